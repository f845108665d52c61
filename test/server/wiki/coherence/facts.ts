import type { Any } from "../support/asked-wiki.ts";
import type { Census } from "./census.ts";
import { allTitles, categories, names } from "./random-world.ts";

/* Facts that several modules return. The result of each is read as a list of values in any order. */

export type Teller = (census: Census) => readonly unknown[];

export interface Fact {
  readonly name: string;
  /** Sources that return the complete fact. */
  readonly tellers: Readonly<Record<string, Teller>>;
  /** Sources that return only a part of the fact. */
  readonly partly?: Readonly<Record<string, Teller>>;
}

const there = ({ pages }: Census): readonly Any[] => pages.filter(({ missing }) => missing !== true);
const inList =
  (name: string, read: (item: Any) => unknown): Teller =>
  ({ lists }) =>
    (lists[name] ?? []).map(read);

/** Returns the title of a page that a list names by its id. */
const titleOf = ({ pages }: Census, id: number): string => pages.find(({ pageid }) => pageid === id)?.title ?? `#${id}`;

/** Returns pairs of titles: each page with the entries of its list. */
const pairsOut =
  (name: string, read: (item: Any) => unknown = ({ title }) => title): Teller =>
  ({ pages }) =>
    pages.flatMap((page) => (page[name] ?? []).map((one: Any) => [page.title, read(one)]));
const pairsIn =
  (name: string): Teller =>
  ({ pages }) =>
    pages.flatMap((page) => (page[name] ?? []).map((one: Any) => [one.title, page.title]));
const pairsById =
  (name: string): Teller =>
  (census) =>
    (census.lists[name] ?? []).map(({ fromid, title }) => [titleOf(census, fromid), title]);
const pairsToTarget =
  (name: string): Teller =>
  ({ lists, target }) =>
    (lists[name] ?? []).map(({ title }) => [title, target]);

const links = (name: string, forth: string, back: string, all: string, ofOne: string): Fact => ({
  name,
  tellers: { [forth]: pairsOut(forth), [back]: pairsIn(back), [all]: pairsById(all) },
  partly: { [ofOne]: pairsToTarget(ofOne) },
});

const grouped =
  (name: string) =>
  ({ lists }: Census): readonly Any[] =>
    (lists[name] ?? []).flatMap(({ title, revisions }) => revisions.map((one: Any) => ({ ...one, title })));
const revisions = grouped("allrevisions");
/** Returns the revisions without hidden users. A hidden user does not count as an author, whoever the caller is. */
const seen = (census: Census): readonly Any[] => revisions(census).filter(({ userhidden }) => userhidden !== true);
const newest = ({ pages }: Census): readonly Any[] =>
  pages.flatMap(({ title, revisions: shown = [] }) => shown.map((one: Any) => ({ ...one, title })));
const changes =
  (wanted: (type: string) => boolean) =>
  ({ lists }: Census): readonly Any[] =>
    (lists["recentchanges"] ?? []).filter(({ type }) => wanted(type)).map((one) => ({ ...one, size: one.newlen }));

/** Data of revisions, from all modules that list them. */
const ofRevisions = (name: string, read: (revision: Any) => unknown, ...without: readonly string[]): Fact => {
  const all = {
    revisions: newest,
    "revisions of one page": ({ history, target }: Census) => history.map((one) => ({ ...one, title: target })),
    usercontribs: ({ lists }: Census) => lists["usercontribs"] ?? [],
    recentchanges: changes((type) => type !== "log"),
  };
  const partly = Object.entries(all)
    .filter(([teller]) => !without.includes(teller))
    .map(([teller, found]) => [teller, (census: Census) => found(census).map((one) => [one.revid, read(one)])]);
  return {
    name,
    tellers: { allrevisions: (census) => revisions(census).map((one) => [one.revid, read(one)]) },
    partly: Object.fromEntries(partly),
  };
};

const ofDeleted = (name: string, read: (revision: Any) => unknown): Fact => ({
  name,
  tellers: {
    alldeletedrevisions: (census) => grouped("alldeletedrevisions")(census).map((one) => [one.revid, read(one)]),
    deletedrevisions: ({ pages }) =>
      pages.flatMap(({ title, deletedrevisions = [] }) =>
        deletedrevisions.map((one: Any) => [one.revid, read({ ...one, title })]),
      ),
  },
});

