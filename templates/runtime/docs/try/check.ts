// Checks a request with the validators of `@kiln/validators` before it is sent.
import type { FieldOptions } from "../../resource/validators/types.js";
import type { Finding as Found, Result } from "../../core/validators/types.js";
import { type Values, givenOf, moduleQuery } from "./request.js";
import type { FormField, RequestForm } from "./request-form.js";

/**
 * The functions from the validators file of a request. A request without a body or headers has no function for them.
 */
export interface Validators {
  readonly decode?: Decode;
  readonly decodeParameters?: Decode;
  readonly decodeHeaders?: Decode;
}

type Decode = (value: unknown, options?: FieldOptions) => Result<unknown>;

export interface Finding {
  /** The index of a field. Undefined if the finding concerns the whole request. */
  readonly at: number | "body" | undefined;
  readonly text: string;
  /** True if the service would reject the request. */
  readonly isError: boolean;
}

/** Returns at most one finding for each field. `body` is the typed text. */
export function findingsOf(
  form: RequestForm,
  values: Values,
  body: string,
  validators: Validators,
): readonly Finding[] {
  const found =
    form.code.arguments.kind === "module"
      ? ofModule(form, values, validators)
      : ofOperation(form, values, body, validators);
  // The validators report missing fields too, in their own words.
  return [...missing(form, values), ...found].filter(
    ({ at }, index, all) => at === undefined || all.findIndex((other) => other.at === at) === index,
  );
}

/** Returns problems that no validator checks: missing required fields, and path segments that URLs would resolve. */
function missing({ fields }: RequestForm, values: Values): readonly Finding[] {
  return fields.flatMap((field, index) => {
    const text = values[index]?.[0];
    if (field.in === "path" && (text === "." || text === ".."))
      return [error(index, `${field.wire} must not be ${text}: URLs drop it.`)];
    return field.required && text === undefined ? [error(index, `${field.wire} is required.`)] : [];
  });
}

function ofModule(form: RequestForm, values: Values, { decode }: Validators): readonly Finding[] {
  return findings(form, decode?.(moduleQuery(form, values)), ({ ofRequest }) => !ofRequest);
}

const options: FieldOptions = { all: true, strict: true };

function ofOperation(
  form: RequestForm,
  values: Values,
  body: string,
  { decodeParameters, decodeHeaders, decode }: Validators,
): readonly Finding[] {
  const inHeader = ({ in: place }: FormField): boolean => place === "header";
  const inAddress = (field: FormField): boolean => !inHeader(field);
  const read = (decoder: Decode | undefined, isIn: (field: FormField) => boolean): readonly Finding[] =>
    findings(form, decoder?.(wireValues(form, values, isIn), { ...options, unknownFields: "ignore" }), isIn);
  return [...read(decodeParameters, inAddress), ...read(decodeHeaders, inHeader), ...ofBody(form, body, decode)];
}

function wireValues(
  form: RequestForm,
  values: Values,
  isIn: (field: FormField) => boolean,
): Readonly<Record<string, unknown>> {
  const given = givenOf(form, values).filter(({ field }) => isIn(field));
  return Object.fromEntries(given.map(({ field, texts }) => [field.wire, texts.length > 1 ? texts : texts[0]]));
}

function ofBody({ body: place }: RequestForm, body: string, decode: Decode | undefined): readonly Finding[] {
  if (place === undefined) return [];
  if (body.trim() === "") return place.required ? [error("body", "The body is required.")] : [];
  try {
    const { errors = [], warnings = [] } = decode?.(JSON.parse(body), options) ?? {};
    const texts = [...errors, ...warnings].map(({ message }) => message);
    return texts.length === 0 ? [] : [{ at: "body", text: texts.join("\n"), isError: errors.length > 0 }];
  } catch (reason) {
    return [error("body", `The body is not JSON: ${(reason as Error).message}`)];
  }
}

/** Returns the findings of a decoder, each assigned to its field among those that were decoded. */
function findings(
  { fields }: RequestForm,
  result: Result<unknown> | undefined,
  isGiven: (field: FormField) => boolean,
): readonly Finding[] {
  const at = ({ wireName }: Found): number | undefined => {
    const index = fields.findIndex((field) => isGiven(field) && field.wire === wireName);
    return index < 0 ? undefined : index;
  };
  const { errors = [], warnings = [] } = result ?? {};
  return [
    ...errors.map((found) => error(at(found), found.message)),
    ...warnings.map((found) => ({ at: at(found), text: found.message, isError: false })),
  ];
}

function error(at: Finding["at"], text: string): Finding {
  return { at, text, isError: true };
}
