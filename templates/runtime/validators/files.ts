/** The members of a file that are checked. The platform's types are not available to every user. */
interface FileFacts {
  readonly size: number;
  readonly type: string;
}

declare const Blob: abstract new () => FileFacts;
declare const File: abstract new () => FileFacts;

/** Returns whether it can be sent as a file. */
export function isBlob(value: unknown): value is FileFacts {
  return value instanceof Blob;
}

/**
 * Returns whether it came as a file of one of the media types, and is not too large. A range, such as `image/*`, has
 * all that begin like it.
 */
export function isFileOf(value: unknown, mediaTypes: readonly string[], most = Infinity): boolean {
  if (!(value instanceof File) || value.size > most) return false;
  const [type = ""] = value.type.split(";");
  return mediaTypes.some((one) => one === type.trim() || (one.endsWith("*") && type.startsWith(one.slice(0, -1))));
}
