import { createInterface } from "node:readline";
import { stdin } from "node:process";

/** The first line of standard input, without its end. */
export async function firstLine(): Promise<string> {
  const lines = createInterface({ input: stdin });
  for await (const line of lines) {
    lines.close();
    return line;
  }
  return "";
}
