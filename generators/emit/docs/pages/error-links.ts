import { valueOr } from "../../../model/fact.ts";
import type { Service } from "../../../model/model.ts";
import type { ErrorCode } from "../../../model/service.ts";
import { itemReference } from "../navigation.ts";
import { code, marks, named, prose } from "../prose.ts";
import type { Block, Prose } from "../site.ts";

/** The codes with what each means, in a table; nothing where there are none. */
export function errorLinks(service: Service, codes: readonly string[]): readonly Block[] {
  if (codes.length === 0) return [];
  const known = new Map<string, ErrorCode>(service.errors.map((error) => [error.code, error]));
  const rows = codes.map((name) => {
    const error = known.get(name);
    return { id: undefined, tags: [], cells: error === undefined ? [[code(name)], [], []] : errorCells(service, error) };
  });
  return [{ kind: "table", columns: ["Code", "HTTP", "When"], rows }];
}

/** A code, its status, and when it is answered. */
export function errorCells(service: Service, error: ErrorCode): readonly Prose[] {
  const { httpStatus, condition } = error;
  return [
    [named(itemReference(service, "errors", error.code))],
    [...prose(String(valueOr(httpStatus, "?", "marked-beside"))), ...marks(httpStatus)],
    [...prose(valueOr(condition, "Not known", "marked-beside")), ...marks(condition)],
  ];
}
