import type { Model } from "../model/model.ts";

/** The decisions without an answer yet, in the order of their file. */
export function openQuestions({ decisions }: Model): readonly { readonly id: string; readonly question: string }[] {
  return decisions.filter(({ answer }) => answer.kind === "unknown").map(({ id, question }) => ({ id, question }));
}
