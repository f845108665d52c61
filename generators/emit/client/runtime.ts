import type { GeneratedFile } from "../../codegen/generated-file.ts";
import type { QueryService, Profile } from "../../model/query.ts";

/** The runtime files that export the names used by the files of a query service. */
const homes = {
  createAccountClient: "action-api/client/account.js",
  first: "http/client/extras.js",
  logTo: "http/client/extras.js",
  requestsPerMinute: "http/client/extras.js",
  validator: "query/client/validate.js",
  withoutFlags: "query/client/errors.js",
  withResponse: "http/client/extras.js",
  QueryError: "query/client/errors.js",
  RequestError: "http/client/errors.js",
  TransportError: "http/client/errors.js",
  ValidationError: "http/client/errors.js",

  Account: "action-api/client/options.js",
  Answer: "query/client/errors.js",
  CallOptions: "query/client/options.js",
  ClientBase: "query/client/options.js",
  Continuation: "query/client/errors.js",
  Finding: "http/client/errors.js",
  Item: "query/client/errors.js",
  Log: "http/client/options.js",
  LogTarget: "http/client/extras.js",
  Message: "query/client/errors.js",
  ModuleConstant: "query/client/table.js",
  OnWarning: "query/client/options.js",
  QueryErrorInit: "query/client/errors.js",
  QueryFailure: "query/client/errors.js",
  RateLimit: "http/client/options.js",
  RequestView: "http/client/options.js",
  SendOptions: "query/client/options.js",
  UserAgent: "action-api/client/options.js",
  Validate: "query/client/options.js",
  Value: "query/client/options.js",
  WireParameters: "query/client/options.js",
  WithResponse: "http/client/extras.js",

  At: "query/client/arguments.js",
  Broken: "query/client/arguments.js",
  Each: "query/client/arguments.js",
  Exactly: "query/client/arguments.js",
  ExactlyAt: "query/client/arguments.js",
  FirstFault: "query/client/arguments.js",
  FaultOr: "query/client/arguments.js",
  MomentFault: "query/client/arguments.js",
  MoreThanOne: "query/client/arguments.js",
  RangeFault: "query/client/arguments.js",
  Refused: "query/client/arguments.js",

  ChosenRequest: "query/client/arguments.js",
  NamesIn: "query/client/arguments.js",

  Adds: "query/client/narrow.js",
  AllOf: "query/client/narrow.js",
  Asked: "query/client/narrow.js",
  EntryOf: "query/client/narrow.js",
  Every: "query/client/narrow.js",
  Filled: "query/client/narrow.js",
  Flat: "query/client/narrow.js",
  Given: "query/client/narrow.js",
  Holds: "query/client/narrow.js",
  MemberOf: "query/client/narrow.js",
  MembersIf: "query/client/narrow.js",
  Named: "query/client/narrow.js",
  Not: "query/client/narrow.js",
  OneOf: "query/client/narrow.js",
  PartialIfContinued: "query/client/narrow.js",
  Several: "query/client/narrow.js",
  Some: "query/client/narrow.js",
} as const;

export type RuntimeName = keyof typeof homes;

export const queryRuntime = runtimeNames(homes);
export const { runtimeValue, runtimeType, exportRuntimeValue, exportRuntimeType } = queryRuntime;

/** Names that a profile may implement itself. */
type Profiled = "createClient" | "createCoreClient" | "QueryClientOptions";
type ProfiledHomes = Readonly<Record<Profiled, string>>;

const generalHomes: ProfiledHomes = {
  createClient: "query/client/client.js",
  createCoreClient: "query/client/client.js",
  QueryClientOptions: "query/client/options.js",
};

const profileHomes: Readonly<Record<Profile, ProfiledHomes>> = {
  "action-api": {
    createClient: "action-api/client/client.js",
    createCoreClient: "action-api/client/client.js",
    QueryClientOptions: "action-api/client/options.js",
  },
};

function profiledNames({ profile }: QueryService): RuntimeNames<Profiled> {
  return runtimeNames(profile === undefined ? generalHomes : profileHomes[profile]);
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

/** Names that generated files import from the runtime. */
export interface RuntimeNames<Name extends string> {
  /** Imports a value into a file, and returns its name. */
  runtimeValue(file: GeneratedFile, name: Name): string;
  /** Imports a type into a file, and returns its name. */
  runtimeType(file: GeneratedFile, name: Name): string;
  /** Makes a file export a value: a class or a function. */
  exportRuntimeValue(file: GeneratedFile, name: Name): void;
  exportRuntimeType(file: GeneratedFile, name: Name): void;
}

/** `homes` maps each name to the runtime file that exports it, such as `http/client/errors.js`. */
export function runtimeNames<Name extends string>(homes: Readonly<Record<Name, string>>): RuntimeNames<Name> {
  const pathOf = (file: GeneratedFile, name: Name): string => runtimePath(file.path, homes[name]);
  return {
    runtimeValue: (file, name) => file.import(pathOf(file, name), name),
    runtimeType: (file, name) => file.importType(pathOf(file, name), name),
    exportRuntimeValue: (file, name) => file.exportFrom(pathOf(file, name), name),
    exportRuntimeType: (file, name) => file.exportTypeFrom(pathOf(file, name), name),
  };
}

function runtimePath(from: string, file: string): string {
  return `${"../".repeat(from.split("/").length - 1)}runtime/${file}`;
}
