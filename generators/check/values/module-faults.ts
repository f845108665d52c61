import { incremental } from "../../model/memo.ts";
import type { Example } from "../../model/example.ts";
import type { Module, QueryService, Parameter } from "../../model/query.ts";
import { askedBeside, askedOfModule, holdsFor, isNamed, meets, type Asked } from "./asked.ts";
import { type LimitType, valueSetsById } from "../../model/type.ts";
import { expandParameters, type NamedParameter, continueParameter, failureMembers } from "../../naming/wire-names.ts";
import {
  type ValueFault,
  type Path,
  describeValue,
  mismatch,
  type Given,
  type JsonObject,
  type ValueScope,
  isObject,
} from "./text-fault.ts";
import { byKind, type ByKind } from "../../model/group-by.ts";
import type { ParameterReference, Rule, Test } from "../../model/rules.ts";
import { didYouMean } from "../../diagnostics/suggest.ts";
import { typeFaults } from "./type-faults.ts";
import type { PageKind, ResultField } from "../../model/result.ts";
import { type Location, knownResult, partsOf } from "../../model/result-parts.ts";
import { fewest, memberFaults, type Member } from "./result-faults.ts";

/** Returns the faults of a module's example: a request for the module alone, and its response. */
export const moduleFaults = incremental(
  (service: QueryService, module: Module, example: Example): readonly ValueFault[] => {
    const [asked, beside] = [askedOfModule(service, module, example), askedBeside(service, example)];
    const [ofRequest, ofModule] = [["parameters"], ["request"]];
    const named = expandParameters(module.parameters, valueSetsById(service.valueSets));
    const constants = new Set(service.constants.map(({ name }) => name));
    const free = beside.parameters
      .filter(({ name }) => !constants.has(name))
      .map((parameter) => ({ parameter, name: parameter.name }));
    return [
      ...parameterFaults(service, free, example.parameters, { path: ofRequest, whose: "the request" }),
      ...service.requestParameters.flatMap(({ rules }) => queryRuleFaults(rules, beside, ofRequest)),
      ...parameterFaults(service, named, asked.given, { path: ofModule, whose: "the module" }),
      ...queryRuleFaults(module.rules, asked, ofModule),
      ...(example.response === undefined
        ? []
        : responseFaults({ service, module, asked, beside }, example.response, ["response"])),
    ];
  },
);

/**
 * Returns the violated rules between the parameters of a query request. Warnings and rules that only a site can check
 * are not faults.
 */
function queryRuleFaults(rules: readonly Rule[], asked: Asked, path: Path): readonly ValueFault[] {
  const holding = rules.filter((rule) => holdsFor(rule, asked));
  return holding.flatMap((rule) => byKind(breaches, rule, asked) ?? []).map((reason) => ({ path, reason }));
}

const nothing = (): undefined => undefined;

const breaches: ByKind<Rule, [asked: Asked], string | undefined> = {
  "exactly-one-of": ({ parameters }, asked) => tooFew(parameters, asked) ?? tooMany(parameters, asked),
  "at-most-one-of": ({ parameters }, asked) => tooMany(parameters, asked),
  "at-least-one-of": ({ parameters }, asked) => tooFew(parameters, asked),
  needs({ each, needed }, asked) {
    const one = each.find((test) => meets(test, asked));
    if (one === undefined || needed.some((test) => meets(test, asked))) return undefined;
    return `has ${subject(one)} without ${needed.map(subject).join(" or ")}`;
  },
  excludes({ each, excluded }, asked) {
    const [one, other] = [each, excluded].map((tests) => tests.find((test) => meets(test, asked)));
    return one === undefined || other === undefined ? undefined : `has ${subject(one)} together with ${subject(other)}`;
  },
  contradiction({ parameter, values }, asked) {
    const held = values
      .map((group) => group.filter((value) => holds(asked, parameter, value)))
      .find((group) => group.length > 1);
    return held && `has values of “${parameter.name}” that contradict each other: ${quoted(held)}`;
  },
  "not-empty": ({ parameter: { name } }, asked) =>
    isNamed(asked, name) && String(asked.given[name]) === "" ? `has “${name}” without a value` : undefined,
  "in-namespace": nothing,
  cap: nothing,
  warning: nothing,
};

