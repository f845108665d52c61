import fastQuerystring from "fast-querystring";
import { coercing } from "./coercing.ts";
import type { Decode } from "./decoder.ts";

export function make(module: string, prefix: string): Decode {
  const { put, finish } = coercing(module, prefix);
  return (query) => {
    const values = {};
    const parsed = fastQuerystring.parse(query) as Record<string, string>;
    for (const name in parsed) put(values, name, parsed[name]!);
    return finish(values);
  };
}
