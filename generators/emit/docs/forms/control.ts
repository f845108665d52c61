import { valueOr } from "../../../model/fact.ts";
import type { Service } from "../../../model/model.ts";
import type { EnumType, Type } from "../../../model/type.ts";
import { valueSetsById } from "../../../model/value-sets.ts";
import type { Control } from "./request-form.ts";

/** Of one value a text with suggestions is quicker beyond that; of several values a text has no suggestions. */
const mostChoices = { one: 60, several: 500 } as const;

interface Options {
  readonly several: boolean;
  readonly secret: boolean;
  /** Whether true is said by the name alone. */
  readonly flags: boolean;
}

/** How a reader fills in a value of a type. */
export function controlOf(service: Service, type: Type, { several, secret, flags }: Options): Control {
  if (secret) return { kind: "text", values: [], several, type: "secret" };
  switch (type.kind) {
    case "boolean":
      return flags ? { kind: "flag" } : { kind: "choice", values: ["true", "false"], several };
    case "list":
      return controlOf(service, type.items, { several: true, secret, flags });
    case "enum": {
      const values = valuesOf(service, type);
      const isClosed = valueOr(type.closed, true, "unknown-is-open");
      return isClosed && values.length <= mostChoices[several ? "several" : "one"] ? { kind: "choice", values, several } : { kind: "text", values, several, type: "text" };
    }
    case "integer":
    case "number":
    case "limit":
    case "namespace":
      return { kind: "text", values: [], several, type: "number" };
    default:
      return { kind: "text", values: [], several, type: "text" };
  }
}

function valuesOf({ valueSets }: Service, { values }: EnumType): readonly string[] {
  const all = values.kind === "inline" ? values.values : (valueSetsById(valueSets).get(values.set)?.values ?? []);
  return all.map(({ value }) => value);
}
