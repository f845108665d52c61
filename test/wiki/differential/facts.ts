import { DatabaseSync } from "node:sqlite";

/** What there is in a wiki, for requests to ask for: read from MediaWiki's own tables. */
export interface Facts {
  /** Full titles of pages, of all namespaces. */
  readonly titles: readonly string[];
  readonly redirects: readonly string[];
  readonly categories: readonly string[];
  readonly files: readonly string[];
  readonly templates: readonly string[];
  /** Titles of deleted pages, and some that nothing has. */
  readonly gone: readonly string[];
  readonly deletedFiles: readonly string[];
  /** Titles that something links to. */
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
  /** In base 36. */
  readonly hashes: readonly string[];
  readonly mimes: readonly string[];
  readonly properties: readonly string[];
  readonly sortKeys: readonly string[];
  readonly words: readonly string[];
}

const namespaceNames: Readonly<Record<number, string>> = {
  0: "", 1: "Talk", 2: "User", 3: "User talk", 4: "Project", 5: "Project talk", 6: "File", 7: "File talk", 8: "MediaWiki", 9: "MediaWiki talk",
  10: "Template", 11: "Template talk", 12: "Help", 13: "Help talk", 14: "Category", 15: "Category talk",
};

export function factsIn(file: string): Facts {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = (sql: string): readonly (readonly unknown[])[] => database.prepare(sql).all().map((row) => Object.values(row));
  const column = <T>(sql: string): readonly T[] => rows(sql).map(([value]) => value as T);
  const titles = (sql: string): readonly string[] => rows(sql).map(([ns, title]) => fullTitle(ns as number, title as string));
  const pages = (where: string): readonly string[] => titles(`SELECT page_namespace, page_title FROM page WHERE ${where} ORDER BY page_id`);
  try {
    return {
      titles: pages("1"),
      redirects: pages("page_is_redirect = 1"),
      categories: titles("SELECT DISTINCT 14, cl_to FROM categorylinks ORDER BY 2"),
      files: titles("SELECT 6, img_name FROM image ORDER BY 2"),
      templates: titles("SELECT DISTINCT lt_namespace, lt_title FROM templatelinks JOIN linktarget ON tl_target_id = lt_id ORDER BY 1, 2"),
      gone: [...titles("SELECT DISTINCT ar_namespace, ar_title FROM archive ORDER BY 1, 2"), "Nothing of the kind", "Talk:Nothing of the kind"],
      deletedFiles: titles("SELECT DISTINCT 6, fa_name FROM filearchive ORDER BY 2"),
      linked: titles("SELECT DISTINCT pl_namespace, pl_title FROM pagelinks ORDER BY 1, 2"),
      pageids: column("SELECT page_id FROM page ORDER BY 1"),
      revids: column("SELECT rev_id FROM revision ORDER BY 1"),
      deletedRevids: column("SELECT ar_rev_id FROM archive ORDER BY 1"),
      logids: column("SELECT log_id FROM logging ORDER BY 1"),
      blockids: column("SELECT ipb_id FROM ipblocks ORDER BY 1"),
      users: column("SELECT user_name FROM user ORDER BY user_id"),
      userids: column("SELECT user_id FROM user ORDER BY 1"),
      addresses: column("SELECT actor_name FROM actor WHERE actor_user IS NULL ORDER BY actor_name"),
      blocked: column("SELECT ipb_address FROM ipblocks WHERE ipb_auto = 0 ORDER BY ipb_id"),
      tags: column("SELECT ctd_name FROM change_tag_def ORDER BY ctd_name"),
      moments: column<string>("SELECT DISTINCT rev_timestamp FROM revision ORDER BY 1").map(isoOf),
      deletedMoments: column<string>("SELECT DISTINCT ar_timestamp FROM archive ORDER BY 1").map(isoOf),
      languages: rows("SELECT ll_lang, ll_title FROM langlinks ORDER BY 1, 2") as readonly [string, string][],
      interwikis: rows("SELECT iwl_prefix, iwl_title FROM iwlinks ORDER BY 1, 2") as readonly [string, string][],
      hosts: [...new Set(column<string>("SELECT el_to FROM externallinks ORDER BY el_id").map((url) => URL.parse(url)?.host ?? ""))].filter((host) => host !== ""),
      hashes: column("SELECT DISTINCT img_sha1 FROM image ORDER BY 1"),
      mimes: column("SELECT DISTINCT img_major_mime || '/' || img_minor_mime FROM image ORDER BY 1"),
      properties: column("SELECT DISTINCT pp_propname FROM page_props ORDER BY 1"),
      sortKeys: column("SELECT DISTINCT cl_sortkey FROM categorylinks ORDER BY 1"),
      words: [...new Set(pages("page_namespace = 0").flatMap((title) => title.toLowerCase().match(/[a-z]{4,}/g) ?? []))],
    };
  } finally {
    database.close();
  }
}

function fullTitle(ns: number, title: string): string {
  const name = namespaceNames[ns] ?? "";
  return `${name === "" ? "" : `${name}:`}${title.replaceAll("_", " ")}`;
}

function isoOf(stored: string): string {
  return stored.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, "$1-$2-$3T$4:$5:$6Z");
}
