import { shownText } from "../../program/terminal.ts";

const mostExamples = 3;

/** Data that was omitted or changed, by reason. */
export interface Notes {
  add(reason: string, what: string): void;
  /** Returns a line for each reason, with some examples. */
  lines(): readonly string[];
}

export function createNotes(): Notes {
  const found = new Map<string, Set<string>>();
  return {
    add(reason, what) {
      found.set(reason, (found.get(reason) ?? new Set()).add(what));
    },
    lines: () =>
      [...found].map(
        ([reason, all]) =>
          `${reason}: ${[...all].slice(0, mostExamples).map(shownText).join(", ")}${all.size > mostExamples ? ` and ${all.size - mostExamples} more` : ""}`,
      ),
  };
}
