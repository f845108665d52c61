import type { ShownDocument } from "./documents.ts";
import { html } from "../html.ts";
import { page } from "./page.ts";

/**
 * The page of a document: the viewer, whose files all pages share. The one operation of a module's document is open at
 * once.
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

/** Shows the document next to the page. Requests from the page go only to this server, and keys are not stored. */
export const startScript = `const { origin, pathname } = window.location;
SwaggerUIBundle({
  dom_id: "#viewer",
  url: origin + pathname + ".json",
  validatorUrl: null,
  deepLinking: true,
  docExpansion: document.getElementById("viewer").dataset.expansion,
});
`;
