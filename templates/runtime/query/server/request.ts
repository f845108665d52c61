import type { Message } from "./message.js";
import type { Table } from "./table.js";

/** A request, independent of the server that received it. */
export interface Request {
  readonly method: string;
  /** The query string, with or without a leading `?`. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body?: string | Uint8Array | undefined;
  /** The IP address of the sender. */
  readonly address?: string | undefined;
  readonly isSecure?: boolean | undefined;
  /** The module that has the requested path. */
  readonly module?: string | undefined;
}

export interface Response {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The values of the `Set-Cookie` header fields. */
  readonly cookies?: readonly string[] | undefined;
  readonly body: string;
}

export interface Answer {
  (request: Request): Promise<Response>;
  /**
   * Returns the response to a request that is rejected before its body is read, in the format that its URL requests.
   */
  refusal(request: Request, error: Message, status: number): Promise<Response>;
  /** The modules and generators without a handler, by name. */
  readonly missing: {
    readonly modules: readonly string[];
    readonly generators: readonly string[];
    readonly pages: boolean;
  };
}

/** The sender of a request. */
export interface Caller {
  /** Undefined if the caller is not logged in. */
  readonly name?: string | undefined;
  readonly id?: number | undefined;
  readonly address?: string | undefined;
  readonly rights: readonly string[];
  readonly groups: readonly string[];
}

/** A request in the form that the validators' `decodeRequest` returns. */
export interface DecodedRequest {
  readonly generator?: { readonly name: string; readonly parameters: Readonly<Record<string, unknown>> };
  readonly modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly [set: string]: unknown;
}

/** A module and its parameters in the request. */
export interface ModuleUse {
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** An error or a warning of the request decoder. */
export interface Finding {
  readonly code: string;
  /** The name without the module's prefix. */
  readonly parameter: string | undefined;
  readonly wireName: string | undefined;
  readonly received: string | undefined;
  readonly expected?: string | undefined;
  /** The violated rule between parameters. */
  readonly rule?: string | undefined;
  /** The message as a sentence. */
  readonly message?: string | undefined;
  readonly module?: string | undefined;
  readonly values?: readonly string[] | undefined;
}

/** The validators' `decodeRequest`. */
export interface DecodeRequest {
  (
    wire: string,
    options: object,
  ): {
    readonly value?: unknown;
    readonly errors?: readonly Finding[] | undefined;
    readonly warnings: readonly Finding[];
  };
}

/** Implements `Map.groupBy`, which Node 20 lacks. */
export function grouped<Key, Item>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

export interface Parameters {
  /**
   * All parameters as one query string. Parameters of the body follow those of the URL, because the last value of a
   * name applies.
   */
  readonly wire: string;
  /** The parameters by name, without arrays. */
  readonly given: ReadonlyMap<string, string>;
}

/** Returns the parameters of a request. Only multipart forms are read asynchronously. */
export function parametersOf(table: Table, request: Request): Parameters | Promise<Parameters> {
  const body = bodyOf(request);
  return typeof body === "string"
    ? parametersIn(table, request, body)
    : body.then((form) => parametersIn(table, request, form));
}

function parametersIn(table: Table, { query, module }: Request, body: string): Parameters {
  const parts = [firstParameters(query.replace(/^\?/, "")), firstParameters(body), own(table, module)];
  const wire = parts.filter((part) => part !== "").join("&");
  const given = new Map<string, string>();
  new URLSearchParams(wire).forEach((value, name) => {
    const key = isPlain.test(name) ? name : nameOf(name);
    if (key.includes("[")) given.delete(key.slice(0, key.indexOf("[")));
    else given.set(key, value);
  });
  return { wire, given };
}

/** The maximum number of parameters read from a URL and from a body. PHP ignores the rest (`max_input_vars`). */
const maxParameters = 1000;

function firstParameters(text: string): string {
  let end = -1;
  for (let count = 0; count < maxParameters; count++) {
    end = text.indexOf("&", end + 1);
    if (end < 0) return text;
  }
  return text.slice(0, end);
}

/** Returns the parameters implied by the path of a module. They override all others. */
function own(table: Table, module: string | undefined): string {
  if (module === undefined) return "";
  const [group] = Object.entries(table.groups).find(([, names]) => names.includes(module)) ?? [];
  return new URLSearchParams({ ...table.constants, ...(group === undefined ? {} : { [group]: module }) }).toString();
}

/** Returns the body as a query string if it is a form. Other bodies are not read. */
function bodyOf({ method, headers, body }: Request): string | Promise<string> {
  if (method !== "POST" || body === undefined || body.length === 0) return "";
  const type = [headers["content-type"]].flat()[0] ?? "";
  if (/^application\/x-www-form-urlencoded\b/i.test(type))
    return typeof body === "string" ? body : new TextDecoder().decode(body);
  return /^multipart\/form-data\b/i.test(type) ? formOf(type, body) : "";
}

/** Reads a multipart form. A form that is invalid or has too many parts has no parameters. */
async function formOf(type: string, body: string | Uint8Array): Promise<string> {
  if (hasManyParts(type, body)) return "";
  try {
    const form = await new Response(body as ConstructorParameters<typeof Response>[0], {
      headers: { "content-type": type },
    }).formData();
    const search = new URLSearchParams();
    for (const [name, value] of form) if (typeof value === "string") search.append(name, value);
    return search.toString();
  } catch {
    return "";
  }
}

function hasManyParts(type: string, body: string | Uint8Array): boolean {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  const delimiter = `--${quoted ?? plain ?? ""}`;
  const text = typeof body === "string" ? body : new TextDecoder("latin1").decode(body);
  // The last delimiter ends the form.
  let count = -1;
  for (let at = text.indexOf(delimiter); at >= 0 && count <= maxParameters; count++)
    at = text.indexOf(delimiter, at + delimiter.length);
  return count > maxParameters;
}

/** Matches names that PHP keeps unchanged. */
const isPlain = /^\w+$/;

/** Converts a parameter name as PHP does. */
function nameOf(name: string): string {
  const bracket = name.indexOf("[");
  const end = bracket < 0 ? name.length : bracket;
  return name.slice(0, end).trimStart().replace(/[ .]/g, "_") + name.slice(end);
}
