const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#039;",
};

/** A text as it stands in HTML, between tags or in quotes. */
export function html(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character]!);
}
