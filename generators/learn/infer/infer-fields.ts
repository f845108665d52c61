import { jsonObject, type Json, type JsonObject } from "../../print/json.ts";
import { memberOf } from "../json-values.ts";
import type { Context } from "../judge/context.ts";
import type { Seen } from "../judge/ledger.ts";
import { candidateTests } from "./candidate-tests.ts";
import { inferType, type InferFields } from "./infer-type.ts";
import { explainPresence, type Group, type Presence } from "./presence.ts";
import type { Observation, Terms } from "./terms.ts";

/** Members by name, as the spec writes them. `names` are those of the objects that are to be described. */
export const inferFields: InferFields = (terms, seen, names) => {
  const candidates = candidateTests(terms.parameters, [...new Set(seen.map(({ context }) => context))]);
  const fields = names.map((name) => {
    const presence = explainPresence(name, groupsOf(terms, seen, name), candidates, names);
    const observations = seen.flatMap(({ value, context }): readonly Observation[] => {
      const member = memberOf(value, name);
      return member === undefined ? [] : [{ value: member, context }];
    });
    return [name, fieldYaml(inferType({ ...terms, inferFields }, name, observations, presence.optional), presence)] as const;
  });
  return jsonObject(fields);
};

/** By what they are seen in. Where modules share an object and the answer may lack anything, what is missing does not count. */
export function groupsOf({ part }: Pick<Terms, "part">, seen: readonly Pick<Seen, "value" | "context">[], name: string): readonly Group[] {
  const groups = new Map<Context, { context: Context; having: number; lacking: number }>();
  for (const { value, context } of seen) {
    let group = groups.get(context);
    if (group === undefined) groups.set(context, (group = { context, having: 0, lacking: 0 }));
    if (memberOf(value, name) !== undefined) group.having++;
    else if (part.room === undefined || !context.answer.isPartial) group.lacking++;
  }
  return [...groups.values()].filter(({ having, lacking }) => having + lacking > 0);
}

function fieldYaml(type: Json, { pages, when, unless, optional }: Presence): Json {
  const circumstances = {
    ...(optional ? { optional } : {}),
    ...(when.length > 0 ? { when } : {}),
    ...(unless.length > 0 ? { unless } : {}),
    ...(pages.length > 0 ? { pages } : {}),
  };
  if (Object.keys(circumstances).length === 0) return type;
  return typeof type === "string" ? { type, ...circumstances } : { ...(type as JsonObject), ...circumstances };
}
