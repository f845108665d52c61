import { shownCode } from "../../../model/rule-codes.ts";
import type { Service } from "../../../model/model.ts";
import { remembered } from "../../../model/memo.ts";
import type { ErrorCode } from "../../../model/service.ts";
import { itemReference } from "../navigation.ts";
import { code, marks, named, prose } from "../prose.ts";
import type { Block, Prose, TableRow } from "../site.ts";

/** Returns a table of codes and their meanings, or no block if the list is empty. */
export function errorLinks(service: Service, codes: readonly string[]): readonly Block[] {
  if (codes.length === 0) return [];
  const rows = codes.map((name) => rowsOf(service).get(name) ?? rowOf([[code(shownCode(name))], [], []]));
  return [{ kind: "table", columns: ["Code", "HTTP", "When"], rows }];
}

/** The table rows of the codes, shared by all pages. */
const rowsOf = remembered(
  (service: Service): ReadonlyMap<string, TableRow> =>
    new Map(service.errors.map((error) => [error.code, rowOf(errorCells(service, error))])),
);

function rowOf(cells: readonly Prose[]): TableRow {
  return { id: undefined, tags: [], cells };
}

export function errorCells(service: Service, error: ErrorCode): readonly Prose[] {
  const { httpStatus, condition } = error;
  return [
    [named(itemReference(service, "errors", error.code))],
    [...prose(String(httpStatus.value ?? "?")), ...marks(httpStatus)],
    [...prose(condition.value ?? "Not known"), ...marks(condition)],
  ];
}
