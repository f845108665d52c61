import { html } from "@kiln/wiki";

/** Converts Markdown code spans to HTML. All other Markdown is shown unchanged. */
export function withCode(markdown: string): string {
  return html(markdown).replace(/`([^`]+)`/g, "<code>$1</code>");
}

/** Returns an HTML page. `root` is the path of the docs files. */
export function page(title: string, root: string, styles: readonly string[], body: string): string {
  const links = styles.map((name) => `<link rel="stylesheet" href="${html(root + name)}">\n`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(title)}</title>
<link rel="icon" href="data:,">
${links.join("")}</head>
<body>
${body}</body>
</html>
`;
}
