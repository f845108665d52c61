/*
 * Plausible mistakes in the first hour with the client, as source text. Each message must contain the given names: the
 * parameter and the correct alternative.
 */

export interface Mistake {
  readonly code: string;
  /** Names that the message must contain: the compiler's message, or that of the error before the request is sent. */
  readonly names: readonly string[];
}

/** Mistakes that do not compile. */
export const refusedByTypes: readonly Mistake[] = [
  { code: 'wiki.list("allpages", { limit: 0 })', names: ["limit", "from 1 to 5000, or max"] },
  { code: 'wiki.list("allpages", { limit: 5001 })', names: ["limit", "from 1 to 5000, or max"] },
  { code: 'wiki.list("allpages", { limit: 1.5 })', names: ["limit", "a whole number"] },
  { code: 'wiki.list("allpages", { limit: -1 })', names: ["limit", "from 1 to 5000"] },
  { code: 'wiki.list("allpages", { limit: "10" })', names: ['"max"', "number"] },
  {
    code: 'wiki.list("recentchanges", { start: "yesterday" })',
    names: ["start", "a Date, or a time such as 2001-01-15T14:56:00Z"],
  },
  { code: 'wiki.query({ titles: "A", prop: { revisions: { end: "last week" } } })', names: ["end", "a Date"] },
  { code: 'wiki.query({ titles: "A", prop: { categories: { limit: 0 } } })', names: ["limit", "from 1 to 5000"] },
  { code: 'wiki.list("recentchanges", { start: Date.now() })', names: ["string | Date"] },
  { code: 'wiki.query({ titles: "A", pageids: 1, prop: { info: {} } })', names: ["only one of titles, pageids"] },
  { code: "wiki.query({ pageids: [1, 2], revids: 3 })", names: ["only one of pageids, revids"] },
  {
    code: 'wiki.query({ generator: { allpages: {}, categorymembers: { title: "Category:A" } } })',
    names: ["generator: one module, not several"],
  },
  {
    code: 'wiki.query({ titles: "A", prop: { revisions: { user: "A", excludeuser: "B" } } })',
    names: ["prop.revisions: only one of user, excludeuser"],
  },
  { code: 'wiki.list("recentchanges", { user: "A", excludeuser: "B" })', names: ["only one of user, excludeuser"] },
  { code: 'wiki.list("categorymembers", { title: "Category:A", pageid: 1 })', names: ["only one of title, pageid"] },
  // The message names only the type that contains both parameters. It should be improved.
  { code: 'wiki.list("categorymembers", {})', names: ["CategorymembersParameters"] },
  { code: 'wiki.list("allpages", { limt: 1 })', names: ["limt", "limit"] },
  { code: 'wiki.list("allpages", { aplimit: 1 })', names: ["aplimit", "AllpagesParameters"] },
  { code: 'wiki.list("allpage", {})', names: ["allpage", "keyof ListModules"] },
  { code: 'wiki.query({ titels: "A" })', names: ["titels", "titles"] },
  { code: 'wiki.query({ titles: "A", prop: { inof: {} } })', names: ["inof", "PropSelection"] },
  { code: 'wiki.query({ titles: "A", prop: "info" })', names: ["PropSelection"] },
  { code: 'wiki.list("allpages", { namespace: "Talk" })', names: ["number"] },
  { code: 'wiki.list("recentchanges", { prop: ["user", "titel"] })', names: ["titel"] },
  { code: 'wiki.list("allpages", { dir: "newer" })', names: ["newer", "ascending"] },
  { code: 'wiki.meta("siteinfo", { prop: "generel" })', names: ["generel"] },
  { code: 'wiki.generate("users", {})', names: ["users", "keyof GeneratorModules"] },
  {
    code: 'wiki.query({ titles: "A", prop: { info: {} } }).then(({ pages: [page] }) => page!.fullurl)',
    names: ["fullurl"],
  },
  { code: "exchange.pagingGroups.list().then(([row]) => row!.nmae)", names: ["nmae", "PagingGroupRow"] },
  { code: 'exchange.pagingGroups.create({ name: "A" })', names: ["number"] },
  { code: 'exchange.pagingGroups.create({ name: "A", number: 830 })', names: ["string"] },
  { code: 'exchange.pagingGroups.update(1, { bidirectional: "maybe" })', names: ["maybe", "yes"] },
  {
    code: 'createExchangeClient({ baseUrl: "https://pbx.example", key: "k" }).pagingGroups.delete(1, {})',
    names: ["tenant"],
  },
  {
    code: 'createQueryClient({ endpoint: "https://wiki.example/w/api.php", userAgent: "MyBot/1.0" })',
    names: ["MyBot/1.0", "(${string}@${string})"],
  },
  { code: 'createQueryClient({ endpoint: "https://wiki.example/w/api.php" })', names: ["userAgent"] },
  {
    code: 'exchange.pagingGroups.create({ name: "A", number: "1" }, { idempotencyKey: 5 })',
    names: ["number", "string | true"],
  },
  { code: 'exchange.pagingGroups.get(1, { ifMatch: "v1" })', names: ["ifMatch"] },
];

/**
 * Mistakes that types cannot detect, because the values come from elsewhere. They are rejected before a request is
 * sent.
 */
export const refusedBeforeSending: readonly Mistake[] = [
  {
    code: "wiki.query({ list: { allpages: { limit: value(0) } } })",
    names: ["limit: 0 is not a whole number from 1 to 5000, or max"],
  },
  {
    code: "wiki.query({ list: { allpages: { limit: value(5001) } } })",
    names: ["limit: 5001 is not a whole number from 1 to 5000, or max"],
  },
  { code: "wiki.query({ list: { allpages: { limit: value(NaN) } } })", names: ["limit: NaN is not"] },
  {
    code: "wiki.query({ list: { allpages: { minsize: value(1.5) } } })",
    names: ["minsize: 1.5 is not a whole number"],
  },
  { code: "wiki.query({ pageids: [1, value(2.5)] })", names: ["pageids: 2.5 is not a whole number"] },
  {
    code: 'wiki.query({ list: { recentchanges: { start: value("yesterday") } } })',
    names: ["start: yesterday is not a Date, or a time such as 2001-01-15T14:56:00Z"],
  },
  { code: 'wiki.query({ list: { recentchanges: { end: new Date("soon") } } })', names: ["end is an invalid Date"] },
  {
    code: 'wiki.request({ action: "query", list: "recentchanges", rcstart: new Date("soon") })',
    names: ["rcstart is an invalid Date"],
  },
];
