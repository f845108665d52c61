import type { Judgement, TriedAudience } from "./shown.ts";

/** Verdicts that programs do not agree with, and why that is so: `over-alarm` where they show nothing, `missed` where they show more. */
export interface Exception {
  readonly judgement: Exclude<Judgement, "agrees" | "not tried">;
  readonly audience: TriedAudience;
  readonly classes: readonly string[];
  readonly reason: string;
}

export const exceptions: readonly Exception[] = [];

/** One text for each verdict: `over-alarm: right-changed sends`. */
export function namesOf({ judgement, audience, classes }: Exception): readonly string[] {
  return classes.map((name) => nameOf(judgement, name, audience));
}

export function nameOf(judgement: Judgement, name: string, audience: TriedAudience): string {
  return `${judgement}: ${name} ${audience}`;
}
