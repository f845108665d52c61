import { readFileSync, writeFileSync } from "node:fs";
import { writeNew } from "./new.ts";

/** A line as stubs ask for: it hands on, under a name, what another file has, and does nothing else. */
const handingOn = /^export (?:\* as ([\w$]+)|\{ \w+ as ([\w$]+|"[^"\\]*") \}) from "\.\/[^"\\]+";$/;

/** What became of a file that should have lines. */
export type Connected = "written" | "changed" | "complete" | "left";

/**
 * Gives a file the lines. A new one is written; to one that is a list of such lines and nothing else, as it was written
 * here, what is missing is added at the end, and lines that lead nowhere any more go. A file with anything else in it
 * is a person's, and stays as it is; so does one where another line has a name already.
 */
export function connect(file: string, lines: readonly string[], gone: readonly string[] = []): Connected {
  if (lines.length > 0 && writeNew(file, `${lines.join("\n")}\n`)) return "written";
  const text = readFileSync(file, "utf8");
  const present = text.split(/\r?\n/).filter((line) => line !== "");
  const kept = present.filter((line) => !gone.includes(line));
  const missing = lines.filter((line) => !present.includes(line));
  if (missing.length === 0 && kept.length === present.length) return "complete";
  const names = [...kept, ...missing].map(nameIn);
  if (names.includes(undefined) || new Set(names).size < names.length) return "left";
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  writeFileSync(file, [...kept, ...missing].map((line) => `${line}${end}`).join(""));
  return "changed";
}

function nameIn(line: string): string | undefined {
  const [, all, one] = handingOn.exec(line) ?? [];
  return all ?? one;
}
