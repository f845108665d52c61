/**
 * A service, as the generated `table.js` describes it to the runtime: what no runtime can know, and nothing else.
 * Values that a caller writes as they are, such as the word for the most, are in the types alone.
 */
export interface Table extends Wire {
    /** By the name of the group: the modules, by name. */
    readonly groups: ModuleGroups;
}
export type ModuleGroups = Readonly<Record<string, Readonly<Record<string, ModuleEntry>>>>;
/** How requests are written and answers are read, whatever the modules are. */
export interface Wire {
    /** By the name of the group: the request parameter that selects its modules, and what these answer. */
    readonly selectors: Readonly<Record<string, readonly [selector: string, role: Role]>>;
    /** What every request says. */
    readonly constants: Readonly<Record<string, string>>;
    /** Those of the constants that say that it is a query: a request that says something else is another one. */
    readonly required: readonly string[];
    /** The HTTP methods that the endpoint takes, where these are not GET and POST. */
    readonly methods?: readonly string[] | undefined;
    /**
     * The request parameter that names the generator, and what the wire names of a generator start with; empty where
     * unknown.
     */
    readonly generator: readonly [selector: string, prefix: string];
    /** Between the values of one parameter; and the one that stands first, too, where a value holds the other. */
    readonly separators: readonly [common: string, alternative: string];
    /** How many values one parameter may have: for most callers, and for those with higher limits. */
    readonly most: readonly [low: number, high: number];
    /**
     * By their names in all modules, limits and points in time: a description of such a value; the bounds of a limit, and
     * its word for the maximum.
     */
    readonly checks?: Readonly<Record<string, readonly [text: string, minimum?: number, maximum?: number, word?: string]>> | undefined;
    /**
     * The parameter that says how many items a module answers with, its greatest values for most callers and for others,
     * and who lacks it.
     */
    readonly limit?: readonly [name: string, low: number, high: number, without: readonly string[]] | undefined;
    /** Parameters of the request itself that take several values: the pages it is about. */
    readonly pages: readonly string[];
    /**
     * The members of an answer that hold the results, and the pages among them; without the first, the answer itself is
     * the results.
     */
    readonly members: readonly [results: string | undefined, pages: string | undefined];
    /** Members of a response to a query, of which it has at least one. Missing where any object may be one. */
    readonly body?: readonly string[] | undefined;
    /** The members that tell one page from another, the first that a page has. */
    readonly key: readonly string[];
    /** How an answer may say what is wrong. */
    readonly errors: readonly MessageForm[];
    /** How an answer carries warnings; missing where it carries none. */
    readonly warnings?: MessageForm | undefined;
    /** The header field with the code of an error. */
    readonly errorHeader?: string | undefined;
    /** Codes of requests that were refused for now: nothing was done, and later it may be. */
    readonly passing?: readonly string[] | undefined;
    /**
     * Where tokens come from: selector, module and the wire name of the parameter with their types. Undefined where there
     * are none.
     */
    readonly tokens?: readonly [selector: string, module: string, parameter: string] | undefined;
    /** Wire names of parameters that are secret, beside those that end in `token` or `password`. */
    readonly secrets?: readonly string[] | undefined;
    /**
     * What to import for `validate: true`: a module with a function `validate`. It is named here so that no bundler
     * follows it.
     */
    readonly validator?: string | undefined;
}
/** What the modules of a group answer: items of lists, members of pages, facts of the whole. */
export type Role = "items" | "properties" | "facts";
/**
 * The names of the members that hold an error or a warning, empty where there is none: the member of the body, without
 * which the body itself is it; and in it code, text, module, parameter and data.
 */
export type MessageForm = readonly [member: string, code: string, text: string, ...others: string[]];
/**
 * A module in short: its prefix, and after a `/` each its parameters that take several texts, in which a single value
 * with a separator in it must not fall apart. A `!` after one: its values cannot be asked for in several requests. `ap`
 * and no such parameter is `ap`, `us` and `users` is `us/users`, `am`, `messages` and `args` are `am/messages/args!`.
 */
export type ModuleEntry = string;
/** A module by itself, for a client of chosen ones. */
export type ModuleConstant<Group extends string = string, Name extends string = string> = readonly [
    group: Group,
    name: Name,
    entry: ModuleEntry
];
