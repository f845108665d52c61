import { diagnostic } from "../diagnostics/diagnostic.ts";
import { type Deprecation, type Fact, type Known, type Lifecycle, type Origin, noLifecycle } from "../model/fact.ts";
import type { Place } from "../model/place.ts";
import type { MapNode, Node } from "../load/tree.ts";
import { asBoolean, asScalar, asText, need, oneOrMany, textOf, valueOf } from "./read-node.ts";
import type { Binding } from "./binding.ts";
import { addReference, guess } from "./resolve.ts";
import type { DefaultValue } from "../model/query.ts";
import type { FieldDefault } from "../model/resource.ts";

/**
 * Reads a fact in one of its three forms: a plain value, `{ decided: value, by: D-014 }` or `{ unknown: D-015 }`. A
 * plain value is documented, unless the mapping that contains it cites a decision. Then the decision applies to it too.
 */
export function readFact<T>(binding: Binding, node: Node, readValue: (node: Node) => T): Fact<T> {
  const { place } = node;
  if (node.kind === "map") {
    const unknown = valueOf(node, "unknown");
    if (unknown !== undefined) return { status: "unknown", decision: cite(binding, unknown, "unknown"), place };
    const decided = valueOf(node, "decided");
    if (decided !== undefined) {
      return {
        status: "decided",
        value: readValue(decided),
        decision: cite(binding, need(node, "by"), "known"),
        place,
      };
    }
  }
  return claim(binding.origin, readValue(node), place);
}

export function readOptionalFact<T>(
  binding: Binding,
  map: MapNode,
  key: string,
  readValue: (node: Node) => T,
): Fact<T> | undefined {
  const node = valueOf(map, key);
  return node === undefined ? undefined : readFact(binding, node, readValue);
}

export const documented: Origin = { status: "documented", decision: undefined };

/** Returns the origin of a mapping: the decision under its key `by`, or the origin of the mapping that contains it. */
export function readOrigin(binding: Binding, map: MapNode): Origin {
  const by = valueOf(map, "by");
  return by === undefined ? binding.origin : { status: "decided", decision: cite(binding, by, "known") };
}

/** Returns the binding for the contents of a mapping. The mapping's decision, if any, applies to plain values in it. */
export function within(binding: Binding, map: MapNode): Binding {
  return { ...binding, origin: readOrigin(binding, map) };
}

/** Creates a known fact with this origin. */
export function claim<T>({ status, decision }: Origin, value: T, place: Place): Known<T> {
  return status === "documented" ? { status, value, place } : { status, value, decision, place };
}

/** Records that a fact cites a decision, and checks that the decision is answered or open as the fact claims. */
function cite(binding: Binding, node: Node, claimed: "known" | "unknown"): string {
  const id = asText(node);
  const decision = binding.decisions.get(id);
  binding.citations.push({ decision: id, place: node.place });
  addReference(binding, {
    kind: "decision",
    name: id,
    place: node.place,
    found: decision,
    names: () => binding.decisions.keys(),
  });
  if (decision === undefined) {
    const suggestion = guess(binding, id, binding.decisions.keys());
    binding.diagnostics.push(diagnostic("unknown-decision", node.place, { decision: id }, { suggestion }));
  } else if (decision.answer.kind !== claimed) {
    const word = { known: "decided", unknown: "unknown" } as const;
    binding.diagnostics.push(
      diagnostic(
        "decision-mismatch",
        node.place,
        { decision: id, cited: word[claimed], actual: word[decision.answer.kind] },
        {
          related: [{ message: "the decision", place: decision.place }],
        },
      ),
    );
  }
  return id;
}

export function readDefault(node: Node): DefaultValue {
  if (node.kind === "list") return node.items.map(scalarDefault) as readonly string[] | readonly number[];
  return scalarDefault(node);
}

/** Reads the default of a field or query parameter, where true and false are booleans, not strings. */
export function readFieldDefault(node: Node): FieldDefault {
  return node.kind === "scalar" && typeof node.value === "boolean" ? node.value : readDefault(node);
}

function scalarDefault(node: Node): string | number {
  const { value } = asScalar(node);
  return typeof value === "number" ? value : String(value);
}

type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** Returns the data of a tree without its places. Keys such as `__proto__` are safe. */
export function plainData(node: Node): Plain {
  switch (node.kind) {
    case "scalar":
      return node.value;
    case "list":
      return node.items.map(plainData);
    case "map":
      return Object.fromEntries(node.entries.map((entry) => [entry.key, plainData(entry.value)]));
  }
}

/** Reads the keys `since`, `deprecated`, `sunset` and `was` of a definition. Plain values have no lifecycle. */
export function readLifecycle(binding: Binding, map: MapNode | undefined): Lifecycle {
  if (map === undefined) return noLifecycle;
  const was = valueOf(map, "was");
  return {
    since: readOptionalFact(binding, map, "since", asText),
    deprecated: readDeprecated(binding, map),
    sunset: readOptionalFact(binding, map, "sunset", asText),
    was: was === undefined ? [] : oneOrMany(was).map(({ text }) => text),
  };
}

/** Reads `deprecated: true`, `{ decided: true, by: D-014 }`, or a mapping with reason, replacement and date. */
function readDeprecated(binding: Binding, map: MapNode): Deprecation | undefined {
  const node = valueOf(map, "deprecated");
  if (node === undefined) return undefined;
  if (node.kind !== "map") return asBoolean(node) ? binding.origin : undefined;
  const more = { reason: textOf(node, "reason"), replacement: textOf(node, "replacement"), date: textOf(node, "date") };
  return { ...readOrigin(binding, node), ...more };
}
