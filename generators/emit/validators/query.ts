import { unlessEmpty } from "../../codegen/json.ts";
import { incremental } from "../../model/memo.ts";
import { type PrintedFile, generatedFile } from "../../codegen/generated-file.ts";
import type { Module, QueryService, RequestParameters } from "../../model/query.ts";
import { outputName } from "../../naming/declared-name.ts";
import {
  type Runtime,
  type RuntimeName,
  type RuntimeUse,
  type ValueLists,
  indented,
  lineList,
  namer,
  runtimeUse,
  stringList,
  valueLists,
} from "./code.ts";
import { runtimeCode, runtimeFileOf, runtimeFiles, standardProse, typeModule } from "./runtime.ts";
import {
  docComment,
  flatLiteral,
  literal,
  nameOf,
  propertyKey,
  reference,
  stringLiteral,
} from "../../codegen/typescript.ts";
import { serviceRemarks } from "../../describe/remarks.ts";
import { manualTags, moduleParagraphs, moduleRemarks } from "../../describe/module.ts";
import { parameterText, rulesOfNone, rulesOfParameter, setRemarks } from "../../describe/parameter.ts";
import { paragraphs } from "../../describe/texts.ts";
import {
  type ValueForms,
  arrayOf,
  moduleInterface,
  parameterMembers,
  setInterface,
} from "../shared/typescript/value-types.ts";
import type { Module as DescribedModule, Entry } from "../../../templates/runtime/query/validators/decoder.ts";
import type { Service } from "../../../templates/runtime/query/validators/request.ts";
import { orderedGroups, profileOf } from "../../model/profiles.ts";
import { noLifecycle } from "../../model/fact.ts";
import { entryOf, moduleDescription } from "./query/decode.ts";
import { type Making, checkCode, requiredNames } from "./query/check.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { choicesOf } from "../../model/queries.ts";
import type { Rule } from "../../model/rules.ts";
import { valueSetsById } from "../../model/type.ts";
import { exampleTag } from "../shared/examples/calls.ts";

/**
 * Returns the files of a query service, with paths below `generated/`. A module's file contains its own code and
 * imports only the runtime files that it needs, so that importing a module loads no other module. The index has one
 * file with the code of all modules, because separate files take five times as long to import.
 */
export function queryFiles(service: QueryService): readonly PrintedFile[] {
  const folder = outputName(service.id);
  const code = `../runtime/${folder}.js`;
  const modules = namedModules(service);
  const files = modules.map((named) => moduleFile(service, named.module, named.name));
  return [
    codeFile(service),
    ...runtimeFiles(service, [...new Set(files.flatMap(({ names }) => names))].sort().join(" ")),
    ...files.map(({ file }) => file),
    ...modules.map(({ module }) => moduleTypes(service, module)),
    indexFile(service, modules, code),
    indexTypes(service),
  ];
}

function namedModules({ modules }: QueryService): readonly NamedModule[] {
  const nameOf = namer("");
  return modules.map((module) => ({ module, name: nameOf(module.name) }));
}

const codeFile = incremental((service: QueryService): PrintedFile => {
  const modules = namedModules(service);
  const file = generatedFile(`runtime/${outputName(service.id)}.js`, `The code of ${service.id}.`);
  const runtime = runtimeUse();
  const lists = valueLists(service);
  const texts = modules.map((named) => {
    const text = moduleText({ service, ...named, runtime, lists });
    return (
      `${text}\nexport const ${file.export(`module_${named.name}`)} = ` +
      `${`{ ${functions.map((one) => `${one}: ${functionName(one, named)}`).join(", ")} }`};\n`
    );
  });
  const request = requestText(service, modules, runtime, lists);
  file.export("decodeRequest");
  return file.print([runtimeCode(service, runtime.names(), []), ...texts, request].join(""));
});

interface ModuleFile {
  readonly file: PrintedFile;
  readonly names: readonly RuntimeName[];
}

const moduleFile = incremental((service: QueryService, module: Module, name: string): ModuleFile => {
  const named = { module, name };
  const folder = outputName(service.id);
  const file = generatedFile(
    `${folder}/${outputName(named.module.name)}.js`,
    `The parameters of ${named.module.name}.`,
  );
  const runtime = runtimeUse((name) => file.import(`../runtime/${folder}/${runtimeFileOf(name)}`, name));
  const text = moduleText({ service, ...named, runtime, lists: valueLists(service) });
  const exported = functions.map((one) => `${functionName(one, named)} as ${file.export(one)}`);
  return { file: file.print(`${text}\nexport { ${exported.join(", ")} };\n`), names: runtime.names() };
});

/** Prints the index of a service. One object for each module is faster to import than one file. */
function indexFile(service: QueryService, modules: readonly NamedModule[], code: string): PrintedFile {
  const file = generatedFile(`${outputName(service.id)}/index.js`, `All modules of ${service.title}.`);
  const objects = modules.map(({ module, name }) => `module_${name} as ${exportName(file.export(module.name))}`);
  const names = [file.export("decodeRequest"), ...objects];
  return file.print(`export {\n${names.map((name) => `  ${name},\n`).join("")}} from ${stringLiteral(code)};\n`);
}

