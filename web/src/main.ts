import { mount } from "svelte";
import App from "./App.svelte";
import { keep } from "./lib/kept.svelte";
import { placeOf } from "./lib/pages";
import { follow } from "./lib/router.svelte";
import { speak } from "./lib/words.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/cards.css";

keep();
follow();
void placeOf(location.pathname)?.load().catch(() => undefined); // the page says itself that it cannot be had
await speak();
const target = document.getElementById("page")!;
target.replaceChildren(); // the first paint needs no script, and ends here
mount(App, { target });
