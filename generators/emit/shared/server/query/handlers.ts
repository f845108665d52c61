import {
  leafKinds,
  type ModuleResult,
  type ResponseShape,
  type ResultField,
  type ResultLeaf,
  type ResultShape,
  type ResultType,
} from "../../../../model/result.ts";
import { forKinds, type ByKind, byKind } from "../../../../model/group-by.ts";
import { isUnknown } from "../../../../model/fact.ts";
import type { AnswerForm } from "../../../../../templates/runtime/query/server/table.ts";
import {
  type GeneratedFile,
  type PrintedFile,
  generatedFile,
  runtimePath,
} from "../../../../codegen/generated-file.ts";
import { docComment, identifier, nameOf, propertyKey, stringLiteral } from "../../../../codegen/typescript.ts";
import type { Module, QueryService } from "../../../../model/query.ts";
import { outputName } from "../../../../naming/declared-name.ts";
import { arrayOf, choicesType, leafType, moduleInterface, setInterface } from "../../typescript/value-types.ts";
import { formOf } from "./written-forms.ts";
import { generators, pageSet, queryServerNames, selectedGroups } from "./module-info.ts";
import { incremental } from "../../../../model/memo.ts";
import { statusRemark } from "../../../../describe/marks.ts";
import { pascalCase } from "../../../../naming/type-names.ts";
import { resultFieldProse } from "../../../../describe/result.ts";
import { knownResult, shapeNamed } from "../../../../model/result-parts.ts";

/* Handler types of the runtime, by the position of the result in the response. */
const handlerTypes: Readonly<Record<AnswerForm, string>> = {
  items: "ListHandler",
  pages: "PropertyHandler",
  results: "ResultHandler",
  body: "ResultHandler",
};

export function handlerInterfaces(service: QueryService, file: GeneratedFile, validators: string): string {
  const from = `${validators}/${outputName(service.id)}`;
  const modules = selectedGroups(service).flatMap(({ role, modules }) =>
    modules.map((module) => moduleMember(file, module, formOf(module, role), from)),
  );
  const asGenerators = generators(service).map((module) =>
    member(
      file,
      module,
      "GeneratorHandler",
      knownResult(module) === undefined ? [] : [partName(module, { suffix: generated })],
      from,
    ),
  );
  const set = pageSet(service);
  const named = set === undefined ? "Readonly<Record<string, unknown>>" : file.importType(from, setInterface(set));
  return [
    docComment("The result of each module, by name. The server responds to requests for a missing one with 501."),
    `export interface ${file.export("HandlersByModule")} {\n${modules.join("")}}\n\n`,
    docComment("The pages that each module selects as a generator."),
    `export interface ${file.export("HandlersByGenerator")} {\n${asGenerators.join("")}}\n\n`,
    `export interface ${nameOf(file.export(queryServerNames(service).handlers), service)} {\n`,
    `  readonly modules?: HandlersByModule;\n  readonly generators?: HandlersByGenerator;\n`,
    docComment("Finds the pages that a request names.", "  "),
    `  readonly pages?: ${runtimeType(file, "PageSetHandler")}<${named}>;\n}\n`,
  ].join("");
}

function moduleMember(file: GeneratedFile, module: Module, form: AnswerForm, from: string): string {
  return member(file, module, handlerTypes[form], handlerArguments(module, form), from);
}

/** Prints a member. In a handler, parameters with a default are always present. */
function member(
  file: GeneratedFile,
  module: Module,
  handler: string,
  results: readonly string[],
  from: string,
): string {
  const defaulted = module.parameters.filter(
    ({ default: fact, template }) => fact !== undefined && !isUnknown(fact) && template === undefined,
  );
  const names = defaulted.map(({ name }) => stringLiteral(name)).join(" | ");
  const parameters = file.importType(`${from}/${outputName(module.name)}`, moduleInterface(module));
  const resolved = `${runtimeType(file, "Resolved")}<${parameters}${names === "" ? "" : `, ${names}`}>`;
  const types = [resolved, ...results.map((name) => file.importType("./results.js", name))];
  return `  readonly ${propertyKey(module.name, module)}?: ${runtimeType(file, handler)}<${types.join(", ")}>;\n`;
}

/* The widest types of handler results: members that depend on the request are optional. */

