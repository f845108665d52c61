/*
 * The tables of the stored wiki, as data: their columns and the kinds of values. The migrations create the same tables
 * (`npm test` compares them). Titles are stored without their namespace and with `_` for spaces, in the form that lists
 * are sorted by. Timestamps are fourteen digits in UTC, as in continuations. The account id of anonymous users is 0.
 */

export type ColumnKind = "integer" | "real" | "text" | "nullable integer" | "nullable real" | "nullable text";

interface TableOf<Columns extends Readonly<Record<string, ColumnKind>>> {
  /** The table's name in the database. */
  readonly sql: string;
  /** The prefix of its column names in the database. */
  readonly prefix: string;
  readonly columns: Columns;
}

const wiki = <const Columns extends Readonly<Record<string, ColumnKind>>>(
  sql: string,
  columns: Columns,
): TableOf<Columns> => ({
  sql: `wiki_${sql}`,
  prefix: "",
  columns,
});

/** The columns of all revisions, of existing and deleted pages. `hidden` is a sum of `hiddenParts`. */
const revision = {
  id: "integer",
  page: "integer",
  parent: "integer",
  timestamp: "text",
  account: "integer",
  user_name: "text",
  comment: "text",
  minor: "integer",
  hidden: "integer",
  length: "integer",
  /** In base 16. */
  sha1: "text",
  model: "text",
} as const;

export const tables = {
  /** Accounts of the query interface. `AccountStore` writes them. */
  accounts: {
    sql: "accounts",
    prefix: "ac_",
    columns: {
      id: "integer",
      name: "text",
      groups: "text",
      registered: "integer",
      edits: "integer",
      gender: "text",
      has_email: "integer",
    },
  },

  pages: wiki("pages", {
    id: "integer",
    ns: "integer",
    title: "text",
    is_redirect: "integer",
    is_new: "integer",
    touched: "text",
    length: "integer",
    /** The id of the current revision. */
    latest: "integer",
    model: "text",
    language: "text",
    /** From 0 to 1: the position of the page in the order of `random`. */
    random: "real",
  }),
  revisions: wiki("revisions", revision),
  /** Revisions of deleted pages, with their original ids. */
  deleted_revisions: wiki("deleted_revisions", { ...revision, ns: "integer", title: "text" }),
  /** The texts of all revisions, including deleted ones. */
  texts: wiki("texts", { revision: "integer", text: "text" }),

  /** `kind` is `link`, `template`, `file` or `redirect`. `fragment` and `interwiki` apply to redirects only. */
  links: wiki("links", {
    kind: "text",
    source: "integer",
    source_ns: "integer",
    ns: "integer",
    title: "text",
    fragment: "text",
    interwiki: "text",
  }),
  /** `type` is `page`, `subcat` or `file`. */
  category_links: wiki("category_links", {
    source: "integer",
    category: "text",
    type: "text",
    sort_key: "text",
    sort_prefix: "text",
    timestamp: "text",
  }),
  categories: wiki("categories", {
    id: "integer",
    title: "text",
    pages: "integer",
    subcategories: "integer",
    files: "integer",
    hidden: "integer",
  }),
  /**
   * `host` is the scheme and the host with its labels reversed, `https://org.example.`. `path` is the rest of the URL.
   */
  external_links: wiki("external_links", { id: "integer", source: "integer", url: "text", host: "text", path: "text" }),
  language_links: wiki("language_links", { source: "integer", language: "text", title: "text" }),
  interwiki_links: wiki("interwiki_links", { source: "integer", prefix: "text", title: "text" }),
  page_properties: wiki("page_properties", { page: "integer", name: "text", value: "text", sort: "nullable real" }),

  /**
   * `state` is `current`, `old` or `deleted`. Columns that begin with `deleted_` apply to deleted files only.
   * `metadata` is JSON.
   */
  files: wiki("files", {
    id: "integer",
    title: "text",
    state: "text",
    archive_name: "text",
    timestamp: "text",
    account: "integer",
    user_name: "text",
    comment: "text",
    size: "integer",
    width: "integer",
    height: "integer",
    bits: "integer",
    media_type: "text",
    mime: "text",
    sha1: "text",
    metadata: "text",
    hidden: "integer",
    /** The id among deleted versions; 0 for other versions. */
    archive_id: "integer",
    storage_key: "text",
    deleted_timestamp: "text",
    deleted_by: "text",
    deleted_reason: "text",
  }),
  /** Uploaded files that do not belong to a page yet. */
  stashed_files: wiki("stashed_files", {
    id: "integer",
    account: "integer",
    file_key: "text",
    timestamp: "text",
    status: "text",
    size: "integer",
    width: "integer",
    height: "integer",
    bits: "integer",
    media_type: "text",
    mime: "text",
    sha1: "text",
  }),

  /** `params` is JSON. */
  log: wiki("log", {
    id: "integer",
    type: "text",
    action: "text",
    timestamp: "text",
    account: "integer",
    user_name: "text",
    ns: "integer",
    title: "text",
    page: "integer",
    comment: "text",
    params: "text",
    hidden: "integer",
  }),
  /**
   * Recent changes. `type` is `edit`, `new`, `log`, `categorize` or `external`. `patrolled` is 0 for no, 1 for manually
   * and 2 for automatically patrolled.
   */
  changes: wiki("changes", {
    id: "integer",
    type: "text",
    timestamp: "text",
    account: "integer",
    user_name: "text",
    ns: "integer",
    title: "text",
    page: "integer",
    revision: "integer",
    old_revision: "integer",
    old_length: "integer",
    new_length: "integer",
    comment: "text",
    minor: "integer",
    bot: "integer",
    patrolled: "integer",
    hidden: "integer",
    log: "integer",
    log_type: "text",
    log_action: "text",
    params: "text",
  }),
  /** `sources` is a list of words, separated by spaces. */
  tags: wiki("tags", {
    name: "text",
    display_name: "text",
    description: "text",
    is_defined: "integer",
    is_active: "integer",
    sources: "text",
    hits: "integer",
  }),
  /** The revision, log entry and recent change that has a tag; 0 if there is no such object. */
  tagged: wiki("tagged", { tag: "text", revision: "integer", log: "integer", change_id: "integer" }),

  /** `range_start` and `range_end` are addresses in MediaWiki's hexadecimal form. `restrictions` is JSON. */
  blocks: wiki("blocks", {
    id: "integer",
    target: "text",
    account: "integer",
    range_start: "text",
    range_end: "text",
    is_auto: "integer",
    by_account: "integer",
    by_name: "text",
    reason: "text",
    timestamp: "text",
    /** A timestamp, or `infinity`. */
    expiry: "text",
    anonymous_only: "integer",
    no_account: "integer",
    autoblock: "integer",
    no_email: "integer",
    own_talk: "integer",
    hidden: "integer",
    sitewide: "integer",
    restrictions: "text",
  }),
  protections: wiki("protections", {
    page: "integer",
    type: "text",
    level: "text",
    cascade: "integer",
    expiry: "text",
  }),
  protected_titles: wiki("protected_titles", {
    ns: "integer",
    title: "text",
    account: "integer",
    user_name: "text",
    reason: "text",
    timestamp: "text",
    expiry: "text",
    level: "text",
  }),
  watched: wiki("watched", {
    account: "integer",
    ns: "integer",
    title: "text",
    notified: "nullable text",
    expiry: "nullable text",
  }),
  /** `name` is `pages`, `articles`, `edits`, `files` or `active_users`. */
  statistics: wiki("statistics", { name: "text", value: "integer" }),
} as const;

