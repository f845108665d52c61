import { codeSpan } from "../codegen/markdown.ts";
import { whereKnown } from "../model/fact.ts";
import type { Module } from "../model/query.ts";
import type { OpenFact } from "../model/service.ts";
import { statusRemark } from "./marks.ts";
import { rulesOfNone } from "./parameter.ts";
import type { RuleScope } from "./rule.ts";
import { paragraphs } from "./texts.ts";

/**
 * The tag of a documentation comment that leads to the manual of the real system; none where no page is known. Without
 * `@link`, TypeScript takes the `https` of an address for a name.
 */
export function manualTags({ manual }: Module): readonly `@${string}`[] {
  return manual === undefined ? [] : [`@see {@link ${manual}}`];
}

/** Returns paragraphs about a module, starting with its description. */
export function moduleParagraphs({ description }: Module, ...others: readonly (string | undefined)[]): string {
  return paragraphs(description, ...others) ?? "";
}

/** Returns remarks about a module as a whole: its facts, and the rules that do not concern a particular parameter. */
export function moduleRemarks({ facts, rules }: Module, scope: RuleScope): readonly string[] {
  return [...facts.map(factRemark), ...rulesOfNone(rules, scope)];
}

/** A fact in prose with its status; for an open question, its subject. */
export function factRemark({ name, text }: OpenFact): string {
  const remark = statusRemark(text);
  return whereKnown(
    text,
    (known) => `${known}${remark}`,
    () => `Not known: ${codeSpan(name)}${remark}.`,
  );
}
