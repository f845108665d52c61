import type { Client } from "./client-table.ts";
import type { FlowName, Given, Line, Seen } from "./flows.ts";
import { missingOf, textOf, titlesOf, type Ask } from "./plain.ts";

export type Verdict =
  | { readonly kind: "passed" }
  | { readonly kind: "none" | "refused"; readonly reason: string }
  | { readonly kind: "failed"; readonly reason: string };

/** Compares the data that a client received with the response to a plain request. */
export async function judge(
  { refused }: Client,
  line: Line | undefined,
  flow: FlowName,
  ask: Ask,
  given: Given,
): Promise<Verdict> {
  if (line === undefined) return { kind: "failed", reason: "its program ended before" };
  if ("none" in line) return { kind: "none", reason: line.none };
  const expected = refused?.[flow];
  if ("error" in line) {
    return expected?.error.test(line.error)
      ? { kind: "refused", reason: expected.reason }
      : { kind: "failed", reason: line.error };
  }
  if (expected !== undefined)
    return { kind: "failed", reason: `it passes, where the real system refuses: ${expected.reason}` };
  const wrong = await wrongOf(line.seen, flow, ask, given).catch((error: Error) => error.message);
  return wrong === undefined ? { kind: "passed" } : { kind: "failed", reason: wrong };
}

async function wrongOf(seen: Seen, flow: FlowName, ask: Ask, { user }: Given): Promise<string | undefined> {
  switch (seen.kind) {
    case "nothing":
      return undefined;
    case "site":
      return difference(pick(seen.general), pick((await ask({ meta: "siteinfo" })).query.general));
    case "user":
      return difference(seen.name, user);
    case "text":
      return seen.text === "" ? "the text is empty" : difference(seen.text, await textOf(ask, seen.same));
    case "titles":
      return titlesDiffer(seen.titles, await titlesOf(ask, seen.same), flow, ask);
  }
}

/** Compares titles. A change may be about a deleted page. */
async function titlesDiffer(
  seen: readonly unknown[],
  titles: readonly string[],
  flow: FlowName,
  ask: Ask,
): Promise<string | undefined> {
  if (titles.length === 0) return "the list is empty";
  const missing = flow === "recent changes" ? [] : await missingOf(ask, [...new Set(titles)]);
  return missing.length > 0 ? `the list has pages that are missing: ${missing.join(", ")}` : difference(seen, titles);
}

/** Returns members that clients read, without flags, which each format version represents differently. */
function pick(general: Readonly<Record<string, unknown>>): readonly unknown[] {
  return ["sitename", "generator", "server", "articlepath", "lang", "case", "legaltitlechars"].map(
    (name) => general[name],
  );
}

function difference(seen: unknown, expected: unknown): string | undefined {
  const [one, other] = [JSON.stringify(seen), JSON.stringify(expected)];
  return one === other ? undefined : `it has ${shortened(one)}, and not ${shortened(other)}`;
}

function shortened(text = "nothing"): string {
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
