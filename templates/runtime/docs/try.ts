// The form that sends a request: only where the server that shows the page says where its services are.
if (document.querySelector('meta[name="services"]')) {
  // Relative to this file.
  import("./try/start.js").then(
    ({ start }) => start(),
    (error: unknown) => console.error(error),
  );
}
