import { isDeepStrictEqual } from "node:util";
import type { Difference } from "./compare.ts";
import type { Request } from "./requests.ts";

/** A decision of the spec about a difference, with the reason. */
export interface Named {
  /** The affected modules, alone or among others. The default is all modules. */
  readonly about?: RegExp;
  readonly reason: string;
  readonly decision: string;
}

export interface Decided extends Named {
  readonly member: RegExp;
  /** Limits the decision to differences of this form. */
  readonly when?: (difference: Difference, parameters: Request["parameters"]) => boolean;
}

export const decided: readonly Decided[] = [
  {
    about: /^siteinfo$/,
    member: /^query\.general\.(?:generator|phpversion|phpsapi|dbtype|dbversion|time)$/,
    reason: "it contains the software and the time of the response",
    decision: "D-390",
  },
  {
    about: /^siteinfo$/,
    member:
      /^query\.general\.(?:logo|favicon|imagewhitelistenabled|langconversion|linkconversion|titleconversion|uploadsenabled|nofollowdomainexceptions\[\])$/,
    reason: "settings decide it",
    decision: "D-442",
  },
  {
    about: /^siteinfo$/,
    member: /^query\.(?:extensions|libraries|showhooks|skins|specialpagealiases)\[\]/,
    reason: "software installed in addition to MediaWiki",
    decision: "D-390",
  },
  {
    about: /^siteinfo$/,
    member: /^query\.(?:languages\[\]|languagevariants|interwikimap\[\]\.bcp47)/,
    reason: "which languages a release knows, and how",
    decision: "D-440",
  },
  {
    about: /^filerepoinfo$/,
    member: /^query\.repos\[\]\.canUpload$/,
    reason: "settings decide who uploads",
    decision: "D-444",
  },
  {
    member: /^query\.(?:usergroups\[\]|users\[\]|allusers\[\]|userinfo)\.rights\[\]$/,
    reason: "e-mail is a setting",
    decision: "D-442",
    when: ({ real }) => real === "sendemail",
  },
  {
    about: /^user(?:s|info)$/,
    member: /^query\.(?:users\[\]|userinfo)\.(?:emailable|email|emailauthenticated)$/,
    reason: "e-mail is a setting",
    decision: "D-442",
  },
  {
    about: /^alldeletedrevisions$/,
    member: /^errors$/,
    reason: "a later release refuses callers who may not see deleted revisions at all",
    decision: "D-440",
    when: ({ real, ours }) => real === "none" && ours === "permissiondenied",
  },
  {
    about: /^logevents$/,
    member: /^query\.logevents\[\]\.revid$/,
    reason: "a later release contains the revision of an entry",
    decision: "D-440",
    when: ({ kind }) => kind === "added",
  },
  {
    member: /^warnings(?:\[\])?$/,
    reason: "a later release calls more deprecated",
    decision: "D-440",
    when: ({ kind, real, ours }) =>
      kind !== "missing" && isDeepStrictEqual(besideDeprecated(real), besideDeprecated(ours)),
  },
  {
    about: /^(?:allusers|users|userinfo|watchlist)$/,
    member: /\.(?:block(?:email|owntalk)|temp)$/,
    reason: "a later release says more of blocks, and who is temporary",
    decision: "D-440",
    when: ({ kind }) => kind === "added",
  },
  {
    about: /^blocks$/,
    member: /^query\.blocks\[\]\.range(?:start|end)$/,
    reason: "a later release has no range for an account",
    decision: "D-440",
    when: ({ real }) => real === "0.0.0.0",
  },
  {
    member: /\.diff\.(?:body|notcached|from|to)$/,
    reason: "a difference has whole lines, and is never omitted",
    decision: "D-431",
    when: ({ kind, member, real }) => kind !== "value" || (member.endsWith("body") && real !== false),
  },
  {
    member: /\.parsetree$/,
    reason: "nothing but the root is an element of the tree",
    decision: "D-458",
    when: ({ real, ours }) => /<(?!\/?root)/.test(String(real)) && /^<root>[^<]*<\/root>$/.test(String(ours)),
  },
  {
    about: /deletedrevisions$/,
    member: /^continue\.(?:drv|adr)continue$/,
    reason: "revisions that are deleted have another id there",
    decision: "D-459",
    when: ({ real, ours }) => beforeLast(real) === beforeLast(ours),
  },
  {
    about: /^categories$/,
    member: /\.sortkey$/,
    reason: "SQLite does not cut it",
    decision: "D-413",
    when: ({ real, ours }) => String(real).startsWith(String(ours)),
  },
  {
    about: /^tags$/,
    member: /^query\.tags\[\]\.description$/,
    reason: "descriptions of the software's tags are its own words",
    decision: "D-457",
  },
  {
    about: /^(?:exturlusage|extlinks)$/,
    member: /^query(?:\.exturlusage\[\]|\.pages\[\](?:\.extlinks\[\])?)?$/,
    reason: "where no protocol is given, a later release looks for `https`, too",
    decision: "D-440",
    when: ({ kind }, parameters) => kind === "added" && /^g?(?:eu|el)query/m.test(Object.keys(parameters).join("\n")),
  },
  {
    member: /\.parsedcomment$/,
    reason: "whether the pages are there that a comment links to is not looked up",
    decision: "D-430",
    when: ({ real, ours }) => withoutExistence(real) === withoutExistence(ours),
  },
  {
    about: /^languageinfo$/,
    member: /^query\.languageinfo|^continue|^answers$/,
    reason: "what the platform knows of languages",
    decision: "D-454",
  },
  {
    about: /^langlinks$/,
    member: /\.(?:langname|autonym)$/,
    reason: "what the platform knows of languages",
    decision: "D-454",
  },
  {
    about: /^imageinfo$/,
    member: /\.imageinfo\[\]\.(?:html|extmetadata\.(?:DateTime|ObjectName))$/,
    reason: "contents of files are not stored",
    decision: "D-434",
  },
  {
    about: /^allmessages$/,
    member: /^query\.allmessages\[\]/,
    reason: "which messages there are",
    decision: "D-453",
    when: ({ kind }) => kind !== "added",
  },
  {
    member: /\[\]$/,
    reason: "an object without members is a list there",
    decision: "D-460",
    when: ({ kind, real, ours }) => kind === "value" && isDeepStrictEqual([real, ours], [[], {}]),
  },
  {
    member: /^query\.(?:pages|pageids|redirects)\[\]$/,
    reason: "the order of pages is the database's",
    decision: "D-441",
    when: ({ kind }) => kind === "order",
  },
];

