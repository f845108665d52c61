import type { Model, Service } from "../../../model/model.ts";
import { outputName } from "../../../naming/declared-name.ts";
import { packageName } from "../../shared/package/package.ts";
import {
  type Kind,
  clientsPage,
  itemPage,
  itemReference,
  openapiFile,
  openapiPage,
  reference,
  startPage,
  topicPage,
  within,
} from "../addresses.ts";
import {
  type ProjectFiles,
  type ProjectText,
  code,
  joined,
  link,
  list,
  named,
  paragraph,
  plainText,
  prose,
  sentence,
  text,
} from "../prose.ts";
import type { Block, Page, Prose, Reference, Section } from "../site.ts";
import { section, table } from "./facts.ts";
import type { QueryService } from "../../../model/query.ts";
import type { ResourceService } from "../../../model/resource.ts";
import { keyPlaces } from "../../../naming/paths.ts";
import { exampleBaseUrl } from "../examples/request-code.ts";
import { operationExample, queryExample } from "../examples/example-blocks.ts";
import type { ShownExample } from "../examples/shown-example.ts";
import { shownModules, shownOperations, simplestOf } from "./examples.ts";

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
    summary:
      "Call the API from JavaScript, TypeScript, Python or another language, and install the packages for tests, " +
      "validation and language models.",
    breadcrumbs: [reference(startPage, "Start")],
    blocks: [
      ...section("install", "Install a package", [
        sentence(
          "The packages of this API are on the npm registry that its team uses. " +
            "Add them to a project with `npm install` and the name of the package.",
        ),
        ...table(
          ["Package", "Contents"],
          packages.map(([part, contents]) => [[code(name(part))], [text(contents)]]),
        ),
      ]),
      ...section("http", "Any language: plain HTTP", [
        sentence(
          "You do not need a client. Each operation and module has an example of its request as a curl command, " +
            "which any HTTP library can send.",
        ),
      ]),
      ...section("browsers", "Browsers and CORS", [
        sentence(
          "A browser lets a page read responses of another origin only if the server allows it (CORS, cross-origin " +
            "resource sharing). Unless a page of this site states that the API does, send the requests from your own " +
            "server. Keep keys and tokens there too: everybody can read what is in a page.",
        ),
      ]),
      ...section("python", "Python", [
        paragraph(
          ...prose(
            "There is no package for Python. Each operation and module has its request for the library `requests` " +
              "(install it with `pip install requests`): see the tab “Python” of its example, or generate a client " +
              "from the ",
          ),
          link(openapiPage, text("OpenAPI documents")),
          text("."),
        ),
      ]),
      ...section("javascript", "JavaScript and TypeScript", [
        sentence(
          `\`${name("client")}\` has typed requests and responses, has no dependencies, and runs in Node and in ` +
            "browsers. Each example has the tab “JavaScript”; its first line imports the client of the service:",
        ),
        ...list(services.map((service) => [code(`${name("client")}/${outputName(service.id)}`)])),
      ]),
      ...section(
        "tanstack-query",
        "React and Vue",
        hasResources ? [paragraph(text("The package has the options of TanStack Query for each operation."))] : [],
      ),
      ...section("validators", "Check requests and responses", [
        sentence(
          `\`${name("validators")}\` checks requests before they are sent, and responses. Its validators implement ` +
            `Standard Schema. For other languages the same checks are JSON Schemas: \`${name("schemas")}\`.`,
        ),
      ]),
      ...section("mock", "Test without a server", [
        sentence(
          `\`${name("mock")}\` responds to requests with sample data, as a \`fetch\` function or as handlers of MSW.`,
        ),
      ]),
      ...section("mcp", "Language models", [
        sentence(
          `\`${name("mcp")}\` is a server of the Model Context Protocol: a model finds operations, checks and sends ` +
            "requests. Models that read pages find them in `llms.txt`.",
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
    summary: "The OpenAPI documents of the services: where to download them, and what tools do with them.",
    breadcrumbs: [reference(startPage, "Start")],
    blocks: [
      paragraph(
        text(`The documents have version ${versions} of OpenAPI. They are in the package `),
        code(packageName(project, "openapi")),
        text(documents.length === 0 ? "." : ", and here for download:"),
      ),
      ...list(documents.map(({ name }) => [link(openapiFile(name), text(name)), ...titleOf(services, name)])),
      paragraph(
        text(
          "Generators of clients, such as OpenAPI Generator, and tools such as Postman and Insomnia import them. " +
            "For packages that are built from the same description, see ",
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

/**
 * Returns a section with a first call of a service. Of the subjects that the project's texts link to most often, it
 * uses the one with the simplest example. Returns nothing if no request has a response.
 */
export function firstCall(model: Model, service: Service, texts: readonly ProjectText[] = []): readonly Section[] {
  const mentions = (kind: Kind, name: string): number => {
    const path = `/${itemPage(service, kind, name).path}`;
    return texts.reduce((sum, { markdown }) => sum + markdown.split(path).length - 1, 0);
  };
  const call =
    service.kind === "query" ? firstQuery(model, service, mentions) : firstOperation(model, service, mentions);
  if (call === undefined) return [];
  const blocks = [...preparation(service, call.needsKey), ...call.blocks];
  return [
    { kind: "section", id: `first-call-${service.id}`, title: `Your first call to the ${service.title}`, blocks },
  ];
}

type Mentions = (kind: Kind, name: string) => number;

interface FirstCall {
  readonly needsKey: boolean;
  readonly blocks: readonly Block[];
}

/** Returns the parts of the request that a reader must replace. */
function preparation(service: Service, needsKey: boolean): readonly Block[] {
  const { origin } = new URL(exampleBaseUrl(service));
  const host: Prose = [text("Replace "), code(origin), text(" with the address of your server")];
  const key: Prose = [code("your key"), text(" with "), link(topicPage(service, "authentication"), text("your key"))];
  const parts = [
    ...(isFixed(service) ? [] : [host]),
    ...(needsKey ? [isFixed(service) ? [text("Replace "), ...key] : key] : []),
  ];
  return parts.length === 0
    ? []
    : [paragraph(...joined(parts, ", and "), text(". Values in your response may differ."))];
}

function isFixed({ baseUrl, baseUrlVariables }: Service): boolean {
  return baseUrlVariables.length === 0 && /^https?:/.test(baseUrl.value ?? "");
}

function mostMentioned<Shown>(shown: readonly Shown[], mentions: (one: Shown) => number): readonly Shown[] {
  const counts = shown.map(mentions);
  const most = Math.max(...counts);
  return shown.filter((_, index) => counts[index] === most);
}

function firstQuery(model: Model, service: QueryService, mentions: Mentions): FirstCall | undefined {
  const documented = shownModules(service).filter(({ module }) => module.origin.status === "documented");
  const lists = new Set(service.groups.filter(({ role }) => role === "items").map(({ name }) => name));
  const ofLists = documented.filter(({ module }) => lists.has(module.group));
  const simplest = simplestOf(
    mostMentioned(ofLists.length > 0 ? ofLists : documented, ({ module }) => mentions("modules", module.name)),
  );
  if (simplest === undefined) return undefined;
  const { module, example } = simplest;
  const lead = leadOf(example, "module", itemReference(service, "modules", module.name));
  const blocks = queryExample(model, service, module, example, `first-call-${service.id}`);
  return { needsKey: false, blocks: [lead, ...blocks] };
}

function firstOperation(model: Model, service: ResourceService, mentions: Mentions): FirstCall | undefined {
  const shown = shownOperations(service);
  const reads = shown.filter(({ operation, example }) => operation.method === "GET" && example.response !== undefined);
  const simplest =
    simplestOf(mostMentioned(reads, ({ operation }) => mentions("operations", operation.operationId))) ?? shown[0];
  if (simplest === undefined) return undefined;
  const { resource, operation, example } = simplest;
  const lead = leadOf(example, "operation", itemReference(service, "operations", operation.operationId));
  const blocks = operationExample(model, service, resource, operation, example, `first-call-${service.id}`);
  return { needsKey: operation.access.kind === "keys" && keyPlaces(service).length > 0, blocks: [lead, ...blocks] };
}

function leadOf({ title, generated }: ShownExample, kind: string, subject: Reference): Block {
  const from = generated.includes("request") ? `From the ${kind} ` : `${plainText(prose(title))}, from the ${kind} `;
  return paragraph(text(from), named(subject), text(":"));
}
