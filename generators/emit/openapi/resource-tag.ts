import { valueOr } from "../../model/fact.ts";
import type { Identity, Resource, Rule, StateMachine, Transition } from "../../model/resource.ts";
import { unlessEmpty, type JsonObject } from "../../codegen/json.ts";
import { fieldRuleData, fieldRuleProse } from "../../describe/field-rule.ts";
import { lifecycleMarks, lifecycleProse } from "../../describe/lifecycle.ts";
import { attributeMarks, joinMarks, statusMarks, statusRemark } from "../../describe/marks.ts";
import { paragraphs, sentences } from "../../describe/join-texts.ts";
import { readableName } from "../../naming/field-names.ts";
import { extensions } from "./dialect.ts";
import { factsData, factsProse, type Questions } from "./head.ts";

/** A resource as a tag: what is true of it beyond its operations, for people and for tools. */
export function resourceTag(resource: Resource, questions: Questions): JsonObject {
  const rules = [...resource.rules.map(ruleData), ...resource.fieldRules.map(fieldRuleData)];
  return {
    name: resource.title,
    description: tagProse(resource, questions),
    "x-kiln-resource": {
      id: resource.id,
      object: resource.object,
      table: resource.table,
      idField: resource.idField,
      labelField: resource.labelField,
      scope: valueOr(resource.scope, undefined, "marked-beside")?.kind,
      ...extensions(attributeMarks({ scope: resource.scope })),
    },
    "x-kiln-states": resource.states === undefined ? undefined : statesData(resource.states),
    "x-kiln-identities": resource.identities.length === 0 ? undefined : resource.identities.map(identityData),
    "x-kiln-rules": rules.length === 0 ? undefined : rules,
    "x-kiln-facts": unlessEmpty(factsData(resource.facts)),
    // A tag has no keyword for it.
    "x-kiln-deprecated": resource.deprecated && true,
    ...extensions(joinMarks(statusMarks(resource.origin), lifecycleMarks(resource))),
  };
}

function tagProse(resource: Resource, questions: Questions): string | undefined {
  const inWords = resource.rules.map(
    ({ text }) => `- ${valueOr(text, "A rule", "marked-beside")}${statusRemark(text)}`,
  );
  const between = resource.fieldRules.map(
    (rule) => `- ${fieldRuleProse(rule, (field) => readableName(resource, field))}`,
  );
  const facts = factsProse(resource.facts, questions).map((fact) => `- ${fact}`);
  const what = sentences(resource.description, lifecycleProse(resource));
  return paragraphs(what, list("Rules:", [...inWords, ...between]), list("Facts and open questions:", facts));
}

function list(heading: string, lines: readonly string[]): string | undefined {
  return lines.length === 0 ? undefined : `${heading}\n\n${lines.join("\n")}`;
}

function statesData({ subject, initial, states, transitions }: StateMachine): JsonObject {
  return {
    subject,
    initial: initial.state,
    states: states.map(({ name, title, description, refines, when, origin }) => {
      return { name, title, description, refines: refines?.state, when, ...extensions(statusMarks(origin)) };
    }),
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

function identityData({ name, title, description, table, column, condition, origin }: Identity): JsonObject {
  return { name, title, description, table, column, when: condition, ...extensions(statusMarks(origin)) };
}

function ruleData({ text, error }: Rule): JsonObject {
  return { text: valueOr(text, undefined, "marked-beside"), error, ...extensions(statusMarks(text)) };
}
