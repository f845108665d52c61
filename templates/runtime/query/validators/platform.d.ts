/*
 * What every environment has and no library of TypeScript but those of browsers and Node describes: as much of it as is
 * needed here.
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