const blockIn = ({ name, blockid, blockedby, blockreason, blockexpiry, blockedtimestamp }: Any): readonly unknown[] =>
  blockid === undefined
    ? []
    : [
        [
          name,
          blockid,
          blockedby,
          blockreason,
          blockexpiry === "infinite" ? "infinity" : blockexpiry,
          blockedtimestamp,
        ],
      ];
/**
 * Returns whether a change of a log entry shows its data. It hides what the revision created by the entry hides, as in
 * the real system.
 */
const ofItself = ({ revid, userhidden, commenthidden }: Any): boolean =>
  revid === 0 || (userhidden !== true && commenthidden !== true);
const shown = (all: readonly Any[]): readonly Any[] => all.filter(({ actionhidden }) => actionhidden !== true);
const userIn = ({ userid, id = userid, name, editcount, groups, rights }: Any): readonly unknown[] => [
  id,
  name,
  editcount,
  groups?.toSorted(),
  rights?.toSorted(),
];

const knownUsers = ({ lists }: Census): readonly Any[] =>
  (lists["users"] ?? []).filter(({ missing }) => missing !== true);

const categorySize = ({
  title,
  category = title.replace("Category:", ""),
  size,
  pages,
  files,
  subcats,
  hidden,
}: Any): readonly unknown[] => [category, size, pages, files, subcats, hidden];
const known = ({ category }: Any): boolean => allTitles.includes(`Category:${category}`);

const sizes = ({ pages }: Census): readonly Any[] =>
  pages
    .filter(({ categoryinfo }) => categoryinfo !== undefined)
    .map(({ title, categoryinfo }) => ({ title, ...categoryinfo }));
const fileIn = ({
  title,
  name = title.replace("File:", "").replaceAll(" ", "_"),
  size,
  sha1,
  timestamp,
  user,
  mime,
}: Any): readonly unknown[] => [name, size, sha1, timestamp, user, mime];
const filesOf = ({ pages }: Census): readonly unknown[] =>
  pages.flatMap(({ title, imageinfo = [] }) => imageinfo.map((one: Any) => fileIn({ title, ...one })));
const namespaceOf = (title: string): string => /^(?:Talk|User|File|Template|Category):/.exec(title)?.[0] ?? "";
const nearTarget =
  (read: (page: Any) => boolean): Teller =>
  (census) =>
    there(census)
      .filter((page) => namespaceOf(page.title) === namespaceOf(census.target) && read(page))
      .map(({ title }) => title);
const lastOf = (list: readonly Any[]): readonly unknown[] =>
  [...Map.groupBy(list, ({ title }) => title)].map(([title, all]) => [
    title,
    all
      .toSorted((one, other) =>
        one.timestamp === other.timestamp ? one.revid - other.revid : one.timestamp < other.timestamp ? -1 : 1,
      )
      .at(-1).revid,
  ]);
const count = (all: { readonly length: number }): readonly unknown[] => [all.length];
const unique = (all: readonly unknown[]): readonly unknown[] => [
  ...new Map(all.map((one) => [JSON.stringify(one), one])).values(),
];
const ownProtections = ({ protection }: Any): readonly Any[] =>
  protection.filter(({ source }: Any) => source === undefined);