function tooFew(parameters: readonly ParameterReference[], asked: Asked): string | undefined {
  if (namesGiven(parameters, asked).length > 0) return undefined;
  return `has none of ${quoted(parameters.map(({ name }) => name))}, but one of them is required`;
}

function tooMany(parameters: readonly ParameterReference[], asked: Asked): string | undefined {
  const given = namesGiven(parameters, asked);
  return given.length > 1 ? `has ${quoted(given)}, but only one of them is allowed` : undefined;
}

function namesGiven(parameters: readonly ParameterReference[], asked: Asked): readonly string[] {
  return parameters.map(({ name }) => name).filter((name) => isNamed(asked, name));
}

function holds(asked: Asked, { name, place }: ParameterReference, value: string): boolean {
  return meets({ kind: "holds", parameter: name, values: [value], place }, asked);
}

function subject(test: Test): string {
  return byKind(subjects, test);
}

const subjects: ByKind<Test, [], string> = {
  given: ({ parameter }) => `“${parameter}”`,
  filled: ({ parameter }) => `“${parameter}”`,
  holds: ({ parameter, values }) => `“${parameter}” with ${values.map((value) => `“${value}”`).join(" or ")}`,
  pages: ({ pages }) => (pages === "revisions" ? "pages given by revisions" : `${pages} pages`),
  role: ({ role }) => `use as a ${role}`,
  all: ({ tests }) => tests.map(subject).join(" and "),
};

function quoted(names: readonly string[]): string {
  return names.map((name) => `“${name}”`).join(", ");
}

/** The path of the parameters in an example, and the name of their owner for use in a sentence. */
interface Whose {
  readonly path: Path;
  readonly whose: string;
}

/** Returns the faults of individual parameters of a query request. */
function parameterFaults(
  service: QueryService,
  known: readonly NamedParameter[],
  given: JsonObject,
  { path, whose }: Whose,
): readonly ValueFault[] {
  const byName = new Map(known.map(({ parameter, name }) => [name, parameter]));
  const missing = [...byName].filter(([name, { required }]) => required && !Object.hasOwn(given, name));
  return [
    ...missing.map(([name]) => ({ path, reason: `has no “${name}”, which ${whose} requires` })),
    ...Object.entries(given).flatMap(([name, value]): readonly ValueFault[] => {
      const parameter = byName.get(name);
      const one = { value, path: [...path, name] };
      if (parameter !== undefined) return valuesFaults(service, parameter, one);
      return [
        { path: one.path, reason: `is not a parameter of ${whose}`, suggestion: didYouMean(name, byName.keys()) },
      ];
    }),
  ];
}

/** A multi-valued parameter has a list, or the value for all. */
function valuesFaults(service: QueryService, parameter: Parameter, given: Given): readonly ValueFault[] {
  const { multiple, type } = parameter;
  const { value, path } = given;
  if (multiple === undefined) return valueFaults(service, parameter, given);
  const all = service.wire.allSpecifier?.value;
  if (value === all && all !== undefined && (multiple.all || type.kind === "namespace")) return [];
  if (!Array.isArray(value)) return mismatch(path, "a list, because the parameter accepts several values", value);
  const most = multiple.lowLimit;
  if (value.length > most) return [{ path, reason: `has ${value.length} values, but the maximum is ${most}` }];
  return value.flatMap((item: unknown, index) =>
    valueFaults(service, parameter, { value: item, path: [...path, index] }),
  );
}

