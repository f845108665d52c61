import type * as constants from "../../../templates/runtime/query/validators/wire-constants.ts";
import { literal } from "../../codegen/literal.ts";
import { valueOr, type Fact } from "../../model/fact.ts";
import type { Service } from "../../model/model.ts";
import type { QueryService } from "../../model/query.ts";
import { profileOf } from "../../model/profiles.ts";
import { generatedFile, type PrintedFile } from "../../codegen/generated-file.ts";
import { outputName } from "../../naming/output-name.ts";
import { composed } from "../../runtime/compose.ts";
import { composedFiles, fileOfName, type FilePlan } from "../../runtime/compose-files.ts";
import { builtModules, type BuiltModule, type BuiltModules, type ModuleStatement } from "../../runtime/modules.ts";
import type { RuntimeName } from "./runtime-use.ts";

type WireConstants = { readonly [Name in keyof typeof constants]: (typeof constants)[Name] };

/** The module of the runtime whose constants have their values from the spec. */
const constantsModule = "query/validators/wire-constants.js";

/** What the names need of the runtime, in one file; those exported can be imported from it. */
export function runtimeCode(service: Service, names: readonly RuntimeName[], exported: readonly RuntimeName[]): string {
  return composed(modulesOf(service), { names, exported: new Set(exported) });
}

/**
 * What only some query modules need stands in files of its own. A name that is needed with those of another file stands
 * behind it.
 */
const needs = {
  times: ["continueTime", "timestamp", "timestamps"],
  titles: ["inNamespace", "title", "titlePart", "titlePrefix", "titled", "titles"],
  users: ["ip", "user", "users"],
} as const satisfies Readonly<Record<string, readonly RuntimeName[]>>;

const plan: FilePlan = { first: "core", others: needs };

/** What the names need of the runtime, in several files, so that a module loads what it needs. */
export function runtimeFiles(service: QueryService, names: readonly RuntimeName[]): readonly PrintedFile[] {
  const folder = outputName(service.id);
  return composedFiles(modulesOf(service), plan, names).map(({ name, text, imports, exports }) => {
    const file = generatedFile(`runtime/${folder}/${name}.js`, `Code of ${service.id} that modules share: ${name}.`);
    for (const one of imports) file.import(`./${one.from}.js`, one.name);
    for (const one of exports) file.export(one);
    return file.print(text);
  });
}

/** The file that a name can be imported from, below the folder of the service in the runtime. */
export function runtimeFileOf(name: RuntimeName): string {
  return `${fileOfName(plan)(name)}.js`;
}

function modulesOf(service: Service): BuiltModules {
  const modules = builtModules();
  return service.kind === "query" ? { ...modules, [constantsModule]: constantsOf(wireConstants(service)) } : modules;
}

function constantsOf(values: WireConstants): BuiltModule {
  const statements = Object.entries(values).map(([name, value]): ModuleStatement => {
    return { comment: "", text: `const ${name} = ${literal(value)};`, names: [name] };
  });
  return { imports: [], reexports: [], statements };
}

/** Stands for what is unknown: no text of a request has it. */
const nothing = "\uffff";

function wireConstants(service: QueryService): WireConstants {
  const { separator, alternativeSeparator, allSpecifier, maxLimit, generatorPrefix } = service.wire;
  const { low, high } = service.limits.multiple;
  const text = (fact: Fact<string> | undefined): string => valueOr(fact, nothing, "unknown-is-open");
  return {
    separator: text(separator),
    escapedSeparator: escapedDigits(text(separator)),
    alternativeSeparator: text(alternativeSeparator),
    allSpecifier: text(allSpecifier),
    maxLimit: text(maxLimit),
    lowLimit: low,
    highLimit: high,
    ownCodes: Object.fromEntries(service.requestErrors.map(({ fault, code }) => [fault, code])),
    deprecationHelp: profileOf(service)?.deprecationHelp ?? "",
    generatorPrefix: text(generatorPrefix),
  };
}

/** The digits of a separator that is escaped in one form alone; empty for any other. */
function escapedDigits(separator: string): string {
  const isPlain = /^[!-~]$/.test(separator) && !"%&+=".includes(separator);
  return isPlain ? separator.charCodeAt(0).toString(16) : "";
}
