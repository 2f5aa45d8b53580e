/** How does the table look?  Its own sheet comes after those of its parts, whichever page asks first. */

import "./Bets.svelte";
import "./Claims.svelte";
import "./Cloth.svelte";
import "./Hand.svelte";
import "./Hint.svelte";
import "./Journal.svelte";
import "./Keys.svelte";
import "./Menu.svelte";
import "./Offers.svelte";
import "./Past.svelte";
import "./Seat.svelte";
import "./Summary.svelte";
import "./Time.svelte";
import "./Token.svelte";
import "./Tray.svelte";
import "./Voice.svelte";
import "./table.css";
