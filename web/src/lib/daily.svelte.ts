/** Which deals of the days has this person played?  Kept in the browser. */

const KEY = "imperiale-daily";

const fresh = () => ({
  /** What tells this browser from others, so that of a deal one result of it is kept. */
  mark: [...crypto.getRandomValues(new Uint8Array(16))].map((n) => n.toString(16).padStart(2, "0")).join(""),
  plays: {} as Record<string, string[]>,
  kept: {} as Record<string, boolean>,
});

function read(): ReturnType<typeof fresh> {
  try {
    return { ...fresh(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<ReturnType<typeof fresh>>) };
  } catch {
    return fresh(); // a browser that keeps nothing, or something else was kept there
  }
}

export const daily = $state(read());

$effect.root(() => {
  $effect(() => {
    const text = JSON.stringify(daily);
    try {
      localStorage.setItem(KEY, text);
    } catch (error) {
      console.warn("The deals of the days cannot be kept:", error);
    }
  });
});
