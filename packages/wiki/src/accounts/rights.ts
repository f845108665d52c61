/* The groups of a new site and their rights, as in the real system. */

/** The rights of each group, keyed by its name, in the order of the site. */
export const groupRights: Readonly<Record<string, readonly string[]>> = {
  "*": words(
    "createaccount read edit createpage createtalk writeapi viewmywatchlist editmywatchlist viewmyprivateinfo " +
      "editmyprivateinfo editmyoptions",
  ),
  user: words(
    "move move-subpages move-rootuserpages move-categorypages movefile read edit createpage createtalk " +
      "writeapi upload reupload reupload-shared minoredit editmyusercss editmyuserjson editmyuserjs " +
      "editmyuserjsredirect purge applychangetags changetags editcontentmodel",
  ),
  autoconfirmed: words("autoconfirmed editsemiprotected"),
  bot: words("bot autoconfirmed editsemiprotected nominornewtalk autopatrol suppressredirect apihighlimits writeapi"),
  sysop: words(
    "block createaccount delete bigdelete deletedhistory deletedtext undelete editinterface editsitejson " +
      "edituserjson import importupload move move-subpages move-rootuserpages move-categorypages patrol " +
      "autopatrol protect editprotected rollback upload reupload reupload-shared unwatchedpages autoconfirmed " +
      "editsemiprotected ipblock-exempt blockemail markbotedits apihighlimits browsearchive noratelimit " +
      "movefile unblockself suppressredirect mergehistory managechangetags deletechangetags deleterevision " +
      "deletelogentry nuke",
  ),
  "interface-admin": words("editinterface editsitecss editsitejson editsitejs editusercss edituserjson edituserjs"),
  bureaucrat: words("userrights noratelimit renameuser"),
  suppress: words("hideuser suppressrevision viewsuppressed suppressionlog deleterevision deletelogentry"),
};

function words(text: string): readonly string[] {
  return text.split(" ");
}

/** Groups that are assigned automatically. New accounts count as confirmed. */
export const implicitGroups = { anonymous: ["*"], account: ["*", "user", "autoconfirmed"] } as const;

/** The groups that are assigned manually. */
export const explicitGroups: readonly string[] = Object.keys(groupRights).filter(
  (name) => !implicitGroups.account.some((one) => one === name),
);

/** The right that anonymous users do not have on a private site. */
const reading = "read";
const everybody = "*";

/** Returns the rights of a caller in these groups, without duplicates. */
export function rightsOf(groups: readonly string[], isPrivate = false): readonly string[] {
  const all = groups.flatMap((name) =>
    (groupRights[name] ?? []).filter((right) => !(isPrivate && name === everybody && right === reading)),
  );
  return [...new Set(all)];
}

const anonymousRights = { open: rightsOf(implicitGroups.anonymous), private: rightsOf(implicitGroups.anonymous, true) };

export function rightsOfAnonymous(isPrivate: boolean): readonly string[] {
  return isPrivate ? anonymousRights.private : anonymousRights.open;
}

/** Returns the rights that the grants allow. */
export function limitedTo(grants: readonly string[], rights: readonly string[]): readonly string[] {
  const granted = new Set(grants.flatMap((name) => grantRights[name] ?? []));
  return rights.filter((right) => granted.has(right));
}

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
    "edit minoredit applychangetags changetags editcontentmodel editinterface edituserjson editsitejson " +
      "editusercss edituserjs editsitecss editsitejs",
  ),
  createeditmovepage: words(
    "edit minoredit applychangetags changetags editcontentmodel createpage createtalk delete-redirect move " +
      "move-rootuserpages move-subpages move-categorypages suppressredirect",
  ),
  uploadfile: words("upload reupload-own"),
  uploadeditmovefile: words("upload reupload-own reupload reupload-shared upload_by_url movefile suppressredirect"),
  patrol: words("patrol"),
  rollback: words("rollback"),
  blockusers: words("block blockemail"),
  viewdeleted: words("browsearchive deletedhistory deletedtext"),
  viewrestrictedlogs: words("suppressionlog"),
  delete: words(
    "edit minoredit applychangetags changetags editcontentmodel browsearchive deletedhistory deletedtext " +
      "delete bigdelete deletelogentry deleterevision undelete",
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
