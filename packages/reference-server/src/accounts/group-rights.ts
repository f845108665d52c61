/* The groups of a fresh site, and the rights that each gives, as the real system has them. */

/** By the name of the group, in the order in which the site lists them. */
export const groupRights: Readonly<Record<string, readonly string[]>> = {
  "*": words(
    "createaccount read edit createpage createtalk writeapi viewmywatchlist editmywatchlist viewmyprivateinfo editmyprivateinfo " +
      "editmyoptions",
  ),
  user: words(
    "move move-subpages move-rootuserpages move-categorypages movefile read edit createpage createtalk writeapi upload reupload " +
      "reupload-shared minoredit editmyusercss editmyuserjson editmyuserjs editmyuserjsredirect purge applychangetags changetags " +
      "editcontentmodel",
  ),
  autoconfirmed: words("autoconfirmed editsemiprotected"),
  bot: words("bot autoconfirmed editsemiprotected nominornewtalk autopatrol suppressredirect apihighlimits writeapi"),
  sysop: words(
    "block createaccount delete bigdelete deletedhistory deletedtext undelete editinterface editsitejson edituserjson import " +
      "importupload move move-subpages move-rootuserpages move-categorypages patrol autopatrol protect editprotected rollback " +
      "upload reupload reupload-shared unwatchedpages autoconfirmed editsemiprotected ipblock-exempt blockemail markbotedits " +
      "apihighlimits browsearchive noratelimit movefile unblockself suppressredirect mergehistory managechangetags " +
      "deletechangetags deleterevision deletelogentry nuke",
  ),
  "interface-admin": words("editinterface editsitecss editsitejson editsitejs editusercss edituserjson edituserjs"),
  bureaucrat: words("userrights noratelimit renameuser"),
  suppress: words("hideuser suppressrevision viewsuppressed suppressionlog deleterevision deletelogentry"),
};

function words(text: string): readonly string[] {
  return text.split(" ");
}
