import { codeSpan } from "../codegen/markdown.ts";
import { valueOr } from "../model/fact.ts";
import type { Destinations } from "../model/resource.ts";
import { statusRemark } from "./marks.ts";

/** What a slot takes: one destination or a list, and what a bare number stands for. */
export function destinationsProse({ pattern, bareNumbers, bareNumberType }: Destinations): string {
  const one = `one, or a list of them, each a type and an id${statusRemark(pattern)}.`;
  if (valueOr(bareNumbers, undefined, "marked-beside") === false) return `${one}${bareRemark("No bare numbers", bareNumbers)}`;
  const type = valueOr(bareNumberType, undefined, "marked-beside");
  if (bareNumberType === undefined) return `${one}${bareRemark("Bare numbers", bareNumbers)}`;
  const meaning = type === undefined ? "something that is not known" : `${codeSpan(`${type}-`)} and that number`;
  return `${one} In a list, a bare number${statusRemark(bareNumbers)} means ${meaning}${statusRemark(bareNumberType)}.`;
}

/** Nothing where a document says it: the type shows it. */
function bareRemark(label: string, fact: Destinations["bareNumbers"]): string {
  const remark = statusRemark(fact);
  return remark === "" ? "" : ` ${label}${remark}.`;
}
