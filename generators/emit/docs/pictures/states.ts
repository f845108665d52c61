import type { StateMachine, Transition } from "../../../model/resource.ts";
import { anchor, listPage, within } from "../addresses.ts";
import { marks, plainText, prose } from "../prose.ts";
import type { Address, GraphEdge, Label, Picture, Step } from "../site.ts";
import { dashedMeans, graphPicture } from "./graph.ts";
import type { Service } from "../../../model/model.ts";
import { itemReference } from "../navigation.ts";

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

/** A check of requests, with the error codes for failures. */
export type Check = Step;

/** The maximum number of codes shown for a check. The others are in the full list. */
const most = 8;

/**
 * Returns the checks that have error codes of the service, from the request to its response. Returns no picture if
 * there are fewer than two.
 */
export function stepsPicture(service: Service, checks: readonly Check[]): readonly Picture[] {
  const codes = new Set(service.errors.map(({ code }) => code));
  const steps = checks.flatMap(({ title, answers }): readonly Step[] => {
    const known = answers
      .filter((response) => codes.has(response.title))
      .map((response) => ({ ...response, to: itemReference(service, "errors", response.title).to }));
    return known.length === 0 ? [] : [{ title, answers: few(service, known) }];
  });
  if (steps.length < 2) return [];
  const dashed = steps.some(({ answers }) => answers.some(({ marks }) => marks.length > 0));
  return [
    {
      kind: "picture",
      id: "picture-checks",
      title: "The checks of a request",
      description: `From top to bottom; the first check that fails returns one of the codes next to it.${dashed ? ` ${dashedMeans}` : ""}`,
      drawing: { kind: "steps", start: "A request", steps, end: "Its answer" },
    },
  ];
}

function few(service: Service, responses: readonly Label[]): readonly Label[] {
  if (responses.length <= most) return responses;
  const rest = { title: `and ${responses.length - most + 1} more`, to: listPage(service, "errors"), marks: [] };
  return [...responses.slice(0, most - 1), rest];
}
