import type { EmittedChange } from "../emitted/emitted-change.ts";
import type { Report } from "../report.ts";
import { worstFirst, worstOf } from "../../model/verdict.ts";
import type { Spot } from "./places.ts";
import { affected } from "./wording.ts";

/** Returns the changes of emitted files, worst first. */
export function emittedChanges({ emitted }: Report): readonly EmittedChange[] {
  return worstFirst(emitted?.changes ?? []);
}

/** Lists these changes for people, or explains why nothing was compared. */
export function emittedLines(report: Report): readonly string[] {
  const skipped = report.emitted?.skipped;
  if (skipped !== undefined) return [`The emitted files are not compared. ${skipped}`];
  return emittedChanges(report).map((change) => {
    const whom = affected(change, (audience) => audience);
    return `${whom === "" ? worstOf(change) : whom}: [${change.id}] ${change.file}: ${change.sentence}`;
  });
}

/** Returns the file of the package. Its lines are unknown. */
export function emittedSpot({ file }: EmittedChange): Spot & { readonly place: NonNullable<Spot["place"]> } {
  return { place: { file, start: 0, end: 0 }, locate: () => undefined };
}

export function emittedExplained({ sentence }: EmittedChange): readonly string[] {
  return [sentence, "The spec is unchanged here, but an emitter now writes the file differently."];
}
