import type { State, StateMachine, Transition } from "../../model/resource.ts";
import { origin } from "./fact.ts";
import { keyed } from "./keyed.ts";
import { node } from "./node.ts";
import { ignored, same, text } from "./same.ts";

const place = ignored<unknown>("A place.");

const stateList = keyed<State>({
  kind: "state",
  name: ({ name }) => name,
  added: "state-added",
  removed: "state-removed",
  item: node<State>({
    name: ignored("Its name."),
    title: text,
    description: text,
    refines: same("state-changed"),
    when: same("state-changed"),
    origin,
    place,
  }),
});

/** Compares transitions. They have no names, so their states and triggers identify them. */
const transitions = keyed<Transition>({
  kind: "transition",
  name: ({ from, to, trigger }) =>
    `${from.state} → ${to.state} by ${trigger.kind === "operation" ? trigger.operation : trigger.event}`,
  added: "transition-added",
  removed: "transition-removed",
  item: node<Transition>({
    from: ignored("In its name."),
    to: ignored("In its name."),
    trigger: same("transition-changed"),
    condition: same("transition-changed"),
    effects: same("transition-changed"),
    origin,
    place,
  }),
});

export const states = node<StateMachine>({
  subject: text,
  initial: same("state-changed"),
  states: stateList,
  transitions,
  place,
});
