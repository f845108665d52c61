import type { Example } from "./example.ts";
import type { Fact, Lifecycle, Origin } from "./fact.ts";
import type { Place } from "./place.ts";
import type { ResponseShape, ModuleResult } from "./result.ts";
import type { ParameterReference, Rule, Syntax } from "./rules.ts";
import type { Maximums, Type, ValueSet } from "./type.ts";
import type { ErrorCode, OpenFact, ServiceHead } from "./service.ts";

/** A service of query modules behind one endpoint, each reached by name through the selector of its group. */
export interface QueryService extends ServiceHead {
  readonly kind: "query";
  /** The protocol of the service beyond query modules, or `undefined` if there is none. */
  readonly profile: Profile | undefined;
  readonly profileOrigin: Origin;
  readonly wire: QueryWire;
  /** The authentication of requests: `none`, or unknown. `undefined` also means none. */
  readonly authentication: Fact<"none"> | undefined;
  readonly groups: readonly ModuleGroup[];
  /** Parameters with a fixed value that every request has. */
  readonly constants: readonly Constant[];
  readonly limits: QueryLimits;
  /** Sets of request parameters that belong to no module, such as those of the main module and of the page set. */
  readonly requestParameters: readonly RequestParameters[];
  readonly errors: readonly ErrorCode[];
  /** The form of errors in responses, or `undefined` if the spec does not specify it. */
  readonly errorBody: Fact<MessageForm> | undefined;
  /** The form of warnings in responses, or `undefined` if responses have no warnings. */
  readonly warningBody: Fact<MessageForm> | undefined;
  /** Codes of the service that replace Kiln's. */
  readonly requestErrors: readonly RequestError[];
  readonly modules: readonly Module[];
  /** The source of tokens, or `undefined` if the service has no tokens. */
  readonly tokens: TokenSource | undefined;
  /** The parameters that select pages, or `undefined` if requests are not about pages. */
  readonly pages: PageParameters | undefined;
  /** The modules whose data is private to the caller, or `undefined` if there are none. */
  readonly personal: PersonalModules | undefined;
  readonly valueSets: readonly ValueSet[];
  readonly parameterGroups: readonly ParameterGroup[];
  /** The members that all responses share, or `undefined` if the spec does not describe responses. */
  readonly answer: ResponseShape | undefined;
  readonly facts: readonly OpenFact[];
}

/** The module that issues tokens, and its parameter for their types. */
export interface TokenSource {
  readonly module: string;
  readonly parameter: string;
  /** Assumptions of a client that logs in and writes; `undefined` if the spec does not state them. */
  readonly account: readonly OpenFact[] | undefined;
  readonly place: Place;
}

/** The request parameters that select pages, directly or by their revisions. */
export interface PageParameters {
  readonly pages: readonly string[];
  readonly revisions: readonly string[];
  readonly origin: Origin;
  readonly place: Place;
}

/** Modules whose responses are private to the caller. Shared caches must not store them. */
export interface PersonalModules {
  readonly modules: readonly string[];
  readonly origin: Origin;
  readonly place: Place;
}

/** The encoding of a request. Members are `undefined` if the service does not have the feature. */
export interface QueryWire {
  /** The path of the only endpoint, such as `/api.php`. */
  readonly endpoint: Fact<string>;
  readonly methods: Fact<readonly string[]>;
  /** The template for the path identifier of a module, where `{name}` is the module's name: `query+{name}`. */
  readonly modulePath: Fact<string> | undefined;
  /** The rule that builds a wire name from the prefix and the parameter name. */
  readonly prefix: Fact<"concatenate">;
  /** The first part of a generator's wire names, before the module's prefix. */
  readonly generatorPrefix: Fact<string> | undefined;
  /** The request parameter that names the generator. */
  readonly generatorSelector: Fact<string> | undefined;
  readonly separator: Fact<string>;
  /** If a value starts with this character, the rest is split at this character instead of the separator. */
  readonly alternativeSeparator: Fact<string> | undefined;
  /** The value that requests all values of a set. */
  readonly allSpecifier: Fact<string> | undefined;
  /** The value of a limit that requests the maximum. */
  readonly maxLimit: Fact<string> | undefined;
  /** The index of a module's first parameter. */
  readonly firstIndex: Fact<number> | undefined;
  /** The position of a templated parameter among the plain ones, as determined by its index. */
  readonly templatedIndex: Fact<"after-variable" | "last"> | undefined;
  /** The encoding of booleans: present means true, absent means false. */
  readonly flags: Fact<"presence"> | undefined;
  /** The response header that contains the error code. */
  readonly errorHeader: Fact<string> | undefined;
}

/** A group of modules and the request parameter that selects them, such as `list` in `list=allpages`. */
export interface ModuleGroup {
  readonly name: string;
  readonly title: string;
  /** The purpose of the group's modules, in Markdown. */
  readonly description: string | undefined;
  readonly role: GroupRole;
  readonly roleOrigin: Origin;
  readonly selector: Fact<string>;
  readonly place: Place;
}

export interface LimitRange extends Maximums {
  readonly minimum: number;
  readonly place: Place;
}

