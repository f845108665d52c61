import { incremental, remembered } from "../../../model/memo.ts";
import type { Model } from "../../../model/model.ts";
import type { GroupRole, Module, ModuleGroup, QueryService, QueryWire } from "../../../model/query.ts";
import { type JsonObject, jsonObject } from "../../../codegen/json.ts";
import { codeSpan } from "../../../codegen/markdown.ts";
import { type Marks, attributeMarks, statusMarks, statusRemark } from "../../../describe/marks.ts";
import { paragraphs, sentences } from "../../../describe/texts.ts";
import { extensions, ref } from "../dialect.ts";
import { type PathEntry, combinedName, combinedTag, documentName, moduleDocumentName } from "../names.ts";
import { byStatus, errorsData, errorsProse } from "../errors.ts";
import { basisProse, documentHead, factCode, factsData, marksSection } from "../head.ts";
import {
  type QueryContents,
  componentGraph,
  componentsFor,
  generalParameters,
  moduleContents,
  queryContents,
  referencesIn,
  referencesOf,
  usedComponents,
} from "./contents.ts";

/** Returns the overview document, with a path for each module. Kiln's own server serves these paths. */
export function queryDocument(model: Model, service: QueryService, contents: QueryContents): JsonObject {
  const paths = contents.modules.flatMap(({ paths }) => paths);
  const errors = byStatus(service.errors).get("200") ?? [];
  const inResults = errors.length === 0 ? [] : [`## Errors with the status of a success\n\n${errorsProse(errors)}`];
  return {
    ...queryDocumentOf(model, service, contents, paths, [overviewProse(service), ...inResults]),
    "x-kiln-errors": errors.length === 0 ? undefined : errors.map(errorsData),
  };
}

/** Returns the document of the single endpoint, or `undefined` if the endpoint is unknown. */
export function combinedDocument(model: Model, service: QueryService, contents: QueryContents): JsonObject | undefined {
  if (contents.combined.length === 0) return undefined;
  const about = `## Paths\n\nThe path is the one endpoint of the interface. ${documentsProse(service, "overview")}`;
  const document = queryDocumentOf(model, service, contents, contents.combined, [about]);
  const info = { ...(document["info"] as JsonObject), title: `${service.title}: ${combinedTag}` };
  return { ...document, info };
}

/** States which server serves the paths. On other servers, the path of a module is only an identifier. */
function overviewProse(service: QueryService): string {
  const endpoint = factCode(service.wire.endpoint);
  const own =
    "The paths of this document, one for each module, are those of the server that is generated from the same spec; " +
    "other servers of the interface may lack them.";
  const others =
    endpoint === undefined ? [] : [`Every server has the endpoint ${endpoint}.`, documentsProse(service, "combined")];
  return `## Paths\n\n${sentences(own, ...others, ...constantsProse(service))}`;
}

/** Names the constants of every request, which determine the format of the response. */
function constantsProse({ constants }: QueryService): readonly string[] {
  const pairs = constants.flatMap(({ name, value: fact }) =>
    fact.value === undefined ? [] : [codeSpan(`${name}=${fact.value}`) + statusRemark(fact)],
  );
  return pairs.length === 0 ? [] : [`Responses are described for requests with ${pairs.join(", ")}.`];
}

function documentsProse(service: QueryService, other: "overview" | "combined"): string {
  const whole = {
    overview: `${codeSpan(documentName(service))} has a path for each module`,
    combined: `${codeSpan(combinedName(service))} describes any request there`,
  }[other];
  return (
    `In the package of this document, ${whole}, and ${codeSpan(`${documentName(service)}/<module>`)} a ` +
    `request for one module.`
  );
}

function queryDocumentOf(
  model: Model,
  service: QueryService,
  contents: QueryContents,
  entries: readonly PathEntry[],
  about: readonly string[],
): JsonObject {
  const paths = jsonObject(entries.map(({ path, item }) => [path, item]));
  const used = new Set(entries.map(({ tag }) => tag));
  return {
    ...documentHead(model, service, contents.questions, about),
    // Linters require `security`. The mark below states whether authentication is unknown, because tools interpret
    // `[{}]` as a missing scheme.
    security: [],
    tags: [combinedTagData, ...service.groups.map(groupTag)].filter(({ name }) => used.has(name as string)),
    paths,
    components: componentsFor(paths, contents.components, componentGraph(model)(service)),
    "x-kiln-profile": service.profile && { name: service.profile, ...extensions(statusMarks(service.profileOrigin)) },
    "x-kiln-pages": service.pages && {
      pages: service.pages.pages,
      revisions: service.pages.revisions,
      ...extensions(statusMarks(service.pages.origin)),
    },
    "x-kiln-indexes": indexesData(service.wire),
    "x-kiln-account": service.tokens?.account && factsData(service.tokens.account),
    ...extensions(attributeMarks({ security: service.authentication })),
  };
}

