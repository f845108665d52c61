import type { Model, Service } from "../../../model/model.ts";
import { outputName } from "../../../naming/declared-name.ts";
import { packageName } from "../../shared/package/data-package.ts";
import { clientsPage, openapiFile, openapiPage, startPage, within } from "../addresses.ts";
import { reference } from "../navigation.ts";
import type { ProjectFiles } from "../project-text.ts";
import { code, link, list, paragraph, text } from "../prose.ts";
import type { Page } from "../site.ts";
import { section } from "./blocks.ts";

/* The pages about the packages of the project. */

const packageContents = [
  ["client", "a typed client for JavaScript and TypeScript"],
  ["tanstack-query", "queries and mutations for React and Vue"],
  ["validators", "checks of requests and responses"],
  ["schemas", "JSON Schemas, for other languages"],
  ["mock", "a mock server for tests"],
  ["mcp", "a server for language models"],
] as const;

/** Returns the page about languages and the packages for programs. */
export function clientsPageOf({ project, services }: Model): Page {
  const name = (part: string): string => packageName(project, part);
  const hasResources = services.some(({ kind }) => kind === "resource");
  const packages = packageContents.filter(([part]) => part !== "tanstack-query" || hasResources);
  return {
    path: clientsPage.path,
    kind: "topic",
    title: "Languages and clients",
    isCode: false,
    summary:
      "Call the API from JavaScript, TypeScript, Python or another language, and install the packages for tests, validation and language models.",
    breadcrumbs: [reference(startPage, "Start")],
    siblings: [],
    blocks: [
      ...section("install", "Install a package", [
        paragraph(
          text("The packages of this API are on the npm registry that its team uses. Add them to a project with "),
          code("npm install"),
          text(" and the name of the package."),
        ),
        {
          kind: "table",
          columns: ["Package", "Contents"],
          rows: packages.map(([part, contents]) => ({
            id: undefined,
            tags: [],
            cells: [[code(name(part))], [text(contents)]],
          })),
        },
      ]),
      ...section("http", "Any language: plain HTTP", [
        paragraph(
          text(
            "You do not need a client. Each operation and module has an example of its request as a curl command, which any HTTP library can send.",
          ),
        ),
      ]),
      ...section("browsers", "Browsers and CORS", [
        paragraph(
          text(
            "A browser lets a page read responses of another origin only if the server allows it (CORS, cross-origin resource sharing). Unless a page of this site states that the API does, send the requests from your own server. Keep keys and tokens there too: everybody can read what is in a page.",
          ),
        ),
      ]),
      ...section("python", "Python", [
        paragraph(
          text("There is no package for Python. Each operation and module has its request for the library "),
          code("requests"),
          text(" (install it with "),
          code("pip install requests"),
          text("): see the tab “Python” of its example, or generate a client from the "),
          link(openapiPage, text("OpenAPI documents")),
          text("."),
        ),
      ]),
      ...section("javascript", "JavaScript and TypeScript", [
        paragraph(
          code(name("client")),
          text(
            " has typed requests and responses, has no dependencies, and runs in Node and in browsers. Each example has the tab “JavaScript”; its first line imports the client of the service:",
          ),
        ),
        ...list(services.map((service) => [code(`${name("client")}/${outputName(service.id)}`)])),
      ]),
      ...section(
        "tanstack-query",
        "React and Vue",
        hasResources ? [paragraph(text("The package has the options of TanStack Query for each operation."))] : [],
      ),
      ...section("validators", "Check requests and responses", [
        paragraph(
          code(name("validators")),
          text(
            " checks requests before they are sent, and responses. Its validators implement Standard Schema. For other languages the same checks are JSON Schemas: ",
          ),
          code(name("schemas")),
          text("."),
        ),
      ]),
      ...section("mock", "Test without a server", [
        paragraph(
          code(name("mock")),
          text(" responds to requests with sample data, as a "),
          code("fetch"),
          text(" function or as handlers of MSW."),
        ),
      ]),
      ...section("mcp", "Language models", [
        paragraph(
          code(name("mcp")),
          text(
            " is a server of the Model Context Protocol: a model finds operations, checks and sends requests. Models that read pages find them in ",
          ),
          code("llms.txt"),
          text("."),
        ),
      ]),
    ],
  };
}

/** Returns the page about the OpenAPI documents, with downloads if the site has them. */
export function openapiPageOf({ project, services }: Model, documents: ProjectFiles["documents"]): Page {
  const versions = project.openapi.join(" and ");
  return {
    path: openapiPage.path,
    kind: "topic",
    title: "OpenAPI",
    isCode: false,
    summary: "The OpenAPI documents of the services: where to download them, and what tools do with them.",
    breadcrumbs: [reference(startPage, "Start")],
    siblings: [],
    blocks: [
      paragraph(
        text(`The documents have version ${versions} of OpenAPI. They are in the package `),
        code(packageName(project, "openapi")),
        text(documents.length === 0 ? "." : ", and here for download:"),
      ),
      ...list(documents.map(({ name }) => [link(openapiFile(name), text(name)), ...titleOf(services, name)])),
      paragraph(
        text(
          "Generators of clients, such as OpenAPI Generator, and tools such as Postman and Insomnia import them. For packages that are built from the same description, see ",
        ),
        link(clientsPage, text("Languages and clients")),
        text("; for the documents as JSON Schemas, see "),
        link(within(clientsPage, "validators"), text("validation")),
        text("."),
      ),
    ],
  };
}

function titleOf(services: readonly Service[], name: string): readonly ReturnType<typeof text>[] {
  const service = services.find(({ id }) => name === `${outputName(id)}.json`);
  return service === undefined ? [] : [text(`: ${service.title}`)];
}