function modulePath(module: Module): string {
  return `./${outputName(module.name)}.js`;
}

/** Returns an export name. A name that is not an identifier is exported as a string. */
function exportName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : stringLiteral(name);
}

const exportedTypes = ["Finding", "Issue", "Options", "Result", "StandardSchema", "Wire"] as const;

const indexTypes = incremental((service: QueryService): PrintedFile => {
  const file = generatedFile(`${outputName(service.id)}/index.d.ts`, `All modules of ${service.title}.`);
  for (const name of exportedTypes) file.exportTypeFrom(typeModule(name, service.profile), name);
  const [options, result, wire] = (["Options", "Result", "Wire"] as const).map((name) =>
    file.importType(typeModule(name, service.profile), name),
  );
  const modules = service.modules.map((module) => {
    const type = `import(${stringLiteral(modulePath(module))}).${moduleInterface(module)}`;
    return `${memberComment(module)}  readonly ${propertyKey(module.name, module)}?: ${type};\n`;
  });
  const names = service.modules.map((module) => nameOf(exportName(file.export(module.name)), module));
  const sets = service.requestParameters.map((set) => {
    const members = parameterMembers(service, set.parameters, valueForms(service, set.rules));
    const what = set.description === undefined ? set.title : `${set.title}. ${set.description}`;
    const doc = docComment(paragraphs(what, ...rulesOfNone(set.rules, service)));
    return `${doc}export interface ${nameOf(file.export(setInterface(set.id)), set)} {\n${members}}\n\n`;
  });
  const named = "{ readonly name: Name; readonly parameters: NonNullable<Modules[Name]> }";
  return file.print(
    [
      ...names.map(
        (name, index) => `export * as ${name} from ${stringLiteral(modulePath(service.modules[index]!))};\n`,
      ),
      "\n",
      ...sets,
      `/** The parameters of the modules that a request names. */\n` +
        `export interface ${file.export("Modules")} {\n${modules.join("")}}\n\n`,
      `/** A whole request. */\nexport interface ${file.export("Request")} {\n`,
      ...service.requestParameters.map((set) => `  readonly ${propertyKey(set.id, set)}: ${setInterface(set.id)};\n`),
      `  readonly generator?: { readonly [Name in keyof Modules]-?: ${named} }[keyof Modules];\n`,
      `  readonly modules: Modules;\n}\n\n`,
      docComment(
        paragraphs("Reads a whole request: its modules, and the parameters of each.", serviceRemarks(service)),
      ),
      `export declare function ${file.export("decodeRequest")}(wire: ${wire}, options?: ${options}): ` +
        `${result}<Request>;\n`,
    ].join(""),
  );
});

function memberComment(module: Module): string {
  const [text, tags] = [moduleParagraphs(module), manualTags(module)];
  return text === "" && tags.length === 0 ? "" : docComment(text, "  ", tags);
}

/** The error code for an unknown generator. */
const badGenerator = "badgenerator";

/** The error code for a continuation value that no response contained. */
const badContinue = "badcontinue";

function requestText(
  service: QueryService,
  modules: readonly NamedModule[],
  runtime: RuntimeUse,
  lists: ValueLists,
): string {
  const sets = service.requestParameters.map((set) => {
    const description = moduleDescription({ service, module: asModule(service, set), name: set.id, runtime, lists });
    return [set.id, indented(description, "    ")] as const;
  });
  const selectors = orderedGroups(service)
    .map(({ selector }) => selector.value)
    .filter((selector) => selector !== undefined);
  const table: Service = {
    sets: Object.fromEntries(sets),
    selection: indented(selection(service, runtime), "  "),
    groups: stringList(selectors),
    generator: service.wire.generatorSelector?.value ?? "",
    continuation: continuation(service),
    pages: stringList(service.pages?.pages ?? []),
    revisions: stringList(service.pages?.revisions ?? []),
    modules: Object.fromEntries(
      modules.map(({ module, name }) => [module.name, reference<() => DescribedModule>(`parameters_${name}`)]),
    ),
  };
  return (
    `\n${lists.print()}export const decodeRequest = /* @__PURE__ */ ${runtime.name("requestDecoder")}` +
    `(() => (${literal(table)}));\n`
  );
}

/** Returns the continuation parameter of a profile and its error code, if the service has both. */
function continuation(service: QueryService): Service["continuation"] {
  const name = profileOf(service)?.continuation;
  const isParameter = service.requestParameters.some(({ parameters }) => parameters.some((one) => one.name === name));
  return name !== undefined && isParameter && service.errors.some(({ code }) => code === badContinue)
    ? [name, badContinue]
    : undefined;
}

