import { incremental } from "../../../../model/memo.ts";
import type {
  ErrorInfo,
  OwnerGrounds,
  RuleInfo,
  Table,
  MessageForm as TableForm,
  TableGrounds,
} from "../../../../../templates/runtime/query/server/table.ts";
import { type PrintedFile, generatedFile } from "../../../../codegen/generated-file.ts";
import { literal } from "../../../../codegen/typescript.ts";
import type { MessageForm, Module, Parameter, QueryService } from "../../../../model/query.ts";
import type { ErrorReference, Rule, Syntax, Test } from "../../../../model/rules.ts";
import type { ErrorCode } from "../../../../model/service.ts";
import { errorForm, responseMembers } from "../../../../model/profiles.ts";
import { formOf } from "./written-forms.ts";
import {
  generators,
  moduleInfo,
  pageParameters,
  pageSet,
  parameterInfo,
  selectedGroups,
  setName,
} from "./module-info.ts";
import type { GroundText } from "../../../../../templates/runtime/http/server/ground.ts";
import { type Fact, type Origin, isUnknown } from "../../../../model/fact.ts";
import type { Type } from "../../../../model/type.ts";
import { groundText, someNamed, someOf, unstated } from "../grounds.ts";

/** Prints the table that describes a service to the runtime. Named value sets are separate constants. */
export const tableFile = incremental((service: QueryService, folder: string): PrintedFile => {
  const file = generatedFile(`${folder}/table.js`, `The table of ${service.id} for the runtime.`);
  const sets = service.valueSets.map(
    ({ id, values }) => `const ${setName(id)} = ${literal(values.map(({ value }) => value))};\n`,
  );
  const name = file.export("table");
  return file.print(
    `${sets.join("")}${sets.length === 0 ? "" : "\n"}export const ${name} = ${literal(tableOf(service))};\n`,
  );
});

function tableOf(service: QueryService): Table {
  const { wire, errors } = service;
  const groups = selectedGroups(service);
  const modules = groups.flatMap((group) => group.modules);
  const warnings = service.warningBody?.value;
  return {
    title: service.title,
    version: service.version.value ?? "",
    endpoint: wire.endpoint.value ?? "",
    methods: wire.methods.value ?? ["GET", "POST"],
    constants: requiredConstants(service),
    members: responseMembers(service),
    errorBody: tableForm(errorForm(service)),
    warningBody: warnings && tableForm(warnings),
    errorHeader: wire.errorHeader?.value,
    codes: Object.fromEntries(service.requestErrors.map(({ fault, code }) => [fault, code])),
    mostValues: [service.limits.multiple.low, service.limits.multiple.high],
    generator: [wire.generatorSelector?.value ?? "", wire.generatorPrefix?.value ?? ""],
    generators: generators(service).map(({ name }) => name),
    separators: [wire.separator.value ?? "", wire.alternativeSeparator?.value ?? ""],
    all: wire.allSpecifier?.value ?? "",
    most: wire.maxLimit?.value ?? "",
    firstIndex: wire.firstIndex?.value,
    pageSet: pageSet(service) ?? "",
    pageParameters: pageParameters(service),
    sets: byName(
      service.requestParameters,
      ({ id }) => id,
      ({ parameters, rules }) => ({
        parameters: parameters.map((parameter) => parameterInfo(service, parameter, rules)),
        rules: ruleInfos(rules),
      }),
    ),
    groups: byName(
      groups,
      ({ selector }) => selector,
      ({ modules }) => modules.map(({ name }) => name),
    ),
    roles: byName(
      groups,
      ({ selector }) => selector,
      ({ role }) => role,
    ),
    modules: byName(modules, nameOf, (module) => moduleInfo(service, module)),
    forms: Object.fromEntries(
      groups.flatMap(({ role, modules }) => modules.map((module) => [module.name, formOf(module, role)])),
    ),
    rules: byName(modules, nameOf, ({ rules }) => ruleInfos(rules)),
    errors: byName(errors, ({ code }) => code, errorInfo),
    personal: service.personal?.modules,
    grounds: tableGrounds(service, modules),
  };
}

const errorInfo = incremental((error: ErrorCode): ErrorInfo => {
  const { condition, httpStatus, message } = error;
  return {
    condition: condition.value ?? "",
    status: httpStatus.value,
    message: message?.value,
    grounds: someOf({ condition: groundText(error.condition), status: groundText(error.httpStatus) }),
  };
});

/** Returns the constants that identify a request as one for modules. */
function requiredConstants({ constants, requestParameters }: QueryService): Readonly<Record<string, string>> {
  const required = requestParameters.flatMap(({ parameters }) =>
    parameters.filter((one) => one.required).map(({ name }) => name),
  );
  return Object.fromEntries(
    constants.flatMap(({ name, value: fact }) => {
      const value = fact.value;
      return value === undefined || !required.includes(name) ? [] : [[name, value] as const];
    }),
  );
}

function tableForm({ list, ...names }: MessageForm): TableForm {
  return { ...names, list: list || undefined };
}

function byName<T, U>(
  items: readonly T[],
  name: (item: T) => string,
  value: (item: T) => U,
): Readonly<Record<string, U>> {
  return Object.fromEntries(items.map((item) => [name(item), value(item)]));
}

function nameOf({ name }: Module): string {
  return name;
}

/** Returns the rules whose error messages name parameters. */
const ruleInfos = incremental((rules: readonly Rule[]): readonly RuleInfo[] => {
  return rules.flatMap((rule) => {
    const parameters = namedBy(rule);
    const pairs = pairsOf(rule);
    return parameters.length < 2 && pairs === undefined ? [] : [{ kind: rule.kind, parameters, ...pairs }];
  });
});

