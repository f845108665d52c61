import { codeSpan } from "../codegen/markdown.ts";
import { whereKnown, type Fact } from "../model/fact.ts";
import type { Form, JsonMediaTypes } from "../model/resource.ts";
import { sentences } from "./texts.ts";
import { statusRemark } from "./marks.ts";

/** The media type of a body that is a form. */
export function formMediaType({ kind }: Pick<Form, "kind">): string {
  return kind === "urlencoded" ? "application/x-www-form-urlencoded" : "multipart/form-data";
}

/** `image/png` or `image/jpeg`. */
export function mediaTypesProse(mediaTypes: readonly string[]): string {
  return mediaTypes.map((type) => codeSpan(type)).join(" or ");
}

/** The media types of a JSON body; undefined if it has only that of the service. */
export function jsonMediaTypesProse({ mediaType, otherMediaTypes }: JsonMediaTypes): string | undefined {
  const texts = [
    ...(mediaType === undefined ? [] : [`Media type: ${codeSpan(mediaType)}.`]),
    ...(otherMediaTypes.length === 0 ? [] : [`Also as ${mediaTypesProse(otherMediaTypes)}.`]),
  ];
  return texts.length === 0 ? undefined : texts.join(" ");
}

/** Describes the maximum size in bytes. Returns `undefined` if the spec does not mention it. */
export function maxBytesProse(maxBytes: Fact<number> | undefined): string | undefined {
  if (maxBytes === undefined) return undefined;
  const remark = statusRemark(maxBytes);
  return whereKnown(
    maxBytes,
    (most) => `At most ${most} bytes${remark}.`,
    () => `Maximum number of bytes${remark}.`,
  );
}

/** Bytes of a media type, and how many. */
export function mediaProse({
  mediaTypes,
  maxBytes,
}: {
  readonly mediaTypes: readonly string[];
  readonly maxBytes: Fact<number> | undefined;
}): string {
  return sentences(`Bytes of ${mediaTypesProse(mediaTypes)}.`, maxBytesProse(maxBytes));
}
