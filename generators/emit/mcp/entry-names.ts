import type { Service } from "../../model/model.ts";
import { shownCode } from "../../model/error-codes.ts";

/* The names that are used to search, describe and call entries. */

export function entryName({ id }: Pick<Service, "id">, name: string): string {
  return `${id}.${name}`;
}

export function errorName({ id }: Pick<Service, "id">, code: string): string {
  return `${id}.errors.${shownCode(code)}`;
}

export function valueSetName({ id }: Pick<Service, "id">, set: string): string {
  return `${id}.values.${set}`;
}

/** Returns the name, with `_` appended until it is not taken. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  return taken.has(name) ? freeName(`${name}_`, taken) : name;
}

/** The names of the parts that are not arguments. */
interface OtherParts {
  readonly answer: string;
  readonly errors: string;
}

/** Returns part names that differ from those of the arguments. */
export function otherParts(names: Iterable<string>): OtherParts {
  const taken = new Set(names);
  return { answer: freeName("answer", taken), errors: freeName("errors", taken) };
}
