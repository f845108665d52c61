import type { Storage } from "../../../packages/reference-server/src/storage/storage.ts";
import type { RowOf, Table, TableWithId } from "../../../packages/wiki/src/storage/tables.ts";
import type { WikiStore } from "../../../packages/wiki/src/storage/storage.ts";

/* A wiki of any size, inserted table by table, without actual edits. */

/**
 * The size of a wiki. Each page has one revision, except the first one, which also has a hundredth of all revisions.
 */
export interface WorldSize {
  readonly revisions: number;
}

/** Number of rows of each kind inserted at a time. */
const batch = 2000;
const authors = 10;
const busyCategory = "Harbours";
const moment = (at: number): string =>
  new Date(Date.UTC(2020, 0, 1) + at * 1000).toISOString().replaceAll(/\D/g, "").slice(0, 14);
const titleAt = (at: number): string => `Page_${String(at).padStart(8, "0")}`;
/** Returns the namespace: every tenth page is a talk page. */
const nsAt = (at: number): number => (at % 10 === 9 ? 1 : 0);

const hash = "0".repeat(40);
const author = (at: number) => ({ account: 1 + (at % authors), user_name: `User ${1 + (at % authors)}` });

/** Fills an empty wiki. All values derive from the position of a row, so two data sets of the same size are equal. */
export async function fillWorld(storage: Storage, { revisions }: WorldSize): Promise<void> {
  const pages = revisions - Math.floor(revisions / 100);
  await inParts(storage, authors, (at) => ({ accounts: accountAt(at) }));
  await inParts(storage, pages, (at) => ({ pages: pageAt(at, at === 0 ? revisions : at + 1), ...linksAt(at, pages) }));
  await inParts(storage, revisions, (at) => historyAt(at, at < pages ? at : 0));
  await storage.write(async ({ wiki }) => {
    await wiki.create("categories", [
      { title: busyCategory, pages: Math.ceil(pages / 2), subcategories: 0, files: 0, hidden: 0 },
    ]);
    await wiki.insert("statistics", [
      { name: "pages", value: pages },
      { name: "edits", value: revisions },
      { name: "articles", value: pages },
    ]);
  });
}

type Rows = { readonly [T in Table]?: object };

async function inParts(storage: Storage, count: number, rowsAt: (at: number) => Rows): Promise<void> {
  for (let start = 0; start < count; start += batch) {
    const tables = new Map<string, object[]>();
    for (let at = start; at < Math.min(count, start + batch); at++)
      for (const [name, row] of Object.entries(rowsAt(at))) tables.set(name, [...(tables.get(name) ?? []), row].flat());
    await storage.write(async ({ wiki, accounts }) => {
      for (const row of tables.get("accounts") ?? [])
        await accounts.insert(row as Parameters<typeof accounts.insert>[0]);
      tables.delete("accounts");
      for (const [name, rows] of tables) await insert(wiki, name as TableWithId, rows);
    });
  }
}

const withIds: readonly string[] = ["pages", "revisions", "changes", "log"];

async function insert(wiki: WikiStore, table: TableWithId, rows: readonly object[]): Promise<void> {
  if (withIds.includes(table)) await wiki.create(table, rows as never);
  else await wiki.insert(table as never, rows as never);
}

const accountAt = (at: number) => ({
  name: `User ${at + 1}`,
  password: "",
  groups: at === 0 ? ["sysop"] : [],
  registered: Date.UTC(2020, 0, 1),
});

function pageAt(at: number, latest: number): Omit<RowOf<"pages">, "id"> {
  return {
    ns: nsAt(at),
    title: titleAt(at),
    is_redirect: at % 50 === 49 ? 1 : 0,
    is_new: 1,
    touched: moment(at),
    length: 100,
    latest,
    model: "wikitext",
    language: "en",
    random: ((at * 7919) % 1_000_003) / 1_000_003,
  };
}

/**
 * Links each page to the next one and to the first. Every second page is in the category, every tenth one is watched.
 */
function linksAt(at: number, pages: number): Rows {
  const source = at + 1;
  const link = (to: number): RowOf<"links"> => ({
    kind: "link",
    source,
    source_ns: nsAt(at),
    ns: nsAt(to),
    title: titleAt(to),
    fragment: "",
    interwiki: "",
  });
  return {
    links: at === 0 ? [link(1)] : [link(0), ...((at + 1) % pages === 0 ? [] : [link(at + 1)])],
    ...(at % 2 === 0 && {
      category_links: {
        source,
        category: busyCategory,
        type: "page",
        sort_key: titleAt(at).toUpperCase(),
        sort_prefix: "",
        timestamp: moment(at),
      },
    }),
    ...(at % 10 === 0 && { watched: { account: 1, ns: nsAt(at), title: titleAt(at), notified: null, expiry: null } }),
  };
}

function historyAt(at: number, page: number): Rows {
  const [timestamp, by, title] = [moment(at), author(at), { ns: nsAt(page), title: titleAt(page) }];
  const isNew = at === page;
  const both = { timestamp, ...by, comment: "An edit", minor: 0, hidden: 0 };
  return {
    revisions: { page: page + 1, parent: 0, ...both, length: 100, sha1: hash, model: "wikitext" },
    texts: {
      revision: at + 1,
      text: `A page of a large wiki, number ${at}. [[${titleAt(page + 1)}]] [[Category:${busyCategory}]]`,
    },
    changes: {
      type: isNew ? "new" : "edit",
      ...both,
      ...title,
      page: page + 1,
      revision: at + 1,
      old_revision: 0,
      old_length: 0,
      new_length: 100,
      bot: 0,
      patrolled: 0,
      log: 0,
      log_type: "",
      log_action: "",
      params: "",
    },
    ...(isNew && {
      log: {
        type: "create",
        action: "create",
        timestamp,
        ...by,
        ...title,
        page: page + 1,
        comment: "",
        params: "{}",
        hidden: 0,
      },
    }),
    ...(at % 20 === 0 && { tagged: { tag: "checked", revision: at + 1, log: 0, change_id: at + 1 } }),
  };
}