export const resultTypes = incremental(
  (service: QueryService, { shapes }: ResponseShape, folder: string): PrintedFile => {
    const file = generatedFile(`${folder}/results.d.ts`, `The results of the modules of ${service.id}.`);
    const modules = selectedGroups(service).flatMap(({ role, modules }) =>
      modules.map((module) => [module, formOf(module, role)] as const),
    );
    const table = file.importType(runtimePath(file, "query/server/results/table.js"), "ResultTable");
    const shapeText = (shape: ResultShape): string => {
      const { name, title, description, fields } = shape;
      const doc = docComment(description === undefined ? title : `${title}. ${description}`);
      return `\n${doc}export interface ${nameOf(file.export(shapeName(name)), shape)} ${objectBody(service, fields)}\n`;
    };
    const body = [
      `export declare const ${file.export("results")}: ${table};\n`,
      ...shapes.map(shapeText),
      ...modules.flatMap(([module, form]) =>
        partsOf(module, form).map((part) => partText(service, file, module, part)),
      ),
    ];
    return file.print(body.join(""));
  },
);

/** Returns the names of a handler's result types. The list is empty if the result is unknown. */
function handlerArguments(module: Module, form: AnswerForm): readonly string[] {
  return partsOf(module, form)
    .filter(({ suffix }) => suffix !== generated)
    .map((part) => partName(module, part));
}

const generated = "Generated";

interface Part {
  readonly suffix: string;
  readonly comment: string;
  readonly type: ResultType;
}

/** Returns the parts of a module's result, each with its own type. */
export function partsOf(module: Module, form: AnswerForm): readonly Part[] {
  const result = knownResult(module);
  if (result === undefined) return [];
  const asGenerator = {
    suffix: generated,
    comment: "The members of a page from the generator",
    type: objectOf(result.generated),
  };
  return [...formParts(module, form, result), ...(module.generator ? [asGenerator] : [])];
}

function formParts(module: Module, form: AnswerForm, result: ModuleResult): readonly Part[] {
  const others = result.results.filter(({ name }) => form !== "items" || name !== module.name);
  // If no member was removed, the original array is kept, because a constant is registered under it.
  const results = others.length === result.results.length ? result.results : others;
  switch (form) {
    case "items":
      return [
        { suffix: "Item", comment: "An item of", type: itemType(module, result) },
        { suffix: "Others", comment: "Members of the results next to the list of", type: objectOf(results) },
      ];
    case "pages":
      return [
        { suffix: "Page", comment: "The members of a page from", type: objectOf(result.page) },
        { suffix: "Others", comment: "Members of the results next to the pages of", type: objectOf(results) },
      ];
    case "results":
      return [{ suffix: "Results", comment: "Members of the results of", type: objectOf(results) }];
    case "body":
      return [{ suffix: "Body", comment: "Members of the body next to the results of", type: objectOf(result.body) }];
  }
}

/** Returns the type of the list under the module's name, wherever the spec declares it. */
function itemType(module: Module, { items, results }: ModuleResult): ResultType {
  if (items !== undefined) return objectOf(items);
  const own = results.find(({ name }) => name === module.name)?.type;
  return own?.kind === "list" ? own.items : { kind: "any" };
}

function objectOf(fields: readonly ResultField[]): ResultType {
  return { kind: "object", fields, emptyList: false };
}

export function partName(module: Module, { suffix }: Pick<Part, "suffix">): string {
  return identifier(`${pascalCase(module.name)}${suffix}`);
}

function partText(service: QueryService, file: GeneratedFile, module: Module, part: Part): string {
  const { comment, type } = part;
  const doc = docComment(`${comment} ${module.name}.${module.result === undefined ? "" : statusRemark(module.result)}`);
  return (
    `\n${doc}export type ${nameOf(file.export(partName(module, part)), module.result?.value ?? module)}` +
    ` = ${typeText(service, type)};\n`
  );
}

export function shapeName(name: string): string {
  return identifier(`${pascalCase(name)}Shape`);
}

function typeText(service: QueryService, type: ResultType, indent = ""): string {
  return byKind(printers, type, service, indent);
}

function leafText(type: ResultLeaf, service: QueryService): string {
  return leafType(type, (one) => choicesType(one, service.valueSets));
}

const printers: ByKind<ResultType, [service: QueryService, indent: string], string> = {
  ...forKinds(leafKinds, leafText),
  list: ({ items }, service, indent) => arrayOf(typeText(service, items, indent)),
  map: ({ values, emptyList }, service, indent) =>
    orEmpty(`{ readonly [key: string]: ${typeText(service, values, indent)} }`, emptyList),
  object: ({ fields, emptyList }, service, indent) => orEmpty(objectBody(service, fields, indent), emptyList),
  shape: ({ shape }, service) => orEmpty(shapeName(shape), shapeNamed(service, shape).emptyList),
  union: ({ members }, service, indent) =>
    [...new Set(members.map((member) => typeText(service, member, indent)))].join(" | "),
};

/** Returns the type of an object that is serialized as a list if it is empty. */
function orEmpty(type: string, emptyList: boolean): string {
  return emptyList ? `${type} | readonly []` : type;
}

