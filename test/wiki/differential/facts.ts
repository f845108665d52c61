import { DatabaseSync } from "node:sqlite";
import { isoOf } from "../../../packages/wiki/src/content/timestamps.ts";
import { fullTitle } from "../../../packages/wiki/src/content/titles.ts";

/** Data of a wiki that requests can refer to, read from the tables of the stored wiki. */
export interface Facts {
  /** Full titles of pages in all namespaces. */
  readonly titles: readonly string[];
  readonly redirects: readonly string[];
  readonly categories: readonly string[];
  readonly files: readonly string[];
  readonly templates: readonly string[];
  /** Titles of deleted pages, and some that have never existed. */
  readonly gone: readonly string[];
  readonly deletedFiles: readonly string[];
  /** Titles of link targets. */
  readonly linked: readonly string[];
  readonly pageids: readonly number[];
  readonly revids: readonly number[];
  readonly deletedRevids: readonly number[];
  readonly logids: readonly number[];
  readonly blockids: readonly number[];
  readonly users: readonly string[];
  readonly userids: readonly number[];
  readonly addresses: readonly string[];
  readonly blocked: readonly string[];
  readonly tags: readonly string[];
  readonly moments: readonly string[];
  readonly deletedMoments: readonly string[];
  readonly languages: readonly (readonly [string, string])[];
  readonly interwikis: readonly (readonly [string, string])[];
  readonly hosts: readonly string[];
  /** Hexadecimal. */
  readonly hashes: readonly string[];
  readonly mimes: readonly string[];
  readonly properties: readonly string[];
  readonly sortKeys: readonly string[];
  readonly words: readonly string[];
}

export function factsIn(file: string): Facts {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = (sql: string): readonly (readonly unknown[])[] =>
    database
      .prepare(sql)
      .all()
      .map((row) => Object.values(row));
  const column = <T>(sql: string): readonly T[] => rows(sql).map(([value]) => value as T);
  const titles = (sql: string): readonly string[] =>
    rows(sql).map(([ns, title]) => fullTitle({ ns: ns as number, title: title as string }));
  const pages = (where: string): readonly string[] =>
    titles(`SELECT ns, title FROM wiki_pages WHERE ${where} ORDER BY id`);
  const linked = (kind: string): readonly string[] =>
    titles(`SELECT DISTINCT ns, title FROM wiki_links WHERE kind = '${kind}' ORDER BY 1, 2`);
  try {
    return {
      titles: pages("1"),
      redirects: pages("is_redirect = 1"),
      categories: titles("SELECT DISTINCT 14, category FROM wiki_category_links ORDER BY 2"),
      files: titles("SELECT 6, title FROM wiki_files WHERE state = 'current' ORDER BY 2"),
      templates: linked("template"),
      gone: [
        ...titles("SELECT DISTINCT ns, title FROM wiki_deleted_revisions ORDER BY 1, 2"),
        "Nothing of the kind",
        "Talk:Nothing of the kind",
      ],
      deletedFiles: titles("SELECT DISTINCT 6, title FROM wiki_files WHERE state = 'deleted' ORDER BY 2"),
      linked: linked("link"),
      pageids: column("SELECT id FROM wiki_pages ORDER BY 1"),
      revids: column("SELECT id FROM wiki_revisions ORDER BY 1"),
      deletedRevids: column("SELECT id FROM wiki_deleted_revisions ORDER BY 1"),
      logids: column("SELECT id FROM wiki_log ORDER BY 1"),
      blockids: column("SELECT id FROM wiki_blocks ORDER BY 1"),
      users: column("SELECT ac_name FROM accounts ORDER BY ac_id"),
      userids: column("SELECT ac_id FROM accounts ORDER BY 1"),
      addresses: column("SELECT DISTINCT user_name FROM wiki_revisions WHERE account = 0 ORDER BY 1"),
      blocked: column("SELECT target FROM wiki_blocks WHERE is_auto = 0 ORDER BY id"),
      tags: column("SELECT name FROM wiki_tags ORDER BY 1"),
      moments: column<string>("SELECT DISTINCT timestamp FROM wiki_revisions ORDER BY 1").map(isoOf),
      deletedMoments: column<string>("SELECT DISTINCT timestamp FROM wiki_deleted_revisions ORDER BY 1").map(isoOf),
      languages: rows("SELECT language, title FROM wiki_language_links ORDER BY 1, 2") as readonly [string, string][],
      interwikis: rows("SELECT prefix, title FROM wiki_interwiki_links ORDER BY 1, 2") as readonly [string, string][],
      hosts: [
        ...new Set(
          column<string>("SELECT url FROM wiki_external_links ORDER BY id").map((url) => URL.parse(url)?.host ?? ""),
        ),
      ].filter((host) => host !== ""),
      hashes: column("SELECT DISTINCT sha1 FROM wiki_files WHERE state = 'current' ORDER BY 1"),
      mimes: column("SELECT DISTINCT mime FROM wiki_files WHERE state = 'current' ORDER BY 1"),
      properties: column("SELECT DISTINCT name FROM wiki_page_properties ORDER BY 1"),
      sortKeys: column("SELECT DISTINCT sort_key FROM wiki_category_links ORDER BY 1"),
      words: [...new Set(pages("ns = 0").flatMap((title) => title.toLowerCase().match(/[a-z]{4,}/g) ?? []))],
    };
  } finally {
    database.close();
  }
}
