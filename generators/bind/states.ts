import type { MapEntry, MapNode, Node } from "../load/tree.ts";
import type { Operation, State, StateMachine, Transition, Trigger } from "../model/resource.ts";
import type { Binding } from "./binding.ts";
import { readOrigin } from "./fact.ts";
import { asMap, asText, entriesOf, itemsOf, need, textOf, textsOf, valueOf } from "./read-node.ts";
import { resolve } from "./resolve-name.ts";

/** Whether the states that are named exist is for the rules undefined-state and unreachable-state to say. */
export function bindStates(
  binding: Binding,
  node: Node | undefined,
  operations: ReadonlyMap<string, Operation>,
): StateMachine | undefined {
  if (node === undefined) return undefined;
  const map = asMap(node);
  const initial = need(map, "initial");
  return {
    subject: asText(need(map, "subject")),
    initial: { state: asText(initial), place: initial.place },
    states: entriesOf(need(map, "states")).map((entry) => readState(binding, entry)),
    transitions: itemsOf(need(map, "transitions")).map((item) => readTransition(binding, asMap(item), operations)),
    place: map.place,
  };
}

function readState(binding: Binding, entry: MapEntry): State {
  const { key: name, keyPlace: place } = entry;
  if (entry.value.kind === "scalar") {
    const nothing = { description: undefined, refines: undefined, when: undefined };
    return { name, title: asText(entry.value), ...nothing, origin: binding.origin, place };
  }
  const map = asMap(entry.value);
  const refines = valueOf(map, "refines");
  return {
    name,
    title: asText(need(map, "title")),
    description: textOf(map, "description"),
    refines: refines && { state: asText(refines), place: refines.place },
    when: textOf(map, "when"),
    origin: readOrigin(binding, map),
    place,
  };
}

function readTransition(binding: Binding, map: MapNode, operations: ReadonlyMap<string, Operation>): Transition {
  const [from, to] = [need(map, "from"), need(map, "to")];
  return {
    from: { state: asText(from), place: from.place },
    to: { state: asText(to), place: to.place },
    trigger: readTrigger(binding, map, operations),
    condition: textOf(map, "when"),
    effects: textsOf(valueOf(map, "effects")),
    origin: readOrigin(binding, map),
    place: map.place,
  };
}

function readTrigger(binding: Binding, map: MapNode, operations: ReadonlyMap<string, Operation>): Trigger {
  const operation = valueOf(map, "operation");
  if (operation === undefined) return { kind: "event", event: asText(need(map, "event")) };
  resolve(binding, "operation", asText(operation), operations, operation.place);
  return { kind: "operation", operation: asText(operation), place: operation.place };
}