function objectBody(service: QueryService, fields: readonly ResultField[], indent = ""): string {
  if (fields.length === 0) return "{}";
  const members = fields.map((field) => {
    const prose = resultFieldProse(field, (name) => name);
    const mayBeMissing = field.optional || field.when.length + field.unless.length > 0;
    const type = `${typeText(service, field.type, `${indent}  `)}${field.nullable ? " | null" : ""}`;
    const comment = prose === undefined ? "" : docComment(prose, `${indent}  `);
    return `${comment}${indent}  readonly ${propertyKey(field.name, field)}${mayBeMissing ? "?" : ""}: ${type};\n`;
  });
  return `{\n${members.join("")}${indent}}`;
}

const publicTypes: Readonly<Record<string, readonly string[]>> = {
  "query/server/handlers.js": [
    "Context",
    "GeneratorHandler",
    "Item",
    "ItemList",
    "Items",
    "ListHandler",
    "Page",
    "PageName",
    "PageSetHandler",
    "PropertyHandler",
    "Resolved",
    "ResultHandler",
  ],
  "query/server/message.js": ["Message", "MessageParameter", "MessageSubject", "MessageText"],
  "query/server/options.js": ["MockModule"],
  "query/server/request.js": ["Answer", "Caller", "DecodedRequest", "Parameters", "Request", "Response"],
  "query/server/results/finding.js": ["AnswerFinding", "CheckAnswer"],
  "query/server/table.js": [
    "AnswerForm",
    "ErrorInfo",
    "ModuleInfo",
    "ParameterInfo",
    "RequestSet",
    "RuleInfo",
    "Table",
  ],
  "http/server/ground.js": ["Ground"],
  "http/server/contract.js": ["CheckedRequest", "Contract", "ContractAnswer", "ContractRequest", "Side", "Violation"],
};

export function serverFolder({ profile }: Pick<QueryService, "profile">): string {
  return `${profile ?? "query"}/server`;
}

/** Option types of servers, contracts and mocks. A profile has its own versions with more options. */
const optionTypes = ["ContractOptions", "MockOptions", "Options"] as const;

/** Types that a profile declares in addition to the general runtime, by file in the folder of the profile. */
const profileTypes: Readonly<Record<string, readonly string[]>> = {
  "options.js": ["Need", "SiteOptions"],
  "action.js": [
    "Action",
    "ActionAnswer",
    "ActionContext",
    "ActionDefinition",
    "ActionInfo",
    "ActionModule",
    "ActionParameter",
    "ActionParameters",
    "ActionValues",
    "TokenCheck",
  ],
  "page-set/read-title.js": ["Found", "PageSite", "ReadTitle", "TitleSite"],
};

const profileValues: Readonly<Record<string, readonly string[]>> = {
  "action.js": ["defineAction", "Unformatted"],
  "page-set/page-set.js": ["pageSetOf", "resolveRedirects"],
  "page-set/read-title.js": ["readTitle"],
};

const homes = new Map(
  Object.entries(publicTypes).flatMap(([path, names]) => names.map((name) => [name, path] as const)),
);

/** The names that the index of every query service imports from the runtime. */
export const runtimeNames: readonly string[] = [
  ...homes.keys(),
  ...optionTypes,
  ...Object.values(profileTypes).flat(),
  ...Object.values(profileValues).flat(),
  "Failure",
  "parametersOf",
];

export function exportPublicTypes(file: GeneratedFile, service: QueryService): void {
  for (const [name, path] of homes) file.exportTypeFrom(runtimePath(file, path), name);
  for (const name of optionTypes) file.exportTypeFrom(runtimePath(file, optionsPath(service)), name);
  if (service.profile === undefined) return;
  for (const [path, names] of Object.entries(profileTypes)) {
    for (const name of names) file.exportTypeFrom(runtimePath(file, `${serverFolder(service)}/${path}`), name);
  }
}

export function runtimeType(file: GeneratedFile, name: string): string {
  const path = homes.get(name);
  if (path === undefined) throw new Error(`The runtime has no public type ${name}.`);
  return file.importType(runtimePath(file, path), name);
}

export function optionsType(file: GeneratedFile, name: (typeof optionTypes)[number], service: QueryService): string {
  return file.importType(runtimePath(file, optionsPath(service)), name);
}

function optionsPath(service: QueryService): string {
  return `${serverFolder(service)}/options.js`;
}

export function exportRuntimeValues(file: GeneratedFile, service: QueryService): void {
  file.exportFrom(runtimePath(file, "query/server/message.js"), "Failure");
  file.exportFrom(runtimePath(file, "query/server/request.js"), "parametersOf");
  if (service.profile === undefined) return;
  for (const [path, names] of Object.entries(profileValues)) {
    for (const name of names) file.exportFrom(runtimePath(file, `${serverFolder(service)}/${path}`), name);
  }
}
