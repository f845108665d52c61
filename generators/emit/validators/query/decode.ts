import { bodyOnlyKinds, maximumArguments, type Type, valueSetsById } from "../../../model/type.ts";
import { forKinds, byKind, type ByKind } from "../../../model/group-by.ts";
import type {
  Rule as DescribedRule,
  Test as DescribedTest,
} from "../../../../templates/runtime/query/validators/rules.ts";
import type { Syntax as DescribedSyntax } from "../../../../templates/runtime/query/validators/syntax.ts";
import {
  words,
  type ContinueFieldKind,
  type ContinueForm,
  type ParameterReference,
  type Rule,
  type Syntax,
  type Test,
} from "../../../model/rules.ts";
import { type Runtime, type RuntimeUse, lineList, regExp, stringList } from "../code.ts";
import type { Entry, Module as DescribedModule } from "../../../../templates/runtime/query/validators/decoder.ts";
import type { Parameter as DescribedParameter } from "../../../../templates/runtime/query/validators/parameters.ts";
import { literal, memberAccess, propertyKey, reference } from "../../../codegen/typescript.ts";
import type { Multiple, Parameter } from "../../../model/query.ts";
import { expandParameters, type NamedParameter } from "../../../naming/wire-names.ts";
import { fewValues, valuesOf, type Making } from "./check.ts";