export interface QueryLimits {
  /** The range of all parameters of type `limit`. */
  readonly limit: LimitRange;
  /** The maximum number of values of a multi-valued parameter. */
  readonly multiple: { readonly low: number; readonly high: number; readonly place: Place };
  /** The right that a caller needs for the high limits. */
  readonly highRight: Fact<string> | undefined;
  /** The forms of user values that a parameter accepts unless it specifies others. */
  readonly userSubtypes: readonly string[];
}

export interface RequestParameters {
  readonly id: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly parameters: readonly Parameter[];
  /** Flags that share their wire name with a flag of a module. Sending the flag sets both. */
  readonly shared: readonly ParameterReference[];
  readonly rules: readonly Rule[];
  readonly origin: Origin;
  readonly place: Place;
}

export interface Module extends Lifecycle {
  readonly name: string;
  /** The purpose of the module, in one or two sentences of Markdown. */
  readonly description: string | undefined;
  /** The page about the module in the manual of the real system. */
  readonly manual: string | undefined;
  readonly group: string;
  /** The prefix of parameter names. It may be empty. */
  readonly prefix: string;
  readonly generator: boolean;
  /** The parameters in the document's order, with groups and "same parameters as" expanded. */
  readonly parameters: readonly Parameter[];
  /** The module with these parameters, if the document says "same parameters as". */
  readonly sameParametersAs: string | undefined;
  /**
   * Constraints between the parameters, in the order in which they are checked: the module's own, then those of its
   * groups.
   */
  readonly rules: readonly Rule[];
  /** The result of the module; `undefined` if the spec does not describe it. */
  readonly result: Fact<ModuleResult> | undefined;
  /** Requests that use only this module, with their responses. */
  readonly examples: readonly Example[];
  readonly facts: readonly OpenFact[];
  readonly origin: Origin;
  readonly place: Place;
}

export interface Parameter extends Lifecycle {
  /** The name without the module's prefix. A templated name contains its variable in braces: `contentformat-{slot}`. */
  readonly name: string;
  readonly type: Type;
  readonly multiple: Multiple | undefined;
  readonly required: boolean;
  readonly default: Fact<DefaultValue> | undefined;
  /** True if the value must not be logged. */
  readonly sensitive: boolean;
  readonly condition: Condition | undefined;
  /** The syntax of values, in addition to the type. */
  readonly syntax: Syntax | undefined;
  readonly template: Template | undefined;
  readonly description: string | undefined;
  readonly origin: Origin;
  /** The parameter group that contains the parameter, if any, and where it was included. */
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
  /** True if the all-specifier is accepted in place of all values. */
  readonly all: boolean;
  /** True if a value may be repeated and each repetition counts. */
  readonly duplicates: boolean;
}

export type DefaultValue = string | number | readonly string[] | readonly number[];

/** The template of a parameter that exists once for each value of the named parameter. */
export interface Template {
  readonly variable: string;
  readonly parameter: string;
  readonly place: Place;
}

/** The condition under which a parameter may be used or has an effect, according to the document. */
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

export interface ParameterValue {
  readonly parameter: string;
  readonly value: string;
}

export interface ParameterGroup {
  readonly id: string;
  readonly title: string;
  readonly documentName: string | undefined;
  readonly parameters: readonly Parameter[];
  /** Rules of every module that includes the group. They may also name parameters of the module. */
  readonly rules: readonly Rule[];
  readonly place: Place;
}

/*
 * The protocol of a query service, except the names in requests: its profile, the roles of groups, and errors in
 * responses.
 */

/** A protocol with more features than query modules. Its runtime is in the folder of this name. */
export type Profile = (typeof profiles)[number];
export const profiles = ["action-api"] as const;

/**
 * The kind of results that the modules of a group return. `items`: lists of items. `properties`: members of the
 * requested pages. `facts`: single facts about the whole service.
 */
export type GroupRole = (typeof groupRoles)[number];
export const groupRoles = ["items", "properties", "facts"] as const;

/** A request parameter that every request has, always with the same value. */
export interface Constant {
  readonly name: string;
  readonly value: Fact<string>;
  readonly place: Place;
}

/** The form of an error or a warning in a response: the names of the members that contain it. */
export interface MessageForm {
  /** The member of the body that contains the message, or `undefined` if the body itself is the message. */
  readonly member: string | undefined;
  /** True if the member is a list of messages. */
  readonly list: boolean;
  readonly code: string;
  readonly text: string;
  readonly module: string | undefined;
  readonly parameter: string | undefined;
  readonly data: string | undefined;
}

/** A fault that any request may cause, regardless of its modules. Kiln has a code for each. */
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

/** The faults that only cause a warning in the response. The request succeeds. */
export const warningFaults: ReadonlySet<RequestFault> = new Set([
  "unrecognizedvalues",
  "unrecognizedparams",
  "deprecation",
]);

export function faultOf(service: QueryService, code: string): RequestFault | undefined {
  return service.requestErrors.find((one) => one.code === code)?.fault ?? requestFaults.find((one) => one === code);
}

/** The service's own code for one of these faults. */
export interface RequestError {
  readonly fault: RequestFault;
  readonly code: string;
  readonly place: Place;
}
