import { html } from "@kiln/wiki";
import { type ModuleList, type ShownDocument, moduleLists, shownDocuments } from "./documents.ts";

/** Returns the page that links to the documents, and to the query modules by kind with their purposes. */
export function listPage(): string {
  const lists = moduleLists();
  const listed = new Set(lists.flatMap(({ modules }) => modules.map(({ document }) => document)));
  const others = shownDocuments
    .filter(({ name }) => !listed.has(name))
    .map(({ name, title }) => `<li><a href="docs/${html(name)}">${html(title)}</a></li>\n`);
  return page(
    "API documentation",
    "docs/",
    ["docs.css"],
    `<h1>API documentation</h1>
<ul>
${others.join("")}</ul>
<p>Each query module has a page with the request for it alone. One document contains all of them: <a href="docs/query.json">query.json</a>.</p>
${lists.map(section).join("")}`,
  );
}

function section({ title, modules }: ModuleList): string {
  const rows = modules.map(({ document, purpose }) => {
    const name = document.slice(document.indexOf("/") + 1);
    return `<dt><a href="docs/${html(document)}">${html(name)}</a></dt><dd>${withCode(purpose)}</dd>\n`;
  });
  return `<h2>${html(title)}</h2>\n<dl>\n${rows.join("")}</dl>\n`;
}

export const styles = `body { font: 16px/1.4 sans-serif; margin: 0 auto; max-width: 60em; padding: 1em; }
dl { display: grid; gap: .3em 1em; grid-template-columns: max-content 1fr; }
dd { margin: 0; }
#viewer { margin-top: 1em; }
`;

/** Converts Markdown code spans to HTML. All other Markdown is shown unchanged. */
export function withCode(markdown: string): string {
  return html(markdown).replace(/`([^`]+)`/g, "<code>$1</code>");
}

/** Returns an HTML page. `root` is the path of the docs files. */
function page(title: string, root: string, styles: readonly string[], body: string): string {
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

/**
 * Returns the viewer page of a document. All pages share the viewer's files. If the document has only one operation, it
 * is open initially.
 */
export function viewerPage({ name, title }: ShownDocument): string {
  const folders = name.split("/").length - 1;
  const root = "../".repeat(folders);
  return page(
    title,
    root,
    ["swagger-ui.css", "docs.css"],
    `<a href="../${root}docs">All documents</a>
<div id="viewer" data-expansion="${folders === 0 ? "none" : "full"}"></div>
<script src="${html(root)}swagger-ui-bundle.js"></script>
<script src="${html(root)}start.js"></script>
`,
  );
}

/** Displays the document next to the page. Requests go only to this server, and keys are not stored. */
export const startScript = `const { origin, pathname } = window.location;
SwaggerUIBundle({
  dom_id: "#viewer",
  url: origin + pathname + ".json",
  validatorUrl: null,
  deepLinking: true,
  docExpansion: document.getElementById("viewer").dataset.expansion,
});
`;
