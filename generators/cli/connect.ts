import { readFileSync, writeFileSync } from "node:fs";
import { writeNew } from "./new.ts";

/** A re-export under a name, the only form of line that stubs need. */
const handingOn = /^export (?:\* as ([\w$]+)|\{ \w+ as ([\w$]+|"[^"\\]*") \}) from "\.\/[^"\\]+";$/;

/** The result of adding lines to a file. */
export type Connected = "written" | "changed" | "complete" | "left";

/**
 * Adds lines to a file, or creates it. If the file contains only re-exports, missing ones are appended and those in
 * `gone` are removed. A file with other content belongs to the user and is left unchanged. So is a file in which
 * another line already exports one of the names.
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
