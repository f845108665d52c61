import type { ShownDocument } from "./documents.ts";
import { html } from "@kiln/wiki";
import { page } from "./page.ts";

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
