import { moduleOf } from "../package.ts";
import type { Decode } from "./decoder.ts";

export async function make(module: string): Promise<Decode> {
  const { decode } = await moduleOf(module);
  return (query) => decode(query);
}
