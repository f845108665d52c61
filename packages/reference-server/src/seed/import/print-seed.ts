import { Document, isScalar, visit } from "yaml";
import type { WikiSeed } from "../seed.ts";
import type { Facts } from "./facts.ts";

/** The first line of each file that an import has written. */
export const firstLine = "# Imported by kiln seed import.";

/** What a YAML reader refuses as it is. All texts that have one are in double quotes. */
const unprintable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]|\p{Cs}|[\ufdd0-\ufdef]/gu;

/** The files of a seed, by name. */
export function printSeed(seed: WikiSeed, facts: Facts, source: string): ReadonlyMap<string, string> {
  const { users, files, ...others } = seed;
  const parts = { "00-users.yaml": { users }, "files.yaml": { files }, "pages.yaml": others };
  const head = headOf(facts, source);
  return new Map(
    Object.entries(parts).flatMap(([name, part]) => {
      const wiki = Object.fromEntries(Object.entries(part).filter(([, list]) => list !== undefined && list.length > 0));
      return Object.keys(wiki).length === 0 ? [] : [[name, head + yamlOf({ wiki })] as const];
    }),
  );
}

function headOf({ site, licence }: Facts, source: string): string {
  const rights = [licence.text, licence.url].filter((one) => one !== undefined && one !== "").join(", ");
  const lines = [
    `Source: ${source}${site.sitename === undefined ? "" : ` (${site.sitename}; ${site.generator ?? "unknown software"})`}`,
    `As of: ${site.time ?? "not stated by the source"}`,
    `License of the content: ${rights === "" ? "not stated by the source" : rights}`,
  ];
  return `${firstLine}\n${lines.map((line) => `# ${inOneLine(line)}\n`).join("")}`;
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").replaceAll(unprintable, "?").trim();
}

function yamlOf(value: object): string {
  const document = new Document(value, { version: "1.2", schema: "core", aliasDuplicateObjects: false });
  visit(document, {
    Scalar(key, node) {
      if (key === "key" || !isScalar(node) || typeof node.value !== "string") return;
      const { value: text } = node;
      unprintable.lastIndex = 0;
      if (unprintable.test(text) || text.startsWith("\n")) node.type = "QUOTE_DOUBLE";
      else if (text.includes("\n")) node.type = "BLOCK_LITERAL";
    },
  });
  return document.toString({ lineWidth: 0, minContentWidth: 0 }).replaceAll(unprintable, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
