import { join } from "node:path";
import { readFiles } from "./files.ts";

/** The spec with every key. */
export const sources = readFiles(join(import.meta.dirname, "../fixtures/complete"));
