import type { Decoded } from "../package.ts";

export type Decode = (query: string) => Decoded;

/** Makes the decoder of a module whose parameters have this prefix. */
export type MakeDecode = (module: string, prefix: string) => Decode | Promise<Decode>;

/** The decoders side by side; each is a file of this folder that exports `make`. */
export const decoders = ["kiln", "search-params-ajv", "fast-querystring-ajv"] as const;

/** What the aim of decoding is relative to. */
export const decodeYardstick: (typeof decoders)[number] = "search-params-ajv";

export async function loadDecoder(name: string): Promise<MakeDecode> {
  const { make } = (await import(`./${name}.ts`)) as { readonly make: MakeDecode };
  return make;
}
