import { mount } from "svelte";
import App from "./App.svelte";
import { keep } from "./lib/kept.svelte";
import { follow } from "./lib/router.svelte";
import { speak } from "./lib/words.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/cards.css";
import "./table/table.css";

keep();
follow();
await speak();
mount(App, { target: document.getElementById("page")! });
