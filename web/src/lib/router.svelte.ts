/** Which page is asked for?  Addresses are plain paths; going to one never makes anything. */

/** Whether this page stands within another one: then it looks on, and leaves by new windows. */
export const embedded = location.pathname.startsWith("/embed/");

let path = $state(location.pathname);

export const route = () => path;

export function go(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Follow links of this page without loading it anew. */
export function follow(): void {
  addEventListener("popstate", () => (path = location.pathname));
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[href^='/']");
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (embedded) {
      link.target = "_blank";
      link.rel = "noopener";
      return;
    }
    event.preventDefault();
    document.querySelectorAll("dialog[open]").forEach((box) => (box as HTMLDialogElement).close());
    go(link.pathname + link.search + link.hash);
  });
}
