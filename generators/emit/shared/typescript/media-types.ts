import { stringLiteral } from "../../../codegen/typescript.ts";

/** Returns the type of the strings that are media types: `"image/png" | `image/${string}``. */
export function mediaTypesText(mediaTypes: readonly string[]): string {
  return mediaTypes.map((type) => (isRange(type) ? rangeText(type) : stringLiteral(type))).join(" | ");
}

/** Returns whether a media type is a range, such as `image/*`. */
export function isRange(mediaType: string): boolean {
  return mediaType.endsWith("/*");
}

function rangeText(mediaType: string): string {
  return `\`\${${stringLiteral(mediaType.slice(0, -1))}}\${string}\``;
}
