import { codeSpan } from "../codegen/markdown.ts";
import { whereKnown, type Fact } from "../model/fact.ts";
import type { Destinations } from "../model/resource.ts";
import { counted } from "./texts.ts";
import { statusRemark } from "./marks.ts";

/** Describes the values of a slot: one destination or a list, the limits, and the meaning of a bare number. */
export function destinationsProse(destinations: Destinations): string {
  return [
    formProse(destinations),
    ...boundProse("At most", destinations.maxItems, "destinations"),
    ...boundProse("Each of at most", destinations.maxLength, "characters"),
  ].join(" ");
}

/** Describes the bounds in the same words as findings. */
export function slotSizeText(most: number): string {
  return `A slot has at most ${counted(most, "destinations")}.`;
}

export function destinationLengthText(most: number): string {
  return `A destination has at most ${counted(most, "characters")}.`;
}

export function slotNamesText(objectField: string): string {
  return `${codeSpan(objectField)} contains only slots.`;
}

/**
 * Describes how other names in the object of slots are handled. Returns `undefined` if the resource does not specify
 * it.
 */
export function unknownSlotsProse({ unknownSlots }: Destinations): string | undefined {
  if (unknownSlots === undefined) return undefined;
  const remark = statusRemark(unknownSlots);
  return whereKnown(
    unknownSlots,
    (value) => `Other names are ${value}${remark}.`,
    () => `The handling of other names${remark}.`,
  );
}

function boundProse(label: string, bound: Fact<number> | undefined, unit: string): readonly string[] {
  if (bound === undefined) return [];
  const remark = statusRemark(bound);
  return [
    whereKnown(
      bound,
      (value) => `${label} ${counted(value, unit)}${remark}.`,
      () => `${label} a number of ${unit}${remark}.`,
    ),
  ];
}

function formProse({ pattern, bareNumbers, bareNumberType }: Destinations): string {
  const one = `one, or a list of them, each a type and an id${statusRemark(pattern)}.`;
  if (bareNumbers.value === false) return `${one}${bareRemark("No bare numbers", bareNumbers)}`;
  const type = bareNumberType?.value;
  if (bareNumberType === undefined) return `${one}${bareRemark("Bare numbers", bareNumbers)}`;
  const meaning = type === undefined ? "something unknown" : `${codeSpan(`${type}-`)} and that number`;
  return `${one} In a list, a bare number${statusRemark(bareNumbers)} means ${meaning}${statusRemark(bareNumberType)}.`;
}

/** Returns an empty string if the fact is documented, because the type shows it. */
function bareRemark(label: string, fact: Destinations["bareNumbers"]): string {
  const remark = statusRemark(fact);
  return remark === "" ? "" : ` ${label}${remark}.`;
}
