import {
  extraTypes,
  type PackageNames,
  type RuntimeName,
  createValue,
  exportOptionsType,
  exportRuntimeType,
  exportRuntimeValue,
  extrasFiles,
  optionsType,
  queryRuntime,
  runtimeType,
  runtimeValue,
} from "./runtime.ts";
import { incremental } from "../../model/memo.ts";
import type { Module, QueryService } from "../../model/query.ts";
import { type GeneratedFile, type PrintedFile, generatedFile } from "../../codegen/generated-file.ts";
import { outputName } from "../../naming/declared-name.ts";
import { pageGuard, pageGuardText } from "./page-guard.ts";
import { modulePath, moduleTypes, valuesTypes } from "./query/modules.ts";
import { type KnownFact, type QueryScope, partsOf, queryScope } from "./query/scope.ts";
import { moduleEntry, tableModule, wireModule } from "./query/table.ts";
import type { ModuleConstant, ModuleGroups } from "../../../templates/runtime/query/client/table.ts";
import {
  docComment,
  identifier,
  literal,
  nameOf,
  optionalMember,
  propertyKey,
  stringLiteral,
} from "../../codegen/typescript.ts";
import { camelCase } from "../../naming/type-names.ts";
import { callsText, clientText, exactly, tokenType } from "./query/client.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { manualTags, moduleParagraphs } from "../../describe/module.ts";
import { statusRemark } from "../../describe/marks.ts";
import { profileOf } from "../../model/profiles.ts";
import { moduleInterface, parameterMembers } from "../shared/typescript/value-types.ts";
import { responsesText } from "./query/responses.ts";
import { moduleExamples } from "./resource/readme.ts";
import { requestForms, setTypeName } from "./query/parameters.ts";
import type { Selection } from "../shared/query-client-names.ts";
import { requestParameters } from "./names.ts";

export function queryFiles(service: QueryService, packages: PackageNames): readonly PrintedFile[] {
  const [scope, folder] = [queryScope(service), outputName(service.id)];
  const guard = pageGuard(service);
  return [
    indexText(scope, folder),
    tableModule(scope, folder),
    wireModule(scope, folder, packages),
    coreText(scope, folder),
    coreTypes(scope, folder),
    indexTypes(scope, folder),
    valuesTypes(scope, folder),
    ...accountFiles(scope, folder),
    validateText(scope, folder, packages),
    validateTypes(scope, folder),
    ...extrasFiles(folder, queryRuntime, {
      values: ["first", "logTo", "requestsPerMinute", "withResponse"],
      types: extraTypes,
      ...(guard === undefined
        ? {}
        : { own: (file: GeneratedFile, ending: "js" | "d.ts") => pageGuardText(guard, file, ending) }),
    }),
    ...service.modules.map((module) => moduleTypes(scope, folder, module)),
  ];
}

/* The client with only the modules that it is created with, so that bundles contain no others. */

const coreText = incremental((scope: QueryScope, folder: string): PrintedFile => {
  const { service, names, groups } = scope;
  const file = generatedFile(`${folder}/core.js`, `The client of ${service.id}, and its modules one by one.`);
  const create = createValue(file, service, "createCoreClient");
  const wire = file.import("./wire.js", "wire");
  const constants = groups.flatMap(({ member, role, modules }) =>
    modules.map((module) => {
      const constant: ModuleConstant = [member, module.name, moduleEntry(scope, module, role)];
      return `export const ${file.export(constantName(module))} = ${literal(constant)};\n`;
    }),
  );
  const empty: ModuleGroups = Object.fromEntries(groups.map(({ member }) => [member, {}]));
  const client =
    `export function ${file.export(names.create)}(options) {\n` +
    `  return ${create}(${wire}, ${literal(empty)}, options);\n}\n`;
  return file.print(`${client}\n${constants.join("")}`);
});