function selection(service: QueryService, runtime: RuntimeUse): DescribedModule {
  const groups = orderedGroups(service).flatMap((group): readonly Entry[] => {
    const selector = group.selector.value;
    const names = service.modules.filter((module) => module.group === group.name).map(({ name }) => name);
    return selector === undefined ? [] : [entryOf(selector, runtime.call("someOf", stringList(names, "  ")))];
  });
  const generator = service.wire.generatorSelector?.value;
  const generators = stringList(
    service.modules.filter((module) => module.generator).map(({ name }) => name),
    "  ",
  );
  const selectors =
    generator === undefined
      ? groups
      : [...groups, entryOf(generator, runtime.call("refusedWith", runtime.call("oneOf", generators), badGenerator))];
  return runtime.call("module", "", lineList(selectors, ""));
}

/** Returns request parameters as a module without a prefix, because they are decoded the same way. */
function asModule(service: QueryService, set: RequestParameters): Module {
  return {
    name: set.id,
    description: set.description,
    manual: undefined,
    group: "",
    prefix: "",
    generator: false,
    ...noLifecycle,
    parameters: set.parameters,
    sameParametersAs: undefined,
    rules: set.rules,
    result: undefined,
    examples: [],
    facts: [],
    origin: set.origin,
    place: set.place ?? service.place,
  };
}

/** The exports of a module's file. In the code, each name has the module's name as a suffix. */
const functions = ["decode", "encode", "standard", "validate"] as const;

interface NamedModule {
  readonly module: Module;
  readonly name: string;
}

function functionName(one: (typeof functions)[number], { name }: NamedModule): string {
  return `${one}_${name}`;
}

/** Returns the code of a module. A bundler can remove the parts that only unused functions need. */
function moduleText(making: Making): string {
  const { name, module, runtime } = making;
  const check = checkCode(making);
  const description = moduleDescription(making);
  const decode = runtime.call("decoder", reference(`parameters_${name}`));
  const encode = runtime.call(
    "encodeWith",
    module.prefix,
    reference(`accepts_${name}`),
    reference("value"),
    reference("options"),
  );
  const required = requiredNames(making);
  const parts: Parameters<Runtime["standardOf"]>[0] = {
    describe: reference(`parameters_${name}`),
    accepts: reference(`accepts_${name}`),
    required: unlessEmpty(required),
    decode: reference(`decode_${name}`),
    encode: reference(`encode_${name}`),
  };
  const standard = runtime.call("standardOf", parts);
  return [
    `\n${making.lists.print()}`,
    check,
    `\nconst parameters_${name} = /* @__PURE__ */ ${runtime.name("once")}(() =>\n  ${literal(description)},\n);\n\n`,
    `const decode_${name} = /* @__PURE__ */ ${literal(decode)};\n\n`,
    `const encode_${name} = (value, options) => ${literal(encode)};\n\n`,
    `const standard_${name} = /* @__PURE__ */ ${literal(standard)};\n`,
  ].join("");
}

const moduleTypes = incremental((service: QueryService, module: Module): PrintedFile => {
  const file = generatedFile(
    `${outputName(service.id)}/${outputName(module.name)}.d.ts`,
    `The parameters of ${module.name}.`,
  );
  const types = ["Options", "Result", "StandardSchema", "Wire"] as const;
  const [options, result, standardSchema, wire] = types.map((one) =>
    file.importType(typeModule(one, service.profile), one),
  );
  const name = file.export(moduleInterface(module));
  return file.print(
    [
      docComment(
        moduleParagraphs(
          module,
          `The parameters of ${codeSpan(module.name)}, without the prefix.`,
          ...moduleRemarks(module, service),
        ),
        "",
        manualTags(module),
      ),
      `export interface ${nameOf(name, module)} {\n` +
        `${parameterMembers(service, module.parameters, valueForms(service, module.rules))}}\n\n`,
      docComment("Returns whether the value is valid for the module: only known names, each with a value of its type."),
      `export declare function ${file.export("validate")}(value: unknown): value is ${name};\n\n`,
      docComment("Reads the parameters of the module from a request, as the service does."),
      `export declare function ${file.export("decode")}(wire: ${wire}, options?: ${options}): ${result}<${name}>;\n\n`,
      docComment(
        "Returns the query string that decodes to the value.",
        "",
        module.examples.map(({ title, request }) => exampleTag(`encode(${flatLiteral(request ?? {})});`, title)),
      ),
      `export declare function ${file.export("encode")}(value: ${name}, options?: Pick<${options}, ` +
        `"generator">): string;\n\n`,
      docComment(standardProse("decode")),
      `export declare const ${file.export("standard")}: ${standardSchema}<${name}>;\n`,
    ].join(""),
  );
});

/** Returns the forms of values that `decode` returns. Value sets have no type, so comments list their values. */
function valueForms(service: QueryService, rules: readonly Rule[]): ValueForms {
  const prose: ValueForms["prose"] = ({ parameter }) => {
    const text = parameterText(
      parameter,
      service,
      parameter.type.kind === "enum" ? choicesOf(parameter.type, valueSetsById(service.valueSets)).values : [],
    );
    return paragraphs(text, setRemarks(parameter, service), ...rulesOfParameter(rules, parameter, service));
  };
  return { timestamp: "string", several: arrayOf, setName: undefined, optional: "", prose };
}
