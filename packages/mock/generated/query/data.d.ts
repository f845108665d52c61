// Data of query, made up. Generated: change the spec instead.
import type { Factory } from "../runtime/http/mock/factory.js";
import type {
  AllcategoriesItem,
  AlldeletedrevisionsItem,
  AllfileusagesItem,
  AllimagesItem,
  AlllinksItem,
  AllmessagesItem,
  AllpagesItem,
  AllredirectsItem,
  AllrevisionsItem,
  AlltransclusionsItem,
  AllusersItem,
  AuthenticationFieldShape,
  AuthmanagerinfoResults,
  BacklinksItem,
  BlockComponentShape,
  BlocksItem,
  CategoriesPage,
  CategoryinfoPage,
  CategorymembersItem,
  CodexiconsResults,
  ContributorsPage,
  DeletedrevisionsPage,
  DeletedrevsItem,
  DifferenceShape,
  DuplicatefilesPage,
  EmbeddedinItem,
  ExtendedMetadataShape,
  ExtlinksPage,
  ExturlusageItem,
  FilearchiveItem,
  FilerepoinfoResults,
  FileusagePage,
  FoundElsewhereShape,
  GroupMembershipShape,
  ImageinfoPage,
  ImagesPage,
  ImageusageItem,
  InfoPage,
  IwbacklinksItem,
  IwlinksPage,
  LangbacklinksItem,
  LanglinksPage,
  LanguageinfoResults,
  LinkingPageShape,
  LinksPage,
  LinksherePage,
  LogeventsItem,
  MessageShape,
  MetadataEntryShape,
  MissingRevisionShape,
  MystashedfilesItem,
  PagepropnamesItem,
  PagepropsPage,
  PageswithpropItem,
  PrefixsearchGenerated,
  PrefixsearchItem,
  ProtectedtitlesItem,
  QuerypageResults,
  RandomItem,
  RateLimitShape,
  RawMessageShape,
  ReasonShape,
  RecentchangesItem,
  RedirectsPage,
  RevisionShape,
  RevisionsPage,
  SearchGenerated,
  SearchItem,
  SearchOthers,
  SiteinfoResults,
  SlotShape,
  StashimageinfoResults,
  TagsItem,
  TemplatesPage,
  TitledShape,
  TokensResults,
  TrackingcategoriesItem,
  TranscludedinPage,
  UsercontribsItem,
  UserinfoResults,
  UsersItem,
  WarningShape,
  WatchlistItem,
  WatchlistrawBody,
} from "./results.js";

export type { Factory, SampleOptions } from "../runtime/http/mock/factory.js";

/** Made up: Missing revision. */
export declare const missingRevisionShape: Factory<MissingRevisionShape>;

/** Made up: Error. */
export declare const messageShape: Factory<MessageShape>;

/** Made up: Warning. */
export declare const warningShape: Factory<WarningShape>;

/** Made up: Title. */
export declare const titledShape: Factory<TitledShape>;

/** Made up: Linking page. */
export declare const linkingPageShape: Factory<LinkingPageShape>;

/** Made up: Slot of a revision. */
export declare const slotShape: Factory<SlotShape>;

/** Made up: Difference to another revision or text. */
export declare const differenceShape: Factory<DifferenceShape>;

/** Made up: Revision. */
export declare const revisionShape: Factory<RevisionShape>;

/** Made up: File metadata entry. */
export declare const metadataEntryShape: Factory<MetadataEntryShape>;

/** Made up: Formatted file metadata. */
export declare const extendedMetadataShape: Factory<ExtendedMetadataShape>;

/** Made up: Component of a composite block. */
export declare const blockComponentShape: Factory<BlockComponentShape>;

/** Made up: Group membership. */
export declare const groupMembershipShape: Factory<GroupMembershipShape>;

/** Made up: Rate limit. */
export declare const rateLimitShape: Factory<RateLimitShape>;

/** Made up: Search result from another wiki. */
export declare const foundElsewhereShape: Factory<FoundElsewhereShape>;

/** Made up: Message and its parameters. */
export declare const rawMessageShape: Factory<RawMessageShape>;

/** Made up: Authentication form field. */
export declare const authenticationFieldShape: Factory<AuthenticationFieldShape>;

/** Made up: Reason against an action. */
export declare const reasonShape: Factory<ReasonShape>;

/** Made up: An item of `allcategories` (decided: D-219). */
export declare const allcategoriesItem: Factory<AllcategoriesItem>;