export type Table = keyof typeof tables;

/** A column with the name of its table: `pages.title`. */
export type Column = { readonly [T in Table]: `${T}.${keyof (typeof tables)[T]["columns"] & string}` }[Table];

interface Values {
  readonly integer: number;
  readonly real: number;
  readonly text: string;
  readonly "nullable integer": number | null;
  readonly "nullable real": number | null;
  readonly "nullable text": string | null;
}

export type RowOf<T extends Table> = {
  readonly [C in keyof (typeof tables)[T]["columns"]]: Values[(typeof tables)[T]["columns"][C] & ColumnKind];
};

export type ValueOf<C extends Column> = C extends `${infer T extends Table}.${infer Name}`
  ? RowOf<T>[Name & keyof RowOf<T>]
  : never;

export function kindOf(column: Column): ColumnKind {
  const at = column.indexOf(".");
  const columns: Readonly<Record<string, ColumnKind>> = tables[column.slice(0, at) as Table].columns;
  return columns[column.slice(at + 1)] ?? "text";
}

/** The tables that assign an `id` to new rows. Deleted revisions keep their original ids. */
const tablesWithIds = [
  "pages",
  "revisions",
  "categories",
  "external_links",
  "files",
  "stashed_files",
  "log",
  "changes",
  "blocks",
] as const satisfies readonly Table[];

export type TableWithId = (typeof tablesWithIds)[number];

/** The hidden parts of a revision or log entry, as bits. `restricted` hides them even from administrators. */
export const hiddenParts = { text: 1, comment: 2, user: 4, restricted: 8 } as const;
