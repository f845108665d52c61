import type { Need } from "@kiln/server/query";

/* The rights that modules require: D-145, D-147 and D-451 of the spec, with the messages of the real system. */

/** The modules that require no right to read. */
export const free: readonly string[] = ["authmanagerinfo", "tokens"];

const deletedHistory: Need = {
  code: "permissiondenied",
  rights: ["deletedhistory"],
  key: "apierror-permissiondenied",
  text: "You don't have permission to $1.",
  parameters: ["view a page's deleted history"],
};
const deletedComments: Need = {
  code: "permissiondenied",
  rights: ["deletedhistory"],
  where: { prop: ["comment", "parsedcomment"] },
  exceptGenerator: true,
  key: "apierror-cantview-deleted-comment",
  text: "You don't have permission to view deleted comments.",
};
const deletedContents: Need = {
  code: "permissiondenied",
  rights: ["deletedtext", "undelete"],
  where: { prop: ["content", "parsetree"] },
  exceptGenerator: true,
  key: "apierror-cantview-deleted-revision-content",
  text: "You don't have permission to view content of deleted revisions.",
};
const deletedDescriptions: Need = {
  code: "permissiondenied",
  rights: ["deletedhistory"],
  where: { prop: ["description", "parseddescription"] },
  key: "apierror-cantview-deleted-description",
  text: "You don't have permission to view descriptions of deleted files.",
};
const deletedMetadata: Need = {
  code: "permissiondenied",
  rights: ["deletedtext", "undelete"],
  where: { prop: ["metadata"] },
  key: "apierror-cantview-deleted-metadata",
  text: "You don't have permission to view metadata of deleted files.",
};
const deletedTexts: Need = {
  code: "permissiondenied",
  rights: ["deletedtext", "undelete"],
  where: { prop: ["content"] },
  key: "apierror-permissiondenied",
  text: "You don't have permission to $1.",
  parameters: ["view deleted revision text"],
};
const patrol = (where: NonNullable<Need["where"]>, code = "permissiondenied"): Need => ({
  code,
  rights: ["patrol", "patrolmarks"],
  where,
  key: "apierror-permissiondenied-patrolflag",
  text: "You need the <kbd>patrol</kbd> or <kbd>patrolmarks</kbd> right to request the patrolled flag.",
});
export const ownWatchlist: Need = {
  code: "notloggedin",
  // The token gives access to another user's watchlist.
  unless: ["token"],
  key: "apierror-mustbeloggedin",
  text: "Please log in to view or edit items on your watchlist.",
};
const stashText = {
  key: "apierror-mustbeloggedin-uploadstash",
  text: "The upload stash is only available to logged-in users.",
};

const patrolFlags = ["patrolled", "!patrolled", "autopatrolled", "!autopatrolled"];

export const needs: Readonly<Record<string, readonly Need[]>> = {
  alldeletedrevisions: [deletedHistory],
  deletedrevs: [deletedHistory, deletedTexts],
  deletedrevisions: [deletedComments, deletedContents],
  filearchive: [deletedDescriptions, deletedMetadata],
  recentchanges: [patrol({ prop: ["patrolled"], show: [...patrolFlags, "unpatrolled"] })],
  usercontribs: [patrol({ prop: ["patrolled"], show: patrolFlags })],
  watchlist: [
    ownWatchlist,
    { ...patrol({ prop: ["patrol"] }, "patrol"), exceptGenerator: true },
    patrol({ show: ["patrolled", "!patrolled"] }),
  ],
  watchlistraw: [ownWatchlist],
  querypage: [
    {
      code: "specialpage-cantexecute",
      rights: ["unwatchedpages"],
      where: { page: ["Unwatchedpages"] },
      key: "apierror-specialpage-cantexecute",
      text: "You don't have permission to view the results of this special page.",
    },
  ],
  mystashedfiles: [{ code: "stashnotloggedin", ...stashText }],
  stashimageinfo: [{ code: "notloggedin", ...stashText }],
};
