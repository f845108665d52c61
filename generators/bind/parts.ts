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
  const before = [citations.length, references.length, diagnostics.length, included.count] as const;
  const value = bind(binding);
  if (diagnostics.length === before[2])
    node.value = {
      value,
      citations: citations.slice(before[0]),
      references: references.slice(before[1]),
      included: included.count - before[3],
    };
  return value;
}
