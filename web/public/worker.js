// Shows the notice that it is somebody's turn, and opens the table.  It keeps nothing, and takes part in
// nothing that the page asks for: a page that is opened is always the server's own.

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("push", (event) => {
  const { title, body, url } = event.data.json();
  event.waitUntil(registration.showNotification(title, { body, tag: url, data: { url }, icon: "/icon-turn.svg" }));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { href } = new URL(event.notification.data.url, location.origin);
  event.waitUntil((async () => {
    const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
    const found = open.find(({ url }) => url === href);
    await (found ? found.focus() : clients.openWindow(href));
  })());
});
