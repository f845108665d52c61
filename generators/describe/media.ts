import { codeSpan } from "../codegen/markdown.ts";
import { whereKnown, type Fact } from "../model/fact.ts";
import type { DeepObject, Form, JsonMediaTypes } from "../model/resource.ts";
import { sentences } from "./texts.ts";
import { statusRemark } from "./marks.ts";

/** Returns the media type of a form body. */
export function formMediaType({ kind }: Pick<Form, "kind">): string {
  return kind === "urlencoded" ? "application/x-www-form-urlencoded" : "multipart/form-data";
}

/** Describes the encoding of objects and lists in a query string or a form. */
export function deepObjectProse(deepObject: DeepObject | undefined): string | undefined {
  if (deepObject === undefined) return undefined;
  const item = deepObject === "brackets" ? "name[]=value" : "name[0]=value";
  return `Objects are written as ${codeSpan("name[member]=value")}, lists as ${codeSpan(item)}.`;
}

/** Joins media types: `image/png` or `image/jpeg`. */
export function mediaTypesProse(mediaTypes: readonly string[]): string {
  return mediaTypes.map((type) => codeSpan(type)).join(" or ");
}

/** Describes the media types of a JSON body. Returns `undefined` if the service's media type is the only one. */
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

/** Describes a body of bytes by its media types and maximum size. */
export function mediaProse({
  mediaTypes,
  maxBytes,
}: {
  readonly mediaTypes: readonly string[];
  readonly maxBytes: Fact<number> | undefined;
}): string {
  return sentences(`Bytes of ${mediaTypesProse(mediaTypes)}.`, maxBytesProse(maxBytes));
}