/** Made up: An item of `alldeletedrevisions` (decided: D-219). */
export declare const alldeletedrevisionsItem: Factory<AlldeletedrevisionsItem>;

/** Made up: An item of `allfileusages` (decided: D-219). */
export declare const allfileusagesItem: Factory<AllfileusagesItem>;

/** Made up: An item of `allimages` (decided: D-219). */
export declare const allimagesItem: Factory<AllimagesItem>;

/** Made up: An item of `alllinks` (decided: D-219). */
export declare const alllinksItem: Factory<AlllinksItem>;

/** Made up: An item of `allpages` (decided: D-219). */
export declare const allpagesItem: Factory<AllpagesItem>;

/** Made up: An item of `allredirects` (decided: D-219). */
export declare const allredirectsItem: Factory<AllredirectsItem>;

/** Made up: An item of `allrevisions` (decided: D-219). */
export declare const allrevisionsItem: Factory<AllrevisionsItem>;

/** Made up: An item of `alltransclusions` (decided: D-219). */
export declare const alltransclusionsItem: Factory<AlltransclusionsItem>;

/** Made up: An item of `allusers` (decided: D-219). */
export declare const allusersItem: Factory<AllusersItem>;

/** Made up: An item of `backlinks` (decided: D-219). */
export declare const backlinksItem: Factory<BacklinksItem>;

/** Made up: An item of `blocks` (decided: D-219). */
export declare const blocksItem: Factory<BlocksItem>;

/** Made up: An item of `categorymembers` (decided: D-219). */
export declare const categorymembersItem: Factory<CategorymembersItem>;

/** Made up: Members of the results of `codexicons` (decided: D-220). */
export declare const codexiconsResults: Factory<CodexiconsResults>;

/** Made up: An item of `deletedrevs` (decided: D-219). */
export declare const deletedrevsItem: Factory<DeletedrevsItem>;

/** Made up: An item of `embeddedin` (decided: D-219). */
export declare const embeddedinItem: Factory<EmbeddedinItem>;

/** Made up: An item of `exturlusage` (decided: D-219). */
export declare const exturlusageItem: Factory<ExturlusageItem>;

/** Made up: An item of `filearchive` (decided: D-219). */
export declare const filearchiveItem: Factory<FilearchiveItem>;

/** Made up: An item of `imageusage` (decided: D-219). */
export declare const imageusageItem: Factory<ImageusageItem>;

/** Made up: An item of `iwbacklinks` (decided: D-219). */
export declare const iwbacklinksItem: Factory<IwbacklinksItem>;

/** Made up: An item of `langbacklinks` (decided: D-219). */
export declare const langbacklinksItem: Factory<LangbacklinksItem>;

/** Made up: An item of `logevents` (decided: D-219). */
export declare const logeventsItem: Factory<LogeventsItem>;

/** Made up: An item of `mystashedfiles` (decided: D-219). */
export declare const mystashedfilesItem: Factory<MystashedfilesItem>;

/** Made up: An item of `pagepropnames` (decided: D-219). */
export declare const pagepropnamesItem: Factory<PagepropnamesItem>;

/** Made up: An item of `pageswithprop` (decided: D-219). */
export declare const pageswithpropItem: Factory<PageswithpropItem>;

/** Made up: An item of `prefixsearch` (decided: D-219). */
export declare const prefixsearchItem: Factory<PrefixsearchItem>;

/** Made up: The members of a page from the generator `prefixsearch` (decided: D-219). */
export declare const prefixsearchGenerated: Factory<PrefixsearchGenerated>;

/** Made up: An item of `protectedtitles` (decided: D-219). */
export declare const protectedtitlesItem: Factory<ProtectedtitlesItem>;

/** Made up: Members of the results of `querypage` (decided: D-219). */
export declare const querypageResults: Factory<QuerypageResults>;

/** Made up: An item of `random` (decided: D-219). */
export declare const randomItem: Factory<RandomItem>;

/** Made up: An item of `recentchanges` (decided: D-219). */
export declare const recentchangesItem: Factory<RecentchangesItem>;

/** Made up: An item of `search` (decided: D-219). */
export declare const searchItem: Factory<SearchItem>;

/** Made up: Members of the results next to the list of `search` (decided: D-219). */
export declare const searchOthers: Factory<SearchOthers>;

/** Made up: The members of a page from the generator `search` (decided: D-219). */
export declare const searchGenerated: Factory<SearchGenerated>;

