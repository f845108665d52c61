import { type AddedOr, type Wanted, newFile, titleOf } from "./added.ts";

/** Adds a set of two values for parameters and fields. */
export function addValueSet({ service, name, schemas }: Wanted): AddedOr {
  const path = `spec/${service.id}/value-sets/${name}.yaml`;
  const members = {
    set: name,
    title: titleOf(name),
    description: `The values of ${name.replaceAll("-", " ")}.`,
    values: ["first", "second"],
  };
  return {
    files: [newFile(path, "value-set", schemas, members)],
    additions: [],
    next: `Edit ${path}, and use it: values: ${name}.`,
  };
}

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