/** Returns the index of a module's first parameter and the position of templated parameters. */
function indexesData({ firstIndex: first, templatedIndex: templated }: QueryWire): JsonObject | undefined {
  if (first === undefined) return undefined;
  return {
    first: first.value,
    templated: templated?.value,
    ...extensions(attributeMarks({ first, templated })),
  };
}

const combinedTagData: JsonObject = {
  name: combinedTag,
  description: "The one endpoint, which takes any number of modules in one request.",
};

/** Descriptions of the modules in a group, without a period. */
const roles: Readonly<Record<GroupRole, string>> = {
  items: "They list items",
  properties: "They add members to the pages of a request",
  facts: "They describe the site as a whole",
};

function groupTag(group: ModuleGroup): JsonObject {
  const selector = factCode(group.selector);
  const marks = attributeMarks({ role: group.roleOrigin, selector: group.selector });
  const how =
    selector === undefined
      ? "How a request selects them is not known."
      : `A request selects them with the parameter ${selector}.`;
  const inWords =
    `The modules of the group \`${group.name}\`. ${how} ${roles[group.role]}` + `${statusRemark(group.roleOrigin)}.`;
  return {
    name: group.title,
    description: sentences(group.description, inWords),
    "x-kiln-group": { name: group.name, role: group.role, ...extensions(marks) },
  };
}

/** The parts of documents for single modules. See `templates/runtime/openapi/module-document.ts`. */
export type ModuleParts = ReadonlyMap<Module, JsonObject>;

/**
 * Returns the parts from which the documents of modules are built when the package is packed. Operations come from the
 * overview, request parameters from the combined document. A module with an unknown path or selector has no document.
 */
export const moduleParts = remembered((model: Model) =>
  remembered((service: QueryService): ModuleParts => {
    const methods = service.wire.methods.value ?? ["GET"];
    if (queryContents(model)(service).combined.length === 0 || !methods.includes("GET")) return new Map();
    return new Map(
      service.modules.flatMap((module) => {
        const part = modulePart(model, service, module);
        return part === undefined ? [] : [[module, part] as const];
      }),
    );
  }),
);

const modulePart = incremental((model: Model, service: QueryService, module: Module): JsonObject | undefined => {
  const endpoint = service.wire.endpoint.value;
  const selector = selectorParameter(service, module);
  const { paths, parameters } = moduleContents(model)(service)(module);
  const [entry] = paths;
  if (endpoint === undefined || entry === undefined || selector === undefined) return undefined;
  const general = generalKeys(
    service,
    module,
    parameters.own.map(({ name }) => name),
  );
  const where =
    `A request for the module ${codeSpan(module.name)} alone, at ${codeSpan(endpoint)}, the one ` +
    `endpoint of the interface.`;
  return {
    path: entry.path,
    tag: entry.tag,
    about: { title: `${service.title}: ${module.name}`, summary: `Query ${module.name}`, description: where },
    selector,
    general,
    uses: usedComponents(componentGraph(model)(service), [
      ...referencesOf(entry.item),
      ...general.flatMap((key) => referencesIn(ref("parameters", key))),
    ]),
  };
});

export function modulePartsData(service: QueryService, parts: ModuleParts): JsonObject {
  return {
    overview: documentName(service),
    combined: combinedName(service),
    endpoint: service.wire.endpoint.value,
    status: paragraphs(marksSection, basisProse(service)),
    constants: constantParameters(service),
    modules: jsonObject([...parts].map(([module, part]) => [moduleDocumentName(service, module), part])),
  };
}

/* Parameters of a request for one module in addition to the module's own. */

function constantParameters({ constants }: QueryService): readonly JsonObject[] {
  return constants.flatMap(({ name, value: fact }) => {
    const text = fact.value;
    if (text === undefined) return [];
    return [oneValue(name, text, `Every request has ${codeSpan(`${name}=${text}`)}.`, statusMarks(fact))];
  });
}

/** Returns the parameter that selects the module, or `undefined` if its name is unknown. */
function selectorParameter(service: QueryService, module: Module): JsonObject | undefined {
  const selector = service.groups.find(({ name }) => name === module.group)?.selector;
  const name = selector?.value;
  if (selector === undefined || name === undefined) return undefined;
  return oneValue(name, module.name, `Requests the module ${codeSpan(module.name)}.`, statusMarks(selector));
}

function oneValue(name: string, value: string, description: string, marks: Marks): JsonObject {
  const schema = { type: "string", enum: [value], default: value };
  return { name, in: "query", description, required: true, schema, ...extensions(marks) };
}

/** Returns the keys of request parameters that affect the module's response, such as pages for their modules. */
function generalKeys(service: QueryService, module: Module, own: readonly string[]): readonly string[] {
  const { groups, pages, constants } = service;
  const role = groups.find(({ name }) => name === module.group)?.role;
  const named = pages === undefined || role === "properties" ? [] : [...pages.pages, ...pages.revisions];
  const others = new Set([...own, ...named, ...constants.map(({ name }) => name)]);
  return generalParameters(service).flatMap(({ name, key }) => (others.has(name) ? [] : [key]));
}
