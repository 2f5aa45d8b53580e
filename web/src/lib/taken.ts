/** Which lessons has this person taken? */

import { stored } from "./stored.svelte";

export const taken = stored("imperiale-lessons", { names: [] as string[] });
