import { words, type ContinueForm, type ErrorReference, type Rule, type Syntax, type Test } from "../../model/rules.ts";
import { stringLiteral } from "../../codegen/typescript.ts";
import { call, list, regExp, stringList, type Code } from "./code.ts";
import type { Imports } from "./imports.ts";

/** A rule between parameters as an expression. */
export function ruleCode(rule: Rule, imports: Imports): Code {
  let code = plainRule(rule, imports);
  if (rule.when.length > 0) code = call(imports.use("when"), code, ...testCodes(rule.when, imports));
  if (rule.unless.length > 0) code = call(imports.use("unless"), code, ...testCodes(rule.unless, imports));
  return code;
}

function plainRule(rule: Rule, imports: Imports): Code {
  switch (rule.kind) {
    case "exactly-one-of":
      return call(imports.use("exactlyOneOf"), codeOf(rule.none), codeOf(rule.several), ...rule.parameters.map(({ name }) => stringLiteral(name)));
    case "at-most-one-of":
      return call(imports.use("atMostOneOf"), codeOf(rule.error), ...rule.parameters.map(({ name }) => stringLiteral(name)));
    case "at-least-one-of":
      return call(imports.use("atLeastOneOf"), codeOf(rule.error), ...rule.parameters.map(({ name }) => stringLiteral(name)));
    case "needs":
      return call(imports.use("needs"), codeOf(rule.error), list(testCodes(rule.each, imports)), list(testCodes(rule.needed, imports)));
    case "excludes":
      return call(imports.use("excludes"), codeOf(rule.error), list(testCodes(rule.each, imports)), list(testCodes(rule.excluded, imports)));
    case "contradiction":
      return call(imports.use("contradiction"), codeOf(rule.error), stringLiteral(rule.parameter.name), ...rule.values.map((group) => stringList(group)));
    case "not-empty":
      return call(imports.use("notEmpty"), codeOf(rule.error), stringLiteral(rule.parameter.name));
    case "in-namespace":
      return call(imports.use("inNamespace"), codeOf(rule.error), stringLiteral(rule.parameter.name), String(rule.namespace));
    case "cap":
      return call(imports.use("cap"), codeOf(rule.warning), stringLiteral(rule.parameter.name), String(rule.maximum), String(rule.highMaximum));
    case "warning":
      return call(imports.use("warning"), codeOf(rule.warning));
  }
}

function codeOf({ code }: ErrorReference): Code {
  return stringLiteral(code);
}

function testCodes(tests: readonly Test[], imports: Imports): readonly Code[] {
  return tests.map((test) => testCode(test, imports));
}

function testCode(test: Test, imports: Imports): Code {
  switch (test.kind) {
    case "given":
      return call(imports.use("given"), stringLiteral(test.parameter));
    case "filled":
      return call(imports.use("filled"), stringLiteral(test.parameter));
    case "holds":
      return call(imports.use("holds"), stringLiteral(test.parameter), ...test.values.map(stringLiteral));
    case "pages":
      return call(imports.use("pages"), stringLiteral(test.pages));
    case "role":
      return call(imports.use("role"), stringLiteral(test.role));
    case "all":
      return call(imports.use("both"), ...testCodes(test.tests, imports));
  }
}

/** What a value has to look like beyond its type, as an expression. */
export function syntaxCode(syntax: Exclude<Syntax, { kind: "listed" }>, imports: Imports): Code {
  let code = plainSyntax(syntax, imports);
  if (syntax.severity === "warning") code = call(imports.use("dropping"), code);
  if (syntax.when.length > 0) code = call(imports.use("only"), code, ...testCodes(syntax.when, imports));
  return syntax.unless.length === 0 ? code : call(imports.use("except"), code, ...testCodes(syntax.unless, imports));
}

function plainSyntax(syntax: Exclude<Syntax, { kind: "listed" }>, imports: Imports): Code {
  const error = codeOf(syntax.error);
  switch (syntax.kind) {
    case "title": {
      const others = [syntax.namespace, syntax.cannotExist && stringLiteral(syntax.cannotExist.code)].map(String);
      return call(imports.use("title"), error, String(syntax.local), ...(others.join() === "undefined,undefined" ? [] : others));
    }
    case "title-part": {
      const { namespace } = syntax;
      return call(imports.use("titlePart"), error, namespace.kind === "id" ? String(namespace.id) : stringLiteral(namespace.parameter));
    }
    case "title-prefix":
      return call(imports.use("titlePrefix"), error);
    case "continue":
      return call(imports.use("continues"), error, String(syntax.emptyIsAbsent), ...syntax.forms.map((form) => formCode(form, imports)));
    case "id":
      return call(imports.use("id"), error);
    case "ip": {
      const { v4, v6, error: tooWide } = syntax.widest;
      return call(imports.use("ip"), error, String(syntax.rangeOnly), String(v4), String(v6), codeOf(tooWide));
    }
    case "word":
      return call(imports.use("word"), error, regExp(words[syntax.form]));
  }
}

function formCode({ when, unless, fields }: ContinueForm, imports: Imports): Code {
  const names = { text: "text", integer: "whole", timestamp: "time", hex: "hex", fraction: "fraction", bit: "bit" } as const;
  const codes = fields.map((field) =>
    field.kind === "literal" ? call(imports.use("exactly"), stringLiteral(field.text)) : imports.use(names[field.kind]),
  );
  const form = call(imports.use("form"), ...codes);
  if (when.length === 0 && unless.length === 0) return form;
  return call(imports.use("formWhere"), list(testCodes(when, imports)), list(testCodes(unless, imports)), form);
}
