/**
 * A service, as the generated `table.js` describes it to the runtime: what no runtime can know, and nothing else. Values that a caller
 * writes as they are (`max`, `*`) are in the types alone.
 */
export interface Table extends Wire {
  /** By the request parameter that selects modules of the group: the modules, by name. */
  readonly groups: ModuleGroups;
}

export type ModuleGroups = Readonly<Record<string, Readonly<Record<string, ModuleEntry>>>>;

/** How requests are written, whatever the modules are. */
export interface Wire {
  /** The request parameter that names the generator, and what the wire names of a generator start with; empty where unknown. */
  readonly generator: readonly [selector: string, prefix: string];
  /** Between the values of one parameter; and the one that stands first, too, where a value holds the other. */
  readonly separators: readonly [common: string, alternative: string];
  /** How many values one parameter may have: for most callers, and for those with higher limits. */
  readonly most: readonly [low: number, high: number];
  /** Parameters of the request itself that take several values: the pages it is about. */
  readonly pages: readonly string[];
  /** Where tokens come from: selector, module and the wire name of the parameter with their types. Undefined where there are none. */
  readonly tokens?: readonly [selector: string, module: string, parameter: string] | undefined;
  /** What to import for `validate: true`: a module with a function `validate`. It is named here so that no bundler follows it. */
  readonly validator?: string | undefined;
}

/**
 * A module in short: its prefix, and after a `/` each its parameters that take several texts, in which a single value with a separator
 * in it must not fall apart. A `!` after one: its values cannot be asked for in several requests.
 * `allpages` is `ap`, `users` is `us/users`, `allmessages` is `am/messages/args!`.
 */
export type ModuleEntry = string;

/** A module by itself, for a client of chosen ones. */
export type ModuleConstant = readonly [group: string, name: string, entry: ModuleEntry];
