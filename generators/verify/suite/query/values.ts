import { shownValues, textLike } from "../../../emit/shared/examples/sample-value.ts";
import { upperCase } from "../resource/probes.ts";
import { byKind, type ByKind } from "../../../model/group-by.ts";
import { choicesOf } from "../../../model/queries.ts";
import type { Module, Parameter, QueryService, RequestFault } from "../../../model/query.ts";
import { words, type ContinueField } from "../../../model/rules.ts";
import { type Type, valueSetsById } from "../../../model/type.ts";

/** Returns a value that a parameter accepts, whatever data the service has. */
export function sampleText(service: QueryService, { name: module }: Module, parameter: Parameter): string {
  const { name, type, syntax } = parameter;
  const shown = (shownValues(service).get(name) ?? []).find((value) => typeof value === "string" && value !== "");
  switch (syntax?.kind) {
    case "title":
    case "title-prefix":
      return inNamespace(service, module, syntax.kind === "title" ? syntax.namespace : undefined);
    case "title-part":
      return "A";
    case "continue":
      return syntax.forms[0]?.fields.map(continueText).join("|") ?? "A";
    case "id":
      return "1";
    case "ip":
      return syntax.rangeOnly ? "192.0.2.0/24" : "192.0.2.1";
    case "word":
      return wordText(syntax.form);
  }
  const made = byKind(samples, type, service, module);
  return made ?? (typeof shown === "string" ? shown : "A");
}

const none = (): undefined => undefined;

/** Samples of types whose values have a form. The others are texts. */
const samples: ByKind<Type, [service: QueryService, module: string], string | undefined> = {
  integer({ minimum, maximum }) {
    return String(Math.min(Math.max(1, minimum?.value ?? 1), maximum?.value ?? Infinity));
  },
  limit: ({ minimum }) => String(minimum),
  boolean: () => "1",
  timestamp: () => "2026-01-02T09:00:00Z",
  namespace: () => "0",
  user: ({ subtypes }) => (subtypes.includes("name") || subtypes.length === 0 ? "Example" : "192.0.2.1"),
  title: (_, service, module) => inNamespace(service, module, undefined),
  enum(type, service) {
    const { values } = choicesOf(type, valueSetsById(service.valueSets));
    const filled = values.filter(({ value }) => value !== "");
    return (filled.find(({ deprecated }) => deprecated === undefined) ?? filled[0])?.value ?? "A";
  },
  string: none,
  number: none,
  decimal: none,
  date: none,
  time: none,
  duration: none,
  binary: none,
  file: none,
  any: none,
  literal: none,
  list: none,
  map: none,
  shape: none,
  "one-of": none,
  union: none,
};

/** Returns a title of the examples, in the namespace if the examples of the module have one. */
function inNamespace(service: QueryService, module: string, namespace: number | undefined): string {
  const requests = service.modules.flatMap(({ name, examples }) =>
    examples.flatMap(({ request, parameters }) =>
      [...Object.values((request ?? {}) as object), ...Object.values(parameters)]
        .flat()
        .map((value) => ({ name, value })),
    ),
  );
  const titles = requests.filter(({ value }) => typeof value === "string" && /^[A-Z][^|]*[a-z]$/.test(value));
  const fitting = titles.filter(
    ({ value }) => (value as string).includes(":") === (namespace !== undefined && namespace !== 0),
  );
  return String((fitting.find(({ name }) => name === module) ?? fitting[0])?.value ?? "Main Page");
}

const continueTexts = {
  text: "A",
  integer: "1",
  timestamp: "20260102090000",
  hex: "00",
  fraction: "0.5",
  bit: "1",
} as const;

function continueText(field: ContinueField): string {
  return field.kind === "literal" ? field.text : continueTexts[field.kind];
}

function wordText(form: keyof typeof words): string {
  const pattern = new RegExp(words[form], "u");
  const known = ["0".repeat(40), "0".repeat(31), "00", "en", "prev", "a.png"].find((text) => pattern.test(text));
  return known ?? textLike(words[form], () => true);
}

