import type * as constants from "../../../templates/runtime/query/validators/wire-constants.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { literal } from "../../codegen/typescript.ts";
import type { Fact } from "../../model/fact.ts";
import { incremental } from "../../model/memo.ts";
import type { Service, Model } from "../../model/model.ts";
import type { QueryService, Profile } from "../../model/query.ts";
import { profileOf } from "../../model/profiles.ts";
import { generatedFile, type PrintedFile } from "../../codegen/generated-file.ts";
import { outputName } from "../../naming/declared-name.ts";
import { type FilePlan, composed, composedFiles, fileOfName } from "../../runtime/compose.ts";
import { builtModules, type BuiltModule, type BuiltModules, type ModuleStatement } from "../../runtime/modules.ts";
import type { RuntimeName } from "./code.ts";
import type { Options, Wire } from "../../../templates/runtime/query/validators/types.ts";
import type {
  DescribedSchema,
  DecodingSchema,
  FieldOptions,
} from "../../../templates/runtime/resource/validators/types.ts";
import type { Finding, Issue, Result, StandardSchema } from "../../../templates/runtime/core/validators/types.ts";
import { queryServices } from "../../model/queries.ts";
import { runtimeFile, type RuntimeFile } from "../../runtime/built.ts";

type WireConstants = { readonly [Name in keyof typeof constants]: (typeof constants)[Name] };

const constantsModule = "query/validators/wire-constants.js";

/** Returns the runtime code that the names need, in one file. Only the `exported` names can be imported from it. */
export function runtimeCode(service: Service, names: readonly RuntimeName[], exported: readonly RuntimeName[]): string {
  return composed(modulesOf(service), { names, exported: new Set(exported) });
}

/** Code that only some query modules need is in separate files. A name that depends on another file is in that file. */
const needs = {
  times: ["continueTime", "timestamp", "timestamps"],
  titles: ["inNamespace", "title", "titlePart", "titlePrefix", "titled", "titles"],
  users: ["ip", "user", "users"],
} as const satisfies Readonly<Record<string, readonly RuntimeName[]>>;

const plan: FilePlan = { first: "core", others: needs };

/** Returns the code that names, joined by spaces, need: several files, so that a module loads only what it needs. */
export const runtimeFiles = incremental((service: QueryService, names: string): readonly PrintedFile[] => {
  const folder = outputName(service.id);
  return composedFiles(
    modulesOf(service),
    plan,
    names.split(" ").filter((name): name is RuntimeName => name !== ""),
  ).map(({ name, text, imports, exports }) => {
    const file = generatedFile(`runtime/${folder}/${name}.js`, `Code of ${service.id} that modules share: ${name}.`);
    for (const one of imports) file.import(`./${one.from}.js`, one.name);
    for (const one of exports) file.export(one);
    return file.print(text);
  });
});

/** Returns the runtime file that exports a name, relative to the folder of the service. */
export function runtimeFileOf(name: RuntimeName): string {
  return `${fileOfName(plan)(name)}.js`;
}

function modulesOf(service: Service): BuiltModules {
  const modules = builtModules();
  return service.kind === "query" ? { ...modules, [constantsModule]: constantsOf(wireConstants(service)) } : modules;
}

function constantsOf(values: WireConstants): BuiltModule {
  const statements = Object.entries(values).map(([name, value]): ModuleStatement => {
    return { comment: "", text: `const ${name} = ${literal(value)};`, names: [name], uses: [] };
  });
  return { imports: [], reexports: [], statements };
}

/** Represents unknown values. No string in a request contains it. */
const nothing = "\uffff";

function wireConstants(service: QueryService): WireConstants {
  const { separator, alternativeSeparator, allSpecifier, maxLimit, generatorPrefix } = service.wire;
  const { low, high } = service.limits.multiple;
  const text = (fact: Fact<string> | undefined): string => fact?.value ?? nothing;
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

/** Returns the hexadecimal digits of a separator with a single percent-encoded form, or an empty string. */
function escapedDigits(separator: string): string {
  const isPlain = /^[!-~]$/.test(separator) && !"%&+=".includes(separator);
  return isPlain ? separator.charCodeAt(0).toString(16) : "";
}

interface RuntimeTypes {
  readonly DecodingSchema: DecodingSchema<unknown, unknown>;
  readonly DescribedSchema: DescribedSchema<unknown, unknown>;
  readonly FieldOptions: FieldOptions;
  readonly Finding: Finding;
  readonly Issue: Issue;
  readonly Options: Options;
  readonly Result: Result<unknown>;
  readonly StandardSchema: StandardSchema<unknown>;
  readonly Wire: Wire;
}

const general = "core/validators/types";
const ofFields = "resource/validators/types";
const ofQueries = "query/validators/types";

const homes: Readonly<Record<keyof RuntimeTypes, string>> = {
  DecodingSchema: ofFields,
  DescribedSchema: ofFields,
  FieldOptions: ofFields,
  Finding: general,
  Issue: general,
  Options: ofQueries,
  Result: general,
  StandardSchema: general,
  Wire: ofQueries,
};

/** The modules with the types of query services that have a profile. */
const ofProfile: Readonly<Record<Profile, string>> = { "action-api": "action-api/validators/types" };

/** Returns the module that declares a type, as imported by a file in a folder of `generated/`. */
export function typeModule(name: keyof RuntimeTypes, profile?: Profile): string {
  const home = homes[name];
  return `../runtime/${profile !== undefined && home === ofQueries ? ofProfile[profile] : home}.js`;
}

export function runtimeTypeFiles(model: Model): readonly RuntimeFile[] {
  const services = queryServices(model);
  const profiles = services.flatMap(({ profile }) => (profile === undefined ? [] : [ofProfile[profile]]));
  const paths = new Set([general, ofFields, ...(services.length === 0 ? [] : [ofQueries]), ...profiles]);
  return [...paths].map((path) => runtimeFile(`${path}.d.ts`));
}

/** Describes a Standard Schema. The text is the same for all services. */
export function standardProse(decode: string): string {
  return [
    `A Standard Schema that takes a typed object and returns the result of ${codeSpan(decode)}, with defaults.`,
    "Its issues are the findings of that function.",
  ].join(" ");
}
