import { readFileSync, writeFileSync } from "node:fs";
import { writeNew } from "./write-new.ts";

/** A line as stubs ask for: it hands on, under a name, what another file has, and does nothing else. */
const handingOn = /^export (?:\* as ([\w$]+)|\{ \w+ as ([\w$]+|"[^"\\]*") \}) from "\.\/[^"\\]+";$/;

/** What became of a file that should have lines. */
export type Connected = "written" | "extended" | "complete" | "left";

/**
 * Gives a file the lines. A new one is written; to one that is a list of such lines and nothing else, as it was written here, what is missing is added
 * at the end. A file with anything else in it is a person's, and stays as it is; so does one where another line has a name already.
 */
export function connect(file: string, lines: readonly string[]): Connected {
  if (writeNew(file, `${lines.join("\n")}\n`)) return "written";
  const text = readFileSync(file, "utf8");
  const present = text.split(/\r?\n/).filter((line) => line !== "");
  const missing = lines.filter((line) => !present.includes(line));
  if (missing.length === 0) return "complete";
  const names = [...present, ...missing].map(nameIn);
  if (names.includes(undefined) || new Set(names).size < names.length) return "left";
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  writeFileSync(file, `${text}${text.endsWith("\n") || text === "" ? "" : end}${missing.map((line) => `${line}${end}`).join("")}`);
  return "extended";
}

function nameIn(line: string): string | undefined {
  const [, all, one] = handingOn.exec(line) ?? [];
  return all ?? one;
}
