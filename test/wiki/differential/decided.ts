import type { Difference } from "./compare.ts";

/** A difference that a decision of the spec names: what differs, why, and the decision. */
export interface Decided {
  /** Of these modules; of all where it says nothing. */
  readonly about?: RegExp;
  readonly member: RegExp;
  readonly reason: string;
  readonly decision: string;
  /** Only where the difference is of this form. */
  readonly when?: (difference: Difference) => boolean;
}

export const decided: readonly Decided[] = [
  {
    about: /^siteinfo$/,
    member: /^query\.general\.(?:generator|phpversion|phpsapi|dbtype|dbversion|time)$/,
    reason: "it says what software it is, and when it answers",
    decision: "D-390",
  },
  {
    about: /^siteinfo$/,
    member: /^query\.general\.(?:logo|favicon|imagewhitelistenabled|langconversion|linkconversion|titleconversion|uploadsenabled|nofollowdomainexceptions\[\])$/,
    reason: "settings decide it",
    decision: "D-442",
  },
  { about: /^siteinfo$/, member: /^query\.(?:extensions|libraries|showhooks|skins|specialpagealiases)\[\]/, reason: "what is installed beside MediaWiki", decision: "D-390" },
  { about: /^siteinfo$/, member: /^query\.(?:languages\[\]|languagevariants|interwikimap\[\]\.bcp47)/, reason: "which languages a release knows, and how", decision: "D-440" },
  { about: /^filerepoinfo$/, member: /^query\.repos\[\]\.canUpload$/, reason: "settings decide who uploads", decision: "D-444" },
  { member: /^query\.(?:usergroups\[\]|users\[\]|userinfo)\.rights\[\]$/, reason: "e-mail is a setting", decision: "D-442", when: ({ real }) => real === "sendemail" },
  {
    about: /^alldeletedrevisions$/,
    member: /^errors$/,
    reason: "a later release refuses whoever may not see deleted revisions at all",
    decision: "D-440",
    when: ({ real, ours }) => real === "none" && ours === "permissiondenied",
  },
  { about: /^page set$/, member: /^query\.(?:pages|pageids|redirects)\[\]$/, reason: "the order of pages is the database's", decision: "D-441", when: ({ kind }) => kind === "order" },
];

/** The entry that names the difference; undefined where none does. */
export function decidedBy(about: string, difference: Difference): Decided | undefined {
  return decided.find((entry) => (entry.about?.test(about) ?? true) && entry.member.test(difference.member) && (entry.when?.(difference) ?? true));
}
