import { wordsOf } from "./words.ts";

/** The groups of a site without extensions with their rights, as of release 1.39 of the real system. */
export const userGroups: readonly { readonly name: string; readonly rights: readonly string[] }[] = [
  {
    name: "*",
    rights: wordsOf(`
      createaccount read edit createpage createtalk writeapi viewmywatchlist editmywatchlist viewmyprivateinfo editmyprivateinfo
      editmyoptions
    `),
  },
  {
    name: "user",
    rights: wordsOf(`
      move move-subpages move-rootuserpages move-categorypages movefile read edit createpage createtalk writeapi upload reupload
      reupload-shared minoredit editmyusercss editmyuserjson editmyuserjs editmyuserjsredirect purge applychangetags changetags
      editcontentmodel
    `),
  },
  {
    name: "autoconfirmed",
    rights: wordsOf(`
      autoconfirmed editsemiprotected
    `),
  },
  {
    name: "bot",
    rights: wordsOf(`
      bot autoconfirmed editsemiprotected nominornewtalk autopatrol suppressredirect apihighlimits writeapi
    `),
  },
  {
    name: "sysop",
    rights: wordsOf(`
      block createaccount delete bigdelete deletedhistory deletedtext undelete editinterface editsitejson edituserjson import
      importupload move move-subpages move-rootuserpages move-categorypages patrol autopatrol protect editprotected rollback upload
      reupload reupload-shared unwatchedpages autoconfirmed editsemiprotected ipblock-exempt blockemail markbotedits apihighlimits
      browsearchive noratelimit movefile unblockself suppressredirect mergehistory managechangetags deletechangetags deleterevision
      deletelogentry
    `),
  },
  {
    name: "interface-admin",
    rights: wordsOf(`
      editinterface editsitecss editsitejson editsitejs editusercss edituserjson edituserjs
    `),
  },
  {
    name: "bureaucrat",
    rights: wordsOf(`
      userrights noratelimit
    `),
  },
  {
    name: "suppress",
    rights: wordsOf(`
      hideuser suppressrevision viewsuppressed suppressionlog deleterevision deletelogentry
    `),
  },
];
