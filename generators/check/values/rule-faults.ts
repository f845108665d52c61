import { type ByKind, byKind } from "../../model/group-by.ts";
import { compareDecimals } from "../../model/decimal.ts";
import type { FieldRuleKind } from "../../model/rules.ts";
import { datePattern, decimalPattern, timePattern } from "../../naming/text-forms.ts";
import { type Path, type ValueFault, matches, pathText, pointerOf } from "./text-fault.ts";
import { diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Example } from "../../model/example.ts";
import type { Model } from "../../model/model.ts";
import type { Place } from "../../model/place.ts";
import { queryServices, resourceServices } from "../../model/queries.ts";
import type { Module, QueryService } from "../../model/query.ts";
import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import type { Report } from "../rule.ts";

/** An object to which the rules apply. */
export interface RuledObject {
  /** Returns the value of a field under any of its names, or `undefined` if it is absent. */
  valueOf(field: string): unknown;
  /** True if absent fields may already have values, as in an update. */
  readonly isPartial: boolean;
}

/** Returns the violations of rules between the fields of an object. */
export function ruleFaults(rules: readonly FieldRuleKind[], object: RuledObject, path: Path): readonly ValueFault[] {
  return rules.flatMap((rule) => byKind(breaches, rule, object) ?? []).map((reason) => ({ path, reason }));
}

const breaches: ByKind<FieldRuleKind, [object: RuledObject], string | undefined> = {
  count({ fields, least, most }, object) {
    const given = fields.filter((field) => isGiven(object, field));
    if (given.length < least && !object.isPartial) return `has none of ${quoted(fields)}, but one of them is required`;
    return most !== undefined && given.length > most
      ? `has ${quoted(given)}, but only one of them is allowed`
      : undefined;
  },
  needs({ each, needs }, object) {
    const one = each.find((field) => isGiven(object, field));
    const missing = needs.find((field) => !isGiven(object, field));
    return one === undefined || missing === undefined || object.isPartial
      ? undefined
      : `has ${quoted([one])} without ${quoted([missing])}`;
  },
  excludes({ each, excludes }, object) {
    const one = each.find((field) => isGiven(object, field));
    const other = excludes.find((field) => isGiven(object, field));
    return one === undefined || other === undefined
      ? undefined
      : `has ${quoted([one])} together with ${quoted([other])}`;
  },
  order({ lesser, greater, mayBeEqual }, object) {
    const order = compared(object.valueOf(lesser), object.valueOf(greater));
    if (order === undefined || order < 0 || (mayBeEqual && order === 0)) return undefined;
    return `has “${lesser}” that is not less than ${mayBeEqual ? "or equal to " : ""}“${greater}”`;
  },
};

function isGiven(object: RuledObject, field: string): boolean {
  const value = object.valueOf(field);
  return value !== undefined && value !== null;
}

/**
 * Compares two numbers, decimal numbers, dates or times. The result is negative if the first is lower. Timestamps may
 * have offsets, so servers compare them.
 */
function compared(low: unknown, high: unknown): number | undefined {
  if (typeof low === "number" && typeof high === "number") return low - high;
  if (typeof low !== "string" || typeof high !== "string") return undefined;
  if ([low, high].every((text) => matches(decimalPattern(undefined), text))) return compareDecimals(low, high);
  const isForm = (form: string): boolean => matches(form, low) && matches(form, high);
  if (!isForm(datePattern) && !isForm(timePattern)) return undefined;
  return low < high ? -1 : Number(low > high);
}

function quoted(fields: readonly string[]): string {
  return fields.map((field) => `“${field}”`).join(", ");
}

/** Finds faults in the examples of both kinds of service. */
interface ExampleJudge {
  readonly operation: (
    service: ResourceService,
    resource: Resource,
    operation: Operation,
    example: Example,
  ) => readonly ValueFault[];
  readonly module: (service: QueryService, module: Module, example: Example) => readonly ValueFault[];
}

/** Reports the faults of the examples of all services, each at its value. */
export function reportExamples(
  model: Model,
  code: "invalid-example" | "inconsistent-example",
  judge: ExampleJudge,
  report: Report,
): void {
  for (const { example, faults } of examplesOf(model, judge)) {
    const { title, places } = example;
    for (const { path, reason, suggestion } of faults) {
      const slots = { title, path: pathText(path), reason };
      report(diagnostic(code, placeOf(path, places), slots, { suggestion }));
    }
  }
}

/** A missing value has no place, so the place of its nearest ancestor is used. */
function placeOf(path: ValueFault["path"], places: Example["places"]): Place | undefined {
  return places.get(pointerOf(path)) ?? (path.length === 0 ? undefined : placeOf(path.slice(0, -1), places));
}

interface Judged {
  readonly example: Example;
  readonly faults: readonly ValueFault[];
}

function* examplesOf(model: Model, judge: ExampleJudge): Generator<Judged> {
  for (const service of resourceServices(model)) {
    for (const resource of service.resources) {
      for (const operation of resource.operations) {
        for (const example of operation.examples)
          yield { example, faults: judge.operation(service, resource, operation, example) };
      }
    }
  }
  for (const service of queryServices(model)) {
    for (const module of service.modules) {
      for (const example of module.examples) yield { example, faults: judge.module(service, module, example) };
    }
  }
}
