/*
 * Types that exist in every environment but are declared only in the libraries for browsers and Node. Only the members
 * used here are declared.
 */

declare class URLSearchParams {
  append(name: string, value: string): void;
  toString(): string;
}

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}

declare class TextDecoder {
  constructor(label: "utf-8", options: { readonly ignoreBOM?: boolean; readonly fatal?: boolean });
  decode(bytes: Uint8Array): string;
}
