import type { PrintedFile } from "../../codegen/generated-file.ts";
import type { RuntimeFile } from "../../runtime/built.ts";
import { runtimeClosure } from "../../runtime/closure.ts";

/** The modules of the runtime that users may import, by path below the package's name. */
export const runtimeEntries: Readonly<Record<string, string>> = {
  "runtime/etag": "runtime/http/server/etag",
  "runtime/module-document": "runtime/openapi/module-document",
};

/**
 * Returns the runtime files that the generated files need and those that users may import, by path below `generated/`.
 */
export function runtimeFiles(files: readonly PrintedFile[]): readonly RuntimeFile[] {
  if (files.length === 0) return [];
  const entries = Object.values(runtimeEntries).flatMap((path) => [
    { path: "index.js", imports: [`./${path}.js`] },
    { path: "index.d.ts", imports: [`./${path}.js`] },
  ]);
  return runtimeClosure([...files, ...entries]);
}
