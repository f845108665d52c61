// Loads the form that sends a request, but only if the page's server specifies the addresses of its services.
if (document.querySelector('meta[name="services"]')) {
  // The path is relative to this file.
  import("./try/start.js").then(
    ({ start }) => start(),
    (error: unknown) => console.error(error),
  );
}
