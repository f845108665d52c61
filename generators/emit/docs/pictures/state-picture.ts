import type { StateMachine, Transition } from "../../../model/resource.ts";
import { anchor, within } from "../addresses.ts";
import { marks, plainText, prose } from "../prose.ts";
import type { Address, GraphEdge, Picture } from "../site.ts";
import { graphPicture } from "./graph-picture.ts";

export function statePicture(
  { subject, initial, states, transitions }: StateMachine,
  page: Address,
): readonly Picture[] {
  const titles = new Map(states.map(({ name, title }) => [name, title]));
  return graphPicture({
    id: "picture-states",
    title: `States: ${plainText(prose(subject))}`,
    description: `The initial state is “${titles.get(initial.state) ?? initial.state}”. An arrow is a transition, with its trigger and condition.`,
    nodes: states.map(({ name, title, origin }) => ({
      id: name,
      title,
      lines: [name === initial.state ? `${name}, the initial state` : name],
      to: within(page, anchor("state", name)),
      marks: marks(origin),
    })),
    edges: [
      ...transitions.map(transitionEdge),
      ...states.flatMap(({ name, refines }): readonly GraphEdge[] =>
        refines === undefined ? [] : [{ from: name, to: refines.state, lines: ["is a special case of"], marks: [] }],
      ),
    ],
  });
}

function transitionEdge({ from, to, trigger, condition, origin }: Transition): GraphEdge {
  const words = trigger.kind === "operation" ? trigger.operation : trigger.event;
  return {
    from: from.state,
    to: to.state,
    lines: [words, ...(condition === undefined ? [] : [`if ${condition}`])].map((line) => plainText(prose(line))),
    marks: marks(origin),
  };
}