function ruleOf(rule: Rule, runtime: RuntimeUse): DescribedRule {
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
  cap: (rule, runtime) => runtime.call("cap", rule.warning.code, rule.parameter.name, ...maximumArguments(rule)),
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

/** A syntax that needs a separate check. The values of `listed` are part of the type. */
type CheckedSyntax = Exclude<Syntax, { readonly kind: "listed" }>;

/** Returns the syntax of a value beyond its type. */
function syntaxOf(syntax: CheckedSyntax, runtime: RuntimeUse): DescribedSyntax {
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
  const form = runtime.call(
    "form",
    ...fields.map((field) =>
      field.kind === "literal" ? runtime.call("exactly", field.text) : runtime.value(fieldNames[field.kind]),
    ),
  );
  if (when.length === 0 && unless.length === 0) return form;
  return runtime.call("formWhere", testsOf(when, runtime), testsOf(unless, runtime), form);
}

/** The runtime functions that check the fields of a continuation value. */
const fieldNames = {
  text: "text",
  integer: "whole",
  timestamp: "continueTime",
  hex: "hex",
  fraction: "fraction",
  bit: "bit",
} as const satisfies Readonly<Record<ContinueFieldKind, keyof Runtime>>;

export function moduleDescription(making: Making): DescribedModule {
  const { module, service, runtime } = making;
  const sets = valueSetsById(service.valueSets);
  const named = inOrder(expandParameters(module.parameters, sets), service.wire.templatedIndex?.value);
  const entries = named.map((one) => entryOf(one.name, parameterOf(making, one)));
  const rules = module.rules.map((rule) => ruleOf(rule, runtime));
  const constructor = module.deprecated ? "deprecatedModule" : "module";
  const ruleList = rules.length === 0 ? undefined : lineList(rules, "  ");
  return runtime.call(constructor, module.prefix, lineList(entries, "  "), defaultsOf(making), ruleList);
}

/** Returns a parameter after the function that sets it, which is faster than a computed name and contains it. */
export function entryOf(name: string, parameter: DescribedParameter): Entry {
  return reference(`[(to, value) => { to${memberAccess(name)} = value; }, ${literal(parameter)}]`);
}

/** Sorts parameters in the order in which the system reads them, templated ones after their variables or last. */
function inOrder(
  named: readonly NamedParameter[],
  place: "after-variable" | "last" | undefined,
): readonly NamedParameter[] {
  const plain = named.filter(({ parameter }) => parameter.template === undefined);
  const templated = named.filter(({ parameter }) => parameter.template !== undefined);
  if (place !== "after-variable") return [...plain, ...templated];
  return plain.flatMap((one) => [
    one,
    ...templated.filter(({ parameter }) => parameter.template!.parameter === one.name),
  ]);
}

function parameterOf(making: Making, { parameter, name }: NamedParameter): DescribedParameter {
  const { runtime } = making;
  const { multiple, template, syntax } = parameter;
  let made = byKind(types, parameter.type, making, parameter);
  if (multiple !== undefined) made = severalOf(making, made, multiple);
  for (const mark of ["required", "deprecated", "sensitive"] as const)
    if (parameter[mark]) made = runtime.call(mark, made);
  if (template !== undefined) made = runtime.call("slot", made, template.parameter, slotValue(parameter, name));
  // A type that lists no values cannot reject any.
  if (syntax?.kind === "listed")
    return parameter.type.kind === "enum" ? runtime.call("refusedWith", made, syntax.error.code) : made;
  return syntax === undefined ? made : runtime.call("checked", made, syntaxOf(syntax, runtime));
}

/** Returns the value that a templated parameter's name was created for. */
function slotValue({ name, template }: Parameter, made: string): string {
  const start = name.indexOf(`{${template!.variable}}`);
  return made.slice(start, made.length - (name.length - start - template!.variable.length - 2));
}

function severalOf(
  { service, runtime }: Making,
  parameter: DescribedParameter,
  multiple: Multiple,
): DescribedParameter {
  let made = parameter;
  if (multiple.all && service.wire.allSpecifier?.value !== undefined) made = runtime.call("orAll", made);
  return multiple.duplicates ? runtime.call("repeatable", made) : made;
}

const asText = (_type: Type, { runtime }: Making, { multiple }: Parameter): DescribedParameter =>
  runtime.call(multiple === undefined ? "string" : "strings");

/** Descriptions by type. The module itself parses strings of any type that only bodies have. */
const types: ByKind<Type, [making: Making, parameter: Parameter], DescribedParameter> = {
  boolean: (_type, { runtime }) => runtime.call("boolean"),
  integer: (type, { runtime }, { multiple }) =>
    runtime.call(multiple === undefined ? "integer" : "integers", type.minimum?.value, type.maximum?.value),
  limit: (type, { runtime }) => runtime.call("limit", type.minimum, ...maximumArguments(type)),
  namespace: (type, { runtime }, { multiple }) =>
    runtime.call(multiple === undefined ? "namespace" : "namespaces", ...type.extra),
  timestamp: (_type, { runtime }, { multiple }) => runtime.call(multiple === undefined ? "timestamp" : "timestamps"),
  user: (type, { runtime }, { multiple }) => runtime.call(multiple === undefined ? "user" : "users", ...type.subtypes),
  title: (_type, { runtime }, { multiple }) => runtime.call(multiple === undefined ? "titled" : "titles"),
  enum(type, making, { name, multiple }) {
    const { runtime } = making;
    const values = valuesOf(making, type, name);
    const isFew = values.values.length <= fewValues && multiple === undefined;
    const old = values.values.filter(({ deprecated }) => deprecated).map(({ value }) => value);
    let made = runtime.call(multiple === undefined ? "oneOf" : "someOf", isFew ? values.list() : values.set());
    if (old.length > 0) made = runtime.call("oldValues", made, stringList(old));
    if (values.missing === undefined) return made;
    return runtime.call(
      "open",
      made,
      values.missing.pattern?.value === undefined ? reference("/^/") : values.pattern(),
    );
  },
  string: asText,
  ...forKinds(bodyOnlyKinds, asText),
};

/** Returns a function that creates an object with the known defaults, or `undefined` if no defaults are known. */
function defaultsOf({ module, service }: Making): (() => Record<string, unknown>) | undefined {
  const all = service.wire.allSpecifier?.value;
  const entries = module.parameters.flatMap(({ name, type, multiple, default: fact }) => {
    const known = fact?.value;
    if (known === undefined || type.kind === "boolean") return [];
    const isOne = multiple === undefined || typeof known === "object" || (multiple.all && known === all);
    return [`${propertyKey(name)}: ${literal(isOne ? known : [known])}`];
  });
  return entries.length === 0 ? undefined : reference(`() => ({ ${entries.join(", ")} })`);
}
