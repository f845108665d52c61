export const contributorRightsValues = [
  "apihighlimits", "applychangetags", "autoconfirmed", "autocreateaccount", "autopatrol", "bigdelete", "block", "blockemail", "bot",
  "browsearchive", "changetags", "createaccount", "createpage", "createtalk", "delete", "delete-redirect", "deletechangetags",
  "deletedhistory", "deletedtext", "deletelogentry", "deleterevision", "edit", "editcontentmodel", "editinterface", "editmyoptions",
  "editmyprivateinfo", "editmyusercss", "editmyuserjs", "editmyuserjson", "editmyuserjsredirect", "editmywatchlist", "editprotected",
  "editsemiprotected", "editsitecss", "editsitejs", "editsitejson", "editusercss", "edituserjs", "edituserjson", "hideuser", "import",
  "importupload", "interwiki", "ipblock-exempt", "managechangetags", "markbotedits", "mergehistory", "minoredit", "move",
  "move-categorypages", "move-rootuserpages", "move-subpages", "movefile", "nominornewtalk", "noratelimit", "nuke", "override-export-depth",
  "pagelang", "patrol", "patrolmarks", "protect", "read", "renameuser", "renameuser-global", "reupload", "reupload-own", "reupload-shared",
  "rollback", "sendemail", "siteadmin", "suppressionlog", "suppressredirect", "suppressrevision", "unblockself", "undelete",
  "unwatchedpages", "upload", "upload_by_url", "userrights", "userrights-interwiki", "viewmyprivateinfo", "viewmywatchlist",
  "viewsuppressed",
];
export const contributorRightsValueSet = /* @__PURE__ */ new Set(contributorRightsValues);
