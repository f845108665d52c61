// The form that sends a request. Only a server that serves the page together with its services can answer.
if (document.querySelector('meta[name="services"]')) {
  // Relative to this file.
  import("./try/start.js").then(
    ({ start }) => start(),
    (error: unknown) => console.error(error),
  );
} else {
  const [section, title, reason] = ["section", "h2", "p"].map((name) => document.createElement(name));
  section!.id = "try";
  title!.textContent = "Try it";
  reason!.textContent =
    "This page cannot send the request, because it is not served together with the API. Use the curl command of the example, or open this documentation at /docs of a reference server: there, this page has a form.";
  section!.append(title!, reason!);
  document.querySelector(".body")!.append(section!);
}
