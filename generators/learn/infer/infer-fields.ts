import { jsonObject, type Json, type JsonObject } from "../../codegen/json.ts";
import { memberOf } from "../json-values.ts";
import type { Context } from "../judge/context.ts";
import { candidateTests } from "./candidate-tests.ts";
import { inferType, type InferFields } from "./infer-type.ts";
import { explainPresence } from "./presence.ts";
import type { Group, Presence } from "./presence-types.ts";
import { substituteOf } from "./substitute-of.ts";
import type { Observation, Sample, Terms } from "./terms.ts";

/** Members by name, as the spec writes them. `names` are those of the objects that are to be described. */
export const inferFields: InferFields = (terms, seen, names) => {
  const candidates = candidateTests(terms.parameters, [...new Set(seen.map(({ context }) => context))]);
  const fields = names.map((name) => {
    const presence = explainPresence(name, groupsOf(terms, seen, name), candidates, names);
    const isUnexplained = presence.optional && presence.when.length + presence.pages.length === 0;
    const substitute = isUnexplained ? substituteOf(name, names, seen) : undefined;
    const observations = seen.flatMap((sample): readonly Observation[] => {
      const value = newMember(sample, name);
      return value === undefined ? [] : [{ value, context: sample.context }];
    });
    return [
      name,
      fieldYaml(inferType({ ...terms, inferFields }, name, observations, presence.optional), presence, substitute),
    ] as const;
  });
  return jsonObject(fields);
};

/**
 * By what they are seen in. Where modules share an object and the answer may lack anything, what is missing does not
 * count.
 */
export function groupsOf({ part }: Pick<Terms, "part">, seen: readonly Sample[], name: string): readonly Group[] {
  const groups = new Map<Context, { context: Context; having: number; lacking: number }>();
  for (const sample of seen) {
    const { context } = sample;
    let group = groups.get(context);
    if (group === undefined) groups.set(context, (group = { context, having: 0, lacking: 0 }));
    if (newMember(sample, name) !== undefined) group.having++;
    else if (memberOf(sample.value, name) !== undefined) continue;
    else if (part.location === undefined || !context.answer.isPartial) group.lacking++;
  }
  return [...groups.values()].filter(({ having, lacking }) => having + lacking > 0);
}

/** A member that is not described yet. */
export function newMember({ value, foreign }: Sample, name: string): Json | undefined {
  return foreign === undefined || foreign.includes(name) ? memberOf(value, name) : undefined;
}

function fieldYaml(type: Json, { pages, when, unless, optional }: Presence, substitute: string | undefined): Json {
  const circumstances = {
    ...(optional ? { optional: substitute === undefined ? true : [substitute] } : {}),
    ...(when.length > 0 ? { when } : {}),
    ...(unless.length > 0 ? { unless } : {}),
    ...(pages.length > 0 ? { pages } : {}),
  };
  if (Object.keys(circumstances).length === 0) return type;
  return typeof type === "string" ? { type, ...circumstances } : { ...(type as JsonObject), ...circumstances };
}
