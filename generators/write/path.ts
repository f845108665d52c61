/** The only folder that Kiln writes to. */
export const outputFolder = "packages";

/**
 * Why a file of this path could not be made, or would be unsafe to make, on some file system; undefined where all is
 * well.
 */
export function pathFault(path: string): string | undefined {
  const [top, ...parts] = path.split("/");
  if (top !== outputFolder || parts.length < 2) return "it is not in a package";
  if (parts[0]!.startsWith(".kiln-")) return "that folder is for Kiln's own use";
  return parts.map(partFault).find((fault) => fault !== undefined);
}

/**
 * Throws where an emitter made an unsafe path, or two paths that are one and the same on a file system that does not
 * tell upper from lower case. Names from the spec are checked long before, so this is a fault of Kiln.
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

/** The package that an output lies in, as the path of its folder. */
export function packageOf(path: string): string {
  return path.split("/", 2).join("/");
}

/** A path's last part. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Returns the form of a name on a file system that ignores case and Unicode normalization. */
export function folded(name: string): string {
  return name.normalize("NFC").toLowerCase();
}

/** The folder that a path lies in; "" is the root. */
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
