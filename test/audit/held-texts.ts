import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { escaped } from "./escaped.ts";

/** The texts of sources that are available locally. Paths are relative to the folder, with forward slashes. */
export interface HeldTexts {
  readonly paths: readonly string[];
  read(path: string): string;
}

export function heldIn(folders: readonly string[]): HeldTexts {
  const files = new Map(
    folders.flatMap((folder) =>
      filesBelow(folder).map((file) => [relative(folder, file).split(sep).join("/"), file] as const),
    ),
  );
  return { paths: [...files.keys()], read: (path) => readFileSync(files.get(path)!, "utf8") };
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return entry.isFile() ? [path] : [];
  });
}

/** Returns the text of a source that is a single file, named after the source. */
export function textNamed({ paths, read }: HeldTexts, id: string): string | undefined {
  const path = paths.find((one) => [`${id}.md`, `${id}.txt`].includes(basename(one)));
  return path === undefined ? undefined : read(path);
}

/** Returns the texts of the files whose path ends in `path`. A star matches any part of a name. */
export function textsAt({ paths, read }: HeldTexts, path: string): readonly string[] {
  const pattern = path
    .split("*")
    .map((part) => escaped(part))
    .join("[^/]*");
  const matches = new RegExp(`(?:^|/)${pattern}$`);
  return paths.filter((one) => matches.test(one)).map(read);
}
