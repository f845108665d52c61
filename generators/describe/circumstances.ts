import type { Pages, Test } from "../model/rules.ts";
import { codeSpan } from "../codegen/markdown.ts";

/* Returns phrases that descriptions of rules and syntaxes share. */

const pagesTexts: Readonly<Record<Pages, string>> = {
  some: "pages",
  several: "several pages",
  revisions: "pages given by revisions",
  "several-revisions": "several revisions",
};

/** Returns the name of a parameter in the output: with or without the module's prefix. */
export type NameOf = (parameter: string) => string;

/** Returns `with a or b, without c or d: `, or an empty string. */
export function circumstancesProse(claim: Circumstances, nameOf: NameOf): string {
  const text = circumstances(claim, nameOf);
  return text === undefined ? "" : `${text}: `;
}

interface Circumstances {
  readonly when: readonly Test[];
  readonly unless: readonly Test[];
}

/** Returns `with a or b, without c or d`, or `undefined` if there is no condition. */
export function circumstances({ when, unless }: Circumstances, nameOf: NameOf): string | undefined {
  const parts = [
    when.length === 0 ? undefined : `with ${tests(when, "or", nameOf)}`,
    unless.length === 0 ? undefined : `without ${tests(unless, "or", nameOf)}`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(", ");
}

/** Joins all tests in one phrase: `a, b or c`. */
export function tests(all: readonly Test[], word: string, nameOf: NameOf): string {
  const shown = all.map((test) => testProse(test, nameOf));
  return shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join(", ")} ${word} ${shown.at(-1)}`;
}

function testProse(test: Test, nameOf: NameOf): string {
  switch (test.kind) {
    case "given":
      return codeSpan(nameOf(test.parameter));
    case "filled":
      return `${codeSpan(nameOf(test.parameter))} with a value`;
    case "holds":
      return codeSpan(`${nameOf(test.parameter)}=${test.values.join("|")}`);
    case "pages":
      return pagesTexts[test.pages];
    case "role":
      return test.role === "generator" ? "use as a generator" : "direct use as a module";
    case "all":
      return test.tests.map((inner) => testProse(inner, nameOf)).join(" together with ");
  }
}
