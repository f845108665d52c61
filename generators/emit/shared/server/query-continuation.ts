import type { Next, NextField, NextForm } from "../../../../templates/runtime/query/server/results/table.ts";
import type { Module } from "../../../model/query.ts";
import type { ContinueField, ContinueForm } from "../../../model/rules.ts";
import { continuingParameter } from "../../../model/profiles.ts";
import { testValues } from "./query-test-values.ts";

/** With which parameter a module continues, and what its value is made of; undefined for one that does not. */
export function continuationOf({ parameters }: Module): Next | undefined {
  const parameter = continuingParameter(parameters);
  if (parameter === undefined) return undefined;
  const { name, type, syntax } = parameter;
  const isNumber = type.kind === "integer";
  const plain: NextForm = { fields: [isNumber ? "integer" : "text"] };
  return {
    parameter: name,
    number: isNumber || undefined,
    forms: syntax?.kind === "continue" ? syntax.forms.map(formOf) : [plain],
  };
}

function formOf({ when, unless, fields }: ContinueForm): NextForm {
  return { when: testValues(when), unless: testValues(unless), fields: fields.map(fieldOf) };
}

function fieldOf(field: ContinueField): NextField {
  return field.kind === "literal" ? { literal: field.text } : field.kind;
}
