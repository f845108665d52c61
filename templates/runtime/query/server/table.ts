import type { GroundText } from "../../http/server/ground.js";

/* The generated table of a service of query modules for the runtime. */

export interface Table {
  readonly title: string;
  readonly version: string;
  readonly endpoint: string;
  readonly methods: readonly string[];
  /** The parameters that identify a request for modules. They may be omitted at a module's own path. */
  readonly constants: Readonly<Record<string, string>>;
  /**
   * The response members that hold the results, and the pages in them. If the first is undefined, the response itself
   * is the results.
   */
  readonly members: readonly [results: string | undefined, pages: string | undefined];
  /** The forms of errors and warnings in a response. If `warningBody` is undefined, responses contain no warnings. */
  readonly errorBody: MessageForm;
  readonly warningBody?: MessageForm | undefined;
  /** The header field with the code of an error. */
  readonly errorHeader?: string | undefined;
  /** The service's own error codes, by the general code. */
  readonly codes: Readonly<Record<string, string>>;
  /** The maximum number of values of a parameter, for most callers and for callers with higher limits. */
  readonly mostValues: readonly [low: number, high: number];
  /** The parameter that names the generator, and the prefix of its parameter names. */
  readonly generator: readonly [parameter: string, prefix: string];
  readonly generators: readonly string[];
  /** The default separator of values and the alternative one; empty if unknown. */
  readonly separators: readonly [standard: string, alternative: string];
  /** The word for all values, and the word for the maximum of a limit. */
  readonly all: string;
  readonly most: string;
  /** The index of a module's first parameter; without it, parameters are not counted. */
  readonly firstIndex?: number | undefined;
  /** The set of parameters that names pages. */
  readonly pageSet: string;
  /** The parameters of `pageSet` that name pages. */
  readonly pageParameters: readonly string[];
  readonly sets: Readonly<Record<string, RequestSet>>;
  /** The names of the modules by the parameter that selects them, in the order in which they run. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** The kind of results of a group's modules, by the parameter that selects them. */
  readonly roles: Readonly<Record<string, Role>>;
  readonly modules: Readonly<Record<string, ModuleInfo>>;
  /** The location of each module's results. */
  readonly forms: Readonly<Record<string, AnswerForm>>;
  readonly rules: Readonly<Record<string, readonly RuleInfo[]>>;
  readonly errors: Readonly<Record<string, ErrorInfo>>;
  /** The modules whose results are specific to the caller. */
  readonly personal?: readonly string[] | undefined;
  readonly grounds?: TableGrounds | undefined;
}

export interface ErrorInfo {
  readonly condition: string;
  readonly status?: number | undefined;
  readonly message?: string | undefined;
  /** The grounds of the condition and of the status, if they are not source documents. */
  readonly grounds?:
    | { readonly condition?: GroundText | undefined; readonly status?: GroundText | undefined }
    | undefined;
}

/** The grounds of other parts that a finding may concern, if they are not source documents. */
export interface TableGrounds {
  readonly methods?: GroundText | undefined;
  readonly errorHeader?: GroundText | undefined;
  readonly errorBody?: GroundText | undefined;
  /** The ground of the parts common to all responses. */
  readonly answer?: GroundText | undefined;
  readonly sets?: Readonly<Record<string, OwnerGrounds>> | undefined;
  readonly modules?: Readonly<Record<string, OwnerGrounds>> | undefined;
}

/** The grounds of a module, or of a set of request parameters. */
export interface OwnerGrounds {
  readonly own?: GroundText | undefined;
  readonly parameters?: Readonly<Record<string, ParameterGrounds>> | undefined;
  /**
   * The grounds of rules and syntaxes, by code. If the code concerns a parameter, its name follows, as in `missingparam
   * title`.
   */
  readonly rules?: Readonly<Record<string, GroundText>> | undefined;
}

export interface ParameterGrounds {
  readonly own?: GroundText | undefined;
  /** The ground of the list of values or of the bounds. */
  readonly values?: GroundText | undefined;
}

/** The kind of results of a group's modules: items of lists, members of pages, or facts about the whole. */
export type Role = "items" | "properties" | "facts";

/** The names of the members of an error or a warning. If `member` is undefined, the body itself is the message. */
export interface MessageForm {
  readonly member?: string | undefined;
  readonly list?: boolean | undefined;
  readonly code: string;
  readonly text: string;
  readonly module?: string | undefined;
  readonly parameter?: string | undefined;
  readonly data?: string | undefined;
}

/**
 * The location of a module's results: a list of items among the results, members of pages, or members of the results or
 * of the body.
 */
export type AnswerForm = "items" | "pages" | "results" | "body";

export interface RequestSet {
  readonly parameters: readonly ParameterInfo[];
  readonly rules: readonly RuleInfo[];
}

export interface RuleInfo {
  readonly kind: string;
  /** The parameters of which a request names too many or too few. */
  readonly parameters: readonly string[];
  /** The error code of a violation, for rules with `each` and `others`. */
  readonly code?: string | undefined;
  /**
   * One side of a rule that parameters require or exclude each other: parameter names, or a name with a value, such as
   * `sort=name`.
   */
  readonly each?: readonly string[] | undefined;
  readonly others?: readonly string[] | undefined;
}

/** A module as it appears in the service's self-description. */
export interface ModuleInfo {
  readonly name: string;
  readonly path?: string | undefined;
  readonly group: string;
  readonly prefix: string;
  readonly generator?: boolean | undefined;
  readonly deprecated?: boolean | undefined;
  /** The description in Markdown, limited to code spans and lists. */
  readonly description?: string | undefined;
  /** The URLs of manual pages about the module. */
  readonly helpurls?: readonly string[] | undefined;
  readonly examples?: readonly ExampleInfo[] | undefined;
  /** The parameters in the order of their indexes, including templated ones. */
  readonly parameters: readonly ParameterInfo[];
}

export interface ExampleInfo {
  /** The query string. */
  readonly query: string;
  /** A description of the example, in Markdown. */
  readonly description: string;
}

export interface ParameterInfo {
  readonly name: string;
  readonly description?: string | undefined;
  readonly templatevars?: Readonly<Record<string, string>> | undefined;
  readonly type: string | readonly string[];
  readonly required: boolean;
  readonly deprecated?: boolean | undefined;
  readonly sensitive?: boolean | undefined;
  /** The type of the token that the parameter expects. */
  readonly tokentype?: string | undefined;
  readonly default?: string | number | undefined;
  readonly multi: boolean;
  readonly lowlimit?: number | undefined;
  readonly highlimit?: number | undefined;
  readonly allspecifier?: string | undefined;
  readonly allowsduplicates?: boolean | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly highmax?: number | undefined;
  readonly subtypes?: readonly string[] | undefined;
  readonly extranamespaces?: readonly number[] | undefined;
  /** If the values are modules, their paths and the prefixes of their parameter names. */
  readonly submodules?: Readonly<Record<string, string>> | undefined;
  readonly submoduleparamprefix?: string | undefined;
  readonly deprecatedvalues?: readonly string[] | undefined;
  readonly info?: readonly { readonly name: string; readonly values?: readonly number[] | undefined }[] | undefined;
}
