import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Fact } from "../model/fact.ts";
import type { MapNode, Node } from "../load/tree.ts";
import { asText, need, valueOf } from "./read-node.ts";
import type { Binding } from "./binding.ts";
import { guess } from "./resolve-name.ts";

/** Reads a fact in one of its three forms: a plain value, `{ decided: value, by: D-014 }`, `{ unknown: D-015 }`. */
export function readFact<T>(binding: Binding, node: Node, readValue: (node: Node) => T): Fact<T> {
  const { place } = node;
  if (node.kind === "map") {
    const unknown = valueOf(node, "unknown");
    if (unknown !== undefined) return { status: "unknown", decision: cite(binding, unknown, "unknown"), place };
    const decided = valueOf(node, "decided");
    if (decided !== undefined) {
      return { status: "decided", value: readValue(decided), decision: cite(binding, need(node, "by"), "known"), place };
    }
  }
  return { status: "documented", value: readValue(node), place };
}

export function readOptionalFact<T>(binding: Binding, map: MapNode, key: string, readValue: (node: Node) => T): Fact<T> | undefined {
  const node = valueOf(map, key);
  return node === undefined ? undefined : readFact(binding, node, readValue);
}

/** The status of a whole mapping: decided where it has a key `by`, documented otherwise. */
export function readOrigin(binding: Binding, map: MapNode): Fact<true> {
  const by = valueOf(map, "by");
  if (by === undefined) return { status: "documented", value: true, place: map.place };
  return { status: "decided", value: true, decision: cite(binding, by, "known"), place: map.place };
}

/** Notes that a fact rests on a decision, and checks that the decision says as much as is claimed of it. */
function cite(binding: Binding, node: Node, claimed: "known" | "unknown"): string {
  const id = asText(node);
  const decision = binding.decisions.get(id);
  binding.citations.push({ decision: id, place: node.place });
  if (decision === undefined) {
    const suggestion = guess(binding, id, binding.decisions.keys());
    binding.diagnostics.push(diagnostic("unknown-decision", node.place, { decision: id }, { suggestion }));
  } else if (decision.answer.kind !== claimed) {
    const word = { known: "decided", unknown: "unknown" } as const;
    binding.diagnostics.push(
      diagnostic("decision-mismatch", node.place, { decision: id, cited: word[claimed], actual: word[decision.answer.kind] }, {
        related: [{ message: "the decision", place: decision.place }],
      }),
    );
  }
  return id;
}
