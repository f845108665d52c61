import { answerError } from "../../http/client/errors.js";
import { load, checkAddress } from "../../http/client/refuse-option.js";
import type { RequestView } from "../../http/client/options.js";
import { mayRepeat, retryAfter } from "../../http/client/retries.js";
import { createTransport, type TransportSetup } from "../../http/client/transport.js";
import { type Data, type Message, QueryError, type Reason, isObject, merge } from "./errors.js";
import type { QueryClientOptions, SendOptions, Validate } from "./options.js";
import type { Wire, MessageForm } from "./table.js";
import { type NamedModules, isGiven, textOf } from "./requests.js";

export type Reply = readonly [body: Data, request: RequestView];

/** The warnings of one call, by text, so that each is reported once. */
export type Warnings = Map<string, Message>;

export type Send = (parameters: Data, call?: SendOptions, warnings?: Warnings) => Promise<Reply>;

/**
 * The maximum length of a query string. Longer ones are sent in the body, because proxies and servers often limit URLs
 * to about 8,000 characters.
 */
const longest = 6000;
const secret = /(token|password)$/;

function parse(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns whether a value identifies a body as a response: an object, a list or a flag. The older form writes flags as
 * empty strings.
 */
function isMember(value: unknown): boolean {
  return Object(value) === value || value === true || value === "";
}

export function createSession(wire: Wire, options: QueryClientOptions, own: Setup = {}, setup?: TransportSetup): Send {
  const {
    constants,
    required,
    methods = ["GET", "POST"],
    separators,
    validator,
    errorHeader,
    passing = [],
    secrets = [],
    body: members = [],
  } = wire;
  const { endpoint, userAgent, accessToken, validate, highLimits } = options;
  const { agentHeader = "User-Agent", credentials, inAddress = {} } = own;
  checkAddress("endpoint", endpoint);
  const transport = createTransport(options, setup);
  const headers = {
    ...(userAgent && { [agentHeader]: userAgent }),
    ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
  };

  /** Sends a request. Requests with secrets use POST, because URLs are written to logs. */
  return async (parameters, call = {}, warnings = new Map()) => {
    const form = new URLSearchParams();
    const all: Data = { ...constants, ...own.parameters, ...parameters };
    for (const [name, value] of Object.entries(all))
      if (isGiven(value)) form.set(name, textOf(value, separators, name));
    const query = `${form}`;
    const isQuery = required.every((name) => all[name] === constants[name]);
    if (validate && isQuery && !form.has("continue")) {
      const check = validate === true ? ((await load(validator!)).validate as Validate) : validate;
      await check(query, !!highLimits);
    }
    const secretNames = [...form.keys()].filter((name) => secret.test(name) || secrets.includes(name));
    const isLong = call.post || query.length > longest || secretNames[0];
    const post = methods.includes("POST") && (isLong || !methods.includes("GET"));
    const url = new URL(endpoint);
    // `fetch` rejects URLs with credentials, and its error message shows them.
    url.username = url.password = "";
    for (const name in inAddress) url.searchParams.set(name, inAddress[name]!);
    if (!post) form.forEach((value, name) => url.searchParams.append(name, value));
    const safe = isQuery || !post;
    const request = {
      method: post ? "POST" : "GET",
      url: url.href,
      headers,
      body: post ? form : undefined,
      safe,
      credentials,
    } as const;

    return transport.send(
      request,
      (response, text, view) => {
        const { ok, status, headers } = response;
        const received = { response, text, secrets: [accessToken, ...secretNames.map((name) => form.get(name))] };
        const [body, after, code] = [
          parse(text),
          retryAfter(response),
          errorHeader === undefined ? null : headers.get(errorHeader),
        ];
        const written = messagesIn(body, wire.warnings ? [wire.warnings] : [], false) as readonly Message[];
        for (const warning of [...written, ...(own.otherWarnings?.(body ?? {}) ?? [])]) {
          const key = JSON.stringify(warning);
          if (!warnings.has(key)) (call.onWarning ?? options.onWarning ?? console.warn)(warning);
          warnings.set(key, warning);
        }
        const found = messagesIn(body, wire.errors, !ok);
        const errors = found[0] || !code ? found : [{ code }];
        const [first] = errors;
        const missing =
          ok && isQuery && members[0] && isObject(body) && !members.some((name) => isMember(body[name]))
            ? members.slice(0, 3).join(", ")
            : undefined;
        const error = first
          ? new QueryError({ ...first, info: first.text, errors, request: view }, received)
          : (ok && isObject(body) && !missing) || answerError(received, view, "endpoint", missing);
        if (error === true) return { kind: "done", value: [body, view] };
        if (mayRepeat(status, safe, after) || passing.includes(first?.code ?? ""))
          return { kind: "again", error, after };
        throw error;
      },
      call,
    );
  };
}

/** The members of a message, in the order in which a message form lists their names. */
const parts = ["code", "text", "module", "parameter", "data"];

/**
 * Returns the errors or warnings of a body, using the first form that matches. `isRefused` is true if the HTTP status
 * is that of an error.
 */
function messagesIn(body: any, forms: readonly MessageForm[], isRefused: boolean): readonly Reason[] {
  for (const [member, ...names] of forms) {
    const found: readonly any[] = [member ? body?.[member] : isRefused && body].flat();
    const messages = found.filter((one) => typeof one?.[names[0]] === "string");
    if (messages[0]) return messages.map((one) => messageOf(one, names));
  }
  return [];
}

function messageOf(one: Data, names: readonly string[]): Reason {
  const message: Data = { text: "", module: "" };
  names.forEach((name, index) => {
    if (one[name] !== undefined) message[parts[index]!] = one[name];
  });
  return message as Reason;
}

/** The features that a profile adds to the client. A missing member disables the feature. */
export interface Protocol<Options extends QueryClientOptions = QueryClientOptions> {
  /** The names of the options that only clients of this profile have. */
  readonly options?: readonly string[];
  /** Returns the settings for all requests of a client. Throws if the options are invalid. */
  readonly setUp?: (options: Options) => Setup;
  /** Yields the batches of one request: its response and all continuations. */
  readonly follow?: Follow;
}

interface Setup {
  /** The header with the user agent. */
  readonly agentHeader?: string;
  /** Parameters in addition to the constants of the service. */
  readonly parameters?: Data;
  /** Parameters that are always in the URL, even if the others are posted. */
  readonly inAddress?: Readonly<Record<string, string>>;
  readonly credentials?: "include" | undefined;
  /** Returns the warnings of a response that are in the profile's form instead of the service's. */
  readonly otherWarnings?: (body: Data) => readonly Message[];
}

/** Yields batches, starting with the continuation `further`. Throws an error after `most` requests. */
export type Follow = (
  send: (parameters: Data) => Promise<Reply>,
  parameters: Data,
  further: Data | undefined,
  createBatch: () => Batch,
  most: number,
) => AsyncGenerator<Batch, void, undefined>;

/** The merged data of several responses. */
export interface Batch {
  further?: Data | undefined;
  /** Adds a response. `another` means that it is from another batch, which may repeat pages of this one. */
  add(body: Data, another?: boolean): void;
  /** Returns all responses merged into a single one. */
  body(): Data;
  result(): Data;
}

export function createBatch(
  { members: [results, pages], key, selectors }: Wire,
  names: NamedModules,
  warnings: Warnings,
): Batch {
  /** Pages by their key. A page without a key is its own key. */
  const found = new Map<unknown, Data>();
  const rest: Data = {};
  const aside: Data = {};
  return {
    // Within one continuation a module never repeats its data. However, each response repeats how the request was
    // interpreted.
    add(body, another) {
      const others = { ...(results === undefined ? body : body[results]) };
      for (const page of (pages === undefined ? undefined : others[pages]) ?? []) {
        const id = key.map((name) => page[name]).find((one) => one !== undefined) ?? page;
        const known = found.get(id);
        if (known) merge(known, page, another);
        else found.set(id, page);
      }
      if (pages !== undefined) delete others[pages];
      // Strings describe the response itself. Keep those of the first one.
      if (results !== undefined)
        for (const name in body) if (typeof body[name] === "string") aside[name] ??= body[name];
      // Some modules add their results next to the others.
      for (const [, module] of names) if (module in body) others[module] = body[module];
      for (const name in others) merge(rest, { [name]: others[name] }, !names.some(([, module]) => module === name));
    },
    body() {
      const all = pages === undefined ? rest : { ...rest, [pages]: [...found.values()] };
      return results === undefined ? all : { ...aside, [results]: all };
    },
    result() {
      const others = { ...rest };
      const groups: Data = {};
      for (const group in selectors) if (selectors[group]![1] !== "properties") groups[group] = {};
      for (const [, module] of names) delete others[module];
      // If a facts module has no member of its own, its result consists of the remaining members.
      for (const [group, module] of names) {
        groups[group][module] = selectors[group]?.[1] === "items" ? listIn(rest[module]) : (rest[module] ?? others);
      }
      return {
        ...aside,
        ...others,
        ...groups,
        pages: [...found.values()],
        continue: this.further,
        warnings: [...warnings.values()],
      };
    },
  };
}

/**
 * Returns the list in a list module's result, or an object without a list unchanged. A list that ended in an earlier
 * response is empty.
 */
function listIn(result: any = []): unknown {
  return Array.isArray(result) ? result : (Object.values(result).find(Array.isArray) ?? result);
}
