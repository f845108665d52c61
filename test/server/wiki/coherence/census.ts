import type { Caller } from "@kiln/server/query";
import type { Seed } from "../../../../packages/reference-server/src/seed/seed.ts";
import { member, type Any, type Ask } from "../support/asked-wiki.ts";
import { allTitles, categories, names, namespaces } from "./random-world.ts";

/* The results of all modules for a small data set and one caller. */

export interface Question {
  /** A user of the data set, with the rights of the user's groups, or `undefined` for an anonymous caller. */
  readonly asker: "Ann" | "Bob" | undefined;
  /** The page whose properties are read. */
  readonly target: string;
}

export interface Census extends Question {
  readonly mayReadDeleted: boolean;
  /** All titles of the data set, with the data of each `prop` module. */
  readonly pages: readonly Any[];
  /** The items of lists. Lists of one namespace contain the items of all namespaces, one after another. */
  readonly lists: Readonly<Record<string, readonly Any[]>>;
  readonly statistics: Any;
  readonly userinfo: Any;
  readonly members: Readonly<Record<string, readonly Any[]>>;
  readonly history: readonly Any[];
  /** Pages of the target's namespace that are redirects, and those that are protected. */
  readonly redirects: readonly Any[];
  readonly protected: readonly Any[];
}

export type Request = Parameters<Ask>[0];

const revisionParts = "ids|flags|timestamp|user|userid|size|sha1|comment|tags";
const userParts = "groups|implicitgroups|rights|editcount|registration|blockinfo";
const fileParts = "timestamp|user|size|sha1|mime";

/** Lists that need no page, with their own parameters. */
export const listRequests: Readonly<Record<string, Request>> = {
  allcategories: { acprop: "size|hidden" },
  allimages: { aiprop: fileParts },
  allrevisions: { arvprop: revisionParts },
  allusers: { auprop: userParts },
  blocks: { bkprop: "id|user|by|timestamp|expiry|reason|flags" },
  exturlusage: { euprop: "ids|title|url" },
  iwbacklinks: { iwblprop: "iwprefix|iwtitle" },
  langbacklinks: { lblprop: "lllang|lltitle" },
  logevents: { leprop: "ids|title|type|user|timestamp|comment" },
  pagepropnames: {},
  pageswithprop: { pwppropname: "defaultsort", pwpprop: "ids|title|value" },
  protectedtitles: { ptprop: "level|expiry" },
  recentchanges: { rcprop: "ids|title|user|userid|comment|timestamp|sizes|flags|loginfo|tags", rctype: "edit|new|log" },
  tags: { tgprop: "hitcount|defined|active" },
  usercontribs: { ucuser: names.join("|"), ucprop: "ids|title|timestamp|comment|size|flags|tags" },
};

/** Lists that belong to an account. */
const ownRequests: Readonly<Record<string, Request>> = {
  watchlist: { wlprop: "ids|title|user|timestamp|sizes|comment", wlallrev: true },
  watchlistraw: { wrprop: "changed" },
};

/** Requests to page modules, by wire parameter. */
export const propertyRequests: Readonly<Record<string, Request>> = {
  categories: { clprop: "hidden|sortkey" },
  extlinks: {},
  fileusage: {},
  images: {},
  iwlinks: {},
  langlinks: {},
  links: {},
  linkshere: {},
  redirects: {},
  templates: {},
  transcludedin: {},
};

export const prefixes: Readonly<Record<string, string>> = {
  allcategories: "ac",
  allimages: "ai",
  allrevisions: "arv",
  allusers: "au",
  blocks: "bk",
  categories: "cl",
  exturlusage: "eu",
  extlinks: "el",
  fileusage: "fu",
  images: "im",
  iwbacklinks: "iwbl",
  iwlinks: "iw",
  langbacklinks: "lbl",
  langlinks: "ll",
  links: "pl",
  linkshere: "lh",
  logevents: "le",
  pagepropnames: "ppn",
  pageswithprop: "pwp",
  protectedtitles: "pt",
  recentchanges: "rc",
  redirects: "rd",
  tags: "tg",
  templates: "tl",
  transcludedin: "ti",
  usercontribs: "uc",
  watchlist: "wl",
  watchlistraw: "wr",
};

/** Returns one request for all modules of a table, each with all properties and the maximum limit. */
function together(
  group: "list" | "prop",
  requests: Readonly<Record<string, Request>>,
  ...others: readonly string[]
): Request {
  const limits = Object.keys(requests).map((name) => [`${prefixes[name]}limit`, "max"]);
  return {
    ...Object.assign({}, ...Object.values(requests)),
    ...Object.fromEntries(limits),
    [group]: [...Object.keys(requests), ...others].join("|"),
  };
}

