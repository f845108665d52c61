import type { Place } from "../model/place.ts";
import { type Code, type SlotsOf, catalogue } from "./catalogue.ts";
import { type Severity, fill } from "./message.ts";

/** A fault of the spec or of the outputs, as plain data. It is rendered elsewhere. */
export interface Diagnostic {
  readonly code: Code;
  readonly severity: Severity;
  readonly message: string;
  readonly help: string;
  /** Undefined if the fault is in no file, such as a missing folder. */
  readonly place: Place | undefined;
  readonly related: readonly Related[];
  /** The values in `message` and `help` by slot. Programs should compare these, because the wording may change. */
  readonly slots: Readonly<Record<string, string | number>>;
}

/** Another place that is involved, such as the first of two equal names. */
export interface Related {
  readonly message: string;
  readonly place: Place;
}

export interface Extra {
  readonly related?: readonly Related[];
  /** A sentence to put before the help of the catalogue, such as `Did you mean “limit”?`. */
  readonly suggestion?: string | undefined;
}

export function diagnostic<C extends Code>(
  code: C,
  place: Place | undefined,
  slots: SlotsOf<C>,
  extra: Extra = {},
): Diagnostic {
  const entry = catalogue[code];
  const help = fill(entry.help, slots);
  return {
    code,
    severity: entry.severity,
    message: fill(entry.message, slots),
    help: extra.suggestion === undefined ? help : `${extra.suggestion} ${help}`,
    place,
    related: extra.related ?? [],
    slots,
  };
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((one) => one.severity === "error");
}
