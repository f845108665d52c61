import { isDeepStrictEqual } from "node:util";
import { holds, type Shown } from "../shown.ts";
import type { QueryHost } from "./query-host.ts";
import { titleOf, type WireAnswer, type WireRequest } from "./request.ts";

/** Whether a reader sees the same in two answers. */
export async function compareAnswers(reader: QueryHost, request: WireRequest, was: WireAnswer, is: WireAnswer): Promise<Shown> {
  const [old, now] = [seenIn(was), seenIn(is)];
  const title = titleOf(request);
  const violation = await violationOf(reader, request, is);
  if (violation !== undefined && (await violationOf(reader, request, was)) === undefined) return { outcome: "fails", evidence: `${title}: ${violation}` };
  if (!isDeepStrictEqual(old.body, now.body)) return { outcome: "fails", evidence: `${title}: ${JSON.stringify(old)}, now ${JSON.stringify(now)}` };
  return now.warnings === undefined || old.warnings !== undefined ? holds : { outcome: "differs", evidence: `${title}: ${JSON.stringify(now.warnings)}` };
}

async function violationOf({ contract }: QueryHost, { method, url, headers, body }: WireRequest, answer: WireAnswer): Promise<string | undefined> {
  const { pathname, search } = new URL(url);
  const bytes = body === undefined ? undefined : new TextEncoder().encode(body);
  const checked = await contract({ method, path: pathname, query: search.slice(1), headers, rawHeaders: [], body: bytes });
  const [first] = checked.checkAnswer({ status: answer.status, headers: answer.headers, body: answer.text }).filter(({ rule }) => readRules.includes(rule));
  return first && `${first.rule} ${first.detail}`;
}

/** What is wrong with an answer by itself: not whether the request was to be refused. */
const readRules = ["other-status", "other-header", "missing-header", "other-media-type", "not-json", "other-error-shape", "other-envelope", "other-shape"];

/** Warnings apart. What a limit of the most was, and texts for people, are no part of the form. */
export function seenIn({ status, text }: WireAnswer): { readonly body: unknown; readonly warnings: unknown } {
  if (!text.startsWith("{")) return { body: { status, text }, warnings: undefined };
  const { warnings, limits: _, ...body } = JSON.parse(text, (name, value: unknown) => (name === "*" && String(value).startsWith("See ") ? undefined : value)) as Readonly<Record<string, unknown>>;
  return { body: { status, ...body }, warnings: withoutAction(warnings) };
}

/** The specs of the cases do not know the parameter `action`. */
function withoutAction(warnings: unknown): unknown {
  const text = JSON.stringify(warnings)?.replace(/(?:\\n)?Unrecognized parameter: action\./g, "");
  return text === undefined || !/[a-z] /i.test(text) ? undefined : text;
}
