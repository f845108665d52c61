import type { Resource, Response } from "../../../generators/model/resource.ts";
import { isReadable, readableAnswers } from "../../../generators/naming/readable-answers.ts";

/** What a client gives of what a handler answers: readable names beside those of the wire, and objects that always have their lists. */
export function givenAnswer(resource: Resource, response: Response, answer: unknown): unknown {
  if (!isReadable(resource, response)) return answer;
  const { names, lists } = readableAnswers(resource)!;
  const given = (object: Readonly<Record<string, unknown>>): unknown => {
    const members = Object.entries(object).flatMap(([name, value]): readonly (readonly [string, unknown])[] => {
      const other = names.get(name);
      const [first, ...others] = lists.get(name) ?? [];
      if (first === undefined) return [[name, value], ...(other === undefined ? [] : [[other, value] as const])];
      const empty = Object.fromEntries([first, ...others].map((list) => [list, []]));
      return [[name, Array.isArray(value) ? { ...empty, [first]: value } : { ...empty, ...(value as object) }]];
    });
    return Object.fromEntries(members);
  };
  return Array.isArray(answer) ? answer.map(given) : given(answer as Readonly<Record<string, unknown>>);
}
