import { asState, listedValues } from "../../../check/states.ts";
import { fieldsBodyOf } from "../../../model/operations.ts";
import type { Cases, Expectation, Step } from "../case.ts";
import { originClaim } from "../claim.ts";
import type { Life } from "./life.ts";
import { bodyOf, sampleBody, stepOf } from "./requests.ts";

/**
 * Yields cases of the states of an object, if the values of a field are the names of states: the initial state, and
 * the states to which operations lead. Responses do not show other states.
 */
export function* transitionCases(life: Life): Cases {
  const { service, resource, id, create, created, read, make } = life;
  const { states: machine } = resource;
  const names = new Set(machine?.states.map(({ name }) => name));
  const field = resource.fields.find(
    (one) => one.use !== "request" && listedValues(service, one).some((value) => names.has(asState(value))),
  );
  if (machine === undefined || field === undefined) return;
  const values = new Map(listedValues(service, field).map((value) => [asState(value), value]));
  const shows = (value: string): Expectation => ({ kind: "values", values: { [field.name]: value } });
  const { state: initial, place } = machine.initial;
  const first = values.get(initial);
  if (first !== undefined) {
    const claim = originClaim(service.id, resource.id, "initial state", initial, { place });
    yield make(`${id}/state ${initial}`, claim, [created(), read], shows(first));
  }
  const paths = new Map<string, readonly Step[]>([[initial, []]]);
  for (const [from, steps] of paths)
    for (const transition of machine.transitions) {
      const { trigger } = transition;
      if (transition.from.state !== from || trigger.kind !== "operation") continue;
      const operation = resource.operations.find(({ name }) => name === trigger.operation);
      if (operation === undefined || operation === create || !operation.pathParameters.some(({ isId }) => isId))
        continue;
      const body = fieldsBodyOf(operation) && bodyOf(life, operation, sampleBody(life, resource, operation));
      const to = transition.to.state;
      const all = [...steps, stepOf(life, operation, { body })];
      if (!paths.has(to)) paths.set(to, all);
      const value = values.get(to);
      const claim = originClaim(
        service.id,
        resource.id,
        `transition by ${operation.name}`,
        `${from} to ${to}`,
        transition,
      );
      if (value !== undefined)
        yield make(`${id}/${from} ${operation.name} ${to}`, claim, [created(), ...all, read], shows(value));
    }
}