export const facts: readonly Fact[] = [
  {
    name: "which pages there are, under which ids",
    tellers: {
      info: (census) => there(census).map(({ pageid, title }) => [pageid, title]),
      allpages: inList("allpages", ({ pageid, title }) => [pageid, title]),
      allrevisions: ({ lists }) => unique((lists["allrevisions"] ?? []).map(({ pageid, title }) => [pageid, title])),
    },
    partly: {
      linkshere: ({ pages }) =>
        unique(pages.flatMap(({ linkshere = [] }) => linkshere.map(({ pageid, title }: Any) => [pageid, title]))),
    },
  },
  {
    name: "how many pages there are",
    tellers: {
      siteinfo: ({ statistics }) => [statistics.pages],
      allpages: ({ lists }) => count(lists["allpages"] ?? []),
    },
  },
  {
    name: "which revision is the last",
    tellers: {
      info: (census) => there(census).map(({ title, lastrevid }) => [title, lastrevid]),
      revisions: (census) => newest(census).map(({ title, revid }) => [title, revid]),
      allrevisions: (census) => lastOf(revisions(census)),
    },
    partly: {
      usercontribs: ({ lists }) =>
        (lists["usercontribs"] ?? []).filter(({ top }) => top === true).map(({ title, revid }) => [title, revid]),
    },
  },
  {
    name: "how long pages are",
    tellers: {
      info: (census) => there(census).map(({ title, length }) => [title, length]),
      revisions: (census) => newest(census).map(({ title, size }) => [title, size]),
    },
  },
  ofRevisions("which page a revision is of", ({ title }) => title, "recentchanges"),
  ofRevisions("when a revision was made", ({ timestamp }) => timestamp),
  ofRevisions("who made a revision", ({ user = "hidden" }) => user),
  ofRevisions("how long a revision is", ({ size }) => size),
  ofRevisions("comments of revisions", ({ comment = "hidden" }) => comment),
  ofRevisions("which tags a revision has", ({ tags }) => tags.toSorted()),
  ofRevisions("whether a revision is minor", ({ minor }) => minor),
  ofRevisions("which revision came before", ({ parentid, old_revid = parentid }) => old_revid),
  ofRevisions("the hash of a revision", ({ sha1 = "hidden" }) => sha1, "usercontribs", "recentchanges"),
  {
    name: "the edits of accounts",
    tellers: {
      usercontribs: inList("usercontribs", ({ user, revid }) => [user, revid]),
      allrevisions: (census) =>
        revisions(census)
          .filter(({ user }) => (names as readonly string[]).includes(user))
          .map(({ user, revid }) => [user, revid]),
    },
  },
  {
    name: "all revisions of a page",
    tellers: {
      revisions: ({ history }) => history.map(({ revid }) => revid),
      allrevisions: (census) =>
        revisions(census)
          .filter(({ title }) => title === census.target)
          .map(({ revid }) => revid),
    },
  },
  {
    name: "which accounts have written a page",
    tellers: {
      contributors: ({ pages }) =>
        pages.flatMap(({ title, contributors = [] }) => contributors.map(({ name }: Any) => [title, name])),
      allrevisions: (census) =>
        unique(
          seen(census)
            .filter(({ userid = 0 }) => userid > 0)
            .map(({ title, user }) => [title, user]),
        ),
    },
  },
  {
    name: "how many addresses have written a page",
    tellers: {
      contributors: ({ pages }) =>
        pages.flatMap(({ title, anoncontributors }) =>
          anoncontributors === undefined ? [] : [[title, anoncontributors]],
        ),
      allrevisions: (census) =>
        [
          ...Map.groupBy(
            seen(census).filter(({ anon }) => anon === true),
            ({ title }) => title,
          ),
        ].map(([title, all]) => [title, unique(all.map(({ user }) => user)).length]),
    },
  },
  ofDeleted("which revisions are deleted", ({ title }) => title),
  ofDeleted("who made a deleted revision", ({ user = "hidden", timestamp, comment = "hidden" }) => [
    user,
    timestamp,
    comment,
  ]),
  ofDeleted("the text of a deleted revision", ({ size, sha1 = "hidden", tags }) => [size, sha1, tags]),
  links("links", "links", "linkshere", "alllinks", "backlinks"),
  links("inclusions", "templates", "transcludedin", "alltransclusions", "embeddedin"),
  links("uses of files", "images", "fileusage", "allfileusages", "imageusage"),
  {
    name: "where redirects lead",
    tellers: { redirects: pairsIn("redirects"), allredirects: pairsById("allredirects") },
  },
  {
    name: "which pages are redirects",
    tellers: {
      info: (census) =>
        there(census)
          .filter(({ redirect }) => redirect === true)
          .map(({ title }) => title),
      redirects: ({ pages }) => pages.flatMap(({ redirects: found = [] }) => found.map(({ title }: Any) => title)),
      allredirects: (census) => (census.lists["allredirects"] ?? []).map(({ fromid }) => titleOf(census, fromid)),
    },
    partly: {
      linkshere: ({ pages }) =>
        unique(
          pages.flatMap(({ linkshere = [] }) =>
            linkshere.filter(({ redirect }: Any) => redirect).map(({ title }: Any) => title),
          ),
        ),
    },
  },
  {
    name: "which pages of a namespace are redirects",
    tellers: {
      info: nearTarget(({ redirect }) => redirect === true),
      "allpages, filtered": ({ redirects }) => redirects.map(({ title }) => title),
    },
  },
  {
    name: "a redirect links to where it leads",
    tellers: { links: pairsOut("links") },
    partly: { redirects: pairsIn("redirects") },
  },
  {
    name: "which categories a page is in",
    tellers: {
      categories: ({ pages }) =>
        pages.flatMap(({ title, categories: found = [] }) =>
          found
            .filter((one: Any) => (categories as readonly string[]).includes(one.title))
            .map((one: Any) => [title, one.title]),
        ),
      categorymembers: ({ members }) =>
        Object.entries(members).flatMap(([category, all]) => all.map(({ title }) => [title, category])),
    },
  },
  {
    name: "how many members a category has",
    tellers: {
      categoryinfo: (census) => sizes(census).map(categorySize),
      allcategories: ({ lists }) => (lists["allcategories"] ?? []).filter(known).map(categorySize),
    },
  },
  {
    name: "how many pages, files and categories are in a category",
    tellers: {
      categoryinfo: (census) =>
        sizes(census)
          .filter(({ size }) => size > 0)
          .map(({ title, pages, files, subcats }) => [title, pages, files, subcats]),
      categorymembers: ({ members }) =>
        Object.entries(members)
          .filter(([, all]) => all.length > 0)
          .map(([title, all]) => [
            title,
            ...["page", "file", "subcat"].map((wanted) => all.filter(({ type }) => type === wanted).length),
          ]),
    },
  },
  {
    name: "which categories are hidden",
    tellers: {
      allcategories: ({ lists }) =>
        (lists["allcategories"] ?? []).map(({ category, hidden }) => [`Category:${category}`, hidden]),
    },
    partly: {
      categories: ({ pages }) =>
        unique(pages.flatMap(({ categories: found = [] }) => found.map(({ title, hidden }: Any) => [title, hidden]))),
    },
  },
  {
    name: "what kind of member a page is",
    tellers: {
      info: (census) =>
        there(census).map(({ ns, title }) => [title, ns === 14 ? "subcat" : ns === 6 ? "file" : "page"]),
    },
    partly: {
      categorymembers: ({ members }) =>
        unique(
          Object.values(members)
            .flat()
            .map(({ title, type }) => [title, type]),
        ),
    },
  },
  {
    name: "links to other sites",
    tellers: {
      extlinks: pairsOut("extlinks", ({ url }) => url),
      exturlusage: inList("exturlusage", ({ title, url }) => [title, url]),
    },
  },
  {
    name: "links to other languages",
    tellers: {
      langlinks: pairsOut("langlinks", ({ lang, title }) => [lang, title]),
      langbacklinks: inList("langbacklinks", ({ title, lllang, lltitle }) => [title, [lllang, lltitle]]),
    },
  },
  {
    name: "links to other wikis",
    tellers: {
      iwlinks: pairsOut("iwlinks", ({ prefix, title }) => [prefix, title]),
      iwbacklinks: inList("iwbacklinks", ({ title, iwprefix, iwtitle }) => [title, [iwprefix, iwtitle]]),
    },
  },
  {
    name: "how pages are sorted",
    tellers: {
      pageprops: ({ pages }) =>
        pages.flatMap(({ title, pageprops: found }) =>
          found?.defaultsort === undefined ? [] : [[title, found.defaultsort]],
        ),
      pageswithprop: inList("pageswithprop", ({ title, value }) => [title, value]),
    },
  },
  {
    name: "which properties pages have",
    tellers: {
      pageprops: ({ pages }) => unique(pages.flatMap(({ pageprops: found = {} }) => Object.keys(found))),
      pagepropnames: inList("pagepropnames", ({ propname }) => propname),
    },
  },
  {
    name: "which pages are protected",
    tellers: {
      info: nearTarget((page) => ownProtections(page).length > 0),
      "allpages, filtered": (census) => census.protected.map(({ title }) => title),
    },
  },
  {
    name: "which titles may not be made",
    tellers: {
      info: ({ pages }) =>
        pages.flatMap(({ title, protection = [] }) =>
          protection
            .filter(({ type }: Any) => type === "create")
            .map(({ level, expiry }: Any) => [title, level, expiry]),
        ),
      protectedtitles: inList("protectedtitles", ({ title, level, expiry }) => [title, level, expiry]),
    },
  },
  {
    name: "which accounts are blocked",
    tellers: {
      blocks: ({ lists }) =>
        (lists["blocks"] ?? [])
          .filter(({ user }) => (names as readonly string[]).includes(user))
          .map(({ user, id, by, reason, expiry, timestamp }) => [user, id, by, reason, expiry, timestamp]),
      users: (census) => knownUsers(census).flatMap(blockIn),
      allusers: ({ lists }) => (lists["allusers"] ?? []).flatMap(blockIn),
    },
  },
  {
    name: "accounts, with groups, rights and edits",
    tellers: { users: (census) => knownUsers(census).map(userIn), allusers: inList("allusers", userIn) },
    partly: {
      userinfo: (census) =>
        knownUsers(census).some(({ name }) => name === census.asker) ? [userIn(census.userinfo)] : [],
    },
  },
  {
    name: "when accounts were made",
    tellers: {
      users: (census) => knownUsers(census).map(({ name, registration }) => [name, registration]),
      allusers: inList("allusers", ({ name, registration }) => [name, registration]),
    },
  },
  {
    name: "what the caller watches, and what is new there",
    tellers: {
      info: ({ asker, pages }) =>
        asker === undefined
          ? []
          : pages
              .filter(({ watched }) => watched)
              .map(({ title, notificationtimestamp }) => [title, notificationtimestamp]),
      watchlistraw: ({ lists }) =>
        (lists["watchlistraw"] ?? [])
          .filter(({ title }) => allTitles.includes(title))
          .map(({ title, changed = "" }) => [title, changed]),
    },
  },
  {
    name: "changes of what the caller watches",
    tellers: { watchlistraw: inList("watchlistraw", ({ title }) => title) },
    partly: { watchlist: ({ lists }) => unique((lists["watchlist"] ?? []).map(({ title }) => title)) },
  },
  { name: "files", tellers: { imageinfo: filesOf, allimages: inList("allimages", fileIn) } },
  {
    name: "how many files there are",
    tellers: {
      siteinfo: ({ statistics }) => [statistics.images],
      allimages: ({ lists }) => count(lists["allimages"] ?? []),
    },
  },
  {
    name: "how many articles there are",
    tellers: {
      siteinfo: ({ statistics }) => [statistics.articles],
      info: (census) =>
        count(
          there(census).filter(
            ({ ns, redirect, links: found = [] }) => ns === 0 && redirect !== true && found.length > 0,
          ),
        ),
    },
  },
  {
    name: "entries of logs",
    tellers: {
      logevents: ({ lists }) =>
        shown(lists["logevents"] ?? []).map(
          ({ logid, type, action, title = "hidden", user = "hidden", timestamp, comment = "hidden" }) => [
            logid,
            type,
            action,
            title,
            user,
            timestamp,
            comment,
          ],
        ),
    },
    partly: {
      recentchanges: (census) =>
        shown(changes((type) => type === "log")(census))
          .filter(ofItself)
          .map(({ logid, logtype, logaction, title = "hidden", user = "hidden", timestamp, comment = "hidden" }) => [
            logid,
            logtype,
            logaction,
            title,
            user,
            timestamp,
            comment,
          ]),
    },
  },
  {
    name: "what was deleted is in the log",
    tellers: {
      logevents: ({ lists }) =>
        unique((lists["logevents"] ?? []).filter(({ type }) => type === "delete").map(({ title }) => title)),
    },
    partly: {
      alldeletedrevisions: ({ lists }) => unique((lists["alldeletedrevisions"] ?? []).map(({ title }) => title)),
    },
  },
  {
    name: "which tags there are",
    tellers: { tags: inList("tags", ({ name }) => name) },
    partly: {
      allrevisions: (census) => unique(revisions(census).flatMap(({ tags }) => tags)),
      recentchanges: ({ lists }) => unique((lists["recentchanges"] ?? []).flatMap(({ tags }) => tags)),
    },
  },
  {
    name: "talk pages",
    tellers: {
      info: (census) =>
        there(census).flatMap(({ title, talkid, subjectid, associatedpage }) =>
          talkid === undefined && subjectid === undefined ? [] : [[title, associatedpage, talkid ?? subjectid]],
        ),
      allpages: (census) =>
        there(census).flatMap(({ title, associatedpage }) =>
          (census.lists["allpages"] ?? [])
            .filter((one) => one.title === associatedpage)
            .map((one) => [title, associatedpage, one.pageid]),
        ),
    },
  },
];
