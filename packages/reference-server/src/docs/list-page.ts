import { moduleLists, shownDocuments, type ModuleList } from "./documents.ts";
import { html } from "@kiln/wiki";
import { page, withCode } from "./page.ts";

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
