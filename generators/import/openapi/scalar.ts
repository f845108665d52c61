import type { Json, JsonObject } from "../../codegen/json.ts";
import { base64Pattern, datePattern, durationPattern } from "../../naming/text-forms.ts";
import { lose, type Scope } from "./losses.ts";

/** Formats that correspond to types of the spec. */
const typesByFormat: Readonly<Record<string, string>> = {
  "date-time": "timestamp",
  date: "date",
  byte: "binary",
  duration: "duration",
};

/** The patterns of these types, which emitted documents contain. */
const patternsByType: Readonly<Record<string, string>> = {
  date: datePattern,
  binary: base64Pattern,
  duration: durationPattern,
};

const standardFormats = new Set(["uuid", "email", "uri"]);

/** Formats that add nothing to the type. */
const plainFormats = new Set(["string", "text", "number", "float", "double", "integer", "int32", "boolean", ""]);

export function scalarType(type: string, keywords: JsonObject, pointer: string, scope: Scope): Json {
  switch (type) {
    case "string":
      return stringType(keywords, pointer, scope);
    case "integer":
    case "number":
      return numberType(type, keywords, pointer, scope);
    case "boolean":
      return "boolean";
    default:
      lose(scope, "keyword", `${pointer}/type`, type);
      return "any";
  }
}

function stringType(keywords: JsonObject, pointer: string, scope: Scope): Json {
  const format = String(keywords["contentEncoding"] === "base64" ? "byte" : (keywords["format"] ?? ""));
  const [minLength, maxLength] = [countIn(keywords["minLength"]), countIn(keywords["maxLength"])];
  const isEmpty = minLength !== undefined && maxLength !== undefined && minLength > maxLength;
  if (isEmpty) lose(scope, "bounds", `${pointer}/minLength`);
  const written = keywords["pattern"];
  const pattern = typeof written === "string" && written !== "" ? unicodePattern(written) : undefined;
  if (typeof written === "string" && written !== "" && pattern === undefined)
    lose(scope, "pattern", `${pointer}/pattern`, written);
  const bounds = {
    ...(minLength && !isEmpty ? { minLength } : {}),
    ...(maxLength === undefined || isEmpty ? {} : { maxLength }),
    ...(pattern === undefined ? {} : { pattern }),
  };
  const named = typesByFormat[format];
  if (named !== undefined) {
    if (pattern !== undefined && pattern !== patternsByType[named])
      lose(scope, "pattern", `${pointer}/pattern`, pattern);
    return named;
  }
  if (standardFormats.has(format)) return { type: "string", format, ...bounds };
  if (!plainFormats.has(format)) lose(scope, "format", `${pointer}/format`, format);
  return Object.keys(bounds).length === 0 ? "string" : { type: "string", ...bounds };
}

function numberType(type: "integer" | "number", keywords: JsonObject, pointer: string, scope: Scope): Json {
  const format = String(keywords["format"] ?? "");
  if (!plainFormats.has(format)) lose(scope, "format", `${pointer}/format`, format);
  const [minimum, exclusiveMinimum] = bounds(keywords, "minimum", "exclusiveMinimum");
  const [maximum, exclusiveMaximum] = bounds(keywords, "maximum", "exclusiveMaximum");
  const step = finite(keywords["multipleOf"]);
  const [low, high] = [minimum ?? exclusiveMinimum, maximum ?? exclusiveMaximum];
  const isEmpty = low !== undefined && high !== undefined && low > high;
  if (isEmpty) lose(scope, "bounds", `${pointer}/minimum`);
  const written = {
    ...(isEmpty ? {} : { minimum, maximum, exclusiveMinimum, exclusiveMaximum }),
    multipleOf: step === undefined || step < 1e-12 || (type === "integer" && step === 1) ? undefined : step,
  };
  const known = Object.entries(written).filter(([, value]) => value !== undefined);
  return known.length === 0 ? type : { type, ...Object.fromEntries(known) };
}

/** Returns the inclusive and the exclusive bound. OpenAPI 3.0 has a flag that makes the inclusive one exclusive. */
function bounds(keywords: JsonObject, inclusive: string, exclusive: string): readonly (number | undefined)[] {
  const bound = finite(keywords[inclusive]);
  return keywords[exclusive] === true ? [undefined, bound] : [bound, finite(keywords[exclusive])];
}

function finite(value: Json | undefined): number | undefined {
  return typeof value === "number" && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : undefined;
}

/** Returns a whole number of at least 0, such as a length. */
export function countIn(value: Json | undefined): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

/** Characters that a backslash may escape in a pattern with the flag `u`, except letters with a special meaning. */
const escapable = "^$\\.*+?()[]{}|/";

/**
 * Rewrites a pattern for the flag `u`, which forbids unnecessary escapes, without changing its meaning. Returns
 * `undefined` if that is impossible.
 */
function unicodePattern(pattern: string): string | undefined {
  return [pattern, withoutNeedlessEscapes(pattern), withoutNeedlessEscapes(inJavaScript(pattern))].find(isValid);
}

/** Syntax of other languages with the equivalent in JavaScript. */
const syntax: readonly (readonly [RegExp, string])[] = [
  [/\(\?P</g, "(?<"],
  [/\{,(\d+)\}/g, "{0,$1}"],
  [/\\x\{/g, "\\u{"],
  [/\\p\{XDigit\}/g, "\\p{AHex}"],
  [/\[:alnum:\]/g, "A-Za-z0-9"],
];

function inJavaScript(pattern: string): string {
  return syntax.reduce((text, [written, same]) => text.replace(written, same), pattern);
}

/** Anchors of other regular expressions with the equivalent in JavaScript without the flag `m`. */
const anchors: Readonly<Record<string, string>> = { A: "^", z: "$", Z: "$" };

function withoutNeedlessEscapes(pattern: string): string {
  let result = "";
  let isInClass = false;
  for (let index = 0; index < pattern.length; index++) {
    const [character, next] = [pattern[index]!, pattern[index + 1]];
    if (character === "\\" && next !== undefined) {
      const isNeeded = /[A-Za-z0-9]/.test(next) || escapable.includes(next) || (next === "-" && isInClass);
      result += (isInClass ? undefined : anchors[next]) ?? (isNeeded ? character + next : next);
      index++;
    } else {
      if (character === "[") isInClass = true;
      else if (character === "]") isInClass = false;
      result += isInClass && character === "-" && /\\[wdsWDS]$/.test(result) ? "\\-" : character;
    }
  }
  return result;
}

function isValid(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u").source !== "";
  } catch {
    return false;
  }
}