/** Lists with a different order. All their responses must be compared as a whole. */
export const otherOrders: readonly Named[] = [
  {
    about: /^(?:exturlusage|extlinks)$/,
    reason: "a later release sorts the addresses of other sites by their ids alone",
    decision: "D-440",
  },
];

/** Returns a comment as if all its links led to existing pages. */
function withoutExistence(comment: unknown): string {
  return String(comment)
    .replaceAll(
      /href="\/index\.php\?title=([^"]*?)&amp;action=edit&amp;redlink=1" class="new"/g,
      'href="/index.php/$1"',
    )
    .replaceAll(" (page does not exist)", "")
    .replaceAll(' class="mw-redirect"', "");
}

const beforeLast = (place: unknown): string => String(place).replace(/\|[^|]*$/, "");

/** Returns the warnings, except those about deprecation, as a list or as keys. */
function besideDeprecated(warnings: unknown): readonly unknown[] {
  const list = warnings === undefined ? [] : Array.isArray(warnings) ? warnings : [warnings];
  return list.filter((warning) => !JSON.stringify(warning).includes("deprecation"));
}

/** Returns the entry that explains the difference, or `undefined`. */
export function decidedBy(request: Request, difference: Difference): Decided | undefined {
  return decided.find(
    (entry) =>
      isAbout(request, entry.about) &&
      entry.member.test(difference.member) &&
      (entry.when?.(difference, request.parameters) ?? true),
  );
}

export function orderDecidedBy(request: Request): Named | undefined {
  return otherOrders.find(({ about }) => isAbout(request, about));
}

function isAbout({ about, parameters }: Request, pattern: RegExp | undefined): boolean {
  const modules = [
    about,
    ...["list", "prop", "meta", "generator"].flatMap((group) => parameters[group]?.split("|") ?? []),
  ];
  return pattern === undefined || modules.some((name) => pattern.test(name));
}
