import type { Example } from "./example.ts";
import type { Fact, Origin } from "./fact.ts";
import type { Lifecycle } from "./lifecycle.ts";
import type { Place } from "./place.ts";
import type { AnswerShape, ModuleResult } from "./result.ts";
import type { ParameterReference, Rule, Syntax } from "./rules.ts";
import type { Type } from "./type.ts";
import type { ValueSet } from "./value-set.ts";
import type { ErrorCode, OpenFact, ServiceHead } from "./service.ts";

/** A service of query modules behind one endpoint, each reached by name through the selector of its group. */
export interface QueryService extends ServiceHead {
  readonly kind: "query";
  /** The protocol that the service speaks beyond modules; undefined where it speaks none. */
  readonly profile: Profile | undefined;
  /** Who says so. */
  readonly profileOrigin: Origin;
  readonly wire: QueryWire;
  /** Authentication of requests: it does not, or it is unknown. Undefined: it does not. */
  readonly authentication: Fact<"none"> | undefined;
  readonly groups: readonly ModuleGroup[];
  /** What every request says. */
  readonly constants: readonly Constant[];
  readonly limits: QueryLimits;
  /** Parameters of a request that belong to no module, in their sets: those of the main module, of the page set. */
  readonly requestParameters: readonly RequestParameters[];
  readonly errors: readonly ErrorCode[];
  /** How an answer says what is wrong; undefined where the spec does not say. */
  readonly errorBody: Fact<MessageForm> | undefined;
  /** How an answer carries warnings; undefined where it carries none. */
  readonly warningBody: Fact<MessageForm> | undefined;
  /** Codes of the service in place of Kiln's. */
  readonly requestErrors: readonly RequestError[];
  readonly modules: readonly Module[];
  /** Where tokens come from; undefined where the service has none. */
  readonly tokens: TokenSource | undefined;
  /** Undefined where requests are about no pages. */
  readonly pages: PageParameters | undefined;
  /** Undefined where no module's answers are for the caller alone. */
  readonly personal: PersonalModules | undefined;
  readonly valueSets: readonly ValueSet[];
  readonly parameterGroups: readonly ParameterGroup[];
  /** What every answer is made of; undefined where the spec says nothing of answers. */
  readonly answer: AnswerShape | undefined;
  readonly facts: readonly OpenFact[];
}

/** The module that issues tokens, and the parameter of it that takes their types. */
export interface TokenSource {
  readonly module: string;
  readonly parameter: string;
  /** What a client assumes that logs in and writes; undefined where the spec does not say. */
  readonly account: readonly OpenFact[] | undefined;
  readonly place: Place;
}

/**
 * The request parameters that say which pages a request is about: those that name pages, and those that name revisions
 * of pages.
 */
export interface PageParameters {
  readonly pages: readonly string[];
  readonly revisions: readonly string[];
  readonly origin: Origin;
  readonly place: Place;
}

/** The modules whose answers are for the caller alone: no cache between the two may keep them. */
export interface PersonalModules {
  readonly modules: readonly string[];
  readonly origin: Origin;
  readonly place: Place;
}

/** How a request is written. What is undefined, the service does not have. */
export interface QueryWire {
  /** The path of the one endpoint, such as `/api.php`. */
  readonly endpoint: Fact<string>;
  readonly methods: Fact<readonly string[]>;
  /** The path identifier of a module, where `{name}` stands for its name: `query+{name}`. */
  readonly modulePath: Fact<string> | undefined;
  /** How prefix and parameter name make the wire name. */
  readonly prefix: Fact<"concatenate">;
  /** What a generator's wire names start with, before the module's prefix. */
  readonly generatorPrefix: Fact<string> | undefined;
  /** The request parameter that names the generator. */
  readonly generatorSelector: Fact<string> | undefined;
  readonly separator: Fact<string>;
  /** Where a value starts with this character, the rest is split at it and not at the separator. */
  readonly alternativeSeparator: Fact<string> | undefined;
  /** The value that asks for all values of a set. */
  readonly allSpecifier: Fact<string> | undefined;
  /** The value of a limit that asks for the maximum. */
  readonly maxLimit: Fact<string> | undefined;
  /** The index of a module's first parameter. */
  readonly firstIndex: Fact<number> | undefined;
  /** Where the index of a templated parameter puts it among the plain ones. */
  readonly templatedIndex: Fact<"after-variable" | "last"> | undefined;
  /** How a boolean is written: present means true, absent means false. */
  readonly flags: Fact<"presence"> | undefined;
  /** The header field of an answer that holds the code of its error. */
  readonly errorHeader: Fact<string> | undefined;
}

