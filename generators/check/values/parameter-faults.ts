import { didYouMean } from "../../diagnostics/suggest.ts";
import { valueOr } from "../../model/fact.ts";
import type { Parameter, QueryService } from "../../model/query.ts";
import type { LimitType } from "../../model/type.ts";
import type { NamedParameter } from "../../naming/wire-names.ts";
import { typeFaults } from "./type-faults.ts";
import {
  describeValue,
  mismatch,
  type Given,
  type JsonObject,
  type Path,
  type ValueFault,
  type ValueScope,
} from "./value-fault.ts";

/** Where the parameters stand in an example, and whose they are in a sentence. */
export interface Whose {
  readonly path: Path;
  readonly whose: string;
}

/** What is wrong with the parameters of a query request, each by itself. */
export function parameterFaults(
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

/** A parameter that takes several values has a list of them, or what stands for all. */
function valuesFaults(service: QueryService, parameter: Parameter, given: Given): readonly ValueFault[] {
  const { multiple, type } = parameter;
  const { value, path } = given;
  if (multiple === undefined) return valueFaults(service, parameter, given);
  const all = valueOr(service.wire.allSpecifier, undefined, "unknown-is-open");
  if (value === all && all !== undefined && (multiple.all || type.kind === "namespace")) return [];
  if (!Array.isArray(value)) return mismatch(path, "a list, because the parameter accepts several values", value);
  const most = multiple.lowLimit;
  if (value.length > most) return [{ path, reason: `has ${value.length} values, but the maximum is ${most}` }];
  return value.flatMap((item: unknown, index) =>
    valueFaults(service, parameter, { value: item, path: [...path, index] }),
  );
}

/** A flag is there or not, and a limit may be as much as allowed. */
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
  if (typeof value === "string") return value === valueOr(wire.maxLimit, undefined, "unknown-is-open");
  return Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum;
}

/** Parameters have no shapes. */
function scopeOf({ valueSets }: QueryService): ValueScope {
  return { valueSets, timestamps: undefined, shapes: [], side: "request" };
}
