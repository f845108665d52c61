import { linesOf } from "./languages.ts";

interface Namespace {
  readonly id: number;
  /** The name in the site's language, which is English. */
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly content: boolean;
  readonly subpages: boolean;
  /** The right that is required to edit its pages. */
  readonly protection?: string;
}

/** Namespaces of the software, without stored pages. */
const virtual: readonly Namespace[] = [
  { id: -2, name: "Media", content: false, subpages: false },
  { id: -1, name: "Special", content: false, subpages: false },
];

/** The content namespaces, each of which has a talk namespace. */
const subjects: readonly Omit<Namespace, "id">[] = [
  { name: "", content: true, subpages: false },
  { name: "User", content: false, subpages: true },
  { name: "Project", content: false, subpages: true },
  { name: "File", aliases: ["Image"], content: false, subpages: false },
  { name: "MediaWiki", content: false, subpages: true, protection: "editinterface" },
  { name: "Template", content: false, subpages: true },
  { name: "Help", content: false, subpages: true },
  { name: "Category", content: false, subpages: false },
];

/** The namespaces of a new site, by id. */
export const namespaces: readonly Namespace[] = [
  ...virtual,
  ...subjects.flatMap((subject, index) => [{ ...subject, id: 2 * index }, talkOf(subject, 2 * index + 1)]),
];

function talkOf({ name, aliases }: Omit<Namespace, "id">, id: number): Namespace {
  const talk = (one: string): string => (one === "" ? "Talk" : `${one} talk`);
  return { id, name: talk(name), ...(aliases && { aliases: aliases.map(talk) }), content: false, subpages: true };
}

/**
 * The special pages of a site without extensions, as of release 1.39 of the real system. Names follow the colon if they
 * differ from the id.
 */
const texts = `
  BrokenRedirects; Deadendpages: DeadendPages; DoubleRedirects; Longpages: LongPages; Ancientpages: AncientPages
  Lonelypages: LonelyPages OrphanedPages; Fewestrevisions: FewestRevisions; Withoutinterwiki: WithoutInterwiki
  Protectedpages: ProtectedPages; Protectedtitles: ProtectedTitles; Shortpages: ShortPages
  Uncategorizedcategories: UncategorizedCategories; Uncategorizedimages: UncategorizedFiles UncategorizedImages
  Uncategorizedpages: UncategorizedPages; Uncategorizedtemplates: UncategorizedTemplates
  Unusedcategories: UnusedCategories
  Unusedimages: UnusedFiles UnusedImages; Unusedtemplates: UnusedTemplates; Unwatchedpages: UnwatchedPages
  Wantedcategories: WantedCategories; Wantedfiles: WantedFiles; Wantedpages: WantedPages BrokenLinks
  Wantedtemplates: WantedTemplates; Allpages: AllPages; Prefixindex: PrefixIndex; Categories
  Listredirects: ListRedirects
  PagesWithProp: PagesWithProp Pageswithprop PagesByProp Pagesbyprop; TrackingCategories; Userlogin: UserLogin Login
  Userlogout: UserLogout Logout; CreateAccount; LinkAccounts; UnlinkAccounts; ChangeCredentials; RemoveCredentials
  Activeusers: ActiveUsers; Block: Block BlockIP BlockUser; Unblock; BlockList: BlockList ListBlocks IPBlockList
  AutoblockList: AutoblockList ListAutoblocks; ChangePassword: ChangePassword ResetPass ResetPassword; BotPasswords
  PasswordReset
  DeletedContributions; Preferences; ResetTokens; Contributions: Contributions Contribs
  Listgrouprights: ListGroupRights UserGroupRights; Listgrants: ListGrants; Listusers: ListUsers UserList Users
  Listadmins: ListAdmins; Listbots: ListBots; Userrights: UserRights MakeSysop MakeBot; EditWatchlist; PasswordPolicies
  Newimages: NewFiles NewImages; Log: Log Logs; Watchlist; Newpages: NewPages; Recentchanges: RecentChanges
  Recentchangeslinked: RecentChangesLinked RelatedChanges; Tags; Listfiles: ListFiles FileList ImageList
  Filepath: FilePath
  MediaStatistics; MIMEsearch: MIMESearch; FileDuplicateSearch; Upload; UploadStash
  ListDuplicatedFiles: ListDuplicatedFiles ListFileDuplicates; ApiSandbox; Statistics: Statistics Stats
  Allmessages: AllMessages
  Version; Lockdb: LockDB; Unlockdb: UnlockDB; LinkSearch; Randompage: Random RandomPage; RandomInCategory
  Randomredirect: RandomRedirect; Randomrootpage: RandomRootpage; GoToInterwiki
  Mostlinkedcategories: MostLinkedCategories MostUsedCategories; Mostimages: MostLinkedFiles MostFiles MostImages
  Mostinterwikis: MostInterwikis; Mostlinked: MostLinkedPages MostLinked
  Mostlinkedtemplates: MostTranscludedPages MostLinkedTemplates MostUsedTemplates; Mostcategories: MostCategories
  Mostrevisions: MostRevisions; ComparePages; Export; Import; Undelete; Whatlinkshere: WhatLinksHere; MergeHistory
  ExpandTemplates; ChangeContentModel; Booksources: BookSources; ApiHelp; Blankpage: BlankPage
  DeletePage: DeletePage Delete
  Diff; EditPage: EditPage Edit; EditTags; Emailuser: EmailUser Email; Movepage: MovePage
  Mycontributions: MyContributions MyContribs; MyLanguage; Mypage: MyPage; Mytalk: MyTalk
  PageHistory: PageHistory History
  PageInfo: PageInfo Info; ProtectPage: ProtectPage Protect; Purge; Myuploads: MyUploads MyFiles
  AllMyUploads: AllMyUploads AllMyFiles; NewSection: NewSection Newsection; PermanentLink: PermanentLink PermaLink
  Redirect
  Revisiondelete: RevisionDelete; RunJobs; Specialpages: SpecialPages; PageData; Search
`;

export const specialPages = linesOf(texts)
  .flatMap((line) => line.split("; "))
  .map((text) => {
    const [realname = "", aliases = realname] = text.split(": ");
    return { realname, aliases: aliases.split(" ") };
  });
