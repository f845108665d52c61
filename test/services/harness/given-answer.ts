import { pageIn, pageMembers } from "../../../generators/model/page.ts";
import type { Resource, Response, Shape } from "../../../generators/model/resource.ts";
import { isReadable, readableAnswers } from "../../../generators/naming/readable-answers.ts";
import type { Values } from "./inputs.ts";

/**
 * Returns the client's result for a handler's result: with readable names in addition to the wire names, and with all
 * lists of each object.
 */
export function givenAnswer(resource: Resource, response: Response, answer: unknown): unknown {
  if (!isReadable(resource, response)) return answer;
  const page = pageIn(resource, response);
  if (page !== undefined) return givenPage(resource, page, answer as Values);
  return givenObjects(resource, answer);
}

function givenPage(resource: Resource, page: Shape, answer: Values): unknown {
  const { items } = pageMembers(page);
  return { ...answer, [items]: givenObjects(resource, answer[items]) };
}

/** An object, or a list of these. */
function givenObjects(resource: Resource, answer: unknown): unknown {
  const { names, lists } = readableAnswers(resource)!;
  const given = (object: Values): unknown => {
    const members = Object.entries(object).flatMap(([name, value]): readonly (readonly [string, unknown])[] => {
      const other = names.get(name);
      const [first, ...others] = lists.get(name) ?? [];
      if (first === undefined) return [[name, value], ...(other === undefined ? [] : [[other, value] as const])];
      const empty = Object.fromEntries([first, ...others].map((list) => [list, []]));
      return [[name, Array.isArray(value) ? { ...empty, [first]: value } : { ...empty, ...(value as object) }]];
    });
    return Object.fromEntries(members);
  };
  return Array.isArray(answer) ? answer.map(given) : given(answer as Values);
}
