import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { byKind, type ByKind } from "../../model/group-by.ts";
import type { Fact } from "../../model/fact.ts";
import type { Model } from "../../model/model.ts";
import { operationsOf } from "../../model/operations.ts";
import { choicesOf, queryServices, resourceServices } from "../../model/queries.ts";
import type { FieldDefault } from "../../model/resource.ts";
import { type EnumType, type Type, type UnionType, type ValueSet, valueSetsById } from "../../model/type.ts";
import { ownParametersOf } from "../known.ts";
import type { Rule } from "../rule.ts";
import { expectedBinary, expectedDecimal, expectedDuration, expectedText } from "../values/text-fault.ts";

/** A request must be able to send the default explicitly. */
export const invalidDefault: Rule = {
  code: "invalid-default",
  check(model, report) {
    for (const candidate of defaults(model)) {
      const { fact } = candidate;
      const value = fact.value;
      const reason = value === undefined ? undefined : whyInvalid(candidate, value);
      if (reason !== undefined) report(diagnostic("invalid-default", fact.place, { value: String(value), reason }));
    }
  },
};

interface Candidate {
  readonly type: Type;
  readonly multiple: boolean;
  /** True if the presence of a boolean means `true`, as in a query. */
  readonly isPresence: boolean;
  readonly fact: Fact<FieldDefault>;
  readonly sets: ReadonlyMap<string, ValueSet>;
}

function* defaults(model: Model): Generator<Candidate> {
  for (const service of queryServices(model)) {
    const sets = valueSetsById(service.valueSets);
    for (const { type, multiple, default: fact } of ownParametersOf(service)) {
      if (fact !== undefined) yield { type, multiple: multiple !== undefined, isPresence: true, fact, sets };
    }
  }
  for (const service of resourceServices(model)) {
    const sets = valueSetsById(service.valueSets);
    const parameters = operationsOf(service).flatMap(({ query }) => query);
    for (const field of [...service.resources.flatMap((resource) => resource.fields), ...parameters]) {
      const [fact, type] = [field.default, field.type.value];
      if (fact !== undefined && type !== undefined)
        yield { type, multiple: type.kind === "list", isPresence: false, fact, sets };
    }
  }
}

function whyInvalid({ type, multiple, isPresence, sets }: Candidate, value: FieldDefault): string | undefined {
  if (isPresence && type.kind === "boolean") return "an absent boolean is false";
  const whyNot = judge(type.kind === "list" ? type.items : type, sets);
  if (typeof value !== "object") {
    return multiple ? "the parameter accepts several values, so write a list" : whyNot(value);
  }
  if (!multiple) return "only one value is accepted";
  return value.map(whyNot).find((reason) => reason !== undefined);
}

/** Returns the reason why a value does not match a type. */
type Judge = (value: string | number | boolean) => string | undefined;

function judge(type: Type, sets: ReadonlyMap<string, ValueSet>): Judge {
  return byKind(judges, type, sets);
}

const judges: ByKind<Type, [sets: ReadonlyMap<string, ValueSet>], Judge> = {
  enum: enumJudge,
  integer:
    ({ minimum, maximum }) =>
    (value) =>
      whyNotInteger(value) ?? whyOutside(value as number, known(minimum), known(maximum)),
  namespace: () => whyNotInteger,
  limit:
    ({ minimum, maximum }) =>
    (value) =>
      whyNotInteger(value) ?? whyOutside(value as number, minimum, maximum),
  number:
    ({ minimum, maximum }) =>
    (value) =>
      whyNotNumber(value) ?? whyOutside(value as number, known(minimum), known(maximum)),
  boolean: () => whyNotBoolean,
  decimal: (type) => (value) => whyNotText(value) ?? whyNotForm(expectedDecimal(type, value as string)),
  date: () => whyNotText,
  time: () => whyNotText,
  duration: (type) => (value) => whyNotText(value) ?? whyNotForm(expectedDuration(type, value as string)),
  binary: (type) => (value) => whyNotText(value) ?? whyNotForm(expectedBinary(type, value as string)),
  file: () => whyNoDefault,
  any: () => () => undefined,
  union: unionJudge,
  string: (type) => (value) => whyNotText(value) ?? whyNotForm(expectedText(type, value as string)),
  timestamp: () => whyNotText,
  user: () => whyNotText,
  title: () => whyNotText,
  literal:
    ({ values }) =>
    (value) =>
      (values as readonly unknown[]).includes(value) ? undefined : `“${value}” is not one of the values`,
  list: () => whyNoDefault,
  map: () => whyNoDefault,
  shape: () => whyNoDefault,
  "one-of": () => whyNoDefault,
};

function enumJudge(type: EnumType, sets: ReadonlyMap<string, ValueSet>): Judge {
  const { values, missing } = choicesOf(type, sets);
  const names = new Set<string | number | boolean>(values.map((one) => one.value));
  return (value) => (missing || names.has(value) ? undefined : `“${value}” is not one of the values`);
}

function unionJudge({ members }: UnionType, sets: ReadonlyMap<string, ValueSet>): Judge {
  const all = members.map((member) => judge(member, sets));
  return (value) =>
    all.some((whyNot) => whyNot(value) === undefined) ? undefined : "it matches no member of the union";
}

function whyNotText(value: string | number | boolean): string | undefined {
  return typeof value === "string" ? undefined : "it must be a string, so put it in quotes";
}

function whyNotForm(expected: string | undefined): string | undefined {
  return expected && `it must be ${expected}`;
}

function whyNoDefault(): string {
  return "this type cannot have a default";
}

function known(fact: Fact<number> | undefined): number | undefined {
  return fact?.value;
}

function whyNotInteger(value: string | number | boolean): string | undefined {
  return Number.isSafeInteger(value) ? undefined : `“${value}” is not a whole number`;
}

function whyNotNumber(value: string | number | boolean): string | undefined {
  return typeof value === "number" ? undefined : `“${value}” is not a number`;
}

function whyNotBoolean(value: string | number | boolean): string | undefined {
  return typeof value === "boolean" ? undefined : "it must be true or false";
}

function whyOutside(value: number, minimum: number | undefined, maximum: number | undefined): string | undefined {
  if (minimum !== undefined && value < minimum) return `${value} is less than the minimum ${minimum}`;
  return maximum !== undefined && value > maximum ? `${value} is greater than the maximum ${maximum}` : undefined;
}
