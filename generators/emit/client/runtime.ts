import { runtimePath, type PrintedFile, generatedFile, type GeneratedFile } from "../../codegen/generated-file.ts";
import type { QueryService } from "../../model/query.ts";

const files = {
  "action-api/client/account.js": ["createAccountClient"],
  "http/client/extras.js": ["first", "requestsPerMinute", "withResponse", "WithResponse"],
  "http/client/log.js": ["LogTarget", "logTo"],
  "query/client/validate.js": ["validator"],
  "query/client/errors.js": [
    "Answer",
    "Continuation",
    "Item",
    "Message",
    "QueryError",
    "QueryErrorInit",
    "QueryFailure",
    "withoutFlags",
  ],
  "http/client/errors.js": ["Finding", "RequestError", "TransportError", "ValidationError"],
  "action-api/client/options.js": ["Account", "UserAgent"],
  "query/client/options.js": [
    "CallOptions",
    "ClientBase",
    "OnWarning",
    "SendOptions",
    "Validate",
    "Value",
    "WireParameters",
  ],
  "http/client/options.js": ["Log", "RateLimit", "RequestView"],
  "query/client/table.js": ["ModuleConstant"],
  "query/client/arguments.js": [
    "At",
    "Broken",
    "ChosenRequest",
    "Each",
    "Exactly",
    "ExactlyAt",
    "FaultOr",
    "FirstFault",
    "MomentFault",
    "MoreThanOne",
    "NamesIn",
    "RangeFault",
    "Refused",
  ],
  "query/client/narrow.js": [
    "Adds",
    "AllOf",
    "Asked",
    "EntryOf",
    "Every",
    "Filled",
    "Flat",
    "Given",
    "Holds",
    "MemberOf",
    "MembersIf",
    "Named",
    "Not",
    "OneOf",
    "PartialIfContinued",
    "Several",
    "Some",
  ],
} as const;

export type RuntimeName = (typeof files)[keyof typeof files][number];

export const queryRuntime = runtimeNames(files);
export const { runtimeValue, runtimeType, exportRuntimeValue, exportRuntimeType } = queryRuntime;

/** Names that a profile may implement itself. */
type Profiled = "createClient" | "createCoreClient" | "QueryClientOptions";

function profiledNames({ profile }: QueryService): RuntimeNames<Profiled> {
  const folder = `${profile ?? "query"}/client`;
  return runtimeNames<Profiled>({
    [`${folder}/client.js`]: ["createClient", "createCoreClient"],
    [`${folder}/options.js`]: ["QueryClientOptions"],
  });
}

export function createValue(
  file: GeneratedFile,
  service: QueryService,
  name: "createClient" | "createCoreClient",
): string {
  return profiledNames(service).runtimeValue(file, name);
}

export function optionsType(file: GeneratedFile, service: QueryService): string {
  return profiledNames(service).runtimeType(file, "QueryClientOptions");
}

export function exportOptionsType(file: GeneratedFile, service: QueryService): void {
  if (service.profile !== undefined) exportRuntimeType(file, "UserAgent");
  profiledNames(service).exportRuntimeType(file, "QueryClientOptions");
}

export interface RuntimeNames<Name extends string> {
  readonly names: readonly Name[];
  runtimeValue(file: GeneratedFile, name: Name): string;
  runtimeType(file: GeneratedFile, name: Name): string;
  exportRuntimeValue(file: GeneratedFile, name: Name): void;
  exportRuntimeType(file: GeneratedFile, name: Name): void;
}

/** `files` has the names that each file of the runtime exports. */
export function runtimeNames<Name extends string>(
  files: Readonly<Record<string, readonly Name[]>>,
): RuntimeNames<Name> {
  const homes = new Map(Object.entries(files).flatMap(([path, names]) => names.map((name) => [name, path] as const)));
  const pathOf = (file: GeneratedFile, name: Name): string => runtimePath(file, homes.get(name)!);
  return {
    names: [...homes.keys()],
    runtimeValue: (file, name) => file.import(pathOf(file, name), name),
    runtimeType: (file, name) => file.importType(pathOf(file, name), name),
    exportRuntimeValue: (file, name) => file.exportFrom(pathOf(file, name), name),
    exportRuntimeType: (file, name) => file.exportTypeFrom(pathOf(file, name), name),
  };
}

export interface PackageNames {
  readonly client: string;
  readonly validators: string;
}

/** Functions and types of the runtime that programs import only if they need them. */
interface Extras<Name extends string> {
  readonly values: readonly Name[];
  readonly types: readonly Name[];
  /** Declarations of values whose type depends on the service. They replace those of the runtime. */
  readonly declared?: Partial<Readonly<Record<Name, (file: GeneratedFile) => string>>>;
  readonly own?: (file: GeneratedFile, ending: "js" | "d.ts") => string;
}

/** Prints the entry point of optional functions and types, which no other file contains. */
export function extrasFiles<Name extends string>(
  folder: string,
  runtime: RuntimeNames<Name>,
  { values, types, declared = {}, own: written }: Extras<Name>,
): readonly PrintedFile[] {
  return (["js", "d.ts"] as const).map((ending) => {
    const file = generatedFile(`${folder}/extras.${ending}`, "Functions and types to use with the client.");
    const own = (name: Name) => (ending === "js" ? undefined : declared[name]);
    for (const name of values) if (own(name) === undefined) runtime.exportRuntimeValue(file, name);
    if (ending === "d.ts") for (const name of types) runtime.exportRuntimeType(file, name);
    return file.print(values.map((name) => own(name)?.(file) ?? "").join("") + (written?.(file, ending) ?? ""));
  });
}

/** Types that only the entry point of optional functions exports. */
export const extraTypes = ["Log", "LogTarget", "RateLimit", "WithResponse"] as const;