const ofPages: Request = {
  ...together("prop", propertyRequests, "info", "revisions", "categoryinfo", "pageprops", "imageinfo", "contributors"),
  titles: allTitles.join("|"),
  inprop: "protection|talkid|subjectid|associatedpage|watched|notificationtimestamp",
  rvprop: revisionParts,
  iiprop: fileParts,
  pclimit: "max",
};

const ofSite: Request = {
  ...together("list", listRequests, "users"),
  ususers: names.join("|"),
  usprop: userParts,
  meta: "siteinfo|userinfo",
  siprop: "statistics",
  uiprop: "groups|implicitgroups|rights|editcount|blockinfo",
};

const ofDeleted: Request = {
  titles: allTitles.join("|"),
  prop: "deletedrevisions",
  drvprop: revisionParts,
  drvlimit: "max",
  list: "alldeletedrevisions",
  adrprop: revisionParts,
  adrlimit: "max",
};

const ofNamespace = (id: number): Request => ({
  list: `allpages|alllinks|alltransclusions|allredirects${id === 6 ? "|allfileusages" : ""}`,
  apnamespace: id,
  aplimit: "max",
  alnamespace: id,
  alprop: "ids|title",
  allimit: "max",
  atnamespace: id,
  atprop: "ids|title",
  atlimit: "max",
  arnamespace: id,
  arprop: "ids|title|fragment|interwiki",
  arlimit: "max",
  ...(id === 6 && { afprop: "ids|title", aflimit: "max" }),
});

const ofTarget = (title: string): Request => ({
  titles: title,
  prop: "revisions",
  rvprop: revisionParts,
  rvlimit: "max",
  list: `backlinks|embeddedin${title.startsWith("File:") ? "|imageusage" : ""}`,
  bltitle: title,
  bllimit: "max",
  eititle: title,
  eilimit: "max",
  ...(title.startsWith("File:") && { iutitle: title, iulimit: "max" }),
});

export function callerOf({ wiki: { users = [] } = {} }: Seed, asker: Question["asker"]): Partial<Caller> {
  return asker === undefined
    ? {}
    : member(asker, names.indexOf(asker) + 1, ...(users.find(({ name }) => name === asker)?.groups ?? []));
}

export async function censusOf(ask: Ask, world: Seed, { asker, target }: Question): Promise<Census> {
  const caller = callerOf(world, asker);
  const asked = (request: Request): Promise<Any> => responseTo(ask, request, caller);
  const mayReadDeleted = caller.rights?.includes("deletedhistory") ?? false;
  const { pages } = await asked(ofPages);
  const { statistics, userinfo, ...site } = await asked(ofSite);
  const own = asker === undefined ? {} : await asked(together("list", ownRequests));
  const { pages: gone = [], alldeletedrevisions = [] } = mayReadDeleted ? await asked(ofDeleted) : {};
  const {
    pages: [shown],
    ...toTarget
  } = await asked(ofTarget(target));
  const members: Record<string, Any[]> = {};
  for (const cmtitle of categories)
    members[cmtitle] = (
      await asked({ list: "categorymembers", cmtitle, cmlimit: "max", cmprop: "ids|title|type" })
    ).categorymembers;
  const apnamespace = shown.ns;
  return {
    asker,
    target,
    mayReadDeleted,
    pages: joined(pages, gone),
    statistics,
    userinfo,
    members,
    history: shown.revisions ?? [],
    lists: { ...site, ...own, ...toTarget, ...(await listsOfNamespaces(asked)), alldeletedrevisions },
    redirects: (await asked({ list: "allpages", apnamespace, apfilterredir: "redirects", aplimit: "max" })).allpages,
    protected: (await asked({ list: "allpages", apnamespace, apprtype: "edit|move", aplimit: "max" })).allpages,
  };
}

/** Returns the result of a request. A census needs complete responses, so a continuation is an error. */
async function responseTo(ask: Ask, request: Request, caller: Partial<Caller>): Promise<Any> {
  const { query = {}, errors, continue: more, watchlistraw } = await ask(request, caller);
  if (errors !== undefined || more !== undefined)
    throw new Error(`${JSON.stringify(request)}: ${JSON.stringify(errors ?? more)}`);
  return watchlistraw === undefined ? query : { ...query, watchlistraw };
}

async function listsOfNamespaces(
  asked: (request: Request) => Promise<Any>,
): Promise<Readonly<Record<string, readonly Any[]>>> {
  const lists: Record<string, Any[]> = {};
  for (const id of namespaces)
    for (const [name, items] of Object.entries(await asked(ofNamespace(id))))
      (lists[name] ??= []).push(...(items as Any[]));
  return lists;
}

function joined(pages: readonly Any[], others: readonly Any[]): readonly Any[] {
  const found = new Map(others.map((page) => [page.title, page]));
  return pages.map((page) => ({ ...found.get(page.title), ...page }));
}
