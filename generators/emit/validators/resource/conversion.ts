import { stringKinds, type Type } from "../../../model/type.ts";
import { forKinds, type ByKind, byKind } from "../../../model/group-by.ts";
import type { TextMember } from "../../../../templates/runtime/resource/validators/values.ts";
import { docComment, lineComment, literal, propertyKey, reference } from "../../../codegen/typescript.ts";
import type { FieldSet } from "../../shared/resource-fields.ts";
import type { Checks } from "./checks.ts";
import type { RuntimeName, RuntimeUse } from "../code.ts";
import type { Destinations } from "../../../model/resource.ts";
import { lifecycleTags } from "../../../describe/lifecycle.ts";
import { usefulFirst } from "../../../describe/marks.ts";
import { type TypeScope, inputText, typeText } from "../../shared/typescript/resource-types.ts";

/** The encoding of values: JSON or text. In deep values, members of objects are text as well. */
export type Source = FieldSet["kind"] | "deep" | "answer";

interface Converting {
  readonly source: Source;
  readonly runtime: RuntimeUse;
  readonly checks: Checks;
}

type Conversion = ((value: unknown) => unknown) | undefined;

/** Returns a function that converts other accepted values to the type: a `Date`, or text. */
export function conversion(type: Type, converting: Converting): Conversion {
  return converting.source === "answer" ? undefined : byKind(conversions, type, converting);
}

const conversions: ByKind<Type, [converting: Converting], Conversion> = {
  ...forKinds(stringKinds, none),
  file: none,
  any: none,
  enum: none,
  map: none,
  shape: none,
  "one-of": none,
  timestamp: (_, { runtime }) => runtime.value("momentOf"),
  boolean: ofText("booleanOf"),
  number: ofText("numberOf"),
  integer: ofText("wholeOf"),
  namespace: ofText("wholeOf"),
  limit: ofText("wholeOf"),
  /** Converts text to numbers and booleans. Null has no text form. */
  literal(type, { source, runtime, checks }) {
    if (source === "body") return undefined;
    const names = (["boolean", "number"] as const).filter((kind) => type.values.some((value) => typeof value === kind));
    const making = names.map((kind) => runtime.value(`${kind}Of`));
    if (making.length < 2) return making[0];
    const is = checks.ofType(type, "decoding");
    return reference(
      `(value) => ${literal(
        runtime.call(
          "memberOf",
          reference("value"),
          making.map((from): TextMember => [from, is]),
        ),
      )}`,
    );
  },
  list: (_, { source, runtime }) =>
    source === "body" || source === "answer" ? undefined : runtime.value(listNames[source]),
  union: ({ members }, converting) =>
    unionConversion(
      members.filter((member) => !isStructured(member)),
      converting,
    ),
};

const listNames = {
  form: "parameterListOf",
  parameters: "parameterListOf",
  headers: "headerListOf",
  deep: "deepListOf",
} as const;

function none(): undefined {
  return undefined;
}

function ofText(name: RuntimeName & ("booleanOf" | "numberOf" | "wholeOf")) {
  return (_: Type, { source, runtime }: Converting): Conversion =>
    source === "body" ? undefined : runtime.value(name);
}

/** Tries each member that converts a string. A member that accepts any string receives the rest. */
function unionConversion(members: readonly Type[], converting: Converting): Conversion {
  const { source, runtime, checks } = converting;
  if (source === "body")
    return members.some(({ kind }) => kind === "timestamp") ? runtime.value("momentOf") : undefined;
  const making = members.flatMap((member): readonly TextMember[] => {
    const from = conversion(member, converting);
    return from === undefined ? [] : [[from, checks.ofType(member, "decoding")]];
  });
  if (making.length === 0) return undefined;
  return reference(`(value) => ${literal(runtime.call("memberOf", reference("value"), making))}`);
}

export interface TypeNames {
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
    return (
      `${docComment(usefulFirst(prose), "  ", lifecycleTags(field))}  readonly ` +
      `${propertyKey(first!, field)}${needed ? "" : "?"}: ${text};\n`
    );
  });
  return `export interface ${name} {\n${members.join("")}${decodedDestinations(destinations)}}\n\n`;
}

function decodedDestinations(destinations: Destinations | undefined): string {
  if (destinations === undefined) return "";
  const { objectField, slots } = destinations;
  const type = `readonly ${mayStayNumbers(destinations) ? "(string | number)" : "string"}[]`;
  const inside = slots.map((slot) => `readonly ${propertyKey(slot.name, slot)}?: ${type}`);
  return (
    `${lineComment("Destinations by slot.", "  ")}  readonly ${propertyKey(objectField, slots[0])}?: { ` +
    `${inside.join("; ")} };\n`
  );
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
