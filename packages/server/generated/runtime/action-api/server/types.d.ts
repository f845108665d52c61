/* What a service of query modules is made of, for its generated table, for handlers, and for whoever mounts it. */

import type { AnswerFinding } from "./results/types.js";

export type { AnswerFinding } from "./results/types.js";

/** What the runtime has to know of a service. */
export interface Table {
  readonly title: string;
  readonly version: string;
  /** The path of the one endpoint. */
  readonly endpoint: string;
  readonly methods: readonly string[];
  /** The parameter that names the generator, and what the names of its parameters start with. */
  readonly generator: readonly string[];
  readonly generators: readonly string[];
  /** The usual separator of values, and the other one. */
  readonly separators: readonly string[];
  /** The value that stands for all values, and that of a limit for as many as allowed. */
  readonly all: string;
  readonly most: string;
  /** The set of parameters that names pages. */
  readonly pageSet: string;
  readonly sets: Readonly<Record<string, RequestSet>>;
  /** The names of the modules by the parameter that selects them, in the order in which they run. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  readonly modules: Readonly<Record<string, ModuleInfo>>;
  /** Where each module's answer stands: a list of its items, members of pages, of the results, or of the body. */
  readonly forms: Readonly<Record<string, "items" | "pages" | "results" | "body">>;
  readonly rules: Readonly<Record<string, readonly RuleInfo[]>>;
  readonly errors: Readonly<Record<string, { readonly condition: string; readonly status?: number }>>;
}

export interface RequestSet {
  readonly parameters: readonly ParameterInfo[];
  readonly rules: readonly RuleInfo[];
}

export interface RuleInfo {
  readonly kind: string;
  readonly parameters: readonly string[];
}

/** A module, as the system describes itself. */
export interface ModuleInfo {
  readonly name: string;
  readonly path?: string;
  readonly group: string;
  readonly prefix: string;
  readonly generator?: boolean;
  readonly deprecated?: boolean;
  /** In the order of their indexes, the templated ones among the others. */
  readonly parameters: readonly ParameterInfo[];
}

export interface ParameterInfo {
  readonly name: string;
  readonly templatevars?: Readonly<Record<string, string>>;
  readonly type: string | readonly string[];
  readonly required: boolean;
  readonly deprecated?: boolean;
  readonly sensitive?: boolean;
  readonly default?: string | number;
  readonly multi: boolean;
  readonly lowlimit?: number;
  readonly highlimit?: number;
  readonly allspecifier?: string;
  readonly allowsduplicates?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly highmax?: number;
  readonly subtypes?: readonly string[];
  readonly extranamespaces?: readonly number[];
  readonly deprecatedvalues?: readonly string[];
  readonly info?: readonly { readonly name: string; readonly values?: readonly number[] }[];
}

/** A request, however it came. */
export interface Request {
  readonly method: string;
  /** The query string, with or without `?`. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body?: string | Uint8Array | undefined;
  /** From where it came. */
  readonly address?: string | undefined;
  /** The module whose own path the request came to. */
  readonly module?: string | undefined;
}

