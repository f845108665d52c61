const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#039;",
};

/** Escapes a string for HTML, between tags or in quotes. */
export function html(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character]!);
}
