import type { PageKind } from "../../model/result.ts";
import type { JsonObject } from "../../codegen/json.ts";
import { memberOf } from "../json-values.ts";

/** The first kind that a page fits: it has all that the kind must have, and its constants. */
export function pageKindOf(kinds: readonly PageKind[], page: JsonObject): PageKind | undefined {
  return kinds.find(({ fields }) =>
    fields.every(({ name, type, optional }) => {
      const value = memberOf(page, name);
      return value === undefined ? optional : type.kind !== "const" || value === type.value;
    }),
  );
}
