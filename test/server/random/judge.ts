import type { Answered } from "../send.ts";
import { decoded } from "./decoded.ts";
import type { Answer } from "./document.ts";
import type { Request } from "./requests.ts";

/** Internal details of the machine or the program that no response may contain. */
const insides = /node_modules|node:internal|SQLITE|sqlite_schema|\bat \w+ \(|\/src\/|file:\/\//;

export function faultOf({ method, target, operation }: Request, response: Answered): string | undefined {
  const { status, headers, text } = response;
  if (status >= 500 && !isUnanswered(response)) return `status ${status}`;
  if (headers["x-injected"] !== undefined) return "a header came through";
  if (insides.test(withoutEcho(text, target))) return "it shows the inside";
  const type = headers["content-type"] ?? "";
  if (method === "HEAD" || text === "" || !type.startsWith("application/json")) return undefined;
  const value: unknown = JSON.parse(text);
  if (typeof value === "object" && value !== null && "statusCode" in value) return "it is in the form of Fastify";
  // Not yet a complete request, so it belongs to no operation.
  if (status === 431) return undefined;
  return operation === undefined
    ? undefined
    : documented(operation.answers.get(String(status)) ?? operation.answers.get("default"), status, value);
}

/** Returns true for a module without a handler, which has a separate status that no document lists. */
export function isUnanswered({ status, headers }: Answered): boolean {
  return status === 501 && headers["mediawiki-api-error"] === "nohandler";
}

function documented(response: Answer | undefined, status: number, value: unknown): string | undefined {
  if (status === 501) return undefined;
  if (response === undefined) return `the document has no status ${status}`;
  if (!response.isValid(value))
    return `not of the document's schema: ${JSON.stringify(response.isValid.errors?.slice(0, 3))}`;
  const { error, errors = [] } = value as { readonly error?: Coded; readonly errors?: readonly Coded[] };
  const unknown = [...(error === undefined ? [] : [error]), ...errors].find(({ code }) => !response.hasCode(code));
  return unknown && `the document has no ${unknown.code} at ${status}`;
}

interface Coded {
  readonly code: string;
}

/** Removes the echo of the request, which may contain such details, from a response. */
function withoutEcho(text: string, target: string): string {
  return insides.test(decoded(target)) ? "" : text;
}
