import type { Json, JsonObject } from "../../../codegen/json.ts";
import { resourceScope, sampleValue } from "../../../emit/shared/examples/sample-value.ts";
import { typeFaults } from "../../../check/values/type-faults.ts";
import { byKind, type ByKind } from "../../../model/group-by.ts";
import { isUnknown, type Fact } from "../../../model/fact.ts";
import { choicesOf, shapeFields, shapeNamed } from "../../../model/queries.ts";
import type { Claim } from "../case.ts";
import { factClaim } from "../claim.ts";
import type { ResourceService, Shape } from "../../../model/resource.ts";
import { type IntegerType, type NumberType, type Type, valueSetsById } from "../../../model/type.ts";

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
export function probesOf(scope: ProbeScope, type: Type): readonly Probe[] {
  return byKind(probes, type, scope);
}

/** The definitions that types may refer to. */
interface ProbeScope {
  readonly service: ResourceService;
  readonly shapes: readonly Shape[];
}

const nothing = (): readonly Probe[] => [];
const notText = (): readonly Probe[] => [{ attribute: "type", value: "x", isValid: false, fact: undefined }];

const probes: ByKind<Type, [scope: ProbeScope], readonly Probe[]> = {
  string(type) {
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
  },
  integer: (type) => [
    ...boundProbes(type),
    ...notText(),
    { attribute: "type", value: 1.5, isValid: false, fact: undefined },
  ],
  number: (type) => [...boundProbes(type), ...notText()],
  enum(type, { service }) {
    const { values, missing } = choicesOf(type, valueSetsById(service.valueSets));
    return [
      ...values.map(({ value }) => ({ attribute: "value", value, isValid: true, fact: undefined })),
      ...(missing === undefined
        ? ["no-such-value", ...upperCase(values.map(({ value }) => value))].map((value) => {
            return { attribute: "values", value, isValid: false, fact: type.closed };
          })
        : []),
    ];
  },
  boolean: notText,
  timestamp: notText,
  date: notText,
  time: notText,
  duration: notText,
  decimal: notText,
  list({ items, maxItems, uniqueItems }, scope) {
    const most = maxItems?.value;
    const inner = items.kind === "file" ? probesOf(scope, items) : [];
    const known = inner.map((probe) => ({ ...probe, value: [probe.value] }));
    if ((items.kind !== "string" && items.kind !== "file") || most === undefined || most > 1000 || uniqueItems)
      return known;
    const listOf = (count: number): Json => Array.from({ length: count }, () => "a");
    return [
      ...known,
      { attribute: "maxItems", value: listOf(most), isValid: true, fact: maxItems },
      { attribute: "maxItems", value: listOf(most + 1), isValid: false, fact: maxItems },
    ];
  },
  file({ mediaTypes, maxBytes }) {
    const most = maxBytes?.value;
    const sized = (bytes: number): Json => ({ text: "a".repeat(bytes) });
    return [
      ...(mediaTypes.includes("*/*")
        ? []
        : [
            {
              attribute: "mediaTypes",
              value: { mediaType: "application/x-kiln", text: "a" },
              isValid: false,
              fact: undefined,
            },
          ]),
      ...(most === undefined || most > 1_000_000
        ? []
        : [
            { attribute: "maxBytes", value: sized(most), isValid: true, fact: maxBytes },
            { attribute: "maxBytes", value: sized(most + 1), isValid: false, fact: maxBytes },
          ]),
    ];
  },
  shape(type, scope) {
    const shape = shapeNamed(scope, type.shape);
    if (shape === undefined) return [];
    const fact = { status: "documented", value: type, place: shape.place } as const;
    const whole = sampleValue(fact, resourceScope(scope.service, scope, "request"));
    const others = (one: string): JsonObject =>
      Object.fromEntries(Object.entries(whole as JsonObject).filter(([key]) => key !== one));
    return shapeFields(scope, shape).flatMap(({ name: field, type, required }): readonly Probe[] => [
      ...(required ? [{ attribute: `required ${field}`, value: others(field), isValid: false, fact: undefined }] : []),
      ...(type?.value === undefined || type.value.kind === "shape" || type.value.kind === "list"
        ? []
        : probesOf(scope, type.value)
            .filter(({ isValid }) => !isValid)
            .map(({ attribute, value, fact }) => {
              return {
                attribute: `${field} ${attribute}`,
                value: { ...others(field), [field]: value },
                isValid: false,
                fact,
              };
            })),
    ]);
  },
  literal: ({ values }) => values.map((value) => ({ attribute: "value", value, isValid: true, fact: undefined })),
  union(type, scope) {
    const { service, shapes } = scope;
    const place = { file: "", start: 0, end: 0 };
    const fact = { status: "documented", value: type, place } as const;
    const names = { valueSets: service.valueSets, timestamps: service.timestamps, shapes, side: "request" } as const;
    const isOther = typeFaults(names, fact, { value: "no-such-value", path: [] }).length > 0;
    const known = type.exclusive ? [] : type.members.flatMap((member) => probesOf(scope, member));
    return [
      ...known.filter(({ value, isValid }) => isValid && typeof value === "string" && value.length < 300),
      ...(isOther ? [{ attribute: "type", value: "no-such-value", isValid: false, fact: undefined }] : []),
    ];
  },
  binary: nothing,
  any: nothing,
  namespace: nothing,
  user: nothing,
  title: nothing,
  limit: nothing,
  map: nothing,
  "one-of": nothing,
};

/** Returns a listed value in upper case that is not listed itself, if there is one. */
export function upperCase(values: readonly string[]): readonly string[] {
  return values
    .map((value) => value.toUpperCase())
    .filter((value) => !values.includes(value))
    .slice(0, 1);
}

function boundProbes(type: IntegerType | NumberType): readonly Probe[] {
  return (["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"] as const).flatMap((attribute) => {
    const bound = type[attribute]?.value;
    if (bound === undefined || Math.abs(bound) > 2 ** 40) return [];
    const outside = bound + (attribute.endsWith("inimum") ? -1 : 1);
    return [
      { attribute, value: bound, isValid: !attribute.startsWith("exclusive"), fact: type[attribute] },
      { attribute, value: outside, isValid: false, fact: type[attribute] },
    ];
  });
}

/** Returns the claim that a probe tests: that of its attribute, or that of the type. */
export function probeClaim(
  service: string,
  subject: string,
  type: Fact<Type>,
  { attribute, value, fact }: Probe,
): Claim {
  const claim = factClaim(service, subject, attribute, fact ?? type);
  return fact === undefined ? { ...claim, value: String(attribute === "type" ? type.value!.kind : value) } : claim;
}

/** Returns a value for each unknown attribute of a type that one request can show. */
export function openProbes(type: Type): readonly OpenProbe[] {
  if (type.kind !== "string" || type.minLength === undefined || !isUnknown(type.minLength)) return [];
  return [{ attribute: "minLength", value: "", fact: type.minLength, yes: 0, no: 1 }];
}