/** A flag is present or absent. A limit may be the word for the maximum. */
function valueFaults(service: QueryService, { type }: Parameter, given: Given): readonly ValueFault[] {
  const { value, path } = given;
  if (type.kind === "boolean") {
    return value === true
      ? []
      : [{ path, reason: `must be true, because an absent flag is false, but is ${describeValue(value)}` }];
  }
  if (type.kind === "limit") {
    return isLimit(service, type, value)
      ? []
      : mismatch(path, `a whole number from ${type.minimum} to ${type.maximum}`, value);
  }
  return typeFaults(scopeOf(service), { status: "documented", value: type, place: service.place }, given);
}

function isLimit({ wire }: QueryService, { minimum, maximum }: LimitType, value: unknown): boolean {
  if (typeof value === "string") return value === wire.maxLimit?.value;
  return Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum;
}

/** Parameters have no shapes. */
function scopeOf({ valueSets }: QueryService): ValueScope {
  return { valueSets, timestamps: undefined, shapes: [], side: "request" };
}

interface Query {
  readonly service: QueryService;
  readonly module: Module;
  readonly asked: Asked;
  readonly beside: Asked;
}

/** Returns the faults of the body of a response. The list is empty if the module's result is unknown. */
function responseFaults(query: Query, body: unknown, path: Path): readonly ValueFault[] {
  const { answer } = query.service;
  if (!isObject(body)) return mismatch(path, "an object", body);
  if (answer === undefined || knownResult(query.module) === undefined) return [];
  const { [answer.results]: found = {}, ...others } = body;
  const partial = isPartial(query, body);
  return [
    ...memberFaults(query.service, others, members(query, "body", answer.body, partial), path),
    ...resultsFaults(query, found, partial, [...path, answer.results]),
  ];
}

/** A response that continues a previous one may lack any member. So may a response that reports a failure. */
function isPartial({ service, beside }: Query, body: JsonObject): boolean {
  const next = continueParameter(service);
  return (
    (next !== undefined && Object.hasOwn(beside.given, next)) ||
    failureMembers(service).some((name) => Object.hasOwn(body, name))
  );
}

/** Returns the members of responses in a location: those of the response itself, and those that the module adds. */
function members(
  { module, asked, beside }: Query,
  location: Location,
  own: readonly ResultField[],
  partial: boolean,
): readonly Member[] {
  const parts = partsOf(module).filter((part) => part.location === location && part.role === "module");
  return [
    ...own.map((field) => ({ field, asked: beside, optional: field.optional })),
    ...parts.flatMap(({ fields }) => fields.map((field) => ({ field, asked, optional: partial || field.optional }))),
  ];
}

function resultsFaults(query: Query, found: unknown, partial: boolean, path: Path): readonly ValueFault[] {
  const { pages, fields } = query.service.answer!;
  if (!isObject(found)) return mismatch(path, "an object", found);
  const ofResults = members(query, "results", fields, partial);
  if (pages === undefined || !query.beside.pages.some) return memberFaults(query.service, found, ofResults, path);
  const { [pages.member]: list = [], ...others } = found;
  const inPages = [...path, pages.member];
  if (!Array.isArray(list)) return mismatch(inPages, "a list", list);
  return [
    ...memberFaults(query.service, others, ofResults, path),
    ...list.flatMap((page: unknown, index) => pageFaults(query, page, pages.kinds, partial, [...inPages, index])),
  ];
}

/** Reports the faults for the kind of page that fits best. */
function pageFaults(
  query: Query,
  page: unknown,
  kinds: readonly PageKind[],
  partial: boolean,
  path: Path,
): readonly ValueFault[] {
  if (!isObject(page)) return mismatch(path, "an object", page);
  const tried = kinds.map((kind) => {
    const all = members(query, "page", kind.fields, partial);
    return memberFaults(
      query.service,
      page,
      all.filter(({ field: { pages } }) => pages.length === 0 || pages.includes(kind.name)),
      path,
    );
  });
  return fewest(tried);
}
