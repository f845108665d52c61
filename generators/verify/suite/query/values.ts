import { shownValues, textLike } from "../../../emit/shared/examples/sample-value.ts";
import { choicesOf } from "../../../model/queries.ts";
import type { Module, Parameter, QueryService, RequestFault } from "../../../model/query.ts";
import { words, type ContinueField } from "../../../model/rules.ts";
import { valueSetsById } from "../../../model/value-set.ts";

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
  switch (type.kind) {
    case "integer": {
      const [minimum, maximum] = [type.minimum, type.maximum].map((fact) => fact?.value);
      return String(Math.min(Math.max(1, minimum ?? 1), maximum ?? 1));
    }
    case "limit":
      return String(type.minimum);
    case "boolean":
      return "1";
    case "timestamp":
      return "2026-01-02T09:00:00Z";
    case "namespace":
      return "0";
    case "user":
      return type.subtypes.includes("name") || type.subtypes.length === 0 ? "Example" : "192.0.2.1";
    case "title":
      return inNamespace(service, module, undefined);
    case "enum": {
      const { values } = choicesOf(type, valueSetsById(service.valueSets));
      const filled = values.filter(({ value }) => value !== "");
      return (filled.find(({ deprecated }) => deprecated === undefined) ?? filled[0])?.value ?? "A";
    }
    default:
      return typeof shown === "string" ? shown : "A";
  }
}

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
  const { type, multiple, syntax } = parameter;
  const dropped = multiple !== undefined;
  const ofType = (value: string, code: RequestFault | "baduser" | "badtitle"): readonly Invalid[] => [
    { value, code, isWarning: false, attribute: "type" },
  ];
  switch (type.kind) {
    case "integer":
    case "limit":
      return [...ofType("x", "badinteger"), ...ofType("1.5", "badinteger")];
    case "timestamp":
      return [...ofType("x", "badtimestamp"), ...ofType("2026-01-02", "badtimestamp")];
    case "namespace":
      return [{ value: "x", code: dropped ? "unrecognizedvalues" : "badvalue", isWarning: dropped, attribute: "type" }];
    case "user":
      return ofType("<", "baduser");
    case "title":
      return ofType("<>", "badtitle");
    case "enum": {
      if (syntax?.kind === "listed") return [];
      const value = unlisted(service, parameter);
      if (value === undefined) return [];
      return [{ value, code: dropped ? "unrecognizedvalues" : "badvalue", isWarning: dropped, attribute: "values" }];
    }
    default:
      return [];
  }
}

/** Returns a string that an enumeration refuses, or undefined if it may accept all strings. */
export function unlisted(service: QueryService, { type }: Parameter): string | undefined {
  if (type.kind !== "enum") return undefined;
  const { values, missing } = choicesOf(type, valueSetsById(service.valueSets));
  if (missing !== undefined && missing.pattern === undefined) return undefined;
  const pattern = missing && (missing.pattern?.value ?? "");
  return ["no-such-value", "!"].find(
    (text) =>
      !values.some(({ value }) => value === text) && (pattern === undefined || !new RegExp(pattern, "u").test(text)),
  );
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
    case "listed": {
      const value = unlisted(service, parameter);
      return value === undefined ? [] : [made(value)];
    }
  }
}
