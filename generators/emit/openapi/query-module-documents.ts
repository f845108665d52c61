import { valueOr } from "../../model/fact.ts";
import type { Module, QueryService } from "../../model/query.ts";
import { jsonObject, type JsonObject } from "../../codegen/json.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { paragraphs } from "../../describe/join-texts.ts";
import { ref } from "./dialect.ts";
import { combinedName, documentName, moduleDocumentName } from "./document-names.ts";
import { basisProse, marksSection } from "./head.ts";
import { constantParameters, generalParameters, selectorParameter } from "./query-request.ts";
import type { ModuleContents, QueryContents } from "./query-contents.ts";
import { usedComponents } from "./used-components.ts";

/**
 * What the documents of single modules are made of, by the names of these: see
 * `templates/runtime/openapi/module-document.ts`.
 */
export type ModuleParts = ReadonlyMap<Module, JsonObject>;

/**
 * The operations of modules are in the overview, the parameters of requests in the combined document: the package puts
 * them together when it is packed. A module whose path or selector is unknown has no document of its own.
 */
export function moduleParts(service: QueryService, contents: QueryContents): ModuleParts {
  const methods = valueOr(service.wire.methods, ["GET"], "marked-beside");
  const endpoint = valueOr(service.wire.endpoint, undefined, "marked-beside");
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
  { requests, components }: QueryContents,
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
    uses: usedComponents(components, [entry.item, general.map((key) => ref("parameters", key))]),
  };
}

/** The same of all modules of a service, as the package has it. */
export function modulePartsData(service: QueryService, parts: ModuleParts): JsonObject {
  return {
    overview: documentName(service),
    combined: combinedName(service),
    endpoint: valueOr(service.wire.endpoint, undefined, "marked-beside"),
    status: paragraphs(marksSection, basisProse(service)),
    constants: constantParameters(service),
    modules: jsonObject([...parts].map(([module, part]) => [moduleDocumentName(service, module), part])),
  };
}
