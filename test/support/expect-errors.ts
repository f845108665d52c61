import { expect, type Assertion } from "vitest";
import type { Diagnostic } from "../../generators/diagnostics/diagnostic.ts";
import { inReadingOrder } from "../../generators/diagnostics/order.ts";
import { locator } from "../../generators/diagnostics/position.ts";
import { overBase } from "./base.ts";
import { compile } from "./compile.ts";

/** Spec files by path, such as `spec/library/modules/books.yaml`, which replace those of the base spec. */
export type SpecFiles = Readonly<Record<string, string>>;

export function expectValid(spec: SpecFiles): void {
  expectErrors(spec).toEqual([]);
}

/**
 * Expects the compiler's diagnostics, including warnings, one per line: `spec/library/errors.yaml:1:1 code: Message.`
 */
export function expectErrors(spec: SpecFiles): Assertion<readonly string[]> {
  const { diagnostics, sources } = compile(overBase(new Map(Object.entries(spec))));
  const locate = locator(sources);
  return expect(inReadingOrder(diagnostics).map(line));

  function line({ place, code, message }: Diagnostic): string {
    const start = place && locate(place)?.start;
    const where =
      place === undefined
        ? ""
        : start === undefined
          ? `${place.file} `
          : `${place.file}:${start.line}:${start.column} `;
    return `${where}${code}: ${message}`;
  }
}
