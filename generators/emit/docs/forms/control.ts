import { byKind, type ByKind } from "../../../model/by-kind.ts";
import type { Service } from "../../../model/model.ts";
import type { EnumType, Type } from "../../../model/type.ts";
import { valueSetsById } from "../../../model/value-set.ts";
import type { Control } from "../../../../templates/runtime/docs/try/request-form.ts";

/**
 * Limits for the number of choices. With more choices for one value, a text field with suggestions is faster to use.
 * Text fields for several values have no suggestions, so their limit is higher.
 */
const mostChoices = { one: 60, several: 500 } as const;

interface Options {
  readonly several: boolean;
  readonly secret: boolean;
  /** True if the presence of the name means `true`. */
  readonly flags: boolean;
}

export function controlOf(service: Service, type: Type, options: Options): Control {
  const { several, secret } = options;
  return secret ? { kind: "text", values: [], several, type: "secret" } : byKind(controls, type, service, options);
}

type ControlOf = (type: Type, service: Service, options: Options) => Control;

const text: ControlOf = (_type, _service, { several }) => ({ kind: "text", values: [], several, type: "text" });
const number: ControlOf = (_type, _service, { several }) => ({ kind: "text", values: [], several, type: "number" });

const controls: ByKind<Type, [service: Service, options: Options], Control> = {
  boolean: (_type, _service, { flags, several }) =>
    flags ? { kind: "flag" } : { kind: "choice", values: ["true", "false"], several },
  list: ({ items }, service, options) => controlOf(service, items, { ...options, several: true }),
  enum: enumControl,
  literal: ({ values }, _service, { several }) => ({ kind: "choice", values: values.map(String), several }),
  integer: number,
  number,
  limit: number,
  namespace: number,
  string: text,
  decimal: text,
  timestamp: text,
  date: text,
  time: text,
  duration: text,
  binary: text,
  file: text,
  any: text,
  user: text,
  title: text,
  map: text,
  shape: text,
  "one-of": text,
  union: text,
};

function enumControl(type: EnumType, service: Service, { several }: Options): Control {
  const values = valuesOf(service, type);
  const isClosed = type.closed?.value ?? true;
  const isChoice = isClosed && values.length <= mostChoices[several ? "several" : "one"];
  return isChoice ? { kind: "choice", values, several } : { kind: "text", values, several, type: "text" };
}

function valuesOf({ valueSets }: Service, { values }: EnumType): readonly string[] {
  const all = values.kind === "inline" ? values.values : (valueSetsById(valueSets).get(values.set)?.values ?? []);
  return all.map(({ value }) => value);
}
