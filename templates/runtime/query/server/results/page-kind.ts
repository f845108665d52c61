import type { Page } from "../handlers.js";
import { isOf } from "./scalar-types.js";
import type { Field, PageKind } from "./table.js";

/** The first kind that the page fits. */
export function kindOf(page: Page, kinds: readonly PageKind[]): string {
  const fits = ({ name, type, optional }: Field): boolean => {
    return Object.hasOwn(page, name) ? type.kind === "union" || isOf(type, page[name]) : optional === true;
  };
  return (kinds.find(({ fields }) => fields.every(fits)) ?? kinds[0])?.name ?? "";
}
