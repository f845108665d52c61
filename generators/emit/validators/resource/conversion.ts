import type { TextMember } from "../../../../templates/runtime/resource/validators/values.ts";
import { literal, reference } from "../../../codegen/literal.ts";
import { byKind, type ByKind } from "../../../model/group-by.ts";
import type { LiteralType, Type } from "../../../model/type.ts";
import type { FieldSet } from "../../shared/resource-fields.ts";
import type { Checks } from "./checks.ts";
import { isStructured } from "./types.ts";
import type { RuntimeName, RuntimeUse } from "../runtime-use.ts";

/**
 * The encoding of values in a part of a request: JSON or text. In deep values, members of objects are text as well.
 * Values in responses need no conversion.
 */
export type Source = FieldSet["kind"] | "deep" | "answer";

interface Converting {
  readonly source: Source;
  readonly runtime: RuntimeUse;
  readonly checks: Checks;
}

type Conversion = ((value: unknown) => unknown) | undefined;

/**
 * Returns a function that converts other accepted values to the type: a `Date`, or text in a query string or header
 * field.
 */
export function conversion(type: Type, converting: Converting): Conversion {
  return converting.source === "answer" ? undefined : byKind(conversions, type, converting);
}

const conversions: ByKind<Type, [converting: Converting], Conversion> = {
  string: none,
  user: none,
  title: none,
  date: none,
  time: none,
  decimal: none,
  duration: none,
  binary: none,
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
  literal: literalConversion,
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

/** Converts text to numbers and booleans. Null has no text form. */
function literalConversion(type: LiteralType, { source, runtime, checks }: Converting): Conversion {
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
