import { codeSpan } from "../codegen/markdown.ts";
import { whereKnown } from "../model/fact.ts";
import type { Module } from "../model/query.ts";
import type { OpenFact } from "../model/service.ts";
import { type Marks, statusMarks, statusRemark } from "./marks.ts";
import { rulesOfNone } from "./parameter.ts";
import type { RuleScope } from "./rule.ts";
import { paragraphs } from "./texts.ts";
import { lifecycleMarks } from "./lifecycle.ts";

/**
 * Returns the doc comment tag that links to the manual of the real system, if the page is known. Without `@link`,
 * TypeScript would interpret the `https` of the URL as a name.
 */
export function manualTags({ manual }: Module): readonly `@${string}`[] {
  return manual === undefined ? [] : [`@see {@link ${manual}}`];
}

export function moduleParagraphs({ description }: Module, ...others: readonly (string | undefined)[]): string {
  return paragraphs(description, ...others) ?? "";
}

/** Returns remarks about a module as a whole: its facts, and the rules that do not apply to a particular parameter. */
export function moduleRemarks({ facts, rules }: Module, scope: RuleScope): readonly string[] {
  return [...facts.map(factRemark), ...rulesOfNone(rules, scope)];
}

/** Describes a fact in prose with its status. An open question is described by its subject. */
export function factRemark({ name, text }: OpenFact): string {
  const remark = statusRemark(text);
  return whereKnown(
    text,
    (known) => `${known}${remark}`,
    () => `Not known: ${codeSpan(name)}${remark}.`,
  );
}

/** Returns the marks of a module without its parameters: whether it is documented, and its lifecycle. */
export function moduleMarks(module: Module): Marks {
  return { ...statusMarks(module.origin), ...lifecycleMarks(module) };
}
