import { isObject, escaped } from "../core/values.js";
import {
  type Answer,
  type Content,
  type Piece,
  type Request,
  type ToolResult,
  createRests,
  failure,
  isRest,
  text,
} from "./response.js";
import { callOperation } from "./call-operation.js";
import { explain, refused, unknownArgument } from "./describe.js";
import { findEntry, unknownName, type Found } from "./search.js";
import type { ServeOptions, Permission } from "./options.js";
import type { Call, ProjectTable, ServiceTable, QueryCall } from "./table.js";

export interface CallArguments {
  readonly name: string;
  readonly arguments?: Readonly<Record<string, unknown>> | undefined;
  readonly continue?: string | undefined;
}

/** The default maximum length of a response in one result, in characters. */
const defaultSize = 20_000;

/** Creates the tool `call`. It returns every failure as a result. */
export function createCall(
  project: ProjectTable,
  options: ServeOptions,
  permission: Permission,
): (given: CallArguments, signal: AbortSignal) => Promise<ToolResult> {
  const rests = createRests(options.maximumAnswer ?? defaultSize);
  const clients = new Map<ServiceTable, Promise<object>>();
  const secrets = secretsOf(project, options);

  async function connected(service: ServiceTable, own: object): Promise<object> {
    const made = clients.get(service) ?? service.connect(own);
    clients.set(service, made);
    return made.catch((error: unknown) => {
      clients.delete(service);
      throw error;
    });
  }

  async function send(
    { service, entry }: Found,
    call: Call,
    given: CallArguments,
    signal: AbortSignal,
  ): Promise<ToolResult> {
    const own = options.services?.[service.id] ?? {};
    const missing = service.variables.filter(
      ({ needed, option }) => needed && (own as Readonly<Record<string, unknown>>)[option] === undefined,
    );
    if (missing.length > 0) {
      const names = missing.map(({ name, text: what }) => `${name} (${what})`).join(", ");
      return failure(
        `${service.title} cannot be called: the operator of this server must set the environment variables ${names}.`,
      );
    }
    const further = furtherOf(given.continue);
    if (further === null)
      return failure(
        "The value of continue is not from a response. Pass it unchanged, with the same arguments, or leave it out.",
      );
    const request = {
      name: entry.name,
      arguments: given.arguments ?? {},
      further,
      client: await connected(service, own),
      options: own as Readonly<Record<string, unknown>>,
      signal,
    };
    const response =
      call.kind === "operation" ? await callOperation({ ...request, call }) : await callQuery({ ...request, call });
    return "content" in response
      ? response
      : finish(entry.name, response, options.showSecrets ? [] : (call.secrets ?? []));
  }

  async function finish(
    name: string,
    { value, further, notes }: Answer,
    names: readonly string[],
  ): Promise<ToolResult> {
    const next = further === undefined ? undefined : JSON.stringify(further);
    if (value instanceof Response) {
      const media = await readMedia(value, name);
      if ("refusal" in media) return failure(media.refusal);
      return "content" in media
        ? { content: [media.content] }
        : shown(rests.cut(maskValues(media.text, secrets), next), notes);
    }
    const masked = maskMembers(value, names);
    const ofSecrets =
      masked.names.length === 0
        ? []
        : [
            `Masked as secret: ${masked.names.join(", ")}. The operator of this server can show them with --show-secrets.`,
          ];
    const whole = value === undefined ? "Done. The response has no body." : answerText(masked.value);
    return shown(rests.cut(maskValues(whole, secrets), next), [
      ...notes.map((note) => maskValues(note, secrets)),
      ...ofSecrets,
    ]);
  }

  return async (given, signal) => {
    const found = findEntry(project, given.name);
    if (found === undefined) return failure(unknownName(project, given.name));
    if (given.continue !== undefined && isRest(given.continue)) {
      const piece = rests.next(given.continue);
      return piece === undefined
        ? failure("The rest of that response is no longer available: call again without continue.")
        : shown(piece, []);
    }
    const refusal = permission.refusal(found.entry);
    if (refusal !== undefined) return failure(refusal);
    const { call } = (await found.entry.file()).details[found.entry.name]!;
    if (call === undefined) return failure(`${found.entry.name} cannot be called. Find operations with search.`);
    try {
      return await send(found, call, given, signal);
    } catch (error) {
      const { content } = explain(found.service, found.entry.name, error);
      return {
        content: content.map((one) => (one.type === "text" ? { ...one, text: maskValues(one.text, secrets) } : one)),
        isError: true,
      };
    }
  };
}

