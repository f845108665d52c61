import type { Json } from "../../../codegen/json.ts";
import { isUnknown, type Fact } from "../../../model/fact.ts";
import { choicesOf } from "../../../model/queries.ts";
import type { ResourceService } from "../../../model/resource.ts";
import type { Type } from "../../../model/type.ts";
import { valueSetsById } from "../../../model/value-set.ts";

/** A value that a type accepts or refuses because of one attribute. */
export interface Probe {
  readonly attribute: string;
  readonly value: Json;
  readonly isValid: boolean;
  /** The fact of the attribute; undefined if the type itself decides. */
  readonly fact: Fact<unknown> | undefined;
}

/** An attribute whose value is unknown, with a value that shows it: `yes` if it is accepted, otherwise `no`. */
export interface OpenProbe {
  readonly attribute: string;
  readonly value: Json;
  readonly fact: Fact<unknown>;
  readonly yes: Json;
  readonly no: Json;
}

/** Returns values at the bounds of a type and beyond, each value of an enumeration, and values of other types. */
export function probesOf(service: ResourceService, type: Type): readonly Probe[] {
  switch (type.kind) {
    case "string": {
      const pattern = type.pattern?.value;
      const matches = (text: string): boolean => pattern === undefined || new RegExp(pattern, "u").test(text);
      const long = (length: number): string => "a".repeat(length);
      const [least, most] = [type.minLength, type.maxLength].map((fact) => fact?.value);
      const odd = ["\u0001", "a b!", "<>", ""].find((text) => !matches(text) && text.length >= (least ?? 0));
      return [
        ...(most !== undefined && most <= 10_000 && type.format === undefined
          ? [
              { attribute: "maxLength", value: long(most), isValid: true, fact: type.maxLength },
              { attribute: "maxLength", value: long(most + 1), isValid: false, fact: type.maxLength },
            ].filter(({ value }) => matches(value))
          : []),
        ...(least !== undefined && least > 0 && matches(long(least - 1))
          ? [{ attribute: "minLength", value: long(least - 1), isValid: false, fact: type.minLength }]
          : []),
        ...(pattern !== undefined && odd !== undefined
          ? [{ attribute: "pattern", value: odd, isValid: false, fact: type.pattern }]
          : []),
        ...(type.format === undefined ? [] : [{ attribute: "format", value: "<>", isValid: false, fact: type.format }]),
      ];
    }
    case "integer":
    case "number": {
      const bounds = (["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"] as const).flatMap((attribute) => {
        const bound = type[attribute]?.value;
        if (bound === undefined || Math.abs(bound) > 2 ** 40) return [];
        const outside = bound + (attribute.endsWith("inimum") ? -1 : 1);
        const isExclusive = attribute.startsWith("exclusive");
        return [
          { attribute, value: bound, isValid: !isExclusive, fact: type[attribute] },
          { attribute, value: outside, isValid: false, fact: type[attribute] },
        ];
      });
      const whole = type.kind === "integer" ? [{ attribute: "type", value: 1.5, isValid: false, fact: undefined }] : [];
      return [...bounds, { attribute: "type", value: "x", isValid: false, fact: undefined }, ...whole];
    }
    case "enum": {
      const { values, missing } = choicesOf(type, valueSetsById(service.valueSets));
      return [
        ...values.map(({ value }) => ({ attribute: "value", value, isValid: true, fact: undefined })),
        ...(missing === undefined
          ? [{ attribute: "values", value: "no-such-value", isValid: false, fact: type.closed }]
          : []),
      ];
    }
    case "boolean":
    case "timestamp":
    case "date":
    case "time":
    case "duration":
    case "decimal":
      return [{ attribute: "type", value: "x", isValid: false, fact: undefined }];
    case "list": {
      const most = type.maxItems?.value;
      if (type.items.kind !== "string" || most === undefined || most > 1000 || type.uniqueItems) return [];
      const items = (count: number): Json => Array.from({ length: count }, () => "a");
      return [
        { attribute: "maxItems", value: items(most), isValid: true, fact: type.maxItems },
        { attribute: "maxItems", value: items(most + 1), isValid: false, fact: type.maxItems },
      ];
    }
    case "literal":
      return type.values.map((value) => ({ attribute: "value", value, isValid: true, fact: undefined }));
    case "union":
      return type.exclusive
        ? []
        : type.members
            .flatMap((member) => probesOf(service, member))
            .filter(({ value, isValid }) => isValid && typeof value === "string" && value.length < 300);
    default:
      return [];
  }
}

/** Returns a value for each unknown attribute of a type that one request can show. */
export function openProbes(type: Type): readonly OpenProbe[] {
  if (type.kind !== "string" || type.minLength === undefined || !isUnknown(type.minLength)) return [];
  return [{ attribute: "minLength", value: "", fact: type.minLength, yes: 0, no: 1 }];
}
