import { stringLiteral } from "../../../codegen/typescript.ts";

/** The texts that name media types, as a type: `"image/png" | `image/${string}``. */
export function mediaTypesText(mediaTypes: readonly string[]): string {
  return mediaTypes.map((type) => (isRange(type) ? rangeText(type) : stringLiteral(type))).join(" | ");
}

/** Reports whether it matches all media types of a kind: `image/*`. */
export function isRange(mediaType: string): boolean {
  return mediaType.endsWith("/*");
}

function rangeText(mediaType: string): string {
  return `\`\${${stringLiteral(mediaType.slice(0, -1))}}\${string}\``;
}
