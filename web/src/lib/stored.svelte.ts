/** What is kept in the browser beside the settings? */

/** Return something that is kept under a name from now on, as it was kept before; `fresh` if it was not. */
export function stored<T extends object>(key: string, fresh: T): T {
  let found: Partial<T> = {};
  try {
    found = JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<T>;
  } catch (error) {
    console.warn(`What was kept as ${key} cannot be read:`, error);
  }
  const own: T = $state({ ...fresh, ...found });
  $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(own);
      try {
        localStorage.setItem(key, text);
      } catch (error) {
        console.warn(`${key} cannot be kept:`, error);
      }
    });
  });
  return own;
}
