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
