import type { Subject } from "./findings.js";
import { nearest } from "./nearest.js";
import { FieldFinding } from "./resource-finding.js";
import type { FieldOptions } from "./resource-types.js";

/** What a finding has to know of a field. */
interface Named {
  readonly name: string;
  readonly secret?: boolean | undefined;
  readonly expected: string;
  readonly invalid?: string | undefined;
}

type Value = Record<string, unknown>;

export type ReadingResult =
  | { readonly errors: readonly FieldFinding[]; readonly warnings: readonly FieldFinding[]; readonly value?: undefined }
  | { readonly value: Value; readonly warnings: readonly FieldFinding[]; readonly errors?: undefined };

/** More than this many are never reported of one request. */
const mostFindings = 100;

const longestName = 100;

/** One request, while it is being read: what was understood, and what was wrong. */
export class Reading {
  errors: FieldFinding[] = [];
  warnings: FieldFinding[] = [];
  value: Value = {};
  /** The names of the fields that were given, well or badly. */
  given = new Set<string>();

  /** The code of what has none of its own. */
  declare readonly invalid: string;
  declare readonly options: FieldOptions;

  constructor(invalid: string, options: FieldOptions) {
    this.invalid = invalid;
    this.options = options;
  }

  /** Whether there is nothing more to find out. */
  isFull(): boolean {
    return this.errors.length >= (this.options.all === true ? mostFindings : 1);
  }

  refuse(finding: FieldFinding): undefined {
    if (!this.isFull()) this.errors.push(finding);
  }

  /** A value that is none of this field. */
  refuseValue(field: Named, path: readonly string[], received: unknown): undefined {
    const sentence = (): string => {
      const but = field.secret ? "" : `, not ${JSON.stringify(finding.received)}`;
      return `${path.join(".")} takes ${field.expected}${but}`;
    };
    const finding: FieldFinding = new FieldFinding(field.invalid ?? this.invalid, subjectOf(field), path, received, sentence);
    return this.refuse(finding);
  }

  /** Two values that differ, of which either may have been meant. */
  refuseConflict(field: Named, first: readonly string[], second: readonly string[], received: unknown): undefined {
    const sentence = (): string => `${first.join(".")} and ${second.join(".")} mean the same and have different values`;
    return this.refuse(new FieldFinding(this.invalid, subjectOf(field), second, received, sentence));
  }

  refuseMissing(code: string, field: Named, received: unknown): undefined {
    return this.refuse(new FieldFinding(code, subjectOf(field), [field.name], received, () => `${field.name} is missing`));
  }

  /**
   * A name that is none. What stands under it is not shown: it may be a secret under a misspelt name.
   * `within` is the object that has it, where that is not the request itself; `isFixed` says that only answers have it.
   */
  meetUnknown(within: readonly string[], given: string, names: readonly string[], isFixed: boolean): void {
    const isIgnored = this.options.unknownFields === "ignore";
    if (isIgnored ? this.warnings.length >= mostFindings : this.isFull()) return;
    const name = given.length <= longestName ? given : `${given.slice(0, longestName - 1)}…`;
    const expected = (): string => (isFixed ? "nothing: only answers have it" : `one of ${names.join(", ")}`);
    const sentence = (): string =>
      isFixed ? `${JSON.stringify(name)} stands in answers only` : `there is no ${JSON.stringify(name)}${guess(name, names)}`;
    const finding = new FieldFinding(this.invalid, { name, sensitive: true, expected }, [...within, name], "", sentence);
    (isIgnored ? this.warnings : this.errors).push(finding);
  }

  put(name: string, value: unknown): void {
    if (name === "__proto__") Object.defineProperty(this.value, name, { value, writable: true, enumerable: true, configurable: true });
    else this.value[name] = value;
  }

  result(): ReadingResult {
    const { errors, warnings, value } = this;
    return errors.length > 0 ? { errors, warnings } : { value, warnings };
  }
}

function subjectOf({ name, secret = false, expected }: Named): Subject {
  return { name, sensitive: secret, expected: () => expected };
}

function guess(name: string, names: readonly string[]): string {
  const found = nearest(name, names);
  return found === undefined ? "" : `; did you mean ${JSON.stringify(found)}?`;
}
