import type { CallOptions as TransportCallOptions, RequestView, TransportOptions } from "../../http/types.js";

export type { RequestView } from "../../http/types.js";

/**
 * A service, as the generated `index.js` describes it to the runtime: what no runtime can know, and nothing else. Words that a caller
 * writes as they are (`max`, `*`) are in the types alone.
 */
export interface Table {
  /** By the request parameter that selects modules of the group: the modules, by name. */
  readonly groups: Readonly<Record<string, Readonly<Record<string, ModuleEntry>>>>;
  /** The request parameter that names the generator, and what the wire names of a generator start with; both empty where nobody knows them. */
  readonly generator: readonly [selector: string, prefix: string];
  /** Between the values of one parameter; and the one that stands first, too, where a value holds the other. */
  readonly separators: readonly [usual: string, alternative: string];
  /** How many values one parameter may have: usually, and for callers with higher limits. */
  readonly most: readonly [low: number, high: number];
  /** Parameters of the request itself that take several values: the pages it is about. */
  readonly pages: readonly string[];
  /** Where tokens come from: selector, module and the wire name of the parameter with their types. Undefined where the service issues none. */
  readonly tokens?: readonly [selector: string, module: string, parameter: string];
  /** What to import for `validate: true`: a module with a function `validate`. It is named here so that no bundler follows it. */
  readonly validator?: string;
}

/**
 * A module in a word: its prefix, and after a `/` each its parameters that take several texts, in which a single value with a separator
 * in it must not fall apart. A `!` after one: its values cannot be asked for in several requests.
 * `allpages` is `ap`, `users` is `us/users`, `allmessages` is `am/messages/args!`.
 */
export type ModuleEntry = string;

/** A module by itself, for a client of chosen ones. */
export type ModuleConstant = readonly [group: string, name: string, entry: ModuleEntry];

/* What a caller sees, whatever the service. The generated `index.d.ts` shows it on, and adds the modules. */

/** What a client is made with. */
export interface QueryClientOptions extends TransportOptions {
  /** The address of the one endpoint, such as `https://wiki.example/w/api.php`. */
  readonly endpoint: string | URL;
  /** Who asks, with a way to reach them: demanded outside browsers. In browsers it is sent as `Api-User-Agent`. */
  readonly userAgent?: string | undefined;
  /** An OAuth token, sent as `Authorization: Bearer`. */
  readonly accessToken?: string | undefined;
  /** Every request fails where the caller is not of this kind. */
  readonly assert?: "anon" | "user" | "bot" | undefined;
  /** For browsers: `*` asks without cookies, the origin of the page with them. */
  readonly origin?: string | undefined;
  /** A request is put off while the lag of the databases is above so many seconds. */
  readonly maxlag?: number | undefined;
  /** The caller may give 500 values in place of 50. */
  readonly highLimits?: boolean | undefined;
  /** The most requests that one call makes to reach the end of its continuation. */
  readonly maximumRequests?: number | undefined;
  /** Every warning of an answer comes here. */
  readonly onWarning?: OnWarning | undefined;
  /** Checks requests before they are sent: `true` loads the package of the validators, a function is taken as it is. */
  readonly validate?: boolean | Validate | undefined;
}

/** What one call may have of its own. */
export interface CallOptions extends TransportCallOptions {
  /** In place of the client's. */
  readonly onWarning?: OnWarning | undefined;
  /** In place of the client's. */
  readonly maximumRequests?: number | undefined;
}

/** A warning or an error as the service wrote it. */
export interface Message {
  readonly code: string;
  readonly text: string;
  /** Where it comes from, such as `query+info`. */
  readonly module: string;
  readonly data?: Readonly<Record<string, unknown>> | undefined;
}

export type OnWarning = (warning: Message) => void;

/** Throws where the service would refuse the request, which is given as the query string that is about to be sent. */
export type Validate = (query: string, highLimits: boolean) => void | Promise<void>;

/** What a parameter may hold: a flag that is `false`, and `undefined`, are left out. */
export type Value = string | number | boolean | Date | readonly (string | number | Date)[] | undefined;

/** The parameters of a request of one's own, by their names on the wire. */
export type WireParameters = Readonly<Record<string, Value>>;

/** What nobody has described yet: any member, of an unknown type. */
export interface Item {
  readonly [name: string]: unknown;
}

/** What a result gives to the request that goes on where it ended. */
export type Continuation = Readonly<Record<string, string | number>>;

/** What every logical result has beside its modules' data. */
export interface Answer {
  /** There is more: what the next request says beside the same parameters. `batches`, `list` and `generate` do so by themselves. */
  readonly continue?: Continuation;
  readonly warnings: readonly Message[];
}

/** What a `QueryError` holds, whatever the service. */
export interface QueryFailure {
  /** The service's word for what is wrong; or the client's own, where nothing was sent. */
  readonly code: string;
  /** The same in a sentence. */
  readonly info: string;
  /** Where it comes from, such as `query+info`. */
  readonly module: string;
  /** The HTTP status, which is 200 with most errors. Undefined where nothing was sent. */
  readonly status: number | undefined;
  readonly request: RequestView | undefined;
  /** All errors of the answer; the first is this one. */
  readonly errors: readonly Message[];
}

/** What every client does, whatever its modules are. */
export interface ClientBase {
  /** Any request, by the names of the wire, on the same way; what comes is the whole answer. `post` sends the parameters in a body. */
  request(parameters: WireParameters, call?: SendOptions): Promise<Item>;
}

/** As of any call, and whether the parameters go into a body. What is posted is not sent again where it may have been done. */
export interface SendOptions extends CallOptions {
  readonly post?: boolean | undefined;
}

/** What a client has beside it that can log in and write. */
export interface Account<TokenType extends string> {
  /** A token, asked for once. */
  token(type: TokenType, call?: CallOptions): Promise<string>;
  /** The same as `request`, posted with a token, which is renewed once where it has run out. */
  postWithToken(type: TokenType, parameters: WireParameters, call?: CallOptions): Promise<Item>;
  /** Begins a session with a bot password. */
  login(account: { readonly name: string; readonly password: string }, call?: CallOptions): Promise<{ readonly id: number; readonly name: string }>;
  /** Ends it. */
  logout(call?: CallOptions): Promise<void>;
}

/** What is wrong with a request. */
export interface Finding {
  /** The code that the service would answer. */
  readonly code: string;
  /** Without its prefix. */
  readonly parameter: string | undefined;
  readonly wireName: string | undefined;
  /** The beginning of what was given; never that of a secret. */
  readonly received: string | undefined;
  readonly expected: string | undefined;
  readonly message: string;
}

/** A request that the service would refuse: it was not sent. */
export declare class ValidationError extends Error {
  private constructor();
  readonly name: "ValidationError";
  readonly findings: readonly Finding[];
}
