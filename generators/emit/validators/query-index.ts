import type { Module, QueryService, RequestParameters } from "../../model/query.ts";
import { docComment, propertyKey, stringLiteral } from "../../print/typescript.ts";
import { knownValue } from "../../view/marks.ts";
import { outputName } from "../../view/output-name.ts";
import { moduleInterface, parameterMembers, setInterface } from "../../view/parameter-types.ts";
import { call, namer, remark, stringList, type Code } from "./code.ts";
import { imports, type Imports } from "./imports.ts";
import { moduleCode, putCode } from "./query-decode.ts";
import { valueForms } from "./query-types.ts";
import { valueLists, type SharedValues } from "./value-lists.ts";

/** What a generator that is none is answered with. */
const badGenerator = "badgenerator";

/** The index of a service: every module by name, and the reader of whole requests. */
export function indexText(service: QueryService, shared: ReadonlyMap<string, SharedValues>): string {
  const taken = imports("../runtime");
  const lists = valueLists(shared, taken);
  const nameOf = namer("Module");
  const modules = service.modules.map((module) => ({ module, name: nameOf(module.name), path: modulePath(module) }));
  const sets = service.requestParameters.map((set) => {
    const code = moduleCode({ service, module: asModule(service, set), imports: taken, lists });
    return `    ${propertyKey(set.id)}: ${code.replaceAll("\n", "\n    ")},\n`;
  });
  const entries = modules.map(({ module, name }) => `    ${propertyKey(module.name)}: ${name},\n`);
  const selectors = service.groups.flatMap(({ name, selector }) => ({ name, selector: knownValue(selector) ?? [] })).filter(({ selector }) => typeof selector === "string");
  const decode = [
    `export const decodeRequest = /* @__PURE__ */ ${taken.use("requestDecoder")}(() => ({\n`,
    `  sets: {\n${sets.join("")}  },\n`,
    `  selection: ${selection(service, taken).replaceAll("\n", "\n  ")},\n`,
    `  groups: ${stringList(selectors.map(({ selector }) => String(selector)))},\n`,
    `  generator: ${stringLiteral(knownValue(service.wire.generatorSelector) ?? "")},\n`,
    `  modules: {\n${entries.join("")}  },\n}));\n`,
  ].join("");
  return [
    `${remark(`All modules of ${service.title}. Generated: change the spec instead.`)}\n`,
    taken.print(),
    ...modules.map(({ name, path }) => `import { parameters as ${name} } from ${stringLiteral(path)};\n`),
    "\n",
    ...modules.map(({ module, path }) => `export * as ${exportName(module)} from ${stringLiteral(path)};\n`),
    `\n${lists.print()}`,
    decode,
  ].join("");
}

/** The parameters that name modules. */
function selection(service: QueryService, taken: Imports): string {
  const groups = service.groups.flatMap((group) => {
    const selector = knownValue(group.selector);
    const names = service.modules.filter((module) => module.group === group.name).map(({ name }) => name);
    return selector === undefined ? [] : [{ name: selector, code: call(taken.use("someOf"), stringLiteral(selector), stringList(names, "  ")) }];
  });
  const generator = knownValue(service.wire.generatorSelector);
  const generators = stringList(service.modules.filter((module) => module.generator).map(({ name }) => name), "  ");
  const selectors = generator === undefined ? groups : [...groups, { name: generator, code: generatorCode(taken, generator, generators) }];
  return call(taken.use("module"), `""`, `[\n${selectors.map(({ code }) => `  ${code},\n`).join("")}]`, putCode(selectors.map(({ name }) => name)));
}

function generatorCode(taken: Imports, name: string, generators: Code): Code {
  return call(taken.use("refusedWith"), call(taken.use("oneOf"), stringLiteral(name), generators), stringLiteral(badGenerator));
}

/** Parameters that belong to no module are read like those of one without a prefix. */
function asModule(service: QueryService, set: RequestParameters): Module {
  return {
    name: set.id, group: "", prefix: "", generator: false, deprecated: false, parameters: set.parameters, sameParametersAs: undefined, rules: set.rules, facts: [],
    place: set.place ?? service.place,
  };
}

export function modulePath(module: Module): string {
  return `./${outputName(module.name)}.js`;
}

/** A name that is no identifier is exported as a string. */
function exportName(module: Module): string {
  return /^[A-Za-z_$][\w$]*$/.test(module.name) ? module.name : stringLiteral(module.name);
}

export function indexTypes(service: QueryService): string {
  const modules = service.modules.map((module) => `  readonly ${propertyKey(module.name)}?: import(${stringLiteral(modulePath(module))}).${moduleInterface(module)};\n`);
  return [
    `import type { Options, Result, Wire } from "../runtime/types.js";\n\n`,
    `export type { Finding, Issue, Options, Result, StandardSchema, Wire } from "../runtime/types.js";\n`,
    ...service.modules.map((module) => `export * as ${exportName(module)} from ${stringLiteral(modulePath(module))};\n`),
    "\n",
    ...service.requestParameters.map((set) => `${docComment(set.title)}export interface ${setInterface(set.id)} {\n${parameterMembers(service, set.parameters, valueForms(service))}}\n\n`),
    `/** The parameters of the modules that a request names. */\nexport interface Modules {\n${modules.join("")}}\n\n`,
    `/** A whole request. */\nexport interface Request {\n`,
    ...service.requestParameters.map((set) => `  readonly ${propertyKey(set.id)}: ${setInterface(set.id)};\n`),
    `  readonly generator?: { readonly [Name in keyof Modules]-?: { readonly name: Name; readonly parameters: NonNullable<Modules[Name]> } }[keyof Modules];\n`,
    `  readonly modules: Modules;\n}\n\n`,
    `/** Reads a whole request: which modules it names, and the parameters of each. */\n`,
    `export declare function decodeRequest(wire: Wire, options?: Options): Result<Request>;\n`,
  ].join("");
}
