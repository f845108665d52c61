import { html } from "../html.ts";

/** Markdown whose code is shown as code; what else it has is shown as it is written. */
export function withCode(markdown: string): string {
  return html(markdown).replace(/`([^`]+)`/g, "<code>$1</code>");
}

/** A page, which stands below `root`, where the files of the docs are. */
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
