import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/* The state machine of login tokens in the spec. */

interface Transition {
  readonly from: string;
  readonly operation?: string;
  readonly event?: string;
  readonly to: string;
}

interface States {
  readonly initial: string;
  readonly states: Readonly<Record<string, string | { readonly refines: string; readonly when: string }>>;
  readonly transitions: readonly Transition[];
}

const file = join(import.meta.dirname, "../../../spec/exchange/resources/login-token.yaml");
const { initial, states, transitions } = (parse(readFileSync(file, "utf8")) as { readonly states: States }).states;

export { initial, transitions };

/**
 * Returns the transition for an operation or event in a state, or in the state that it refines. Undefined if it changes
 * nothing.
 */
export function transitionFrom(state: string, name: string): Transition | undefined {
  const found = transitions.find((one) => one.from === state && (one.operation ?? one.event) === name);
  const general = states[state];
  return found ?? (typeof general === "object" ? transitionFrom(general.refines, name) : undefined);
}

/**
 * Returns the refinement of a state whose condition is the validity with which the token was created, or the state
 * itself.
 */
export function refined(state: string, validity: string): string {
  const [finer] =
    Object.entries(states).find(
      ([, one]) => typeof one === "object" && one.refines === state && one.when.includes(`\`${validity}\``),
    ) ?? [];
  return finer ?? state;
}
