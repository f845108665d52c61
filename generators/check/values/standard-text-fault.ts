import { compareDecimals } from "../../model/decimal.ts";
import { valueOr } from "../../model/fact.ts";
import type { BinaryType, DecimalType, DurationType } from "../../model/type.ts";
import { base64Pattern, bytesInBase64, decimalPattern, durationPattern } from "../../naming/text-forms.ts";

/* What a text should be whose form is a standard's; undefined where it is that. */

export function expectedDecimal({ minimum, maximum, scale }: DecimalType, text: string): string | undefined {
  const places = valueOr(scale, undefined, "unknown-is-open");
  if (!new RegExp(decimalPattern(places)).test(text)) {
    return `a decimal number such as '12.50'${places === undefined ? "" : `, with at most ${places} digits after the decimal point`}`;
  }
  const [low, high] = [valueOr(minimum, undefined, "unknown-is-open"), valueOr(maximum, undefined, "unknown-is-open")];
  if (low !== undefined && compareDecimals(text, low) < 0) return `at least ${low}`;
  return high !== undefined && compareDecimals(text, high) > 0 ? `at most ${high}` : undefined;
}

export function expectedDuration(_type: DurationType, text: string): string | undefined {
  return new RegExp(durationPattern).test(text) ? undefined : "a duration such as P1DT12H";
}

export function expectedBinary({ maxBytes }: BinaryType, text: string): string | undefined {
  if (!new RegExp(base64Pattern).test(text)) return "bytes in base64";
  const most = valueOr(maxBytes, undefined, "unknown-is-open");
  return most !== undefined && bytesInBase64(text) > most ? `at most ${most} bytes in base64` : undefined;
}
