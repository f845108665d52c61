import type { Module } from "../../model/query.ts";
import type { ContinueField, ContinueForm } from "../../model/rules.ts";
import { quote } from "../../codegen/unsafe.ts";
import { stringLiteral } from "../../codegen/typescript.ts";
import { object, type Code } from "./query-paraminfo.ts";
import { testsCode } from "./query-tests.ts";

/** The parameters with which modules of this style go on, the first that a module has. */
const names = ["continue", "offset", "from"];

/** With which parameter a module goes on, and what its value is made of; nothing for one that does not. */
export function continuationCode({ parameters }: Module): readonly Code[] {
  const parameter = names.flatMap((name) => parameters.find((one) => one.name === name) ?? [])[0];
  if (parameter === undefined) return [];
  const { name, type, syntax } = parameter;
  const forms = syntax?.kind === "continue" ? syntax.forms.map(formCode) : [object({ fields: `["${type.kind === "integer" ? "integer" : "text"}"]` })];
  return [`next: ${object({ parameter: stringLiteral(name), number: type.kind === "integer" ? "true" : undefined, forms: `[${forms.join(", ")}]` })}`];
}

function formCode({ when, unless, fields }: ContinueForm): Code {
  return object({ when: testsCode(when), unless: testsCode(unless), fields: `[${fields.map(fieldCode).join(", ")}]` });
}

function fieldCode(field: ContinueField): Code {
  return field.kind === "literal" ? object({ literal: quote(field.text) }) : stringLiteral(field.kind);
}