const coreTypes = incremental((scope: QueryScope, folder: string): PrintedFile => {
  const { service, names, groups, generators } = scope;
  const file = generatedFile(`${folder}/core.d.ts`, `The client of ${service.id}, and its modules one by one.`);
  const constant = runtimeType(file, "ModuleConstant");
  const refer = (name: string): string => file.importType("./index.js", name);
  const request = [
    refer(names.request),
    groups.map(({ member }) => stringLiteral(member)).join(" | ") || "never",
    generators === undefined ? "never" : stringLiteral(generators.member),
    "Modules",
  ];
  const chosenRequest = `${runtimeType(file, "ChosenRequest")}<${request.join(", ")}>`;
  const calls = callsText(scope, file, {
    refer,
    request: chosenRequest,
    argument: exactly(file, "R", chosenRequest, `${refer("RequestFault")}<R>`),
    namesOf: ({ modules }, group) => {
      const chosen =
        group === undefined ? "Modules[1]" : `${runtimeType(file, "NamesIn")}<Modules, ${stringLiteral(group.member)}>`;
      return `keyof ${refer(modules)} & ${chosen}`;
    },
  });
  const constants = groups.flatMap(({ member, modules }) =>
    modules.map((module) => {
      const type = `${constant}<${stringLiteral(member)}, ${stringLiteral(module.name)}>`;
      return `export declare const ${nameOf(file.export(constantName(module)), module)}: ${type};\n`;
    }),
  );
  const options = `${optionsType(file, service)} & { readonly modules: readonly Module[] }`;
  return file.print(
    [
      docComment("A client for these modules only: its types offer no others."),
      `export interface ${nameOf(file.export(names.core), service)}<Modules extends ${constant}> extends ` +
        `${runtimeType(file, "ClientBase")} {\n${calls}}\n\n`,
      docComment("A client for these modules only; calls that name another module are refused."),
      `export declare function ${nameOf(file.export(names.create), service)}<const Module extends ` +
        `${constant}>(options: ${options}): ${names.core}<Module>;\n\n`,
      ...constants,
    ].join(""),
  );
});

/** Returns a name that is never a reserved word. */
function constantName({ name }: Module): string {
  return identifier(`${camelCase(name)}Module`);
}

/** Prints the declarations of a service's index: the client, the modules by name, requests and results. */
const indexTypes = incremental((scope: QueryScope, folder: string): PrintedFile => {
  const file = generatedFile(`${folder}/index.d.ts`, `The client of ${scope.service.id}.`);
  const { groups, generators } = scope;
  const body = [
    ...[...groups, generators].flatMap((selection) => {
      return selection === undefined ? [] : [modulesText(examplesIn(scope, selection), file, selection)];
    }),
    requestText(scope, file),
    responsesText(scope, file),
    clientText(scope, file),
  ].join("\n");
  exportOthers(scope, file);
  return file.print(body);
});

/** Types that a caller may want to name with any service. */
const sharedTypes: readonly RuntimeName[] = [
  "Answer",
  "CallOptions",
  "Continuation",
  "Exactly",
  "Item",
  "Message",
  "OnWarning",
  "RequestView",
  "SendOptions",
  "Validate",
  "Value",
  "WireParameters",
];

function exportOthers({ service, groups, resultsOf }: QueryScope, file: GeneratedFile): void {
  exportRuntimeValue(file, "TransportError");
  exportOptionsType(file, service);
  for (const name of sharedTypes) exportRuntimeType(file, name);
  for (const module of groups.flatMap(({ modules }) => modules)) {
    const names = [moduleInterface(module), ...partsOf(resultsOf(module)).map(({ name }) => name)];
    for (const name of names) file.exportTypeFrom(modulePath(module), name);
  }
  for (const { id } of service.valueSets) file.exportTypeFrom("./values.js", setTypeName(id));
}

/** Returns sample calls of a module. They call it directly, not as a generator. */
type ExamplesOf = (module: Module) => readonly `@${string}`[];

function examplesIn({ service, generators }: QueryScope, selection: Selection): ExamplesOf {
  return (module) => (selection === generators ? [] : moduleExamples(service, module));
}

function modulesText(examplesOf: ExamplesOf, file: GeneratedFile, selection: Selection): string {
  const { title, types, modules } = selection;
  const comment = `${title}: the parameters of each, by name.`;
  return mapText(examplesOf, file, {
    name: nameOf(file.export(types.modules), selection),
    comment,
    modules,
    optional: false,
  });
}

interface ModuleMap {
  readonly name: string;
  readonly comment: string;
  readonly modules: readonly Module[];
  readonly optional: boolean;
}

function mapText(examplesOf: ExamplesOf, file: GeneratedFile, { name, comment, modules, optional }: ModuleMap): string {
  const members = modules.map((module) => {
    const doc = moduleComment(module, examplesOf(module));
    const type = file.importType(modulePath(module), moduleInterface(module));
    return `${doc}  ${optional ? optionalMember(module.name, type, module) : `readonly ${propertyKey(module.name, module)}: ${type};`}\n`;
  });
  // A type alias, because an interface is not assignable to a type with an index signature.
  const [head, end] = optional ? [`interface ${name}`, ""] : [`type ${name} =`, ";"];
  return `${docComment(comment)}export ${head} {\n${members.join("")}}${end}\n`;
}

function continueMember(file: GeneratedFile): string {
  const doc = docComment("Continues from a previous result: pass its `continue`.", "  ");
  return `${doc}  readonly continue?: ${runtimeType(file, "Continuation")} | undefined;\n`;
}

