import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { rootFolder } from "../support/emit.ts";
import { bundleFolder } from "./bundles.ts";
import { folder as installed } from "./given.ts";

/** An operation, with the texts by which readers of a document find it. */
export interface ShownOperation {
  readonly tag: string;
  readonly summary: string;
  /** Matches the start of its description. */
  readonly description: RegExp;
}

export interface Viewer {
  readonly name: string;
  readonly version: string;
  /** Paths of the page's files next to `index.html`, by name. */
  readonly files: Readonly<Record<string, string>>;
  readonly html: string;
  /** Opens an operation, and waits until a text of its description is visible. */
  open(page: Page, operation: ShownOperation): Promise<void>;
}

const swaggerUi = join(rootFolder, "node_modules/@fastify/swagger-ui/static");
const scalar = join(installed, "node_modules/@scalar/api-reference");
const redoc = join(installed, "node_modules/redoc");
const redoc3 = bundleFolder(installed, "redoc-3");
const elements = bundleFolder(installed, "elements");

export const viewers: readonly Viewer[] = [
  {
    name: "Swagger UI",
    version: `of @fastify/swagger-ui ${versionIn(join(swaggerUi, ".."))}`,
    files: { "viewer.js": join(swaggerUi, "swagger-ui-bundle.js"), "viewer.css": join(swaggerUi, "swagger-ui.css") },
    html: `<link rel="stylesheet" href="viewer.css"><div id="viewer"></div><script src="viewer.js"></script>
      <script>SwaggerUIBundle({ dom_id: "#viewer", url: "document.json", docExpansion: "list", validatorUrl: null });</script>`,
    open: async (page, { description }) => {
      await page.locator(".opblock-summary").first().click();
      await page.locator(".opblock-body").getByText(description).first().waitFor();
    },
  },
  {
    name: "Scalar",
    version: versionIn(scalar),
    files: { "viewer.js": join(scalar, "dist/browser/standalone.js") },
    html: `<div id="viewer"></div><script src="viewer.js"></script>
      <script>Scalar.createApiReference("#viewer", { url: "document.json", telemetry: false, withDefaultFonts: false, agent: { disabled: true } });</script>`,
    open: async (page, { summary, description }) => {
      // Content far below is not rendered until the user goes there.
      await page.locator("aside, nav").getByText(summary).first().click();
      await page.getByText(description).first().waitFor();
    },
  },
  {
    name: "Redoc",
    version: versionIn(redoc),
    files: { "viewer.js": join(redoc, "bundles/redoc.standalone.js") },
    html: `<div id="viewer"></div><script src="viewer.js"></script>
      <script>Redoc.init("document.json", { disableSearch: true, hideDownloadButton: true }, document.getElementById("viewer"));</script>`,
    open: async (page, { summary, description }) => {
      await page.getByRole("heading", { name: summary }).first().scrollIntoViewIfNeeded();
      await page.getByText(description).first().waitFor();
    },
  },
  {
    name: "Redoc",
    version: versionIn(redoc3),
    files: { "viewer.js": join(redoc3, "bundles/redoc.standalone.js") },
    html: `<redoc spec-url="document.json" disable-telemetry="true"></redoc><script type="module" src="viewer.js"></script>`,
    open: async (page, { tag, summary, description }) => {
      // Content far below is not rendered until the user goes there.
      await page.getByText(tag, { exact: true }).first().click();
      await page.getByText(summary, { exact: true }).first().click();
      await page.getByText(description).first().waitFor();
    },
  },
  {
    name: "Elements",
    version: versionIn(elements),
    files: { "viewer.js": join(elements, "web-components.min.js"), "viewer.css": join(elements, "styles.min.css") },
    html: `<link rel="stylesheet" href="viewer.css"><elements-api apiDescriptionUrl="document.json" router="hash" layout="sidebar"></elements-api><script src="viewer.js"></script>`,
    open: async (page, { tag, summary, description }) => {
      await page.getByText(tag, { exact: true }).first().click();
      await page.getByText(summary, { exact: true }).first().click();
      await page.getByText(description).first().waitFor();
    },
  },
];

function versionIn(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { readonly version: string }).version;
}
