import { whereKnown } from "../../../model/fact.ts";
import type { Module, QueryService, Constant } from "../../../model/query.ts";
import { jsonObject, type JsonObject } from "../../../codegen/json.ts";
import { codeSpan } from "../../../codegen/markdown.ts";
import { paragraphs } from "../../../describe/texts.ts";
import { ref, extensions } from "../dialect.ts";
import { combinedName, documentName, moduleDocumentName } from "../names.ts";
import { basisProse, marksSection } from "../head.ts";
import type { ModuleContents, QueryContents } from "./contents.ts";
import { referencesOf, usedComponents } from "../used-components.ts";
import { statusMarks, type Marks } from "../../../describe/marks.ts";
import type { WireParameter } from "./parameters.ts";

/** The parts of documents for single modules. See `templates/runtime/openapi/module-document.ts`. */
export type ModuleParts = ReadonlyMap<Module, JsonObject>;

/**
 * Returns the parts from which the documents of modules are built when the package is packed. Operations come from the
 * overview, request parameters from the combined document. A module with an unknown path or selector has no document.
 */
export function moduleParts(service: QueryService, contents: QueryContents): ModuleParts {
  const methods = service.wire.methods.value ?? ["GET"];
  const endpoint = service.wire.endpoint.value;
  if (endpoint === undefined || contents.combined.length === 0 || !methods.includes("GET")) return new Map();
  return new Map(
    contents.modules.flatMap((one) => {
      const part = modulePart(service, contents, one, endpoint);
      return part === undefined ? [] : [[one.module, part] as const];
    }),
  );
}

function modulePart(
  service: QueryService,
  { requests, graph }: QueryContents,
  { module, paths: [entry], parameters }: ModuleContents,
  endpoint: string,
): JsonObject | undefined {
  const selector = selectorParameter(service, module);
  if (entry === undefined || selector === undefined) return undefined;
  const general = generalParameters(
    service,
    module,
    parameters.own.map(({ name }) => name),
    requests,
  );
  const where = `A request for the module ${codeSpan(module.name)} alone, at ${codeSpan(endpoint)}, the one endpoint of the interface.`;
  return {
    path: entry.path,
    tag: entry.tag,
    about: { title: `${service.title}: ${module.name}`, summary: `Query ${module.name}`, description: where },
    selector,
    general,
    uses: usedComponents(graph, [
      ...referencesOf(entry.item),
      ...general.flatMap((key) => referencesOf(ref("parameters", key))),
    ]),
  };
}

/** Returns the parts for all modules of a service, in the form in which the package contains them. */
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
  return constants.flatMap(constantParameter);
}

function constantParameter({ name, value }: Constant): readonly JsonObject[] {
  const described = (text: string): string => `Every request has ${codeSpan(`${name}=${text}`)}.`;
  return whereKnown(
    value,
    (text) => [oneValue(name, text, described(text), statusMarks(value))],
    () => [],
  );
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

/**
 * Returns the keys in `components` of request parameters that can affect the module's response. Parameters that select
 * pages are included only for modules that describe pages.
 */
function generalParameters(
  service: QueryService,
  module: Module,
  own: readonly string[],
  all: readonly WireParameter[],
): readonly string[] {
  const { groups, pages, constants } = service;
  const role = groups.find(({ name }) => name === module.group)?.role;
  const named = pages === undefined || role === "properties" ? [] : [...pages.pages, ...pages.revisions];
  const others = new Set([...own, ...named, ...constants.map(({ name }) => name)]);
  return all.filter(({ name }) => !others.has(name)).map(({ key }) => key);
}
