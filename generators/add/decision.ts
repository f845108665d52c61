import type { AddedOr, Wanted } from "./added.ts";

/** An open decision with the next free number; the name is its question. */
export function addDecision({ model, name }: Wanted): AddedOr {
  const numbers = model.decisions.map(({ id }) => Number(id.replace(/^D-/, "")));
  const id = `D-${String(Math.max(0, ...numbers) + 1).padStart(3, "0")}`;
  const question = name.endsWith("?") ? name : `${name}?`;
  const members = { [id]: { question, answer: "unknown", reason: "It was not asked yet.", ground: "project" } };
  return {
    files: [],
    additions: [{ target: { file: "spec/decisions.yaml", path: [] }, members }],
    next: `Cite it where it is open: { unknown: ${id} }. Until then the spec has the error unused-decision.`,
  };
}