/** Prints the type of a request: its own parameters, and the modules under the selectors of their groups. */
function requestText(scope: QueryScope, file: GeneratedFile): string {
  const { service, names, groups, generators } = scope;
  const selections = [...(generators === undefined ? [] : [generators]), ...groups];
  const members = selections.map((selection) => {
    const { member, title, description, types } = selection;
    const doc = docComment(description === undefined ? `${title}.` : `${title}. ${description}`, "  ");
    return `${doc}  ${optionalMember(member, types.selection, selection)}\n`;
  });
  const maps = selections.map((selection) => {
    const { title, types, modules } = selection;
    const comment = `${title}, in a request.`;
    return mapText(examplesIn(scope, selection), file, {
      name: nameOf(file.export(types.selection), selection),
      comment,
      modules,
      optional: true,
    });
  });
  return [
    docComment(
      `The argument of ${codeSpan("query")}. Two modules whose parameters have the same name on the wire ` +
        `cannot be in one request.`,
    ),
    `export interface ${nameOf(file.export(names.request), service)} {\n`,
    parameterMembers(service, requestParameters(service), requestForms(service, file, "./values.js")),
    members.join(""),
    profileOf(service) === undefined ? "" : continueMember(file),
    "}\n\n",
    // Written out, because the compiler would expand `Partial` of the other map again in every program.
    maps.join("\n"),
  ].join("");
}

function moduleComment(module: Module, examples: readonly `@${string}`[]): string {
  const { origin, deprecated } = module;
  const works = deprecated && `Works, with a warning${statusRemark(deprecated)}.`;
  const added = origin.status === "decided" ? `Not in the source document${statusRemark(origin)}.` : undefined;
  const text = moduleParagraphs(module, [works, added].filter(Boolean).join(" "));
  const tags = [...manualTags(module), ...examples, ...(deprecated === undefined ? [] : (["@deprecated"] as const))];
  return text === "" && tags.length === 0 ? "" : docComment(text, "  ", tags);
}

const indexText = incremental(({ service, names }: QueryScope, folder: string): PrintedFile => {
  const file = generatedFile(`${folder}/index.js`, `The client of ${service.id}.`);
  exportRuntimeValue(file, "TransportError");
  exportRuntimeValue(file, "QueryError");
  return file.print(
    createText(
      file.export(names.create),
      createValue(file, service, "createClient"),
      file.import("./table.js", "table"),
    ),
  );
});

function createText(name: string, create: string, table: string): string {
  return `export function ${name}(options) {\n  return ${create}(${table}, options);\n}\n`;
}

/** The client that can log in and write, if the service issues tokens and the spec describes it. */
const accountFiles = incremental((scope: QueryScope, folder: string): readonly PrintedFile[] => {
  return scope.account === undefined ? [] : [accountText(scope, folder), accountTypes(scope, folder, scope.account)];
});

function accountText({ service, names }: QueryScope, folder: string): PrintedFile {
  const file = generatedFile(`${folder}/account.js`, `The client of ${service.id} that can log in and write.`);
  return file.print(
    createText(
      file.export(names.create),
      runtimeValue(file, "createAccountClient"),
      file.import("./table.js", "table"),
    ),
  );
}

function accountTypes({ service, names }: QueryScope, folder: string, assumed: readonly KnownFact[]): PrintedFile {
  const file = generatedFile(`${folder}/account.d.ts`, `The client of ${service.id} that can log in and write.`);
  const client = file.export(names.account);
  const facts = assumed.map(({ name, text }) => `- ${name}: ${text}`);
  const account = `${runtimeType(file, "Account")}<${file.importType("./index.js", tokenType)}>`;
  return file.print(
    [
      docComment(["A client that can log in and write. It assumes:", "", ...facts].join("\n")),
      `export interface ${nameOf(client, service)} extends ${file.importType("./index.js", names.client)}, ` +
        `${account} {}\n\n`,
      `export declare function ${nameOf(file.export(names.create), service)}(options: ` +
        `${optionsType(file, service)}): ${client};\n`,
    ].join(""),
  );
}

const validateText = incremental(
  ({ service }: QueryScope, folder: string, { validators }: PackageNames): PrintedFile => {
    const file = generatedFile(`${folder}/validate.js`, `The check of requests of ${service.id}.`);
    exportRuntimeValue(file, "ValidationError");
    const decoder = file.import(`${validators}/${outputName(service.id)}`, "decodeRequest");
    return file.print(
      `export const ${file.export("validate")} = /* @__PURE__ */ ${runtimeValue(file, "validator")}(${decoder});\n`,
    );
  },
);

const validateTypes = incremental(({ service, names }: QueryScope, folder: string): PrintedFile => {
  const file = generatedFile(`${folder}/validate.d.ts`, `The check of requests of ${service.id}.`);
  exportRuntimeValue(file, "ValidationError");
  exportRuntimeType(file, "Finding");
  const doc = docComment(
    `For the option \`validate\` of ${names.create}: rejects requests that the service would reject.`,
  );
  return file.print(`${doc}export declare const ${file.export("validate")}: ${runtimeType(file, "Validate")};\n`);
});
