import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A text that has caused harm in careless generators. The head of the file defines the pass criteria. */
export interface Payload {
  readonly category: string;
  readonly text: string;
}

const file = join(import.meta.dirname, "../fixtures/injection-payloads.txt");

const lines = readFileSync(file, "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));

export const payloads: readonly Payload[] = lines.map((line) => {
  const [category, , text] = line.split("\t");
  return { category: category!, text: JSON.parse(text!) as string };
});
