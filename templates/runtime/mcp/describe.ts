import { findEntry, unknownName, nearest } from "./search.js";
import { failure, text, type ToolResult } from "./response.js";
import type { Permission } from "./options.js";
import type { ProjectTable, Finding, ServiceTable } from "./table.js";

export interface DescribeArguments {
  readonly name: string;
  readonly part?: string | undefined;
}

export function createDescribe(
  project: ProjectTable,
  permission: Permission,
): (given: DescribeArguments) => Promise<ToolResult> {
  return async ({ name, part }) => {
    const found = findEntry(project, name);
    if (found === undefined) return failure(unknownName(project, name));
    const { entry } = found;
    const { details } = await entry.file();
    const { text: whole, parts = {} } = details[entry.name]!;
    if (part === undefined) {
      const refused = permission.refusal(entry);
      return refused === undefined ? text(whole) : text(whole, refused);
    }
    const own = Object.hasOwn(parts, part) ? parts[part] : undefined;
    if (own !== undefined) return text(own);
    const known = Object.keys(parts);
    const close = nearest(part, known);
    return failure(
      `${entry.name} has no part ${JSON.stringify(part.slice(0, 100))}. ${close.length > 0 ? `Did you mean ${close.join(", ")}? ` : ""}Parts: ${known.join(", ") || "none"}.`,
    );
  };
}

/** A problem in the form that a model receives, with its place and the expected value. */
export interface Fault {
  readonly code: string;
  readonly place?: string | undefined;
  readonly expected?: string | undefined;
  readonly received?: string | undefined;
  readonly rule?: string | undefined;
  readonly message: string;
}

/** Returns the result for a call that was rejected before anything was sent. */
export function refused(name: string, faults: readonly Fault[]): ToolResult {
  const lines = faults.map((fault) => JSON.stringify(fault));
  return failure([`The arguments of ${name} are not valid, and nothing was sent:`, ...lines].join("\n"));
}

/** Converts a finding. `path` contains the names that lead to its subject. */
export function faultOf(
  { code, expected, received, rule, message }: Finding,
  path: readonly (string | undefined)[],
): Fault {
  const place = path.filter((one) => one !== undefined && one !== "").join(".");
  return { code, place: place === "" ? undefined : place, expected, received, rule, message };
}

export function unknownArgument(name: string, known: readonly string[]): Fault {
  const close = nearest(name, known);
  const expected = (close.length > 0 ? close : known).join(", ");
  return {
    code: "unknown-argument",
    place: name.slice(0, 100),
    expected: expected === "" ? "no arguments" : expected,
    message: "There is no such argument.",
  };
}

/** The members of a client error that results show. */
interface ClientFailure {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly kind?: unknown;
  readonly status?: unknown;
  readonly details?: unknown;
  readonly body?: unknown;
  readonly errors?: readonly { readonly code: string; readonly text: string; readonly module: string }[];
  readonly findings?: readonly Finding[];
}

/** Explains why a call failed: findings of the validators, an error of the service, or no response. */
export function explain(service: ServiceTable, name: string, error: unknown): ToolResult {
  const { name: type, message, code, kind, status, details, errors, findings, body } = (error ?? {}) as ClientFailure;
  if (findings !== undefined)
    return refused(
      name,
      findings.map((finding) => faultOf(finding, [finding.parameter ?? finding.wireName])),
    );
  if (typeof code === "string" && (status !== undefined || errors !== undefined)) {
    const more = errors !== undefined && errors.length > 1 ? errors : undefined;
    const head = status === undefined ? `${name} was not sent` : `${service.title} refused ${name}`;
    // An error response without a code has the status in place of the code.
    const hasCode = code !== String(status);
    const said = hasCode
      ? JSON.stringify({ code, status, message, details, errors: more })
      : JSON.stringify({ status, body: shownBody(body) });
    const meaning = service.entries.find((entry) => entry.name === `${service.id}.errors.${code}`)?.summary;
    return failure([`${head}:`, said, ...(meaning === undefined ? [] : [`${code}: ${meaning}`])].join("\n"));
  }
  if (typeof kind === "string")
    return failure(`No usable response to ${name}:\n${JSON.stringify({ kind, status, message })}`);
  return failure(`${name} failed: ${typeof message === "string" ? message : String(type ?? error)}`);
}

/** The maximum length of an error body in a result, in characters. */
const longestBody = 2000;

/** Returns the JSON of a body, or the start of any other or longer body. */
function shownBody(body: unknown): unknown {
  if (typeof body !== "string" || body === "") return undefined;
  if (body.length > longestBody) return `${body.slice(0, longestBody)}…`;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
