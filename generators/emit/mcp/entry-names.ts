import type { Service } from "../../model/model.ts";
import { shownCode } from "../../model/rule-codes.ts";

/* The names by which things are searched, described and called. */

/** Returns the name of an operation or a module. */
export function entryName({ id }: Pick<Service, "id">, name: string): string {
  return `${id}.${name}`;
}

export function errorName({ id }: Pick<Service, "id">, code: string): string {
  return `${id}.errors.${shownCode(code)}`;
}

export function valueSetName({ id }: Pick<Service, "id">, set: string): string {
  return `${id}.values.${set}`;
}
