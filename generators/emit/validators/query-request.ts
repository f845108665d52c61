import { knownValue } from "../../model/fact.ts";
import type { Module, QueryService, RequestParameters } from "../../model/query.ts";
import { propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { call, stringList, type Code } from "./code.ts";
import type { Imports } from "./imports.ts";
import type { NamedModule } from "./query-module.ts";
import { entryCode, moduleCode } from "./query-decode.ts";
import type { ValueLists } from "./value-lists.ts";

/** What a generator that is none is answered with. */
const badGenerator = "badgenerator";

/** The reader of whole requests. */
export function requestText(service: QueryService, modules: readonly NamedModule[], taken: Imports, lists: ValueLists): string {
  const sets = service.requestParameters.map((set) => {
    const code = moduleCode({ service, module: asModule(service, set), name: set.id, imports: taken, lists });
    return `    ${propertyKey(set.id)}: ${code.replaceAll("\n", "\n    ")},\n`;
  });
  const entries = modules.map(({ module, name }) => `    ${propertyKey(module.name)}: parameters_${name},\n`);
  const selectors = service.groups.map(({ selector }) => knownValue(selector)).filter((selector) => selector !== undefined);
  return [
    `\n${lists.print()}`,
    `export const decodeRequest = /* @__PURE__ */ ${taken.use("requestDecoder")}(() => ({\n`,
    `  sets: {\n${sets.join("")}  },\n`,
    `  selection: ${selection(service, taken).replaceAll("\n", "\n  ")},\n`,
    `  groups: ${stringList(selectors)},\n`,
    `  generator: ${stringLiteral(knownValue(service.wire.generatorSelector) ?? "")},\n`,
    `  pages: ${stringList(service.pages?.pages ?? [])},\n  revisions: ${stringList(service.pages?.revisions ?? [])},\n`,
    `  modules: {\n${entries.join("")}  },\n}));\n`,
  ].join("");
}

/** The parameters that name modules. */
function selection(service: QueryService, taken: Imports): string {
  const groups = service.groups.flatMap((group) => {
    const selector = knownValue(group.selector);
    const names = service.modules.filter((module) => module.group === group.name).map(({ name }) => name);
    return selector === undefined ? [] : [entryCode(selector, call(taken.use("someOf"), stringList(names, "  ")))];
  });
  const generator = knownValue(service.wire.generatorSelector);
  const generators = stringList(service.modules.filter((module) => module.generator).map(({ name }) => name), "  ");
  const selectors = generator === undefined ? groups : [...groups, entryCode(generator, generatorCode(taken, generators))];
  return call(taken.use("module"), `""`, `[\n${selectors.map((code) => `  ${code},\n`).join("")}]`);
}

function generatorCode(taken: Imports, generators: Code): Code {
  return call(taken.use("refusedWith"), call(taken.use("oneOf"), generators), stringLiteral(badGenerator));
}

/** Parameters that belong to no module are read like those of one without a prefix. */
function asModule(service: QueryService, set: RequestParameters): Module {
  return {
    name: set.id, group: "", prefix: "", generator: false, deprecated: undefined, parameters: set.parameters, sameParametersAs: undefined, rules: set.rules, result: undefined,
    facts: [],
    origin: set.origin,
    place: set.place ?? service.place,
  };
}
