import type { AddedOr, Wanted } from "./added.ts";

/**
 * Adds an open decision with the next free number. The name is its question. The spec compiles before a fact cites it.
 */
export function addDecision({ model, name }: Wanted): AddedOr {
  const numbers = model.decisions.map(({ id }) => Number(id.replace(/^D-/, "")));
  const id = `D-${String(Math.max(0, ...numbers) + 1).padStart(3, "0")}`;
  const question = name.endsWith("?") ? name : `${name}?`;
  const members = { [id]: { question, answer: "unknown", reason: "It has not been answered yet.", ground: "project" } };
  return {
    files: [],
    additions: [{ target: { file: "spec/decisions.yaml", path: [] }, members }],
    next: `Cite it where the answer matters: { unknown: ${id} }. Once you have answered it: { decided: …, by: ${id} }.`,
  };
}
