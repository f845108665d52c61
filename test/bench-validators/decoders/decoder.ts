import type { Decoded } from "../package.ts";

export type Decode = (query: string) => Decoded;

export type MakeDecode = (module: string, prefix: string) => Decode | Promise<Decode>;

/** The decoders to compare. Each is loaded only when it is measured. */
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

/** The decoder that the target ratio for decoding refers to. */
export const decodeYardstick: Decoder = "fast-querystring + ajv standalone";

/** The decoder of a second comparison, which needs no special libraries. */
export const decodePeer: Decoder = "URLSearchParams + ajv";
