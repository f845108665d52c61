import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Whether it was written: what is there stays as it is. */
export function writeNew(file: string, text: string): boolean {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, text, { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}
