import { createHash } from "node:crypto";
import type { StoredFile } from "./file-members.ts";

/** Where files are, below the address of the server. */
export const filesPath = "/images";

/** The path of a version of a file, in folders named after the hash of the file's name; old versions are in `archive`. */
export function filePath({ title, archive_name: archived }: Pick<StoredFile, "title" | "archive_name">): string {
  const hash = createHash("md5").update(title).digest("hex");
  const folder = `${hash.slice(0, 1)}/${hash.slice(0, 2)}`;
  return archived === ""
    ? `${filesPath}/${folder}/${fileName(title)}`
    : `${filesPath}/archive/${folder}/${fileName(archived)}`;
}

/** The name of a file as addresses have it (RFC 3986, 2.3). */
function fileName(name: string): string {
  return encodeURIComponent(name).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
