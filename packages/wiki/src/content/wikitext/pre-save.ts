import { isoOf } from "../timestamps.ts";
import { withoutRawParts } from "./read-tree.ts";

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/**
 * Transforms a text before it is saved: expands signatures and removes trailing whitespace. `name` is the user who
 * saves the text.
 */
export function preSave(text: string, name: string, timestamp: string): string {
  const tidy = text.replaceAll(/\r\n?/g, "\n").trimEnd();
  // Signatures in comments and in raw text are not expanded.
  if (!tidy.includes("~~~") || !withoutRawParts(tidy).text.includes("~~~")) return tidy;
  const isAddress = /^[\d.]+$|:/.test(name);
  const who = isAddress
    ? `[[Special:Contributions/${name}|${name}]]`
    : `[[User:${name}|${name}]] ([[User talk:${name}|talk]])`;
  const when = momentText(timestamp);
  return tidy.replaceAll(/<nowiki>[^<]*<\/nowiki>|~{3,5}/g, (found) =>
    found.startsWith("<") ? found : (({ 3: who, 4: `${who} ${when}` } as Record<number, string>)[found.length] ?? when),
  );
}

/** Formats a stored timestamp like a signature: `12:00, 31 January 2024 (UTC)`. */
export function momentText(stored: string): string {
  const [, year = "", month = "", day = "", time = ""] = /^(\d+)-(\d+)-(\d+)T(\d+:\d+)/.exec(isoOf(stored)) ?? [];
  return `${time}, ${Number(day)} ${months[Number(month) - 1]} ${year} (UTC)`;
}