/** A group of modules and the request parameter that selects them, such as `list` in `list=allpages`. */
export interface ModuleGroup {
  readonly name: string;
  readonly title: string;
  /** What its modules are for, in Markdown. */
  readonly description: string | undefined;
  readonly role: GroupRole;
  /** Who says that this is its role. */
  readonly roleOrigin: Origin;
  readonly selector: Fact<string>;
  readonly place: Place;
}

export interface LimitRange {
  readonly minimum: number;
  readonly maximum: number;
  /** For callers with the right to more. */
  readonly highMaximum: number;
  readonly place: Place;
}

export interface QueryLimits {
  /** The range of every parameter of the type limit. */
  readonly limit: LimitRange;
  /** How many values a multi-valued parameter takes. */
  readonly multiple: { readonly low: number; readonly high: number; readonly place: Place };
  /** The right that a caller needs for the high limits. */
  readonly highRight: Fact<string> | undefined;
  /** What a user may be where a parameter says nothing else. */
  readonly userSubtypes: readonly string[];
}

export interface RequestParameters {
  readonly id: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly parameters: readonly Parameter[];
  /** Flags whose name is also that of a module's flag on the wire: a request that has it means both. */
  readonly shared: readonly ParameterReference[];
  readonly rules: readonly Rule[];
  readonly origin: Origin;
  readonly place: Place;
}

export interface Module extends Lifecycle {
  readonly name: string;
  /** What it is for, in a sentence or two of Markdown. */
  readonly description: string | undefined;
  /** The page about it in the manual of the real system. */
  readonly manual: string | undefined;
  readonly group: string;
  /** May be empty. */
  readonly prefix: string;
  readonly generator: boolean;
  /** In the document's order, groups and "same parameters as" expanded. */
  readonly parameters: readonly Parameter[];
  /** The module whose parameters these are, where the document says "same parameters as". */
  readonly sameParametersAs: string | undefined;
  /** What holds between the parameters, in the order of the checks: the module's own, then those of its groups. */
  readonly rules: readonly Rule[];
  /** What it answers; undefined where the spec says nothing of it. */
  readonly result: Fact<ModuleResult> | undefined;
  /** Requests for the module alone, with their answers. */
  readonly examples: readonly Example[];
  readonly facts: readonly OpenFact[];
  readonly origin: Origin;
  readonly place: Place;
}

export interface Parameter extends Lifecycle {
  /** Without the module's prefix. A templated name holds its variable in braces: `contentformat-{slot}`. */
  readonly name: string;
  readonly type: Type;
  readonly multiple: Multiple | undefined;
  readonly required: boolean;
  readonly default: Fact<DefaultValue> | undefined;
  /** Never to be logged. */
  readonly sensitive: boolean;
  readonly condition: Condition | undefined;
  /** What a value must look like beyond its type. */
  readonly syntax: Syntax | undefined;
  readonly template: Template | undefined;
  readonly description: string | undefined;
  readonly origin: Origin;
  /** The parameter group that brought it, if one did, and where it was included. */
  readonly fromGroup: Inclusion | undefined;
  readonly place: Place;
}

export interface Inclusion {
  readonly group: string;
  readonly place: Place;
}

