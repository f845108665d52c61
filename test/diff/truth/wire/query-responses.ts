import { isDeepStrictEqual } from "node:util";
import { differs, fails, holds, type Shown } from "../shown.ts";
import type { QueryHost } from "./query-host.ts";
import { titleOf, type WireResponse, type WireRequest } from "./request.ts";

/** Compares what a reader sees in two responses. */
export async function compareResponses(
  reader: QueryHost,
  request: WireRequest,
  was: WireResponse,
  is: WireResponse,
): Promise<Shown> {
  const [old, now] = [seenIn(was), seenIn(is)];
  const title = titleOf(request);
  const violation = await violationOf(reader, request, is);
  const isNew = violation !== undefined && (await violationOf(reader, request, was)) === undefined;
  if (isNew) return fails(`${title}: ${violation}`);
  if (!isDeepStrictEqual(old.body, now.body))
    return fails(`${title}: ${JSON.stringify(old)}, now ${JSON.stringify(now)}`);
  return now.warnings === undefined || old.warnings !== undefined
    ? holds
    : differs(`${title}: ${JSON.stringify(now.warnings)}`);
}

async function violationOf(
  { contract }: QueryHost,
  request: WireRequest,
  response: WireResponse,
): Promise<string | undefined> {
  const { method, url, headers, body } = request;
  const { pathname, search } = new URL(url);
  const bytes = body === undefined ? undefined : new TextEncoder().encode(body);
  const checked = await contract({
    method,
    path: pathname,
    query: search.slice(1),
    headers,
    rawHeaders: [],
    body: bytes,
  });
  const [first] = checked
    .checkAnswer({ ...response, body: response.text })
    .filter(({ rule }) => readRules.includes(rule));
  return first && `${first.rule} ${first.detail}`;
}

/** Rules about the response alone, not about whether the request should have been rejected. */
const readRules = [
  "other-status",
  "other-header",
  "missing-header",
  "other-media-type",
  "not-json",
  "other-error-shape",
  "other-envelope",
  "other-shape",
];

/** Returns what a reader sees, with warnings separate. Leaves out the value of a maximum limit and texts for people. */
export function seenIn({ status, text }: WireResponse): { readonly body: unknown; readonly warnings: unknown } {
  if (!text.startsWith("{")) return { body: { status, text }, warnings: undefined };
  const isForPeople = (name: string, value: unknown): boolean => name === "*" && String(value).startsWith("See ");
  const value: unknown = JSON.parse(text, (name, inner: unknown) => (isForPeople(name, inner) ? undefined : inner));
  const { warnings, limits: _, ...body } = value as Readonly<Record<string, unknown>>;
  return { body: { status, ...body }, warnings: withoutAction(warnings) };
}

/** Removes warnings about the parameter `action`, which the specs of the cases do not declare. */
function withoutAction(warnings: unknown): unknown {
  const text = JSON.stringify(warnings)?.replace(/(?:\\n)?Unrecognized parameter: action\./g, "");
  return text === undefined || !/[a-z] /i.test(text) ? undefined : text;
}
