import { compare, type Difference } from "./compare.ts";
import { decidedBy, orderDecidedBy, type Named } from "./decided.ts";
import type { Answer } from "./follow.ts";
import { merged } from "./merged.ts";
import type { Request } from "./requests.ts";

export interface Outcome {
  readonly request: Request;
  readonly verdict: "equal" | "decided" | "different";
  /** Differences without a decision. */
  readonly differences: readonly Difference[];
  readonly used: readonly Named[];
}

export function outcomeOf(request: Request, real: readonly Answer[], ours: readonly Answer[]): Outcome {
  const [there, here] = [real.map(withoutTexts), ours.map(withoutTexts)];
  const differences = compareResponses(there, here);
  const order = orderDecidedBy(request);
  if (differences.length === 0 || order === undefined) return judged(request, differences);
  const { differences: open, used } = judged(request, compare(merged(there), merged(here)));
  return { request, differences: open, used: [...used, order], verdict: open.length === 0 ? "decided" : "different" };
}

function judged(request: Request, differences: readonly Difference[]): Outcome {
  const named = differences.map((difference) => ({ difference, entry: decidedBy(request, difference) }));
  const open = named.flatMap(({ difference, entry }) => (entry === undefined ? [difference] : []));
  const used = named.flatMap(({ entry }) => (entry === undefined ? [] : [entry]));
  return {
    request,
    differences: open,
    used,
    verdict: differences.length === 0 ? "equal" : open.length === 0 ? "decided" : "different",
  };
}

/** Compares responses in order. A different number of responses is reported once, and extra ones are ignored. */
function compareResponses(real: readonly Answer[], ours: readonly Answer[]): readonly Difference[] {
  const both = real.slice(0, ours.length).flatMap((response, index) => compareResponse(response, ours[index] ?? {}));
  return real.length === ours.length
    ? both
    : [...both, { member: "answers", kind: "count", real: real.length, ours: ours.length }];
}

/** Compares only the errors if either response has any, because everything else then differs too. */
function compareResponse(real: Answer, ours: Answer): readonly Difference[] {
  const isRefused = real["errors"] !== undefined || ours["errors"] !== undefined;
  return isRefused ? compare(codesOf(real), codesOf(ours), "errors") : compare(real, ours);
}

function codesOf({ errors }: Answer): string {
  return Array.isArray(errors) ? errors.map(({ code }: { readonly code: string }) => code).join(", ") : "none";
}

/** Removes reasons why an action is not permitted, because they depend on the site's language too. */
function withoutReasons(name: string, value: unknown): unknown {
  if (name !== "actions" || typeof value !== "object" || value === null) return value;
  const codes = (reasons: unknown): unknown =>
    Array.isArray(reasons) ? reasons.map(({ code }: { readonly code: string }) => code) : reasons;
  return Object.fromEntries(Object.entries(value).map(([action, reasons]) => [action, codes(reasons)]));
}

/** Keeps only the codes of errors and warnings. Their texts depend on the language of the site. */
function withoutTexts(response: Answer): Answer {
  const messages = (list: unknown): unknown =>
    Array.isArray(list)
      ? list.map(({ code, module }: { readonly code: string; readonly module: string }) => ({ code, module }))
      : list;
  const { errors, warnings, docref: _, ...rest } = JSON.parse(JSON.stringify(response, withoutReasons)) as Answer;
  return {
    ...(errors !== undefined && { errors: messages(errors) }),
    ...(warnings !== undefined && { warnings: messages(warnings) }),
    ...rest,
  };
}
