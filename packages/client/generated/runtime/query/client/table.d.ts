/**
 * A service, as the generated `table.js` describes it to the runtime. It contains only data that the runtime cannot
 * know. Values that callers write literally, such as the word for the maximum, are only in the types.
 */
export interface Table extends Wire {
    /** The modules by name, for each group. */
    readonly groups: ModuleGroups;
}
export type ModuleGroups = Readonly<Record<string, Readonly<Record<string, ModuleEntry>>>>;
/** The encoding of requests and responses, regardless of the modules. */
export interface Wire {
    /** For each group, the request parameter that selects its modules and the kind of their results. */
    readonly selectors: Readonly<Record<string, readonly [selector: string, role: Role]>>;
    /** Parameters of every request. */
    readonly constants: Readonly<Record<string, string>>;
    /** The constants that identify a query. A request with other values is not a query. */
    readonly required: readonly string[];
    /** The HTTP methods of the endpoint, if they are not GET and POST. */
    readonly methods?: readonly string[] | undefined;
    /** The request parameter that names the generator, and the prefix of a generator's wire names; empty if unknown. */
    readonly generator: readonly [selector: string, prefix: string];
    /**
     * The separator between the values of a parameter, and the alternative for values that contain it. The alternative
     * also comes before the first value.
     */
    readonly separators: readonly [common: string, alternative: string];
    /** The maximum number of values of a parameter, for most callers and for callers with higher limits. */
    readonly most: readonly [low: number, high: number];
    /**
     * Checks of limits and timestamps, by a parameter name that has the same type in all modules: a description of the
     * value, the bounds of a limit, and its word for the maximum.
     */
    readonly checks?: Readonly<Record<string, readonly [text: string, minimum?: number, maximum?: number, word?: string]>> | undefined;
    /**
     * The parameter for the number of items per response, its maximum for most callers and for callers with higher
     * limits, and the modules without it.
     */
    readonly limit?: readonly [name: string, low: number, high: number, without: readonly string[]] | undefined;
    /** Multi-value parameters of the request itself that name pages. */
    readonly pages: readonly string[];
    /**
     * The response members that hold the results, and the pages in them. If the first is undefined, the response itself
     * is the results.
     */
    readonly members: readonly [results: string | undefined, pages: string | undefined];
    /** Members of which every query response has at least one. Undefined if any object may be a response. */
    readonly body?: readonly string[] | undefined;
    /** The members that identify a page. The first one present in a page applies. */
    readonly key: readonly string[];
    /** The possible forms of errors in a response. */
    readonly errors: readonly MessageForm[];
    /** The form of warnings in a response, if it has any. */
    readonly warnings?: MessageForm | undefined;
    /** The header field with the code of an error. */
    readonly errorHeader?: string | undefined;
    /** Error codes of temporary rejections. The request had no effect and may be retried. */
    readonly passing?: readonly string[] | undefined;
    /**
     * The source of tokens: the selector, the module, and the wire name of the parameter with the token types. Undefined
     * if there are no tokens.
     */
    readonly tokens?: readonly [selector: string, module: string, parameter: string] | undefined;
    /** Wire names of secret parameters, in addition to those that end in `token` or `password`. */
    readonly secrets?: readonly string[] | undefined;
    /**
     * The module to import for `validate: true`, which exports a function `validate`. It is a string so that bundlers
     * ignore it.
     */
    readonly validator?: string | undefined;
}
/** The kind of results of a group's modules: items of lists, members of pages, or facts about the whole. */
export type Role = "items" | "properties" | "facts";
/**
 * The names of the members of an error or a warning. The first is the member of the body, or empty if the body itself
 * is the message. The others are code, text, module, parameter and data, or empty if missing.
 */
export type MessageForm = readonly [member: string, code: string, text: string, ...others: string[]];
/**
 * A module in short form: its prefix, then `/` and the name of each parameter that accepts several strings. A single
 * value of such a parameter must not be split at a separator. The suffix `!` marks parameters whose values must be in
 * one request. Examples are `ap` without such parameters, `us/users`, and `am/messages/args!` with two.
 */
export type ModuleEntry = string;
/** A single module, for a client with selected modules. */
export type ModuleConstant<Group extends string = string, Name extends string = string> = readonly [
    group: Group,
    name: Name,
    entry: ModuleEntry
];
