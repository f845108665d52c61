import { pageIn, pageMembers } from "../../../generators/model/page.ts";
import type { Resource, Response, Shape } from "../../../generators/model/resource.ts";
import { isReadable, readableResponses } from "../../../generators/naming/readable-responses.ts";
import type { Values } from "./inputs.ts";

/**
 * Returns the client's result for a handler's result: with readable names in addition to the wire names, and with all
 * lists of each object.
 */
export function givenResponse(resource: Resource, response: Response, result: unknown): unknown {
  if (!isReadable(resource, response)) return result;
  const page = pageIn(resource, response);
  if (page !== undefined) return givenPage(resource, page, result as Values);
  return givenObjects(resource, result);
}

function givenPage(resource: Resource, page: Shape, response: Values): unknown {
  const { items } = pageMembers(page);
  return { ...response, [items]: givenObjects(resource, response[items]) };
}

/** Returns the client's form of an object, or of a list of objects. */
function givenObjects(resource: Resource, response: unknown): unknown {
  const { names, lists } = readableResponses(resource)!;
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
  return Array.isArray(response) ? response.map(given) : given(response as Values);
}
