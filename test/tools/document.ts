import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "../support/emit.ts";

export interface Document {
  readonly paths: Readonly<Record<string, Item>>;
}

interface Item {
  readonly "x-kiln-path-aliases"?: readonly string[];
}

/**
 * Returns the exchange's OpenAPI document with path aliases as separate paths, because tools do not know the extension
 * that lists them.
 */
export function documentWithAliases(): Document {
  const document = JSON.parse(
    readFileSync(join(rootFolder, "packages/openapi/generated/exchange.json"), "utf8"),
  ) as Document;
  const paths = Object.entries(document.paths).flatMap(([path, item]) =>
    [path, ...(item["x-kiln-path-aliases"] ?? [])].map((one) => [one, named(item, one)] as const),
  );
  return { ...document, paths: Object.fromEntries(paths) };
}

/** Makes operation ids unique within a document. */
function named(item: Item, path: string): Item {
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      "operationId" in Object(value) ? { ...value, operationId: `${value.operationId} ${path}` } : value,
    ]),
  );
}
