import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { contentTypes, type DocsFile } from "./docs-file.ts";
import { withServices } from "./service-addresses.ts";

/**
 * Returns the files of a site built by `kiln docs`, keyed by their paths on this server. Only files in the site's list
 * are included. Pages have request forms for `services`.
 */
export function siteFiles(folder: string, services: readonly string[]): ReadonlyMap<string, DocsFile> {
  const list = JSON.parse(readFileSync(join(folder, listFile), "utf8")) as readonly string[];
  const files = list.flatMap((path): readonly (readonly [string, DocsFile])[] => {
    const type = typeOf(path);
    const load = (): Promise<Buffer> => readFile(join(folder, path));
    return type === undefined
      ? []
      : [
          [
            `/docs/${encodeURI(path)}`,
            { type, load: type === "html" ? async () => withServices(String(await load()), services) : load },
          ],
        ];
  });
  const start = files.find(([path]) => path === "/docs/index.html");
  return new Map([...files, ...(start === undefined ? [] : [["/docs/", start[1]] as const])]);
}

const listFile = "files.json";

function typeOf(path: string): DocsFile["type"] | undefined {
  const extension = extname(path).slice(1);
  return Object.hasOwn(contentTypes, extension) ? (extension as DocsFile["type"]) : undefined;
}

/**
 * Returns the site's folder in the package `@kiln/docs`; `undefined` if the site was not built or the package is not
 * installed.
 */
export function builtSite(): string | undefined {
  try {
    const folder = fileURLToPath(new URL("site", import.meta.resolve("@kiln/docs/package.json")));
    return existsSync(join(folder, listFile)) ? folder : undefined;
  } catch {
    return undefined;
  }
}