/** Returns the tests of a `needs` or `excludes` rule, unless its parameters express only part of the rule. */
function pairsOf(rule: Rule): Pick<RuleInfo, "code" | "each" | "others"> | undefined {
  if (rule.kind !== "needs" && rule.kind !== "excludes") return undefined;
  const [each, others] = [rule.each, rule.kind === "needs" ? rule.needed : rule.excluded].map((tests) =>
    tests.flatMap(written),
  );
  return others!.length === 0 ? undefined : { code: rule.error.code, each, others };
}

/** Formats a test as it appears in a request: `user`, `sort=name`, or `prop=ids|title` for alternatives. */
function written(test: Test): readonly string[] {
  switch (test.kind) {
    case "given":
    case "filled":
      return [test.parameter];
    case "holds":
      return [`${test.parameter}=${test.values.join("|")}`];
    case "pages":
    case "role":
    case "all":
      return [];
  }
}

/** Returns the parameters whose number in a request is limited by the rule. */
function namedBy(rule: Rule): readonly string[] {
  switch (rule.kind) {
    case "exactly-one-of":
    case "at-most-one-of":
    case "at-least-one-of":
      return rule.parameters.map(({ name }) => name);
    case "excludes":
    case "needs":
    case "contradiction":
    case "not-empty":
    case "in-namespace":
    case "cap":
    case "warning":
      return [];
  }
}

function tableGrounds(service: QueryService, modules: readonly Module[]): TableGrounds | undefined {
  const { wire, errorBody, answer, requestParameters } = service;
  return someOf({
    methods: groundText(wire.methods),
    errorHeader: groundText(wire.errorHeader),
    errorBody: errorBody === undefined ? unstated : groundText(errorBody),
    answer: answer === undefined ? unstated : groundText(answer.origin),
    sets: someNamed(requestParameters.map((set) => [set.id, ownerGrounds(service, set)])),
    modules: someNamed(modules.map((module) => [module.name, ownerGrounds(service, module)])),
  });
}

interface Owner {
  readonly parameters: readonly Parameter[];
  readonly rules: readonly Rule[];
  readonly origin: Origin;
}

const ownerGrounds = incremental((service: QueryService, owner: Owner): OwnerGrounds | undefined => {
  const { parameters, rules, origin } = owner;
  return someOf({
    own: groundText(origin),
    parameters: someNamed(
      parameters.map((parameter) => [
        parameter.name,
        someOf({ own: groundText(parameter.origin), values: groundText(...valueClaims(service, parameter.type)) }),
      ]),
    ),
    rules: someNamed(
      clearGrounds([
        ...rules.flatMap(ruleGrounds),
        ...parameters.flatMap(({ name, syntax }) => (syntax === undefined ? [] : syntaxGrounds(name, syntax))),
      ]),
    ),
  });
});

/** Returns the claims about a parameter's values, as far as they are known. Unknown facts don't reject values. */
function valueClaims({ valueSets }: QueryService, type: Type): readonly (Origin | Fact<unknown> | undefined)[] {
  if (type.kind === "enum") {
    const { values } = type;
    return values.kind === "inline" ? [] : [valueSets.find(({ id }) => id === values.set)?.origin];
  }
  if (type.kind !== "integer" && type.kind !== "number") return [];
  return [type.minimum, type.maximum].filter((fact) => fact !== undefined && !isUnknown(fact));
}

type NamedGround = readonly (readonly [name: string, ground: GroundText | undefined])[];

/** Omits grounds with the same name that differ, because it is unknown which of them a finding depends on. */
function clearGrounds(grounds: NamedGround): NamedGround {
  return [...new Map(grounds)].filter(([name, ground]) =>
    grounds.every(([other, one]) => other !== name || one === ground),
  );
}

/** Returns grounds by the error code of a violation and the parameter that it reports. */
function ruleGrounds(rule: Rule): NamedGround {
  const ground = groundText(rule.origin);
  return codesOf(rule).map(({ error, parameter }) => [
    parameter === undefined ? error.code : `${error.code} ${parameter}`,
    ground,
  ]);
}

interface Breach {
  readonly error: ErrorReference;
  readonly parameter?: string | undefined;
}

function codesOf(rule: Rule): readonly Breach[] {
  switch (rule.kind) {
    case "exactly-one-of":
      return [rule.none, rule.several].map((error) => ({ error, parameter: rule.parameters[0]?.name }));
    case "at-most-one-of":
    case "at-least-one-of":
      return [{ error: rule.error, parameter: rule.parameters[0]?.name }];
    case "needs":
    case "excludes":
      return [{ error: rule.error }];
    case "contradiction":
    case "not-empty":
    case "in-namespace":
      return [{ error: rule.error, parameter: rule.parameter.name }];
    case "cap":
      return [{ error: rule.warning, parameter: rule.parameter.name }];
    case "warning":
      return [{ error: rule.warning }];
  }
}

function syntaxGrounds(parameter: string, syntax: Syntax): NamedGround {
  const others = [
    syntax.kind === "title" ? syntax.cannotExist : undefined,
    syntax.kind === "ip" ? syntax.widest.error : undefined,
  ];
  const ground = groundText(syntax.origin);
  return [syntax.error, ...others].flatMap((error) =>
    error === undefined ? [] : [[`${error.code} ${parameter}`, ground]],
  );
}
