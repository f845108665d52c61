import { type ChangeId, classes } from "./classes.ts";
import {
  type Audience,
  type Cause,
  type Verdict,
  type Verdicts,
  audiences,
  isAtLeast,
  mapVerdicts,
  verdictKinds,
  verdicts,
  worst,
} from "../model/verdict.ts";
import type { Change, Direction, Use } from "./change.ts";
import { withSuggestion } from "../diagnostics/suggest.ts";
import { groupBy } from "../model/group-by.ts";

/** Audiences whose programs use the real API, regardless of the spec. */
const meetsApi: ReadonlySet<Audience> = new Set(["sends", "reads"]);

/**
 * Returns the verdicts of a class for the directions of a change, using the most severe of each. If only knowledge
 * changed, nothing breaks for callers of the API. The class defines the effect on types and the server.
 */
export function judge(id: ChangeId, ways: ReadonlySet<Way>, cause: Cause): Verdicts {
  const { isExported } = classes[id];
  const found = [...ways].map((way) => classes[id][way]);
  const unused = isExported === true ? classes[id].request : verdicts("none", "none", "none", "none");
  return mapVerdicts((audience) => {
    const verdict = ways.size === 0 ? unused[audience] : worst(found.map((one) => one[audience]));
    return cause === "knowledge" ? known(audience, verdict) : verdict;
  });
}

/** Returns the verdicts of an API change as if only knowledge about the API had changed. */
export function asKnowledge(verdicts: Verdicts): Verdicts {
  return mapVerdicts((audience) => known(audience, verdicts[audience]));
}

function known(audience: Audience, verdict: Verdict): Verdict {
  return meetsApi.has(audience) && verdict !== "none" ? "knowledge" : verdict;
}

/** Returns the audience with the worst verdict, or the first such audience. */
export function hardestHit({ verdicts }: Change): Audience {
  const hardest = worst(Object.values(verdicts));
  return audiences.find((one) => verdicts[one] === hardest)!;
}

/** The verdict at which a change fails, by audience. Audiences without one are ignored. */
export type FailOn = { readonly [One in Audience]?: Verdict };

const levels = verdictKinds.filter((kind) => kind !== "none");

export function forEveryone(level: Verdict): FailOn {
  return Object.fromEntries(audiences.map((audience) => [audience, level]));
}

/**
 * Parses a level for all audiences, such as `breaking`, or levels by audience: `sends=breaking,compiles=risk`. A later
 * part overrides an earlier one.
 */
export function parseFailOn(text: string): FailOn | { readonly problem: string } {
  let found: FailOn = {};
  for (const part of text.split(",")) {
    const [first = "", second, ...others] = part.split("=").map((word) => word.trim());
    const level = levels.find((one) => one === (second ?? first));
    const audience = audiences.find((one) => one === first);
    if (others.length > 0)
      return { problem: `“${part.trim()}” is not an audience and a level, such as sends=breaking.` };
    if (second !== undefined && audience === undefined) return unknown("audience", first, audiences);
    if (level === undefined)
      return audience === first && second === undefined
        ? levelMissing(audience)
        : unknown("level", second ?? first, levels);
    found = audience === undefined ? forEveryone(level) : { ...found, [audience]: level };
  }
  return found;
}

function unknown(kind: "audience" | "level", text: string, known: readonly string[]): { readonly problem: string } {
  return { problem: withSuggestion(`There is no ${kind} “${text}”. Known: ${known.join(", ")}.`, text, known) };
}

function levelMissing(audience: Audience): { readonly problem: string } {
  return { problem: `“${audience}” needs a level, such as ${audience}=breaking. Known: ${levels.join(", ")}.` };
}

/** Formats the levels in the syntax of `--fail-on`. */
export function failOnText(failOn: FailOn): string {
  const level = commonLevel(failOn);
  return (
    level ??
    Object.entries(failOn)
      .map(([audience, one]) => `${audience}=${one}`)
      .join(",")
  );
}

/** Returns the level that all audiences share, or `undefined` if they differ. */
export function commonLevel(failOn: FailOn): Verdict | undefined {
  const level = failOn[audiences[0]];
  return audiences.every((audience) => failOn[audience] === level) ? level : undefined;
}

export function reaches(verdicts: Verdicts, failOn: FailOn): boolean {
  return audiences.some(
    (audience) => failOn[audience] !== undefined && isAtLeast(verdicts[audience], failOn[audience]),
  );
}

export type Way = "request" | "answer";

/** Returns the directions of a definition. The set is empty if the definition is shared but unused. */
export type Ways = (direction: Direction) => ReadonlySet<Way>;

/** Follows shared definitions to their uses, which may themselves be part of shared definitions. */
export function waysThrough(uses: readonly Use[]): Ways {
  const byId = groupBy(uses, ({ of }) => of);
  return (direction) => {
    const ways = new Set<Way>();
    const seen = new Set<string>();
    const follow = (one: Direction): void => {
      if (one === "both") ways.add("request").add("answer");
      else if (typeof one === "string") ways.add(one);
      else if (!seen.has(one.of)) {
        seen.add(one.of);
        for (const { site } of byId.get(one.of) ?? []) follow(site.direction);
      }
    };
    follow(direction);
    return ways;
  };
}
