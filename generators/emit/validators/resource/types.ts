import type { Destinations } from "../../../model/resource.ts";
import { docComment, lineComment, propertyKey } from "../../../codegen/typescript.ts";
import { lifecycleTags } from "../../../describe/lifecycle.ts";
import { usefulFirst } from "../../../describe/marks.ts";
import type { FieldSet } from "../../shared/resource-fields.ts";
import { type TypeScope, inputText, typeText } from "../../shared/typescript/resource-types.ts";
import type { Type } from "../../../model/type.ts";

export interface TypeNames {
  /** The type of a request's fields. */
  readonly input: string;
  readonly decoded: string;
}

/** Prints the type of the result of `decode`: readable names, and one list for each slot. */
export function decodedType(scope: TypeScope, { fields, destinations }: FieldSet, name: string): string {
  const members = fields.map((field) => {
    const {
      prose,
      names: [first],
      needed,
      type,
    } = field;
    const text = needed ? typeText(scope, type) : inputText(scope, field);
    return `${docComment(usefulFirst(prose), "  ", lifecycleTags(field))}  readonly ${propertyKey(first!, field)}${needed ? "" : "?"}: ${text};\n`;
  });
  return `export interface ${name} {\n${members.join("")}${decodedDestinations(destinations)}}\n\n`;
}

function decodedDestinations(destinations: Destinations | undefined): string {
  if (destinations === undefined) return "";
  const { objectField, slots } = destinations;
  const type = `readonly ${mayStayNumbers(destinations) ? "(string | number)" : "string"}[]`;
  const inside = slots.map((slot) => `readonly ${propertyKey(slot.name, slot)}?: ${type}`);
  return `${lineComment("Destinations by slot.", "  ")}  readonly ${propertyKey(objectField, slots[0])}?: { ${inside.join("; ")} };\n`;
}

/** Returns true if `decode` leaves bare numbers unchanged, because their type is unknown. */
export function mayStayNumbers({ bareNumbers, bareNumberType }: Destinations): boolean {
  return bareNumbers.value !== false && bareNumberType?.value === undefined;
}

/** Reports whether values of the type contain other values, so that a finding includes the path. */
export function isStructured(type: Type): boolean {
  if (type.kind === "union") return type.members.some(isStructured);
  return type.kind === "list" || type.kind === "map" || type.kind === "shape" || type.kind === "one-of";
}
