/** Bytes of a media type in a JSON form, which plans, calls and outcomes share. */
export interface MediaValue {
  readonly $media: { readonly mediaType: string; readonly base64: string };
}

/** UTF-8 text with characters that are special in header fields, forms and tables. */
const text = 'id,näme\r\n1,"a;b"\r\n--x\r\n';

/** Bytes that are not valid text. */
const bytes = Uint8Array.of(0, 255, 13, 10, 45, 45, 13, 10, 254, 0, 128, 34);

/** Returns bytes of the first or the last media type. */
export function mediaSample(mediaTypes: readonly string[], least: boolean): MediaValue {
  const mediaType = mediaTypes.at(least ? 0 : -1)!.replace("*", "x.sample");
  return mediaValue(mediaType, mediaType.startsWith("text/") ? new TextEncoder().encode(text) : bytes);
}

export function mediaValue(mediaType: string, data: Uint8Array): MediaValue {
  return { $media: { mediaType, base64: Buffer.from(data).toString("base64") } };
}

export function isMedia(value: unknown): value is MediaValue {
  return typeof value === "object" && value !== null && "$media" in value;
}

export function bytesOf({ $media }: MediaValue): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from($media.base64, "base64"));
}

/** Returns a value with all bytes replaced, at any depth. */
export function withMedia(value: unknown, replacement: (media: MediaValue) => unknown): unknown {
  if (isMedia(value)) return replacement(value);
  if (Array.isArray(value)) return value.map((one) => withMedia(one, replacement));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withMedia(one, replacement)]));
}

export function fileOf(media: MediaValue): File {
  return new File([bytesOf(media)], 'a "näme"; b.bin', { type: media.$media.mediaType });
}
