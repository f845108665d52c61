import type { Rule as DescribedRule } from "../../../templates/runtime/query/validators/rules.ts";
import type { Syntax as DescribedSyntax } from "../../../templates/runtime/query/validators/syntax.ts";
import type { Test as DescribedTest } from "../../../templates/runtime/query/validators/tests.ts";
import { byKind, type ByKind } from "../../model/by-kind.ts";
import { words } from "../../model/rules.ts";
import type {
  ContinueField,
  ContinueFieldKind,
  ContinueForm,
  ParameterReference,
  Rule,
  Syntax,
  Test,
} from "../../model/rules.ts";
import { regExp, stringList } from "./code.ts";
import type { Runtime, RuntimeUse } from "./runtime-use.ts";

/** A rule between parameters. */
export function ruleOf(rule: Rule, runtime: RuntimeUse): DescribedRule {
  let made = byKind(rules, rule, runtime);
  if (rule.when.length > 0) made = runtime.call("when", made, ...testsOf(rule.when, runtime));
  if (rule.unless.length > 0) made = runtime.call("unless", made, ...testsOf(rule.unless, runtime));
  return made;
}

const rules: ByKind<Rule, [runtime: RuntimeUse], DescribedRule> = {
  "exactly-one-of": ({ none, several, parameters }, runtime) =>
    runtime.call("exactlyOneOf", none.code, several.code, ...namesOf(parameters)),
  "at-most-one-of": ({ error, parameters }, runtime) => runtime.call("atMostOneOf", error.code, ...namesOf(parameters)),
  "at-least-one-of": ({ error, parameters }, runtime) =>
    runtime.call("atLeastOneOf", error.code, ...namesOf(parameters)),
  needs: ({ error, each, needed }, runtime) =>
    runtime.call("needs", error.code, testsOf(each, runtime), testsOf(needed, runtime)),
  excludes: ({ error, each, excluded }, runtime) =>
    runtime.call("excludes", error.code, testsOf(each, runtime), testsOf(excluded, runtime)),
  contradiction: ({ error, parameter, values }, runtime) =>
    runtime.call("contradiction", error.code, parameter.name, ...values.map((group) => stringList(group))),
  "not-empty": ({ error, parameter }, runtime) => runtime.call("notEmpty", error.code, parameter.name),
  "in-namespace": ({ error, parameter, namespace }, runtime) =>
    runtime.call("inNamespace", error.code, parameter.name, namespace),
  cap: ({ warning, parameter, maximum, highMaximum }, runtime) =>
    runtime.call("cap", warning.code, parameter.name, maximum, highMaximum),
  warning: ({ warning }, runtime) => runtime.call("warning", warning.code),
};

function namesOf(parameters: readonly ParameterReference[]): readonly string[] {
  return parameters.map(({ name }) => name);
}

function testsOf(some: readonly Test[], runtime: RuntimeUse): readonly DescribedTest[] {
  return some.map((test) => byKind(tests, test, runtime));
}

const tests: ByKind<Test, [runtime: RuntimeUse], DescribedTest> = {
  given: ({ parameter }, runtime) => runtime.call("given", parameter),
  filled: ({ parameter }, runtime) => runtime.call("filled", parameter),
  holds: ({ parameter, values }, runtime) => runtime.call("holds", parameter, ...values),
  pages: ({ pages }, runtime) => runtime.call("pages", pages),
  role: ({ role }, runtime) => runtime.call("role", role),
  all: ({ tests: all }, runtime) => runtime.call("both", ...testsOf(all, runtime)),
};

/** A syntax that the values of a parameter are checked by; the values of `listed` are a part of the type. */
type CheckedSyntax = Exclude<Syntax, { readonly kind: "listed" }>;

/** What a value has to look like beyond its type. */
export function syntaxOf(syntax: CheckedSyntax, runtime: RuntimeUse): DescribedSyntax {
  let made = byKind(syntaxes, syntax, runtime);
  if (syntax.severity === "warning") made = runtime.call("dropping", made);
  if (syntax.when.length > 0) made = runtime.call("only", made, ...testsOf(syntax.when, runtime));
  return syntax.unless.length === 0 ? made : runtime.call("except", made, ...testsOf(syntax.unless, runtime));
}

const syntaxes: ByKind<CheckedSyntax, [runtime: RuntimeUse], DescribedSyntax> = {
  title: ({ error, local, namespace, cannotExist }, runtime) =>
    runtime.call("title", error.code, local, namespace, cannotExist?.code),
  "title-part": ({ error, namespace }, runtime) =>
    runtime.call("titlePart", error.code, namespace.kind === "id" ? namespace.id : namespace.parameter),
  "title-prefix": ({ error }, runtime) => runtime.call("titlePrefix", error.code),
  continue: ({ error, emptyIsAbsent, forms }, runtime) =>
    runtime.call("continues", error.code, emptyIsAbsent, ...forms.map((form) => formOf(form, runtime))),
  id: ({ error }, runtime) => runtime.call("id", error.code),
  ip: ({ error, rangeOnly, widest: { v4, v6, error: tooWide } }, runtime) =>
    runtime.call("ip", error.code, rangeOnly, v4, v6, tooWide.code),
  word: ({ error, form }, runtime) => runtime.call("word", error.code, regExp(words[form])),
};

type DescribedForm = ReturnType<Runtime["form"]>;

function formOf({ when, unless, fields }: ContinueForm, runtime: RuntimeUse): DescribedForm {
  const form = runtime.call("form", ...fields.map((field) => fieldOf(field, runtime)));
  if (when.length === 0 && unless.length === 0) return form;
  return runtime.call("formWhere", testsOf(when, runtime), testsOf(unless, runtime), form);
}

/** What the runtime calls the check of a field. */
const fieldNames = {
  text: "text",
  integer: "whole",
  timestamp: "continueTime",
  hex: "hex",
  fraction: "fraction",
  bit: "bit",
} as const satisfies Readonly<Record<ContinueFieldKind, keyof Runtime>>;

function fieldOf(field: ContinueField, runtime: RuntimeUse): (text: string) => boolean {
  return field.kind === "literal" ? runtime.call("exactly", field.text) : runtime.value(fieldNames[field.kind]);
}
