import { knownValue } from "../../model/fact.ts";
import type { Module, Parameter, QueryService } from "../../model/query.ts";
import { propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { outputName } from "../../naming/output-name.ts";
import { expandParameters } from "../../naming/wire-names.ts";
import type { PackageNames } from "./query-entries.ts";
import { clientNames, groupsOf, pageParameters, properties, tokenSource } from "./query-names.ts";

/** The table of a service, as `templates/runtime/action-api/client/types.d.ts` describes it. */
export function tableModule(service: QueryService): string {
  const groups = groupsOf(service).map(({ selector, modules }) => {
    const lines = modules.map((module) => `      ${propertyKey(module.name)}: ${stringLiteral(entryText(service, module, selector))},\n`);
    return `    ${propertyKey(selector)}: {\n${lines.join("")}    },\n`;
  });
  return [
    `// What the runtime has to know of ${service.id}. Generated: change the spec instead.\n`,
    `import { wire } from "./wire.js";\n\n`,
    `export const table = {\n  ...wire,\n  groups: {\n${groups.join("")}  },\n};\n`,
  ].join("");
}

/** All of the table but the modules. */
export function wireModule(service: QueryService, packages: PackageNames): string {
  return `// How requests of ${service.id} are written. Generated: change the spec instead.\nexport const wire = ${wireText(service, packages)};\n`;
}

/** The index of a service: the table, handed to the runtime. */
export function indexText(service: QueryService): string {
  return [
    `// The client of ${service.id}. Generated: change the spec instead.\n`,
    `import { createClient } from "../runtime/action-api/client/client.js";\n`,
    `import { table } from "./table.js";\n\n`,
    `export { TransportError } from "../runtime/http/errors.js";\n`,
    `export { QueryError } from "../runtime/action-api/client/errors.js";\n\n`,
    `export function ${clientNames(service).create}(options) {\n  return createClient(table, options);\n}\n`,
  ].join("");
}

function wireText(service: QueryService, { client }: PackageNames): string {
  const { wire, limits } = service;
  const separators = [wire.separator, wire.alternativeSeparator].map(knownValue);
  const known = separators.find((one) => one !== undefined) ?? "";
  const tokens = tokenSource(service);
  const members = [
    `generator: ${strings([wire.generatorSelector, wire.generatorPrefix].map((fact) => knownValue(fact) ?? ""))}`,
    `separators: ${strings(separators.map((one) => one ?? known))}`,
    `most: [${limits.multiple.low}, ${limits.multiple.high}]`,
    `pages: ${strings(pageParameters(service).map(({ name }) => name))}`,
    ...(tokens === undefined ? [] : [`tokens: ${strings([tokens.selector, tokens.module.name, tokens.module.prefix + tokens.parameter.name])}`]),
    `validator: ${stringLiteral(`${client}/${outputName(service.id)}/validate`)}`,
  ];
  return `{\n${members.map((member) => `  ${member},\n`).join("")}}`;
}

/** `us/users`: in a word what the runtime has to know of a module. */
export function entryText(service: QueryService, module: Module, selector: string): string {
  const sets = new Map(service.valueSets.map((set) => [set.id, set]));
  const texts = expandParameters(module.parameters, sets).filter(({ parameter: { multiple, type } }) => multiple !== undefined && ["string", "user", "title"].includes(type.kind));
  return module.prefix + texts.map(({ parameter, name }) => `/${name}${mayBeSplit(parameter, selector) ? "" : "!"}`).join("");
}

/**
 * Whether two requests with half of the values each say together what one with all of them would. A list does, as its values choose among
 * what is told; so do titles that a module is to look for on each page. Of others nobody knows: they may shape what is told of a page.
 */
function mayBeSplit({ multiple, syntax }: Parameter, selector: string): boolean {
  return multiple?.duplicates !== true && (selector !== properties || syntax?.kind === "title");
}

function strings(texts: readonly string[]): string {
  return `[${texts.map(stringLiteral).join(", ")}]`;
}
