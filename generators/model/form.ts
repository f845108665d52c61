import { valueOr } from "./fact.ts";
import type { Field } from "./resource.ts";
import type { FileType } from "./type.ts";

/** What each file of a field is, of which there may be several; undefined where it holds no files. */
export function fileOf({ type }: Pick<Field, "type">): FileType | undefined {
  const known = valueOr(type, undefined, "marked-beside");
  const one = known?.kind === "list" ? known.items : known;
  return one?.kind === "file" ? one : undefined;
}

/** How many bytes all files of a field have at most; undefined where that is not said, or where it holds none. */
export function bytesOfFiles(field: Pick<Field, "type">): number | undefined {
  const most = valueOr(fileOf(field)?.maxBytes, undefined, "marked-beside");
  const known = valueOr(field.type, undefined, "marked-beside");
  const count = known?.kind === "list" ? valueOr(known.maxItems, undefined, "marked-beside") : 1;
  return most === undefined || count === undefined ? undefined : most * count;
}
