/** Where is the picture of each court of the classic deck?  They are made when the page is built. */

const found = import.meta.glob<string>("../../.classic/*.svg", { eager: true, query: "?url", import: "default" });

/** Addresses by the codes of the cards. */
export const CLASSIC: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(found).map(([path, address]) => [path.slice(-6, -4), address]),
);
