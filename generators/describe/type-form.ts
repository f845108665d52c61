import { isSecret, typesWithin } from "../model/queries.ts";
import type { DecimalType, Type } from "../model/type.ts";
import { mediaTypesProse } from "./result.ts";
import { sentences } from "./texts.ts";
import type { Fact } from "../model/fact.ts";
import { type Marks, attributeMarks, joinMarks, statusRemark } from "./marks.ts";
import type { Field } from "../model/resource.ts";
import { codeSpan } from "../codegen/markdown.ts";
import type { QueryService } from "../model/query.ts";

/**
 * Describes the formats of values that programming languages represent as plain strings. Returns `undefined` if the
 * type has no such values.
 */
export function formProse(type: Type): string | undefined {
  return sentences(...new Set([...typesWithin(type)].map(ownForm)));
}

function ownForm(type: Type): string | undefined {
  if (type.kind === "decimal") return decimalProse(type);
  if (type.kind === "duration") return "A duration, such as `P1DT12H`.";
  if (type.kind === "binary") return `Bytes in base64${upTo(type.maxBytes, "")}.`;
  if (type.kind === "file") return `A file of ${mediaTypesProse(type.mediaTypes)}${upTo(type.maxBytes, " bytes")}.`;
  return type.kind === "string" ? type.format?.value && formats[type.format.value] : undefined;
}

function upTo(maximum: Fact<number> | undefined, unit: string): string {
  return maximum?.value === undefined ? "" : `, up to ${maximum.value}${unit}`;
}

function decimalProse({ minimum, maximum, scale }: DecimalType): string {
  const [low, high] = [minimum?.value, maximum?.value];
  const places = scale?.value;
  const parts = [
    "A decimal number, such as `12.50`",
    places === undefined ? undefined : `with up to ${places} digits after the decimal point`,
    low === undefined ? undefined : `at least ${low}`,
    high === undefined ? undefined : `at most ${high}`,
  ];
  return `${parts.filter((part) => part !== undefined).join(", ")}.`;
}

const formats = { uuid: "A UUID.", email: "An email address.", uri: "An absolute URI." } as const;

/** Returns a description with its status, or `undefined` if it is not set. */
export function meaningProse(fact: Fact<string> | undefined): string | undefined {
  return fact && (fact.value === undefined ? `Meaning${statusRemark(fact)}.` : fact.value + statusRemark(fact));
}

/** Warns readers that a field is secret. Returns `undefined` if it is not. */
export function secretProse(field: Pick<Field, "secret">): string | undefined {
  return isSecret(field) ? `Secret: do not log or show it${statusRemark(field.secret)}.` : undefined;
}

export function secretMarks(field: Pick<Field, "secret">): Marks {
  return joinMarks({ secret: isSecret(field) || undefined }, attributeMarks({ secret: field.secret }));
}

/**
 * Names the callers with the higher of two limits. The status of the right is shown elsewhere, where there is more
 * space.
 */
export function highCallers({ limits: { highRight } }: Pick<QueryService, "limits">): string {
  if (highRight === undefined) return "callers with high limits";
  const { value } = highRight;
  return value === undefined ? "callers with an unknown right" : `callers with the right ${codeSpan(value)}`;
}
