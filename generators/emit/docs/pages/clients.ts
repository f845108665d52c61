import type { Model, Service } from "../../../model/model.ts";
import { outputName } from "../../../naming/declared-name.ts";
import { packageName } from "../../shared/package/data-package.ts";
import { clientsPage, openapiFile, openapiPage, startPage, within } from "../addresses.ts";
import { reference } from "../navigation.ts";
import type { ProjectFiles } from "../project-text.ts";
import { code, link, list, paragraph, text } from "../prose.ts";
import type { Block, Page } from "../site.ts";
import { section } from "./blocks.ts";

/* The pages about the packages of the project. */

/** Languages, and the packages for programs. */
export function clientsPageOf({ project, services }: Model): Page {
  const name = (part: string): string => packageName(project, part);
  const install = (part: string): Block => paragraph(text("Install "), code(name(part)), text("."));
  const hasResources = services.some(({ kind }) => kind === "resource");
  return {
    path: clientsPage.path,
    kind: "topic",
    title: "Languages and clients",
    isCode: false,
    summary:
      "How to call the API from JavaScript, TypeScript, Python and other languages, and the packages for tests, validation and language models.",
    breadcrumbs: [reference(startPage, "Start")],
    siblings: [],
    blocks: [
      ...section("http", "Any language: plain HTTP", [
        paragraph(
          text(
            "Each operation and module has a command of curl with its request. Any HTTP library can send the same request; no client is necessary.",
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
        install("client"),
        paragraph(
          text(
            "The client has typed requests and responses, has no dependencies, and runs in Node and in browsers. Each example has the tab “JavaScript”; its first line imports the client of the service:",
          ),
        ),
        ...list(services.map((service) => [code(`${name("client")}/${outputName(service.id)}`)])),
      ]),
      ...section(
        "tanstack-query",
        "React and Vue",
        hasResources
          ? [
              install("tanstack-query"),
              paragraph(text("The package has the options of TanStack Query for each operation.")),
            ]
          : [],
      ),
      ...section("validators", "Check requests and responses", [
        install("validators"),
        paragraph(
          text(
            "The validators check values before they are sent, and responses. They implement Standard Schema. For other languages the same checks are JSON Schemas: ",
          ),
          code(name("schemas")),
          text("."),
        ),
      ]),
      ...section("mock", "Test without a server", [
        install("mock"),
        paragraph(
          text("The mock responds to requests with sample data, as a "),
          code("fetch"),
          text(" function or as handlers of MSW."),
        ),
      ]),
      ...section("mcp", "Language models", [
        install("mcp"),
        paragraph(
          text(
            "The package is a server of the Model Context Protocol: a model finds operations, checks and sends requests. Models that read pages find them in ",
          ),
          code("llms.txt"),
          text("."),
        ),
      ]),
    ],
  };
}

/** The OpenAPI documents, for download where the site has them. */
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