/** Made up: An item of `tags` (decided: D-219). */
export declare const tagsItem: Factory<TagsItem>;

/** Made up: An item of `trackingcategories` (decided: D-219). */
export declare const trackingcategoriesItem: Factory<TrackingcategoriesItem>;

/** Made up: An item of `usercontribs` (decided: D-219). */
export declare const usercontribsItem: Factory<UsercontribsItem>;

/** Made up: An item of `users` (decided: D-219). */
export declare const usersItem: Factory<UsersItem>;

/** Made up: An item of `watchlist` (decided: D-219). */
export declare const watchlistItem: Factory<WatchlistItem>;

/** Made up: Members of the body next to the results of `watchlistraw` (decided: D-220). */
export declare const watchlistrawBody: Factory<WatchlistrawBody>;

/** Made up: The members of a page from `categories` (decided: D-220). */
export declare const categoriesPage: Factory<CategoriesPage>;

/** Made up: The members of a page from `categoryinfo` (decided: D-219). */
export declare const categoryinfoPage: Factory<CategoryinfoPage>;

/** Made up: The members of a page from `contributors` (decided: D-219). */
export declare const contributorsPage: Factory<ContributorsPage>;

/** Made up: The members of a page from `deletedrevisions` (decided: D-219). */
export declare const deletedrevisionsPage: Factory<DeletedrevisionsPage>;

/** Made up: The members of a page from `duplicatefiles` (decided: D-219). */
export declare const duplicatefilesPage: Factory<DuplicatefilesPage>;

/** Made up: The members of a page from `extlinks` (decided: D-219). */
export declare const extlinksPage: Factory<ExtlinksPage>;

/** Made up: The members of a page from `fileusage` (decided: D-219). */
export declare const fileusagePage: Factory<FileusagePage>;

/** Made up: The members of a page from `imageinfo` (decided: D-219). */
export declare const imageinfoPage: Factory<ImageinfoPage>;

/** Made up: The members of a page from `images` (decided: D-219). */
export declare const imagesPage: Factory<ImagesPage>;

/** Made up: The members of a page from `info` (decided: D-219). */
export declare const infoPage: Factory<InfoPage>;

/** Made up: The members of a page from `iwlinks` (decided: D-219). */
export declare const iwlinksPage: Factory<IwlinksPage>;

/** Made up: The members of a page from `langlinks` (decided: D-219). */
export declare const langlinksPage: Factory<LanglinksPage>;

/** Made up: The members of a page from `links` (decided: D-219). */
export declare const linksPage: Factory<LinksPage>;

/** Made up: The members of a page from `linkshere` (decided: D-219). */
export declare const linksherePage: Factory<LinksherePage>;

/** Made up: The members of a page from `pageprops` (decided: D-219). */
export declare const pagepropsPage: Factory<PagepropsPage>;

/** Made up: The members of a page from `redirects` (decided: D-219). */
export declare const redirectsPage: Factory<RedirectsPage>;

/** Made up: The members of a page from `revisions` (decided: D-219). */
export declare const revisionsPage: Factory<RevisionsPage>;

/** Made up: Members of the results of `stashimageinfo` (decided: D-219). */
export declare const stashimageinfoResults: Factory<StashimageinfoResults>;

/** Made up: The members of a page from `templates` (decided: D-219). */
export declare const templatesPage: Factory<TemplatesPage>;

/** Made up: The members of a page from `transcludedin` (decided: D-219). */
export declare const transcludedinPage: Factory<TranscludedinPage>;

/** Made up: An item of `allmessages` (decided: D-219). */
export declare const allmessagesItem: Factory<AllmessagesItem>;

/** Made up: Members of the results of `authmanagerinfo` (decided: D-219). */
export declare const authmanagerinfoResults: Factory<AuthmanagerinfoResults>;

/** Made up: Members of the results of `filerepoinfo` (decided: D-220). */
export declare const filerepoinfoResults: Factory<FilerepoinfoResults>;

/** Made up: Members of the results of `languageinfo` (decided: D-219). */
export declare const languageinfoResults: Factory<LanguageinfoResults>;

/** Made up: Members of the results of `siteinfo` (decided: D-219). */
export declare const siteinfoResults: Factory<SiteinfoResults>;

/** Made up: Members of the results of `tokens` (decided: D-220). */
export declare const tokensResults: Factory<TokensResults>;

/** Made up: Members of the results of `userinfo` (decided: D-219). */
export declare const userinfoResults: Factory<UserinfoResults>;
