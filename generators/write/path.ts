/** The only folder that Kiln writes to. */
export const outputFolder = "packages";

/** Returns the reason why a path is invalid or unsafe on some file system, or `undefined` if it is safe. */
export function pathFault(path: string): string | undefined {
  const [top, ...parts] = path.split("/");
  if (top !== outputFolder || parts.length < 2) return "it is not in a package";
  if (parts[0]!.startsWith(".kiln-")) return "that folder is for Kiln's own use";
  return parts.map(partFault).find((fault) => fault !== undefined);
}

/**
 * Throws an error if an emitter created an unsafe path, or two paths that differ only by case. Names from the spec are
 * checked earlier, so this is a bug of Kiln.
 */
export function refuseUnsafe(paths: readonly string[]): void {
  const taken = new Map<string, string>();
  const folders = new Set<string>();
  for (const path of paths) {
    const fault = pathFault(path);
    if (fault !== undefined) throw new Error(`An emitter made the path ${JSON.stringify(path)}: ${fault}.`);
    claim(taken, path, path);
    for (let folder = parentOf(path); folder !== "" && !folders.has(folder); folder = parentOf(folder)) {
      claim(taken, folder, `${folder}/`);
      folders.add(folder);
    }
  }
}

/** Returns the folder of the package that contains an output. */
export function packageOf(path: string): string {
  return path.split("/", 2).join("/");
}

/** Returns the last segment of a path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Returns the form of a name on a file system that ignores case and Unicode normalization. */
export function folded(name: string): string {
  return name.normalize("NFC").toLowerCase();
}

/** Returns the parent folder of a path. An empty string is the root. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

function claim(taken: Map<string, string>, path: string, owner: string): void {
  const first = taken.get(folded(path));
  if (first !== undefined)
    throw new Error(`Two output paths collide: ${JSON.stringify(first)} and ${JSON.stringify(owner)}.`);
  taken.set(folded(path), owner);
}

const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³]) *(?:\.|$)/i;

function partFault(part: string): string | undefined {
  if (part === "") return "a part of it is empty";
  if (part === "." || part === "..") return `it has the part “${part}”`;
  if (/[\\:*?"<>|\p{Cc}\p{Cs}]/u.test(part)) return "it has a character that not every file system supports";
  if (/[. ]$/.test(part)) return "Windows drops a dot or space at the end of a name";
  if (reserved.test(part)) return `“${part}” is a device on Windows`;
  return Buffer.byteLength(part) > 255 ? "a part of it has more than 255 bytes" : undefined;
}