export interface Multiple {
  readonly lowLimit: number;
  readonly highLimit: number;
  /** Whether the all-specifier may stand for all values. */
  readonly all: boolean;
  /** Whether the same value may be given twice and counts twice. */
  readonly duplicates: boolean;
}

export type DefaultValue = string | number | readonly string[] | readonly number[];

/** A templated parameter exists once for each value that the named parameter is given. */
export interface Template {
  readonly variable: string;
  readonly parameter: string;
  readonly place: Place;
}

/** When a parameter may be used, or has an effect, as the document states it. */
export type Condition =
  | { readonly kind: "only-with"; readonly parameter: string; readonly place: Place }
  | { readonly kind: "only-without"; readonly parameter: string; readonly place: Place }
  | { readonly kind: "single-page"; readonly place: Place }
  | { readonly kind: "modes"; readonly modes: readonly number[]; readonly place: Place }
  | {
      readonly kind: "applies-to";
      readonly subject: string;
      readonly when: Fact<ParameterValue>;
      readonly place: Place;
    };

/** One value of one parameter of the same module. */
export interface ParameterValue {
  readonly parameter: string;
  readonly value: string;
}

export interface ParameterGroup {
  readonly id: string;
  readonly title: string;
  readonly documentName: string | undefined;
  readonly parameters: readonly Parameter[];
  /** Rules of every module that includes the group; they may name parameters of the module beside the group's. */
  readonly rules: readonly Rule[];
  readonly place: Place;
}

/*
 * What a query service says of its protocol beyond the names in requests: its profile, the roles of groups, errors in
 * answers.
 */

/** A protocol that has more to it than query modules: its runtime is the folder of this name. */
export type Profile = (typeof profiles)[number];
export const profiles = ["action-api"] as const;

/**
 * What the modules of a group answer. `items`: lists of items. `properties`: members of the pages that a request is
 * about. `facts`: what they say of the whole, each once.
 */
export type GroupRole = (typeof groupRoles)[number];
export const groupRoles = ["items", "properties", "facts"] as const;

/** A request parameter that every request has, and always with the same value. */
export interface Constant {
  readonly name: string;
  readonly value: Fact<string>;
  readonly place: Place;
}

/** How an error or a warning is written in an answer: the names of the members that hold it. */
export interface MessageForm {
  /** The member of the body; undefined where the body itself is the message. */
  readonly member: string | undefined;
  /** Whether that member is a list of messages. */
  readonly list: boolean;
  readonly code: string;
  readonly text: string;
  readonly module: string | undefined;
  readonly parameter: string | undefined;
  readonly data: string | undefined;
}

/** What is wrong with a request whatever it asks for, or worth a warning: the codes that Kiln has for it. */
export type RequestFault = (typeof requestFaults)[number];
export const requestFaults = [
  "badvalue",
  "badinteger",
  "badtimestamp",
  "toomanyvalues",
  "missingparam",
  "badgenerator",
  "toolong",
  "outofrange",
  "unrecognizedvalues",
  "unrecognizedparams",
  "unsupportedarray",
  "unclearnowtimestamp",
  "badutf8",
  "deprecation",
  "invalidmethod",
  "toolarge",
  "ratelimited",
  "badrequest",
  "nohandler",
  "internal_api_error",
] as const;

/** The faults of which a response warns: the request succeeds. */
export const warningFaults: ReadonlySet<RequestFault> = new Set([
  "unrecognizedvalues",
  "unrecognizedparams",
  "deprecation",
]);

/** The fault that a code of the service stands for. */
export function faultOf(service: QueryService, code: string): RequestFault | undefined {
  return service.requestErrors.find((one) => one.code === code)?.fault ?? requestFaults.find((one) => one === code);
}

/** The service's own code for one of these. */
export interface RequestError {
  readonly fault: RequestFault;
  readonly code: string;
  readonly place: Place;
}