/**
 * Returns a piece of a response, followed by notes about it. The notes are separate because the response may contain
 * any text.
 */
function shown({ text: part, next, further, whole, from, to }: Piece, notes: readonly string[]): ToolResult {
  const ofPiece = next === undefined && from === 0 ? [] : [`Characters ${from + 1} to ${to} of ${whole}.`];
  const token = next ?? further;
  const ofNext =
    token === undefined
      ? []
      : [`There are more: call again with the same arguments and continue: ${JSON.stringify(token)}`];
  const all = [...notes, ...ofPiece, ...ofNext];
  return all.length === 0 ? text(part) : text(part, all.join("\n"));
}

/** Parses a continuation. Returns null if the token cannot be from a response. */
function furtherOf(token: string | undefined): Readonly<Record<string, unknown>> | undefined | null {
  if (token === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(token);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function secretsOf({ services }: ProjectTable, options: ServeOptions): readonly string[] {
  return services.flatMap(({ id, variables }) => {
    const own = (options.services?.[id] ?? {}) as Readonly<Record<string, unknown>>;
    return variables.flatMap(({ option, secret }) => (secret && typeof own[option] === "string" ? [own[option]] : []));
  });
}

/** The maximum length of a value on a single line. */
const width = 200;

/** Prints JSON with line breaks between long items, so that it can be split there. */
export function answerText(value: unknown): string {
  return printed(value, "");
}

function printed(value: unknown, indent: string): string {
  const flat = JSON.stringify(value) ?? "null";
  if (flat.length <= width || typeof value !== "object" || value === null) return flat;
  const inner = `${indent} `;
  const isList = Array.isArray(value);
  const lines = isList
    ? value.map((item) => printed(item, inner))
    : Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .map(([name, member]) => `${JSON.stringify(name)}:${printed(member, inner)}`);
  const [open, close] = isList ? "[]" : "{}";
  return `${open}\n${lines.map((line) => inner + line).join(",\n")}\n${indent}${close}`;
}

/** The maximum number of bytes in a result. */
const most = 512 * 1024;

/**
 * The content of a binary response: text, which is split like any other, content for the result, or the reason for
 * refusing it.
 */
type MediaResponse = { readonly text: string } | { readonly content: Content } | { readonly refusal: string };

/** Reads a binary response. If it is too large, the rest is canceled. */
async function readMedia(response: Response, name: string): Promise<MediaResponse> {
  const type = response.headers.get("content-type") ?? "application/octet-stream";
  const bytes = await bytesWithin(response);
  if (bytes === undefined)
    return {
      refusal: `The response has more than ${most} bytes of ${type}, which is too long for a result. Use the client instead.`,
    };
  if (/^(?:text\/|application\/(?:[\w.+-]*\+)?(?:json|xml)\b)/.test(type))
    return { text: new TextDecoder().decode(bytes) };
  const data = Buffer.from(bytes).toString("base64");
  const mimeType = type.split(";")[0]!.trim();
  if (mimeType.startsWith("image/")) return { content: { type: "image", data, mimeType } };
  return {
    content: { type: "resource", resource: { uri: `kiln:answer/${encodeURIComponent(name)}`, mimeType, blob: data } },
  };
}

async function bytesWithin({ body }: Response): Promise<Uint8Array | undefined> {
  if (body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const mask = "***";

interface Masked {
  readonly value: unknown;
  /** The names of members that were masked. */
  readonly names: readonly string[];
}

/** Masks the values of some members, at any depth. */
export function maskMembers(value: unknown, secrets: readonly string[]): Masked {
  const names = new Set<string>();
  const masked = (one: unknown, isSecret: boolean): unknown => {
    if (Array.isArray(one)) return one.map((item) => masked(item, isSecret));
    if (typeof one === "object" && one !== null) {
      return Object.fromEntries(
        Object.entries(one).map(([name, member]) => {
          const found = isSecret || secrets.includes(name);
          if (found && isShown(member)) names.add(name);
          return [name, masked(member, found)];
        }),
      );
    }
    return isSecret && isShown(one) ? mask : one;
  };
  const changed = secrets.length === 0 ? value : masked(value, false);
  return { value: changed, names: [...names] };
}

/** Reports whether a value could reveal a secret. Null, empty strings and booleans could not. */
function isShown(value: unknown): boolean {
  return value !== null && value !== "" && typeof value !== "boolean";
}

/** Masks values anywhere in a string, such as keys that a service repeats. */
export function maskValues(whole: string, values: readonly string[]): string {
  return values
    .filter((value) => value.length > 3)
    .reduce((all, value) => all.replaceAll(value, mask).replaceAll(encodeURIComponent(value), mask), whole);
}

type Members = Readonly<Record<string, unknown>>;

interface QueryClient {
  query(request: Members, call: object): Promise<Members>;
}

/** Calls a module, or sends a whole request. The client's validators check it before it is sent. */
async function callQuery({ name, call, ...request }: Request<QueryCall>): Promise<Answer | ToolResult> {
  const given = Object.entries(request.arguments).filter(([, value]) => value !== undefined);
  const known = [...call.own, ...call.shared];
  const isKnown = knownNames(known);
  const unknown = call.module === undefined ? [] : given.filter(([argument]) => !isKnown(argument));
  if (unknown.length > 0)
    return refused(
      name,
      unknown.map(([argument]) => unknownArgument(argument, known)),
    );
  const asked = { ...requestOf(call, given), ...(request.further && { continue: request.further }) };
  const {
    continue: further,
    warnings,
    ...result
  } = await (request.client as QueryClient).query(asked, { signal: request.signal, onWarning: () => undefined });
  const said = Array.isArray(warnings) ? warnings.map((warning) => `Warning: ${JSON.stringify(warning)}`) : [];
  return { value: withoutEmpty(result), further: further as object | undefined, notes: said };
}

function requestOf({ module, shared }: QueryCall, given: readonly (readonly [string, unknown])[]): Members {
  if (module === undefined) return Object.fromEntries(given);
  const [group, name] = module;
  const isShared = ([argument]: readonly [string, unknown]): boolean => shared.includes(argument);
  return {
    ...Object.fromEntries(given.filter(isShared)),
    [group]: { [name]: Object.fromEntries(given.filter((one) => !isShared(one))) },
  };
}

/** Returns a function that reports whether an argument is known. Placeholders in braces match any text. */
function knownNames(names: readonly string[]): (name: string) => boolean {
  const plain = new Set(names);
  const patterns = names
    .filter((name) => name.includes("{"))
    .map(
      (name) =>
        new RegExp(
          `^${name
            .split(/\{[^}]*\}/)
            .map(escaped)
            .join(".+")}$`,
        ),
    );
  return (name) => plain.has(name) || patterns.some((pattern) => pattern.test(name));
}

/** Omits groups and pages that the request did not name. */
function withoutEmpty(result: Members): Members {
  return Object.fromEntries(
    Object.entries(result).filter(
      ([, value]) => typeof value !== "object" || value === null || Object.keys(value).length > 0,
    ),
  );
}
