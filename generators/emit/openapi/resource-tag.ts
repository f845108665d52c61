import { valueOr } from "../../model/fact.ts";
import type { Identity, Resource, Rule, StateMachine, Transition } from "../../model/resource.ts";
import { unlessEmpty, type JsonObject } from "../../codegen/json.ts";
import { statusMarks, statusRemark } from "../../describe/marks.ts";
import { extensions } from "./dialect.ts";
import { factsData, factsProse, type Questions } from "./head.ts";

/** A resource as a tag: what is true of it beyond its operations, for people and for tools. */
export function resourceTag(resource: Resource, questions: Questions): JsonObject {
  return {
    name: resource.title,
    description: tagProse(resource, questions),
    "x-kiln-resource": {
      id: resource.id,
      object: resource.object,
      table: resource.table,
      idField: resource.idField,
      labelField: resource.labelField,
      scope: resource.scope.kind,
    },
    "x-kiln-states": resource.states === undefined ? undefined : statesData(resource.states),
    "x-kiln-identities": resource.identities.length === 0 ? undefined : resource.identities.map(identityData),
    "x-kiln-rules": resource.rules.length === 0 ? undefined : resource.rules.map(ruleData),
    "x-kiln-facts": unlessEmpty(factsData(resource.facts)),
    ...extensions(statusMarks(resource.origin)),
  };
}

function tagProse(resource: Resource, questions: Questions): string {
  const rules = resource.rules.map(({ text }) => `- ${valueOr(text, "A rule", "marked-beside")}${statusRemark(text)}`);
  const facts = factsProse(resource.facts, questions).map((fact) => `- ${fact}`);
  return [resource.description, list("Rules:", rules), list("Facts and open questions:", facts)]
    .filter((text) => text !== undefined)
    .join("\n\n");
}

function list(heading: string, lines: readonly string[]): string | undefined {
  return lines.length === 0 ? undefined : `${heading}\n\n${lines.join("\n")}`;
}

function statesData({ subject, initial, states, transitions }: StateMachine): JsonObject {
  return {
    subject,
    initial: initial.state,
    states: states.map(({ name, title, refines, when }) => ({ name, title, refines: refines?.state, when })),
    transitions: transitions.map(transitionData),
  };
}

function transitionData({ from, to, trigger, condition, effects, origin }: Transition): JsonObject {
  const by = trigger.kind === "operation" ? { operation: trigger.operation } : { event: trigger.event };
  return {
    from: from.state,
    ...by,
    when: condition,
    to: to.state,
    effects: effects.length === 0 ? undefined : effects,
    ...extensions(statusMarks(origin)),
  };
}

function identityData({ name, title, table, column, condition }: Identity): JsonObject {
  return { name, title, table, column, when: condition };
}

function ruleData({ text, error }: Rule): JsonObject {
  return { text: valueOr(text, undefined, "marked-beside"), error, ...extensions(statusMarks(text)) };
}