export interface Response {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Answer {
  (request: Request): Promise<Response>;
  /** The answer to a request that is refused before its body is read, in the form that its address asks for. */
  refusal(request: Request, error: Message, status: number): Promise<Response>;
  /** The modules that no handler answers, and the generators that no handler runs, by name. */
  readonly missing: { readonly modules: readonly string[]; readonly generators: readonly string[]; readonly pages: boolean };
}

/** Who asks. */
export interface Caller {
  /** Undefined where the caller is not logged in. */
  readonly name?: string | undefined;
  readonly id?: number | undefined;
  readonly address?: string | undefined;
  readonly rights: readonly string[];
  readonly groups: readonly string[];
}

export interface Options {
  /** Says who asks; nobody is logged in where it is not given. */
  readonly caller?: (request: Request) => Caller | Promise<Caller>;
  /** The address of the endpoint, as messages name it. */
  readonly address?: string;
  /** What the site has beyond a fresh one; see the validators' options of the same names. */
  readonly namespaces?: readonly number[];
  readonly namespaceNames?: Readonly<Record<string, number>>;
  readonly interwikis?: readonly string[];
  readonly temporaryUser?: RegExp;
  /** The origins of other sites whose scripts may ask in the name of whoever is logged in; none where it is not given. */
  readonly origins?: readonly string[];
  /** The name of this host, where answers may tell it. */
  readonly host?: string;
  /** MessageText for what a site says in its own way; undefined leaves it to the runtime. */
  readonly messageText?: (subject: MessageSubject) => MessageText | undefined;
  /**
   * Whether each answer in version 2 of the format is held against what the spec says of results: `onFindings` is told where it is not as
   * described, and with `fail` the caller gets an error in its place, HTTP 500 with the code `internal_api_error`.
   */
  readonly checkAnswers?: "warn" | "fail";
  readonly onFindings?: (findings: readonly AnswerFinding[], request: Request) => void;
  /** Is told what a handler threw that is no `Failure`. */
  readonly onError?: (error: unknown, request: Request) => void;
  /** The time, in milliseconds since 1970. */
  readonly now?: () => number;
}

/** What is known beyond the spec where requests and answers are held against it. */
export interface ContractOptions {
  /** What the site has beyond a fresh one. */
  readonly site?: Pick<Options, "namespaces" | "namespaceNames" | "interwikis" | "temporaryUser">;
  /** What is wrong with an answer in version 2 of the format; without it, only the members that belong to no module are looked at. */
  readonly checkAnswer?: import("./results/types.js").CheckAnswer;
}

/** What a message is about. */
export interface MessageSubject {
  readonly code: string;
  /** Undefined for the request as a whole. */
  readonly module: ModuleInfo | undefined;
  readonly parameter: ParameterInfo | undefined;
  /** The parameter as the request names it. */
  readonly name: string | undefined;
  /** What was given for it. */
  readonly value: string | undefined;
}

/** A message: its key, its text with `$1`, `$2` … for the parameters, and data for programs. */
export interface MessageText {
  readonly key: string;
  readonly text: string;
  readonly parameters?: readonly MessageParameter[];
  readonly data?: Readonly<Record<string, unknown>>;
}

/** A text, a number, a number that is only counted with, or a list of texts; a bare one is not marked as plain text where it is shown raw. */
export type MessageParameter = string | number | { readonly count: number } | { readonly list: readonly string[]; readonly type: "comma" | "text"; readonly bare?: boolean };

export interface Message extends MessageText {
  readonly code: string;
  /** The path of the module: `main`, `query`, `query+allpages`. */
  readonly module: string;
}

/** A request as the validators' `decodeRequest` makes it. */
export interface DecodedRequest {
  readonly generator?: { readonly name: string; readonly parameters: Readonly<Record<string, unknown>> };
  readonly modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly [set: string]: unknown;
}

/** Parameters as a handler has them: defaults filled in, a number for `max`, all values for `*`. */
export type Resolved<Parameters, Usual extends string = never> = {
  readonly [Name in keyof Parameters as Name extends Usual ? never : Name]: ResolvedValue<Parameters[Name]>;
} & { readonly [Name in keyof Parameters as Name extends Usual ? Name : never]-?: ResolvedValue<NonNullable<Parameters[Name]>> };

type ResolvedValue<Value> = number extends Value ? Exclude<Value, "max"> : Exclude<Value, "*">;

/** Something that a module answers; of unknown members until somebody describes them. */
export type Item = Readonly<Record<string, unknown>>;

/** A page of the site, or the name of one that is not there, with what is told of it. */
export interface Page extends Item, PageName {}

export interface PageName {
  readonly pageid?: number;
  readonly ns?: number;
  readonly title?: string;
  readonly missing?: boolean;
  readonly invalid?: boolean;
}

type Many<T> = Iterable<T> | AsyncIterable<T>;

/**
 * What a module has to say, one by one. The runtime takes as many as the request's limit allows; where there are more, `continueAt` says
 * with which value of the module's parameter `continue` the next request begins at the first one that was not taken.
 */
export type Things<T, Others = Item> = Many<T> | SomeThings<T, Others>;

export interface SomeThings<T, Others = Item> {
  readonly items: Many<T>;
  readonly continueAt?: (next: T) => string | number | readonly (string | number)[];
  /** The parameter that `continueAt` is a value of, if it is not called `continue`. */
  readonly continueWith?: string | undefined;
  /** Whether the handler has kept to the limit itself, such as one that holds for each page, and has called `context.continueWith`. */
  readonly limited?: boolean;
  /** Members of the results beside the list or the pages. */
  readonly results?: Partial<Others>;
}

type Eventually<T> = T | Promise<T>;

export type ListHandler<Parameters, One = Item, Others = Item> = (parameters: Parameters, context: Context) => Eventually<Things<One, Others>>;
export type GeneratorHandler<Parameters, Told = Item> = (parameters: Parameters, context: Context) => Eventually<Things<PageName & Told>>;
/** What the module tells of the pages in `context.pages`: the page, and members for it. Lists of one name are put together. */
export type PropertyHandler<Parameters, Told = Item, Others = Item> = (parameters: Parameters, context: Context) => Eventually<Things<readonly [Page, Partial<Told>], Others>>;
/** Members of the results, or of the body where the spec has the module's answer there. */
export type ResultHandler<Parameters, Told = Item> = (parameters: Parameters, context: Context) => Eventually<Told>;
/** The pages that a request names; what else it returns, such as `normalized`, stands beside them in the answer. */
export type PageSetHandler<Parameters> = (named: Parameters, context: Context) => Eventually<{ readonly pages: readonly Page[] } & Item>;

export interface Context {
  /** The whole request: the parameters of each module by its name, and those that belong to none by set; defaults filled in, `*` and `max` as they were given. */
  readonly request: DecodedRequest;
  readonly caller: Caller;
  /** Whether the module runs as a generator. */
  readonly generator: boolean;
  /** The pages that the request is about. */
  readonly pages: readonly Page[];
  /** Puts a parameter of the module into the answer's `continue`: where the next request goes on. */
  continueWith(value: string | number | readonly (string | number)[], parameter?: string): void;
  /** A warning of this module. */
  warn(code: string, words: MessageText): void;
  /** Ends the request with an error of this module, and with the HTTP status of its code where none is given. 501 says that there is no answer here. */
  fail(code: string, words: MessageText, status?: number): never;
}

/** What is used of Fastify. */
export interface Plugin {
  (fastify: Server, options: object): Promise<void>;
}

export interface Server {
  readonly log: { warn(details: object, text: string): void; error(details: object, text: string): void };
  removeAllContentTypeParsers(): unknown;
  addContentTypeParser(type: string, options: { readonly parseAs: "buffer" }, parse: (request: unknown, body: Uint8Array, done: (error: null, body: Uint8Array) => void) => void): unknown;
  addHook(name: "onRequest", hook: (request: { readonly raw: { readonly headers: { "content-type"?: string | undefined } } }, reply: unknown, done: () => void) => void): unknown;
  setErrorHandler(handler: (error: { readonly statusCode?: number }, request: ServerRequest, reply: ServerReply) => Promise<unknown>): unknown;
  all(path: string, handler: (request: ServerRequest, reply: ServerReply) => Promise<unknown>): unknown;
}

export interface ServerRequest {
  readonly method: string;
  readonly url: string;
  readonly params: unknown;
  readonly ip: string;
  readonly headers: Request["headers"];
  readonly body: unknown;
}

export interface ServerReply {
  code(status: number): ServerReply;
  headers(headers: Readonly<Record<string, string>>): ServerReply;
  send(body: string): ServerReply;
  callNotFound(): unknown;
}
