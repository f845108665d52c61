import { readdirSync } from "node:fs";
import { join } from "node:path";
import { verdictKinds, worst, type Verdict } from "../../../generators/model/verdict.ts";
import { casesFolder } from "../../support/base.ts";
import { readFiles } from "../../support/files.ts";
import { specOfSide } from "../support.ts";
import { withBackground } from "./backgrounds.ts";
import { triedAudiences, type TriedAudience } from "./shown.ts";

export type Sources = ReadonlyMap<string, string>;

/** A case of `test/cases/diff`: two specs, and the claims about their difference. */
export interface Case {
  /** The class after which the case is named. */
  readonly name: string;
  readonly from: Sources;
  readonly to: Sources;
  readonly claimed: Readonly<Record<TriedAudience, Verdict>>;
}

const folder = join(casesFolder, "diff");

export const caseNames: readonly string[] = readdirSync(folder);

export function caseOf(name: string): Case {
  const files = readFiles(join(folder, name));
  const spec = (side: "from/" | "to/"): Sources => withBackground(name, specOfSide(files, side));
  return { name, from: spec("from/"), to: spec("to/"), claimed: claimsOf(files.get("expected.txt")!) };
}

/** Parses lines such as `  sends breaking, reads none, …`, one for each change. */
function claimsOf(expected: string): Case["claimed"] {
  const claimed = (audience: TriedAudience): Verdict => {
    const words = Array.from(expected.matchAll(new RegExp(`\\b${audience} ([a-z]+)`, "g")), ([, word]) => word!);
    return worst(words.map((word) => verdictKinds.find((kind) => kind === word)!));
  };
  return Object.fromEntries(triedAudiences.map((audience) => [audience, claimed(audience)])) as Record<
    TriedAudience,
    Verdict
  >;
}
