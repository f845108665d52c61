/** The members of a file that are checked. The platform's types are not available to all users. */
interface FileFacts {
  readonly size: number;
  readonly type: string;
}

declare const Blob: abstract new () => FileFacts;
declare const File: abstract new () => FileFacts;

/** Returns true if the value can be sent as a file. */
export function isBlob(value: unknown): value is FileFacts {
  return value instanceof Blob;
}

/**
 * Returns true for a file of one of the media types that is not too large. A range such as `image/*` includes all types
 * with that prefix.
 */
export function isFileOf(value: unknown, mediaTypes: readonly string[], most = Infinity): boolean {
  if (!(value instanceof File) || value.size > most) return false;
  const [type = ""] = value.type.split(";");
  return mediaTypes.some((one) => one === type.trim() || (one.endsWith("*") && type.startsWith(one.slice(0, -1))));
}
