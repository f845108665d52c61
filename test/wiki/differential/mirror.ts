import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fullTitle, type StoredTitle } from "../../../packages/wiki/src/content/titles.ts";
import type { TagSeed } from "../../../packages/reference-server/src/seed/seed.ts";

/**
 * Copies the stored data of a MediaWiki into an empty database of the reference server. The reference server's own data
 * for the same seed can then be compared row by row, including ids. `logParams` are the details of log entries, as the
 * wiki returns them.
 */
export function mirror(
  real: string,
  ours: string,
  logParams: ReadonlyMap<number, object>,
  tags: readonly TagSeed[],
): void {
  const database = new DatabaseSync(ours);
  try {
    database.function("hex36", { deterministic: true }, (hash) => hexOf(String(hash)));
    database.function("iso", { deterministic: true }, (moment) => isoOf(String(moment ?? "19700101000000")));
    database.function(
      "tag_text",
      (name, part) => tags.find((tag) => tag.name === name)?.[part as "title" | "description"] ?? "",
    );
    database.function("restrictions_of", (id) => JSON.stringify(restrictionsIn(real, Number(id))));
    database.exec(`ATTACH DATABASE '${real}' AS real; CREATE TEMP TABLE log_params (log INTEGER, params TEXT)`);
    const insert = database.prepare("INSERT INTO log_params VALUES (?, ?)");
    for (const [log, params] of logParams) insert.run(log, JSON.stringify(params));
    database.exec(`BEGIN;\n${readFileSync(join(import.meta.dirname, "mirror.sql"), "utf8")};\nCOMMIT`);
  } finally {
    database.close();
  }
}

function restrictionsIn(real: string, block: number): object {
  const database = new DatabaseSync(real, { readOnly: true });
  const of = (type: number): readonly number[] =>
    database
      .prepare("SELECT ir_value AS value FROM ipblocks_restrictions WHERE ir_ipb_id = ? AND ir_type = ? ORDER BY 1")
      .all(block, type)
      .map(({ value }) => Number(value));
  const title = database.prepare("SELECT page_namespace AS ns, page_title AS title FROM page WHERE page_id = ?");
  try {
    const pages = of(1).map((id) => fullTitle(title.get(id) as unknown as StoredTitle));
    const namespaces = of(2);
    return { ...(pages.length > 0 && { pages }), ...(namespaces.length > 0 && { namespaces }) };
  } finally {
    database.close();
  }
}

function hexOf(hash: string): string {
  return [...hash]
    .reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n)
    .toString(16)
    .padStart(40, "0");
}

function isoOf(stored: string): string {
  return stored.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, "$1-$2-$3T$4:$5:$6Z");
}
