import { coercing } from "./coercing.ts";
import type { Decode } from "./decoder.ts";

export function make(module: string, prefix: string): Decode {
  const { put, finish } = coercing(module, prefix);
  return (query) => {
    const values = {};
    for (const [name, value] of new URLSearchParams(query)) put(values, name, value);
    return finish(values);
  };
}
