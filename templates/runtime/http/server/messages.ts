/** Returns all values of a repeated header field. Node keeps only the first or joins all of them. */
export function valuesOf(rawHeaders: readonly string[], name: string): readonly string[] {
  const wanted = name.toLowerCase();
  const values = [];
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.toLowerCase() === wanted) values.push(rawHeaders[at + 1] ?? "");
  return values;
}

/** Returns true if `Accept` lists the media type by name. Media ranges do not count. */
export function isNamed(accept: string | undefined, wanted: string): boolean {
  return (accept ?? "").split(",").some((range) => {
    const [type, ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    return type === wanted && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** Returns true if the body is compressed and must be decompressed before it is read. */
export function isEncoded(contentEncoding: string | readonly string[] | undefined): boolean {
  const encodings = [contentEncoding ?? ""].flat().join(",").split(",");
  return encodings.some((one) => !["", "identity"].includes(one.trim().toLowerCase()));
}

/** Returns true if the content type is the media type in UTF-8, or is missing. */
export function isOfType(contentType: string | undefined, wanted: string): boolean {
  if (contentType === undefined || contentType === "") return true;
  const [type, ...parameters] = contentType.split(";").map((part) => part.trim().toLowerCase());
  return type === wanted && !parameters.some((parameter) => /^charset=(?!"?utf-?8"?$)/.test(parameter));
}

/** Returns true if `If-Match` lists the tag. Weak tags match nothing. */
export function isMatched(header: string, etag: string): boolean {
  return header.trim() === "*" || listed(header).includes(etag);
}

/** Returns true if `If-None-Match` lists the tag. Weak and strong tags are equal. */
export function isNoneMatched(header: string, etag: string): boolean {
  return header.trim() === "*" || listed(header).some((one) => one.replace(/^W\//, "") === etag);
}

function listed(header: string): readonly string[] {
  return header.match(/(?:W\/)?"[^"]*"/g) ?? [];
}

/** A binary body for a handler. */
export interface ReceivedMedia<MediaType extends string = string> {
  /** The media type in lowercase, without parameters. */
  readonly mediaType: MediaType;
  /** The content, up to the maximum size of the operation. Text is in UTF-8. */
  readonly bytes: Uint8Array;
}

/** Binary content that a handler returns. */
export interface MediaAnswer<MediaType extends string = string> {
  readonly mediaType: MediaType;
  /** A stream is sent while it is read, after the unit of work has ended. */
  readonly data: Uint8Array | string | AsyncIterable<Uint8Array>;
  /**
   * The name under which browsers save the file. Any string is allowed. If set, browsers download the file instead of
   * displaying it.
   */
  readonly fileName?: string | undefined;
}

/** Returns true if the list contains the media type or a range that includes it. */
export function isAmong(mediaTypes: readonly string[], type: string): boolean {
  return mediaTypes.some((one) => one === type || (one.endsWith("*") && type.startsWith(one.slice(0, -1))));
}

/** Returns the media type of a header field in lowercase, without parameters. Returns undefined if it has none. */
export function mediaTypeOf(contentType: string | undefined): string | undefined {
  return /^\s*([\w!#$&^.+-]+\/[\w!#$&^.+-]+)\s*(?:;|$)/.exec(contentType ?? "")?.[1]?.toLowerCase();
}

/** A response as data. */
export interface Sent {
  readonly status: number;
  /** The header fields by lowercase name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | string | AsyncIterable<Uint8Array> | undefined;
}

/** A mistake in the arguments of a plugin. Like a system error it has a code, and its message states the remedy. */
export class SetupError extends TypeError {
  readonly code = "KILN_SETUP";
}
