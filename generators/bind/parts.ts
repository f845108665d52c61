import type { Binding } from "./binding.ts";
import { MOST_INCLUDED } from "./parameters.ts";

/**
 * Binds a part of the model, or returns the part that was bound from the same inputs before. The inputs are compared by
 * identity. They begin with the name of the part.
 */
export function bindPart<Lists extends Omit<Binding, "decisions" | "origin">, Value>(
  binding: Lists,
  inputs: readonly [string, ...unknown[]],
  bind: (binding: Lists) => Value,
): Value {
  const { citations, references, diagnostics, included, parts } = binding;
  if (parts === undefined) return bind(binding);
  const node = parts.at(inputs);
  const known = node.value;
  if (known !== undefined && included.count + known.included <= MOST_INCLUDED) {
    for (const one of known.citations) citations.push(one);
    for (const one of known.references) references.push(one);
    included.count += known.included;
    return known.value as Value;
  }
  const before = {
    citations: citations.length,
    references: references.length,
    diagnostics: diagnostics.length,
    included: included.count,
  };
  const value = bind(binding);
  if (diagnostics.length === before.diagnostics)
    node.value = {
      value,
      citations: citations.slice(before.citations),
      references: references.slice(before.references),
      included: included.count - before.included,
    };
  return value;
}
