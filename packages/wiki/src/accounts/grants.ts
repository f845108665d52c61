/*
 * The grants of bot passwords and bearer tokens, and the rights that each grant includes. They are the same as in a new
 * installation of the real system.
 */

/** The rights of each grant, keyed by its name. */
export const grantRights: Readonly<Record<string, readonly string[]>> = {
  basic: words(
    "autoconfirmed autopatrol editsemiprotected ipblock-exempt nominornewtalk patrolmarks read unwatchedpages writeapi",
  ),
  highvolume: words("bot apihighlimits noratelimit markbotedits"),
  import: words("import importupload"),
  editpage: words("edit minoredit applychangetags changetags editcontentmodel pagelang"),
  editprotected: words("edit minoredit applychangetags changetags editcontentmodel editprotected"),
  editmycssjs: words(
    "edit minoredit applychangetags changetags editcontentmodel editmyusercss editmyuserjson editmyuserjs",
  ),
  editmyoptions: words("editmyoptions editmyuserjson"),
  editinterface: words(
    "edit minoredit applychangetags changetags editcontentmodel editinterface edituserjson editsitejson",
  ),
  editsiteconfig: words(
    "edit minoredit applychangetags changetags editcontentmodel editinterface edituserjson editsitejson editusercss edituserjs " +
      "editsitecss editsitejs",
  ),
  createeditmovepage: words(
    "edit minoredit applychangetags changetags editcontentmodel createpage createtalk delete-redirect move move-rootuserpages " +
      "move-subpages move-categorypages suppressredirect",
  ),
  uploadfile: words("upload reupload-own"),
  uploadeditmovefile: words("upload reupload-own reupload reupload-shared upload_by_url movefile suppressredirect"),
  patrol: words("patrol"),
  rollback: words("rollback"),
  blockusers: words("block blockemail"),
  viewdeleted: words("browsearchive deletedhistory deletedtext"),
  viewrestrictedlogs: words("suppressionlog"),
  delete: words(
    "edit minoredit applychangetags changetags editcontentmodel browsearchive deletedhistory deletedtext delete bigdelete " +
      "deletelogentry deleterevision undelete",
  ),
  oversight: words("suppressrevision viewsuppressed"),
  protect: words("edit minoredit applychangetags changetags editcontentmodel editprotected protect"),
  viewmywatchlist: words("viewmywatchlist"),
  editmywatchlist: words("editmywatchlist"),
  sendemail: words("sendemail"),
  createaccount: words("createaccount"),
  privateinfo: words("viewmyprivateinfo"),
  mergehistory: words("mergehistory"),
};

/** The default grants of a new bot password: those that programs need to read and edit pages. */
export const defaultGrants: readonly string[] = words(
  "basic highvolume editpage createeditmovepage viewmywatchlist editmywatchlist",
);

function words(text: string): readonly string[] {
  return text.split(" ");
}
