import type { Decoded } from "../package.ts";

export type Decode = (query: string) => Decoded;

/** Makes the decoder of a module whose parameters have this prefix. */
export type MakeDecode = (module: string, prefix: string) => Decode | Promise<Decode>;

/** The decoders side by side, each loaded only where it is measured. */
export const decoders = {
  kiln: () => import("./kiln.ts"),
  "URLSearchParams + ajv": () => import("./search-params-ajv.ts"),
  "fast-querystring + ajv standalone": () => import("./fast-querystring-ajv.ts"),
  "URLSearchParams + ajv standalone": () => import("./ajv-standalone.ts"),
  typebox: () => import("./typebox.ts"),
  arktype: () => import("./arktype.ts"),
  valibot: () => import("./valibot.ts"),
  zod: () => import("./zod.ts"),
} satisfies Readonly<Record<string, () => Promise<{ readonly make: MakeDecode }>>>;

export type Decoder = keyof typeof decoders;

export const decoderNames = Object.keys(decoders) as readonly Decoder[];

/** The decoder that the target ratio of decoding refers to. */
export const decodeYardstick: Decoder = "fast-querystring + ajv standalone";

/** A second comparison: the decoder that needs no special libraries. */
export const decodePeer: Decoder = "URLSearchParams + ajv";