/** A value that a parameter does not accept, with the fault that it causes. */
export interface Invalid {
  readonly value: string;
  /** The code of the syntax or of the type, before the service's own code replaces it. */
  readonly code: string;
  readonly isWarning: boolean;
  readonly attribute: "type" | "values" | "syntax";
}

/** Returns values that contradict the type of a parameter. */
export function invalidTexts(service: QueryService, parameter: Parameter): readonly Invalid[] {
  return byKind(contradictions, parameter.type, parameter, service);
}

function ofType(value: string, code: RequestFault | "baduser" | "badtitle"): Invalid {
  return { value, code, isWarning: false, attribute: "type" };
}

/** Returns a value that is not listed. Lists drop it with a warning. */
function notListed(value: string, { multiple }: Parameter, attribute: "type" | "values"): Invalid {
  const isWarning = multiple !== undefined;
  return { value, code: isWarning ? "unrecognizedvalues" : "badvalue", isWarning, attribute };
}

const nothing = (): readonly Invalid[] => [];
const notWhole = (): readonly Invalid[] => [ofType("x", "badinteger"), ofType("1.5", "badinteger")];

const contradictions: ByKind<Type, [parameter: Parameter, service: QueryService], readonly Invalid[]> = {
  integer: notWhole,
  limit: notWhole,
  timestamp: () => [ofType("x", "badtimestamp"), ofType("2026-01-02", "badtimestamp")],
  namespace: (_, parameter) => [notListed("x", parameter, "type")],
  user: () => [ofType("<", "baduser")],
  title: () => [ofType("<>", "badtitle")],
  enum(_, parameter, service) {
    if (parameter.syntax?.kind === "listed") return [];
    return unlisted(service, parameter).map((value) => notListed(value, parameter, "values"));
  },
  boolean: nothing,
  string: nothing,
  number: nothing,
  decimal: nothing,
  date: nothing,
  time: nothing,
  duration: nothing,
  binary: nothing,
  file: nothing,
  any: nothing,
  literal: nothing,
  list: nothing,
  map: nothing,
  shape: nothing,
  "one-of": nothing,
  union: nothing,
};

/** Returns strings that an enumeration refuses: an unknown value, and a listed value in upper case. */
function unlisted(service: QueryService, { type }: Parameter): readonly string[] {
  if (type.kind !== "enum") return [];
  const { values, missing } = choicesOf(type, valueSetsById(service.valueSets));
  if (missing !== undefined && missing.pattern === undefined) return [];
  const pattern = missing && (missing.pattern?.value ?? "");
  const isFree = (text: string): boolean =>
    !values.some(({ value }) => value === text) && (pattern === undefined || !new RegExp(pattern, "u").test(text));
  return [
    ...["no-such-value", "!"].filter(isFree).slice(0, 1),
    ...upperCase(values.map(({ value }) => value)).filter(isFree),
  ];
}

/** Returns values that contradict the syntax of a parameter. */
export function misspelled(parameter: Parameter, service: QueryService): readonly Invalid[] {
  const { syntax } = parameter;
  if (syntax === undefined) return [];
  const { code } = syntax.error;
  const made = (value: string, of = code): Invalid => {
    return { value, code: of, isWarning: syntax.severity === "warning", attribute: "syntax" };
  };
  switch (syntax.kind) {
    case "title":
      return [made("<>")];
    case "title-part":
    case "title-prefix":
      return [made("<")];
    case "continue":
      return syntax.forms.every(({ fields }) => fields.some(({ kind }) => kind !== "text")) && syntax.forms.length > 0
        ? [made("<>|<>|<>|<>|<>|<>|<>|<>|<>|<>|<>|<>")]
        : [];
    case "id":
      return [made("0")];
    case "ip":
      return [
        made("x"),
        ...(syntax.rangeOnly ? [made("192.0.2.1")] : []),
        ...(syntax.widest.v4 > 1 ? [made("192.0.2.0/1", syntax.widest.error.code)] : []),
      ];
    case "word": {
      const pattern = new RegExp(words[syntax.form], "u");
      const value = ["<>", "!", "x"].find((text) => !pattern.test(text));
      return value === undefined ? [] : [made(value)];
    }
    case "listed":
      return unlisted(service, parameter).map((value) => made(value));
  }
}
