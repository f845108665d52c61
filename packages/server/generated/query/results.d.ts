// The results of the modules of query. Generated: change the spec instead.
import type { ResultTable } from "../runtime/query/server/results/table.js";

export declare const results: ResultTable;

/** Missing revision. An ID from the request that no revision has. */
export interface MissingRevisionShape {
  /** The ID for which the caller can see no revision. */
  readonly revid: number;
  /** True if the revision does not exist or was deleted. */
  readonly missing: true;
}

/** Error. A problem that prevented a response, in the form selected by `errorformat`. */
export interface MessageShape {
  /** The error code, such as `badvalue`. It does not depend on the language. */
  readonly code: string;
  /** The message as plain text or wikitext, as selected by `errorformat`. Comes with `errorformat=plaintext|wikitext`. */
  readonly text?: string;
  /** The explanation for people, as HTML. Comes with `errorformat=html`. */
  readonly html?: string;
  /** The message key, for clients that have the messages themselves. Comes with `errorformat=raw`. */
  readonly key?: string;
  /** The message parameters, in order. Comes with `errorformat=raw`. */
  readonly params?: readonly unknown[];
  /** Additional data for programs, such as the allowed values. May be missing. */
  readonly data?: { readonly [key: string]: unknown };
  /** The path of the module, such as `query+allpages`; `main` for the request as a whole. Absent if an internal error ended the request. May be missing. */
  readonly module?: string;
}

/** Warning. A problem that did not prevent a response, in the form selected by `errorformat`. */
export interface WarningShape {
  /** The error code, such as `badvalue`. It does not depend on the language. */
  readonly code: string;
  /** The message as plain text or wikitext, as selected by `errorformat`. Comes with `errorformat=plaintext|wikitext`. */
  readonly text?: string;
  /** The explanation for people, as HTML. Comes with `errorformat=html`. */
  readonly html?: string;
  /** The message key, for clients that have the messages themselves. Comes with `errorformat=raw`. */
  readonly key?: string;
  /** The message parameters, in order. Comes with `errorformat=raw`. */
  readonly params?: readonly unknown[];
  /** Additional data for programs, such as the allowed values. May be missing. */
  readonly data?: { readonly [key: string]: unknown };
  /** The path of the module, such as `query+allpages`; `main` for the request as a whole. */
  readonly module: string;
}

/** Title. A title that the page refers to. */
export interface TitledShape {
  /** The ID of the namespace of the title. */
  readonly ns: number;
  /** The title, including the namespace. The page does not have to exist. */
  readonly title: string;
}

/** Linking page. A page that links to the page it is listed under. */
export interface LinkingPageShape {
  /** The ID of the page that contains the link. Comes with `prop=pageid`. */
  readonly pageid?: number;
  /** The namespace ID of the linking page. Comes with `prop=title`. */
  readonly ns?: number;
  /** The title of the page that contains the link. Comes with `prop=title`. */
  readonly title?: string;
  /** Whether the page that contains the link is a redirect. Comes with `prop=redirect`. */
  readonly redirect?: boolean;
}

/** Slot of a revision. One part of a revision's content. */
export interface SlotShape {
  /** The size of the slot's content in bytes. Comes with `prop=slotsize`. May be missing if `missing` is present. */
  readonly size?: number;
  /** The SHA-1 of the slot's content as 40 hexadecimal digits. Empty if it was not computed. Comes with `prop=slotsha1`. May be missing if `sha1hidden` or `missing` is present. */
  readonly sha1?: string;
  /** True if the SHA-1 is hidden together with the content. It is still included for callers who may see hidden data. Comes with `prop=slotsha1`. May be missing. */
  readonly sha1hidden?: true;
  /** The content model of the slot, such as `wikitext` or `json`. Comes with `prop=content|contentmodel`. May be missing if `missing` or `texthidden` or `textmissing` or `nosuchsection` or `badcontentformat` is present. */
  readonly contentmodel?: string;
  /** The content format of the slot as a media type, such as `text/x-wiki`. Comes with `prop=content`. May be missing if `missing` or `texthidden` or `textmissing` or `nosuchsection` or `badcontentformat` is present. */
  readonly contentformat?: string;
  /** The content of the slot as source text, or only the section that `section` selects. Comes with `prop=content`. May be missing if `missing` or `texthidden` or `textmissing` or `nosuchsection` or `badcontentformat` is present. */
  readonly content?: string;
  /** True if the content is hidden from the public. It is still included for callers who may see hidden data. Comes with `prop=content`. May be missing. */
  readonly texthidden?: true;
  /** True if the content of the slot cannot be read from the database. Comes with `prop=content`. May be missing. */
  readonly textmissing?: true;
  /** True if the content has no section with the number that `section` gives. Comes with `prop=content` together with `section`. May be missing. */
  readonly nosuchsection?: true;
  /** True if the content of the slot cannot be serialized in the requested format. Comes with `prop=content`. May be missing. */
  readonly badcontentformat?: true;
  /** True if the revision has no slot with this name. May be missing. */
  readonly missing?: true;
}

/** Difference to another revision or text. The changes between a revision and another revision or a given text. */
export interface DifferenceShape {
  /** The ID of the revision that the difference starts from; `false` if not available. Comes with `diffto`, without `difftotext`. May be missing if `notcached` is present. */
  readonly from?: number | false;
  /** The ID of the revision that the difference leads to; `false` if not available. Comes with `diffto`, without `difftotext`. May be missing if `notcached` is present. */
  readonly to?: number | false;
  /** The difference as rows of an HTML table; `false` if it could not be computed. May be missing if `notcached` or `badcontentformat` is present. */
  readonly body?: string | false;
  /** True if the given text is not valid for this content model. Comes with `difftotext`. May be missing. */
  readonly badcontentformat?: true;
  /** True if the difference was omitted: it was not cached, and one response computes only a few differences. May be missing. */
  readonly notcached?: true;
}

/** Revision. A saved version of a page, with its author, time and summary. */
export interface RevisionShape {
  /** The revision ID, unique across the site. Comes with `prop=ids`. */
  readonly revid?: number;
  /** The ID of the parent revision; `0` if the revision created the page. Comes with `prop=ids`. May be missing. */
  readonly parentid?: number;
  /** Whether the edit was marked as minor. Comes with `prop=flags`. */
  readonly minor?: boolean;
  /** The user name of the author, or the IP address of an anonymous author. Comes with `prop=user`. May be missing if `userhidden` is present. */
  readonly user?: string;
  /** The user ID of the author; `0` for an anonymous author. Comes with `prop=userid`. May be missing if `userhidden` is present. */
  readonly userid?: number;
  /** True if the user name is hidden from the public. It is still included for callers who may see hidden data. Comes with `prop=user|userid`. May be missing. */
  readonly userhidden?: true;
  /** True if the author was not logged in and is identified by an IP address. Comes with `prop=user|userid`. May be missing. */
  readonly anon?: true;
  /** True if the author used a temporary account. Comes with `prop=user|userid`. May be missing. */
  readonly temp?: true;
  /** The time at which the revision was saved. Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** The size of the revision's content in bytes. Comes with `prop=size|slotsize`. May be missing. */
  readonly size?: number;
  /** The SHA-1 of the content as 40 hexadecimal digits. Empty if it was not computed. Comes with `prop=sha1|slotsha1`. May be missing. */
  readonly sha1?: string;
  /** True if the SHA-1 is hidden together with the content. It is still included for callers who may see hidden data. Comes with `prop=sha1|slotsha1`. May be missing. */
  readonly sha1hidden?: true;
  /** The names of the revision's slots; `main` holds the page content. Comes with `prop=roles`. May be missing if `slotsmissing` is present. */
  readonly roles?: readonly string[];
  /** The content of each slot, by slot name. Comes with `slots` together with `prop=content|contentmodel|slotsha1|slotsize`. May be missing if `slotsmissing` is present. */
  readonly slots?: {
    /** The main slot, which every revision has. Comes with `slots=main`. */
    readonly main?: SlotShape;
  };
  /** True if the slots of the revision cannot be read from the database. Comes with `prop=content|contentmodel|parsetree|roles|slotsha1|slotsize`, `diffto` or `difftotext`. May be missing. */
  readonly slotsmissing?: true;
  /** The content model, such as `wikitext` or `json`. Comes with `prop=content|contentmodel`, without `slots`. May be missing. */
  readonly contentmodel?: string;
  /** The content format as a media type, such as `text/x-wiki`. Comes with `prop=content`, without `expandtemplates`, `parse` or `slots`. May be missing if `texthidden` or `textmissing` or `badcontentformat` or `slotsmissing` is present. */
  readonly contentformat?: string;
  /** The content of the revision, as source text. Comes with `prop=content`, without `slots`. May be missing if `texthidden` or `textmissing` or `badcontentformat` or `slotsmissing` is present. */
  readonly content?: string;
  /** True if the content is hidden from the public. It is still included for callers who may see hidden data. Comes with `prop=content|parsetree`, `diffto` or `difftotext`, without `slots`. May be missing. */
  readonly texthidden?: true;
  /** True if the content cannot be read from the database. Comes with `prop=content|contentmodel|parsetree|slotsha1|slotsize`, `diffto` or `difftotext`, without `slots`. May be missing. */
  readonly textmissing?: true;
  /** True if the content cannot be serialized in the format that `contentformat` requests. Comes with `prop=content`, without `slots`. May be missing. */
  readonly badcontentformat?: true;
  /** The parse tree of the content, in XML, before templates are expanded. Comes with `prop=parsetree` or `prop=content` together with `generatexml`, without `slots`. May be missing if `badcontentformatforparsetree` or `texthidden` or `textmissing` or `slotsmissing` is present. */
  readonly parsetree?: string;
  /** True if the content is not wikitext and so has no parse tree. Comes with `prop=parsetree` or `prop=content` together with `generatexml`, without `slots`. May be missing. */
  readonly badcontentformatforparsetree?: true;
  /** The difference between the revision and the revision or text that the request names. Comes with `diffto` or `difftotext`, without `slots`. May be missing if `texthidden` or `textmissing` or `slotsmissing` is present. */
  readonly diff?: DifferenceShape;
  /** The edit summary, in wikitext. Empty if no summary was given. Comes with `prop=comment`. May be missing if `commenthidden` is present. */
  readonly comment?: string;
  /** The edit summary as HTML, with links rendered. Comes with `prop=parsedcomment`. May be missing if `commenthidden` is present. */
  readonly parsedcomment?: string;
  /** True if the summary is hidden from the public. It is still included for callers who may see hidden data. Comes with `prop=comment|parsedcomment`. May be missing. */
  readonly commenthidden?: true;
  /** The change tags of the revision, such as `mw-undo`. Can be empty. Comes with `prop=tags`. */
  readonly tags?: readonly string[];
  /** True if the hidden data is hidden from administrators as well. May be missing. */
  readonly suppressed?: true;
}

/** File metadata entry. A name and its value in the metadata of a file. Values may contain further entries. */
export interface MetadataEntryShape {
  /** The name of the entry, such as `ImageWidth`; a number if the metadata are a list. */
  readonly name: string | number;
  /** The value in the file: a string, a number, or nested entries. */
  readonly value: unknown;
}

/** Formatted file metadata. A metadata value formatted for display, as HTML or text, with its source. */
export interface ExtendedMetadataShape {
  readonly value: unknown;
  /** The source of the value, such as `file-metadata` or `mediawiki-metadata`. */
  readonly source: string;
  /** Present if the value is hidden in the table on the file page until a reader expands it. May be missing. */
  readonly hidden?: string;
}

/** Component of a composite block. One of several blocks that apply to a user at the same time. */
export interface BlockComponentShape {
  /** The block ID; null for a block that the software applies automatically. May be `null`. */
  readonly blockid: number | null;
  /** The name of the user who set the block. */
  readonly blockedby: string;
  /** The ID of the user who set the block; `0` if it is not a user of this site. */
  readonly blockedbyid: number;
  /** Why the block was set, as text. */
  readonly blockreason: string;
  /** The time at which the block was set. */
  readonly blockedtimestamp: string;
  /** The time at which the block expires; `infinite` if it does not expire. */
  readonly blockexpiry: string | "infinite";
  /** Whether the block is partial: it covers certain pages, namespaces or actions only. */
  readonly blockpartial: boolean;
  /** Whether the block prevents account creation. */
  readonly blocknocreate: boolean;
  /** Whether the block exempts logged-in users. */
  readonly blockanononly: boolean;
  /** Whether the block prevents sending email to other users. */
  readonly blockemail: boolean;
  /** Whether the block prevents the user from editing their own talk page. */
  readonly blockowntalk: boolean;
  /** The time at which the block was set, formatted in the caller's language. */
  readonly blockedtimestampformatted: string;
  /** The time at which the block expires, formatted in the caller's language. May be missing. */
  readonly blockexpiryformatted?: string;
  /** The time until the block expires, in words in the caller's language. May be missing. */
  readonly blockexpiryrelative?: string;
  /** True if the block hides the user name from the public. May be missing. */
  readonly blockhidden?: true;
  /** The system rule that imposed the block, such as `proxy`, if no user set it. May be missing. */
  readonly systemblocktype?: string;
}

/** Group membership. A group that the user was added to, and when the membership expires. */
export interface GroupMembershipShape {
  /** The name of the group, such as `sysop`. */
  readonly group: string;
  /** The time at which the membership expires; `infinity` if it does not expire. */
  readonly expiry: string | "infinity";
}

/** Rate limit. How often an action may be performed within a period. */
export interface RateLimitShape {
  /** The number of times that the action may be performed within the period. */
  readonly hits: number;
  /** The length of the period in seconds. */
  readonly seconds: number;
}

/** Search result from another wiki. A page of another wiki that matches the search. */
export interface FoundElsewhereShape {
  /** The namespace ID on the other wiki. */
  readonly ns: number;
  /** The namespace name on the other wiki. */
  readonly namespace: string;
  /** The title on the other wiki. */
  readonly title: string;
  /** The page ID on the other wiki. */
  readonly pageid: number;
  /** The URL of the page on the other wiki. */
  readonly url: string;
  /** The size of the page in bytes. Comes with `prop=size`. */
  readonly size?: number;
  /** The number of words on the page. Comes with `prop=wordcount`. */
  readonly wordcount?: number;
  /** A snippet of the page as HTML, with the matches highlighted. Comes with `prop=snippet`. */
  readonly snippet?: string;
  /** The time of the last edit of the page. Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** The title as HTML, with the matches highlighted. Comes with `prop=titlesnippet`. */
  readonly titlesnippet?: string;
  /** The matching category as HTML, with the matches highlighted. Empty if no category matches. Comes with `prop=categorysnippet`. */
  readonly categorysnippet?: string;
  /** The redirect that matches. Comes with `prop=redirecttitle`. May be missing. */
  readonly redirecttitle?: string;
  /** The title of that redirect as HTML, with the matches highlighted. Comes with `prop=redirectsnippet`. May be missing. */
  readonly redirectsnippet?: string;
  /** The heading of the matching section. Comes with `prop=sectiontitle`. May be missing. */
  readonly sectiontitle?: string;
  /** That heading as HTML, with the matches highlighted. Comes with `prop=sectionsnippet`. May be missing. */
  readonly sectionsnippet?: string;
  /** Whether the match is in the content of a file instead of its page. Comes with `prop=isfilematch`. */
  readonly isfilematch?: boolean;
  /** Data that extensions add to the result, by extension name. Comes with `prop=extensiondata`. May be missing. */
  readonly extensiondata?: { readonly [key: string]: unknown };
}

/** Message and its parameters. A message by its key, for clients that have the messages themselves. */
export interface RawMessageShape {
  /** The name of the message in the software. */
  readonly key: string;
  /** The message parameters, in order. */
  readonly params: readonly unknown[];
}

/** Authentication form field. A field of a form that the user fills in to authenticate. */
export interface AuthenticationFieldShape {
  /** How a form shows the field. `button`: A submit button. `checkbox`: A box that the user ticks. `hidden`: A hidden value that is submitted with the form. `multiselect`: Options of which several may be chosen. `null`: No input: the form only shows the text. `password`: A line of text that is hidden while the user types. `select`: Options of which one may be chosen. `string`: A line of text. */
  readonly type: "button" | "checkbox" | "hidden" | "multiselect" | "null" | "password" | "select" | "string";
  /** The default value of the field. May be missing. */
  readonly value?: unknown;
  /** The options to choose from: the labels, by value. May be missing. */
  readonly options?: { readonly [key: string]: string };
  /** A short text to show next to the field. Comes without `messageformat=none`. */
  readonly label?: string | RawMessageShape;
  /** The help text of the field. Comes without `messageformat=none`. */
  readonly help?: string | RawMessageShape;
  /** Whether the field may be left empty. */
  readonly optional: boolean;
  /** Whether the value is secret and must not be logged or shown. */
  readonly sensitive: boolean;
}

/** Reason against an action. Why the caller may not perform an action. The members depend on `errorformat`. */
export interface ReasonShape {
  /** The code of the reason, such as `protectedpage`. */
  readonly code: string;
  /** The reason as plain text or wikitext, as selected by `errorformat`. May be missing. */
  readonly text?: string;
  /** The reason as HTML, with `errorformat=html`. May be missing. */
  readonly html?: string;
  /** The message key of the reason, with `errorformat=raw`. May be missing. */
  readonly key?: string;
  /** The message parameters, in order. May be missing. */
  readonly params?: readonly unknown[];
  /** The message key of the reason, with `errorformat=bc`. May be missing. */
  readonly message?: string;
  /** The severity of the reason, such as `error`, with `errorformat=bc`. May be missing. */
  readonly type?: string;
  /** Additional data for programs. May be missing. */
  readonly data?: { readonly [key: string]: unknown };
}

/** An item of allcategories. (decided: D-219) */
export type AllcategoriesItem = {
  /** The name of the category, without the namespace. A category page does not have to exist. */
  readonly category: string;
  /** The total number of members. Comes with `prop=size`. */
  readonly size?: number;
  /** The number of members that are neither subcategories nor files. Comes with `prop=size`. */
  readonly pages?: number;
  /** The number of members that are files. Comes with `prop=size`. */
  readonly files?: number;
  /** The number of members that are subcategories. Comes with `prop=size`. */
  readonly subcats?: number;
  /** Whether the category is hidden: pages show it only to readers who chose to see hidden categories. Comes with `prop=hidden`. */
  readonly hidden?: boolean;
};

/** Members of the results next to the list of allcategories. (decided: D-219) */
export type AllcategoriesOthers = {};

/** The members of a page from the generator allcategories. (decided: D-219) */
export type AllcategoriesGenerated = {};

/** An item of alldeletedrevisions. (decided: D-219) */
export type AlldeletedrevisionsItem = {
  /** The ID of the page that has the title now; `0` if no page has it. */
  readonly pageid: number;
  /** The deleted revisions of the page that this response lists. */
  readonly revisions: readonly (RevisionShape | readonly [])[];
  /** The namespace ID of the deleted page. */
  readonly ns: number;
  /** The title of the deleted page. */
  readonly title: string;
};

/** Members of the results next to the list of alldeletedrevisions. (decided: D-219) */
export type AlldeletedrevisionsOthers = {};

/** The members of a page from the generator alldeletedrevisions. (decided: D-219) */
export type AlldeletedrevisionsGenerated = {};

/** An item of allfileusages. (decided: D-219) */
export type AllfileusagesItem = {
  /** The ID of the page that uses the file. Comes with `prop=ids`. */
  readonly fromid?: number;
  /** The namespace ID of files, `6`. Comes with `prop=title`. */
  readonly ns?: number;
  /** The title of the file. The file does not have to exist. Comes with `prop=title`. */
  readonly title?: string;
};

/** Members of the results next to the list of allfileusages. (decided: D-219) */
export type AllfileusagesOthers = {};

/** The members of a page from the generator allfileusages. (decided: D-219) */
export type AllfileusagesGenerated = {};

/** An item of allimages. (decided: D-219) */
export type AllimagesItem = {
  /** The file name, without the namespace and with underscores instead of spaces. */
  readonly name: string;
  /** The upload time of this version. Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** The name of the uploader, or the IP address of an anonymous uploader. Comes with `prop=user`. May be missing if `userhidden` is present. */
  readonly user?: string;
  /** The user ID of the uploader; `0` for an anonymous uploader. Comes with `prop=userid`. May be missing if `userhidden` is present. */
  readonly userid?: number;
  /** True if the uploader is hidden from the public. The name is still included for callers who may see hidden data. Comes with `prop=user|userid`. May be missing. */
  readonly userhidden?: true;
  /** True if the uploader used a temporary account. Comes with `prop=user|userid`. May be missing. */
  readonly temp?: true;
  /** True if the uploader was not logged in and is identified by an IP address. Comes with `prop=user|userid`. May be missing. */
  readonly anon?: true;
  /** The size of the file in bytes. Comes with `prop=dimensions|size`. */
  readonly size?: number;
  /** The width of the image in pixels; `0` if the file is not an image. Comes with `prop=dimensions|size`. */
  readonly width?: number;
  /** The height of the image in pixels; `0` if the file is not an image. Comes with `prop=dimensions|size`. */
  readonly height?: number;
  /** The number of pages of the document. Absent if the format has no pages. Comes with `prop=dimensions|size`. May be missing. */
  readonly pagecount?: number;
  /** The duration of the audio or video in seconds. Absent if the format has no duration. Comes with `prop=dimensions|size`. May be missing. */
  readonly duration?: number;
  /** The upload comment, in wikitext. Comes with `prop=comment`. May be missing if `commenthidden` is present. */
  readonly comment?: string;
  /** The upload comment as HTML, with links rendered. Comes with `prop=parsedcomment`. May be missing if `commenthidden` is present. */
  readonly parsedcomment?: string;
  /** True if the summary is hidden from the public. It is still included for callers who may see hidden data. Comes with `prop=comment|parsedcomment`. May be missing. */
  readonly commenthidden?: true;
  /** True if the content of the file is hidden from the public. It is still included for callers who may see hidden data. May be missing. */
  readonly filehidden?: true;
  /** True if the hidden data is hidden from administrators as well. May be missing. */
  readonly suppressed?: true;
  /** The normalized title of the file, including the namespace. Comes with `prop=canonicaltitle`. May be missing if `filehidden` is present. */
  readonly canonicaltitle?: string;
  /** The URL of the file. Comes with `prop=url`. May be missing if `filehidden` is present. */
  readonly url?: string;
  /** The URL of the file's description page. Comes with `prop=url`. May be missing if `filehidden` is present. */
  readonly descriptionurl?: string;
  /** The URL of the file's description page by page ID. It is shorter and does not change when the page is moved. Comes with `prop=url`. May be missing. */
  readonly descriptionshorturl?: string;
  /** The SHA-1 of the content, as 40 hexadecimal digits. Comes with `prop=sha1`. May be missing if `filehidden` is present. */
  readonly sha1?: string;
  /** The metadata stored in the file, such as Exif data. Null if the file has no such metadata. Comes with `prop=metadata`. May be missing if `filehidden` is present. May be `null`. */
  readonly metadata?: readonly MetadataEntryShape[] | null;
  /** The metadata common to all files of the format. Comes with `prop=commonmetadata`. May be missing if `filehidden` is present. */
  readonly commonmetadata?: readonly MetadataEntryShape[];
  /** Metadata combined from the file, its page and its categories, formatted for display, by name. Comes with `prop=extmetadata`. May be missing if `filehidden` is present. */
  readonly extmetadata?: { readonly [key: string]: ExtendedMetadataShape } | readonly [];
  /** The media type of the file, such as `image/png`. Comes with `prop=mime`. May be missing if `filehidden` is present. */
  readonly mime?: string;
  /** The media category, such as `BITMAP` or `AUDIO`. Comes with `prop=mediatype`. May be missing if `filehidden` is present. */
  readonly mediatype?: string;
  /** The number of bits per sample of the image. Comes with `prop=bitdepth`. May be missing if `filehidden` is present. */
  readonly bitdepth?: number;
  /** The namespace ID of files, `6`. */
  readonly ns: number;
  /** The title of the file, including the namespace. */
  readonly title: string;
};

/** Members of the results next to the list of allimages. (decided: D-219) */
export type AllimagesOthers = {};

/** The members of a page from the generator allimages. (decided: D-219) */
export type AllimagesGenerated = {};

/** An item of alllinks. (decided: D-219) */
export type AlllinksItem = {
  /** The ID of the page that contains the link. Comes with `prop=ids`. */
  readonly fromid?: number;
  /** The namespace ID of the target. Comes with `prop=title`. */
  readonly ns?: number;
  /** The title of the target. The page does not have to exist. Comes with `prop=title`. */
  readonly title?: string;
};

/** Members of the results next to the list of alllinks. (decided: D-219) */
export type AlllinksOthers = {};

/** The members of a page from the generator alllinks. (decided: D-219) */
export type AlllinksGenerated = {};

/** An item of allpages. (decided: D-219) */
export type AllpagesItem = {
  /** The page ID. It does not change when the page is moved. */
  readonly pageid: number;
  /** The namespace ID of the page; `0` is the main namespace. */
  readonly ns: number;
  /** The page title, including the namespace. */
  readonly title: string;
};

/** Members of the results next to the list of allpages. (decided: D-219) */
export type AllpagesOthers = {};

/** The members of a page from the generator allpages. (decided: D-219) */
export type AllpagesGenerated = {};

/** An item of allredirects. (decided: D-219) */
export type AllredirectsItem = {
  /** The ID of the page that redirects. Comes with `prop=ids`. */
  readonly fromid?: number;
  /** The namespace ID of the target. Comes with `prop=title`. */
  readonly ns?: number;
  /** The title of the target. The page does not have to exist. Comes with `prop=title`. */
  readonly title?: string;
  /** The section of the target, without `#`. Comes with `prop=fragment`. May be missing. */
  readonly fragment?: string;
  /** The interwiki prefix of the redirect's target. Comes with `prop=interwiki`. May be missing. */
  readonly interwiki?: string;
};

/** Members of the results next to the list of allredirects. (decided: D-219) */
export type AllredirectsOthers = {};

/** The members of a page from the generator allredirects. (decided: D-219) */
export type AllredirectsGenerated = {};

/** An item of allrevisions. (decided: D-219) */
export type AllrevisionsItem = {
  /** The ID of the page that these revisions belong to. */
  readonly pageid: number;
  /** The revisions of the page that this response lists. A page may appear several times. */
  readonly revisions: readonly (RevisionShape | readonly [])[];
  /** The namespace ID of the page; `0` is the main namespace. */
  readonly ns: number;
  /** The page title, including the namespace. */
  readonly title: string;
};

/** Members of the results next to the list of allrevisions. (decided: D-219) */
export type AllrevisionsOthers = {};

/** The members of a page from the generator allrevisions. (decided: D-219) */
export type AllrevisionsGenerated = {};

/** An item of alltransclusions. (decided: D-219) */
export type AlltransclusionsItem = {
  /** The ID of the transcluding page. Comes with `prop=ids`. */
  readonly fromid?: number;
  /** The namespace ID of the transcluded page. Comes with `prop=title`. */
  readonly ns?: number;
  /** The title of the transcluded page. It does not have to exist. Comes with `prop=title`. */
  readonly title?: string;
};

/** Members of the results next to the list of alltransclusions. (decided: D-219) */
export type AlltransclusionsOthers = {};

/** The members of a page from the generator alltransclusions. (decided: D-219) */
export type AlltransclusionsGenerated = {};

/** An item of allusers. (decided: D-219) */
export type AllusersItem = {
  /** The user ID, which does not change when the user is renamed. */
  readonly userid: number;
  /** The name under which the site shows the account. */
  readonly name: string;
  /** The user's ID in each central system, by system; `0` if not available. Comes with `prop=centralids`. */
  readonly centralids?: { readonly [key: string]: number };
  /** Whether the account on this site is attached to that central ID, by system. Comes with `prop=centralids`. */
  readonly attachedlocal?: { readonly [key: string]: boolean };
  /** Whether the account on the wiki that `attachedwiki` names is attached to that central ID, by system. Comes with `prop=centralids` together with `attachedwiki` with a value. */
  readonly attachedwiki?: { readonly [key: string]: boolean };
  /** The ID of the user's block. Null for a composite block or one imposed by the system. Comes with `prop=blockinfo`. May be missing. May be `null`. */
  readonly blockid?: number | null;
  /** The name of the user who set the block; empty if it is not a user of this site. Comes with `prop=blockinfo`. May be missing. */
  readonly blockedby?: string;
  /** The ID of the user who set the block; `0` if it is not a user of this site. Comes with `prop=blockinfo`. May be missing. */
  readonly blockedbyid?: number;
  /** Why the block was set, as text. Comes with `prop=blockinfo`. May be missing. */
  readonly blockreason?: string;
  /** The time at which the block was set. Comes with `prop=blockinfo`. May be missing. */
  readonly blockedtimestamp?: string;
  /** The time at which the block expires; `infinite` if it does not expire. Comes with `prop=blockinfo`. May be missing. */
  readonly blockexpiry?: string | "infinite";
  /** Whether the block is partial: it covers certain pages, namespaces or actions only. Comes with `prop=blockinfo`. May be missing. */
  readonly blockpartial?: boolean;
  /** Whether the block prevents account creation. Comes with `prop=blockinfo`. May be missing. */
  readonly blocknocreate?: boolean;
  /** Whether the block exempts logged-in users. Comes with `prop=blockinfo`. May be missing. */
  readonly blockanononly?: boolean;
  /** Whether the block prevents sending email to other users. Comes with `prop=blockinfo`. May be missing. */
  readonly blockemail?: boolean;
  /** Whether the block prevents the user from editing their own talk page. Comes with `prop=blockinfo`. May be missing. */
  readonly blockowntalk?: boolean;
  /** The time at which the block was set, formatted in the caller's language. Comes with `prop=blockinfo`. May be missing. */
  readonly blockedtimestampformatted?: string;
  /** The time at which the block expires, formatted in the caller's language. Absent if it does not expire. Comes with `prop=blockinfo`. May be missing. */
  readonly blockexpiryformatted?: string;
  /** The time until the block expires, in words in the caller's language. Absent if it does not expire. Comes with `prop=blockinfo`. May be missing. */
  readonly blockexpiryrelative?: string;
  /** True if the block hides the user name from the public. Comes with `prop=blockinfo`. May be missing. */
  readonly blockhidden?: true;
  /** The system rule that imposed the block, such as `proxy`, if no user set it. Comes with `prop=blockinfo`. May be missing. */
  readonly systemblocktype?: string;
  /** The components of a composite block. Comes with `prop=blockinfo`. May be missing. */
  readonly blockcomponents?: readonly BlockComponentShape[];
  /** True if a block hides the user name from the public. May be missing. */
  readonly hidden?: true;
  /** How many edits the account has made. Comes with `prop=editcount`. */
  readonly editcount?: number;
  /** The number of recent edits and log entries of the user, by default in the last 30 days. Comes with `activeusers`. */
  readonly recentactions?: number;
  /** The time at which the account was registered; empty if it is not known. Comes with `prop=registration`. */
  readonly registration?: string | "";
  /** The names of all groups of the user, including implicit ones. Comes with `prop=groups`. */
  readonly groups?: readonly string[];
  /** The names of the groups that the user belongs to automatically, such as `*` and `user`. Comes with `prop=implicitgroups`. */
  readonly implicitgroups?: readonly string[];
  /** The rights that the user has through groups. Comes with `prop=rights`. */
  readonly rights?: readonly string[];
};

/** Members of the results next to the list of allusers. (decided: D-219) */
export type AllusersOthers = {};

/** An item of backlinks. (decided: D-219) */
export type BacklinksItem = {
  /** The ID of the linking page. */
  readonly pageid: number;
  /** The namespace ID of the linking page. */
  readonly ns: number;
  /** The title of the page that contains the link. */
  readonly title: string;
  /** True if the linking page is a redirect to the target. May be missing. */
  readonly redirect?: true;
  /** The pages that link to this redirect. Comes with `redirect`. May be missing. */
  readonly redirlinks?: readonly ({
    /** The ID of the page that links to the redirect. */
    readonly pageid: number;
    /** The namespace ID of the page that links to the redirect. */
    readonly ns: number;
    /** The title of the page that links to the redirect. */
    readonly title: string;
    /** True if the page that links to the redirect is itself a redirect. May be missing. */
    readonly redirect?: true;
  })[];
};

/** Members of the results next to the list of backlinks. (decided: D-219) */
export type BacklinksOthers = {};

/** The members of a page from the generator backlinks. (decided: D-219) */
export type BacklinksGenerated = {};

/** An item of blocks. (decided: D-219) */
export type BlocksItem = {
  /** The ID that identifies the block in requests. Comes with `prop=id`. */
  readonly id?: number;
  /** The blocked user, IP address or IP range; empty if the block hides it. Comes with `prop=user`. May be missing. */
  readonly user?: string;
  /** The ID of the blocked user; `0` for an IP address or an IP range. Comes with `prop=userid`. May be missing. */
  readonly userid?: number;
  /** The name of the user who set the block. Comes with `prop=by`. */
  readonly by?: string;
  /** The ID of the user who set the block; `0` if it is not a user of this site. Comes with `prop=byid`. */
  readonly byid?: number;
  /** The time at which the block was set. Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** The time at which the block expires; `infinity` if it does not expire. Comes with `prop=expiry`. */
  readonly expiry?: string | "infinity";
  /** The duration of the block, in words in the caller's language. Comes with `prop=expiry`. May be missing. */
  readonly "duration-l10n"?: string;
  /** The reason for the block, in wikitext. Comes with `prop=reason`. */
  readonly reason?: string;
  /** The reason as HTML, with links rendered. Comes with `prop=parsedreason`. May be missing. */
  readonly parsedreason?: string;
  /** The first IP address that the block covers. Comes with `prop=range`. May be missing. */
  readonly rangestart?: string;
  /** The last IP address that the block covers; the same as `rangestart` for a single address. Comes with `prop=range`. May be missing. */
  readonly rangeend?: string;
  /** Whether the software set the block automatically on an IP address that a blocked user used. Comes with `prop=flags`. */
  readonly automatic?: boolean;
  /** Whether the block exempts logged-in users. Comes with `prop=flags`. */
  readonly anononly?: boolean;
  /** Whether the block prevents account creation. Comes with `prop=flags`. */
  readonly nocreate?: boolean;
  /** Whether the IP addresses that the user uses are blocked automatically. Comes with `prop=flags`. */
  readonly autoblock?: boolean;
  /** Whether the block prevents sending email to other users. Comes with `prop=flags`. */
  readonly noemail?: boolean;
  /** Whether the block hides the user name from the public. Comes with `prop=flags`. */
  readonly hidden?: boolean;
  /** Whether the user may still edit their own talk page. Comes with `prop=flags`. */
  readonly allowusertalk?: boolean;
  /** Whether the block is partial: it covers certain pages, namespaces or actions only. Comes with `prop=flags`. */
  readonly partial?: boolean;
  /** What a partial block covers; empty if the block covers the whole site. Comes with `prop=restrictions`. */
  readonly restrictions?: {
    /** The pages that the user may not edit. May be missing. */
    readonly pages?: readonly ({
      /** The ID of the restricted page. */
      readonly id: number;
      /** The namespace ID of the restricted page. May be missing. */
      readonly ns?: number;
      /** The title of the restricted page. May be missing. */
      readonly title?: string;
    })[];
    /** The IDs of the namespaces in which the user may not edit. May be missing. */
    readonly namespaces?: readonly number[];
    /** The names of the actions that the user may not perform, such as `upload`. May be missing. */
    readonly actions?: readonly string[];
  } | readonly [];
};

/** Members of the results next to the list of blocks. (decided: D-219) */
export type BlocksOthers = {};

/** An item of categorymembers. (decided: D-219) */
export type CategorymembersItem = {
  /** The page ID of the member. Comes with `prop=ids`. */
  readonly pageid?: number;
  /** The namespace ID of the member. Comes with `prop=title`. */
  readonly ns?: number;
  /** The title of the member, including the namespace. Comes with `prop=title`. */
  readonly title?: string;
  /** The full sort key of the member, in hexadecimal digits. Comes with `prop=sortkey`. */
  readonly sortkey?: string;
  /** The sort key prefix that the member sets; empty if it sets none. Comes with `prop=sortkeyprefix`. */
  readonly sortkeyprefix?: string;
  /** The type of the member. `file`: A page in the file namespace. `page`: A page that is neither a category nor a file. `subcat`: A subcategory. Comes with `prop=type`. */
  readonly type?: "file" | "page" | "subcat";
  /** The time at which the member was added to the category. Comes with `prop=timestamp`. */
  readonly timestamp?: string;
};

/** Members of the results next to the list of categorymembers. (decided: D-219) */
export type CategorymembersOthers = {};

/** The members of a page from the generator categorymembers. (decided: D-219) */
export type CategorymembersGenerated = {};

/** Members of the results of codexicons. (decided: D-220) */
export type CodexiconsResults = {
  /** The content of the SVG element of each icon, by icon name. An icon that depends on the language has several drawings. */
  readonly codexicons: { readonly [key: string]: string | {
    /** The drawing for left-to-right languages. */
    readonly ltr: string;
    /** The drawing for right-to-left languages. */
    readonly rtl: string;
  } | {
    /** The drawing for left-to-right languages. */
    readonly ltr: string;
    /** Whether the icon is mirrored in right-to-left languages. */
    readonly shouldFlip: boolean;
    /** The codes of right-to-left languages in which the icon is not mirrored. May be missing. */
    readonly shouldFlipExceptions?: readonly string[];
  } | {
    /** The drawing for languages that are not in `langCodeMap`. */
    readonly default: string;
    /** The drawings for specific languages, by language code. */
    readonly langCodeMap: { readonly [key: string]: string };
  } } | readonly [];
};

/** An item of deletedrevs. (decided: D-219) */
export type DeletedrevsItem = {
  /** The deleted revisions of the page that this response lists. */
  readonly revisions: readonly ({
    /** The time at which the revision was saved, before it was deleted. */
    readonly timestamp: string;
    /** The ID of the deleted revision. Comes with `prop=revid`. */
    readonly revid?: number;
    /** The ID of the parent revision; `0` if the revision created the page. Comes with `prop=parentid`. May be missing. */
    readonly parentid?: number;
    /** The user name of the author, or the IP address of an anonymous author. Comes with `prop=user`. May be missing if `userhidden` is present. */
    readonly user?: string;
    /** The user ID of the author; `0` for an anonymous author. Comes with `prop=userid`. May be missing if `userhidden` is present. */
    readonly userid?: number;
    /** True if the user name is hidden from the public. It is still included for callers who may see hidden data. Comes with `prop=user|userid`. May be missing. */
    readonly userhidden?: true;
    /** The edit summary, in wikitext. Empty if no summary was given. Comes with `prop=comment`. May be missing if `commenthidden` is present. */
    readonly comment?: string;
    /** The edit summary as HTML, with links rendered. Comes with `prop=parsedcomment`. May be missing if `commenthidden` is present. */
    readonly parsedcomment?: string;
    /** True if the summary is hidden from the public. It is still included for callers who may see hidden data. Comes with `prop=comment|parsedcomment`. May be missing. */
    readonly commenthidden?: true;
    /** Whether the edit was marked as minor. Comes with `prop=minor`. */
    readonly minor?: boolean;
    /** The size of the content in bytes. Comes with `prop=len`. May be `null`. */
    readonly len?: number | string | null;
    /** The SHA-1 of the content as 40 hexadecimal digits. Empty if it was not computed. Comes with `prop=sha1`. May be missing if `sha1hidden` is present. */
    readonly sha1?: string;
    /** True if the SHA-1 is hidden together with the content. It is still included for callers who may see hidden data. Comes with `prop=sha1`. May be missing. */
    readonly sha1hidden?: true;
    /** The content of the deleted revision, as source text. Comes with `prop=content`. May be missing if `texthidden` is present. */
    readonly text?: string;
    /** True if the content is hidden from the public. It is still included for callers who may see hidden data. Comes with `prop=content`. May be missing. */
    readonly texthidden?: true;
    /** The change tags of the revision, such as `mw-undo`. Can be empty. Comes with `prop=tags`. */
    readonly tags?: readonly string[];
    /** True if the hidden data is hidden from administrators as well. May be missing. */
    readonly suppressed?: true;
  })[];
  /** The namespace ID of the deleted page. */
  readonly ns: number;
  /** The title of the deleted page. */
  readonly title: string;
  /** A token for restoring revisions. Later versions of the software provide it through the module `tokens`. Comes with `prop=token`. May be missing. */
  readonly token?: string;
};

/** Members of the results next to the list of deletedrevs. (decided: D-219) */
export type DeletedrevsOthers = {};

/** An item of embeddedin. (decided: D-219) */
export type EmbeddedinItem = {
  /** The ID of the transcluding page. */
  readonly pageid: number;
  /** The namespace ID of the transcluding page. */
  readonly ns: number;
  /** The title of the transcluding page. */
  readonly title: string;
  /** True if the transcluding page is a redirect. May be missing. */
  readonly redirect?: true;
};

/** Members of the results next to the list of embeddedin. (decided: D-219) */
export type EmbeddedinOthers = {};

/** The members of a page from the generator embeddedin. (decided: D-219) */
export type EmbeddedinGenerated = {};

/** An item of exturlusage. (decided: D-219) */
export type ExturlusageItem = {
  /** The ID of the page that contains the link. Comes with `prop=ids`. */
  readonly pageid?: number;
  /** The namespace ID of the linking page. Comes with `prop=title`. */
  readonly ns?: number;
  /** The title of the page that contains the link. Comes with `prop=title`. */
  readonly title?: string;
  /** The URL of the link. Comes with `prop=url`. */
  readonly url?: string;
};

/** Members of the results next to the list of exturlusage. (decided: D-219) */
export type ExturlusageOthers = {};

/** The members of a page from the generator exturlusage. (decided: D-219) */
export type ExturlusageGenerated = {};

/** An item of filearchive. (decided: D-219) */
export type FilearchiveItem = {
  /** The ID of the deleted version in the archive. */
  readonly id: number;
  /** The name of the deleted file, without the namespace and with underscores instead of spaces. */
  readonly name: string;
  /** The namespace ID of files, `6`. */
  readonly ns: number;
  /** The title of the deleted file, including the namespace. */
  readonly title: string;
  /** The upload comment, in wikitext. Comes with `prop=description|parseddescription`. May be missing if `commenthidden` is present. */
  readonly description?: string;
  /** The upload comment as HTML, with links rendered. Comes with `prop=parseddescription`. May be missing if `commenthidden` is present. */
  readonly parseddescription?: string;
  /** The user ID of the uploader; `0` for an anonymous uploader. Comes with `prop=user`. May be missing if `userhidden` is present. */
  readonly userid?: number;
  /** The name of the uploader. Comes with `prop=user`. May be missing if `userhidden` is present. */
  readonly user?: string;
  /** True if the content is lost: the archive has the entry but no file. May be missing. */
  readonly filemissing?: true;
  /** The SHA-1 of the content, in hexadecimal digits. Comes with `prop=sha1`. May be missing if `filehidden` or `filemissing` is present. */
  readonly sha1?: string;
  /** The upload time of the version. Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** The size of the file in bytes. Comes with `prop=dimensions|size`. May be missing if `filehidden` or `filemissing` is present. */
  readonly size?: number | string;
  /** How many pages the document has. Comes with `prop=dimensions|size`. May be missing. */
  readonly pagecount?: number;
  /** The height of the image in pixels; `0` if the file is not an image. Comes with `prop=dimensions|size`. May be missing if `filehidden` or `filemissing` is present. */
  readonly height?: number | string;
  /** The width of the image in pixels; `0` if the file is not an image. Comes with `prop=dimensions|size`. May be missing if `filehidden` or `filemissing` is present. */
  readonly width?: number | string;
  /** The media category, such as `BITMAP` or `AUDIO`. Comes with `prop=mediatype`. May be missing if `filehidden` or `filemissing` is present. May be `null`. */
  readonly mediatype?: string | null;
  /** The metadata stored in the file, such as Exif data. Comes with `prop=metadata`. May be missing if `filehidden` or `filemissing` is present. May be `null`. */
  readonly metadata?: readonly MetadataEntryShape[] | null;
  /** The number of bits per sample of the image. Comes with `prop=bitdepth`. May be missing if `filehidden` or `filemissing` is present. */
  readonly bitdepth?: number | string;
  /** The media type of the file, such as `image/png`. Comes with `prop=mime`. May be missing if `filehidden` or `filemissing` is present. */
  readonly mime?: string;
  /** The name of the archived version. Absent if the version was the latest. Comes with `prop=archivename`. May be missing. */
  readonly archivename?: string;
  /** True if the content of the file is hidden from the public. It is still included for callers who may see hidden data. May be missing. */
  readonly filehidden?: true;
  /** True if the summary is hidden from the public. It is still included for callers who may see hidden data. May be missing. */
  readonly commenthidden?: true;
  /** True if the user name is hidden from the public. It is still included for callers who may see hidden data. May be missing. */
  readonly userhidden?: true;
  /** True if the hidden data is hidden from administrators as well. May be missing. */
  readonly suppressed?: true;
};

/** Members of the results next to the list of filearchive. (decided: D-219) */
export type FilearchiveOthers = {};

/** An item of imageusage. (decided: D-219) */
export type ImageusageItem = {
  /** The ID of the page that uses the file. */
  readonly pageid: number;
  /** The namespace ID of the page that uses the file. */
  readonly ns: number;
  /** The title of the page that uses the file. */
  readonly title: string;
  /** True if the page is a redirect to the file. May be missing. */
  readonly redirect?: true;
  /** The pages that use the file through this redirect. Comes with `redirect`. May be missing. */
  readonly redirlinks?: readonly ({
    /** The ID of the page that uses the file through the redirect. */
    readonly pageid: number;
    /** The namespace ID of the page that uses the file through the redirect. */
    readonly ns: number;
    /** The title of the page that uses the file through the redirect. */
    readonly title: string;
    /** True if the page that uses the file through the redirect is itself a redirect. May be missing. */
    readonly redirect?: true;
  })[];
};

/** Members of the results next to the list of imageusage. (decided: D-219) */
export type ImageusageOthers = {};

/** The members of a page from the generator imageusage. (decided: D-219) */
export type ImageusageGenerated = {};

/** An item of iwbacklinks. (decided: D-219) */
export type IwbacklinksItem = {
  /** The ID of the page that contains the link. */
  readonly pageid: number;
  /** The namespace ID of the linking page. */
  readonly ns: number;
  /** The title of the page that contains the link. */
  readonly title: string;
  /** True if the linking page is a redirect. May be missing. */
  readonly redirect?: true;
  /** The interwiki prefix, such as `wikipedia`. Comes with `prop=iwprefix`. */
  readonly iwprefix?: string;
  /** The title on the other wiki, without the prefix. Comes with `prop=iwtitle`. */
  readonly iwtitle?: string;
};

/** Members of the results next to the list of iwbacklinks. (decided: D-219) */
export type IwbacklinksOthers = {};

/** The members of a page from the generator iwbacklinks. (decided: D-219) */
export type IwbacklinksGenerated = {};

/** An item of langbacklinks. (decided: D-219) */
export type LangbacklinksItem = {
  /** The ID of the page that contains the link. */
  readonly pageid: number;
  /** The namespace ID of the linking page. */
  readonly ns: number;
  /** The title of the page that contains the link. */
  readonly title: string;
  /** True if the linking page is a redirect. May be missing. */
  readonly redirect?: true;
  /** The language code of the link. Comes with `prop=lllang`. */
  readonly lllang?: string;
  /** The title in that language. Comes with `prop=lltitle`. */
  readonly lltitle?: string;
};

/** Members of the results next to the list of langbacklinks. (decided: D-219) */
export type LangbacklinksOthers = {};

/** The members of a page from the generator langbacklinks. (decided: D-219) */
export type LangbacklinksGenerated = {};

/** An item of logevents. (decided: D-219) */
export type LogeventsItem = {
  /** The ID of the log entry. Comes with `prop=ids`. */
  readonly logid?: number;
  /** The namespace ID of the page that the entry is about. Comes with `prop=title`. May be missing if `actionhidden` is present. */
  readonly ns?: number;
  /** The title of the page, or the user page of the user, that the entry is about. Comes with `prop=title`. May be missing if `actionhidden` is present. */
  readonly title?: string;
  /** The ID of the page that has the title now; `0` if no page has it. Comes with `prop=ids`. May be missing if `actionhidden` is present. */
  readonly pageid?: number;
  /** The page ID at the time of the entry; `0` if there was no page. Comes with `prop=ids`. May be missing if `actionhidden` is present. */
  readonly logpage?: number;
  /** The ID of the revision that the action created, such as by a move. Comes with `prop=ids`. May be missing. */
  readonly revid?: number;
  /** Additional data by name, depending on the type of the entry, such as the new title after a move. Comes with `prop=details`. May be missing if `actionhidden` is present. */
  readonly params?: { readonly [key: string]: unknown };
  /** True if the action and its target are hidden from the public. They are still included for callers who may see hidden data. Comes with `prop=details|ids|title`. May be missing. */
  readonly actionhidden?: true;
  /** The type of the entry, such as `delete`. Comes with `prop=type`. */
  readonly type?: string;
  /** The action within the type, such as `restore`. Comes with `prop=type`. */
  readonly action?: string;
  /** The name of the user who performed the action, or an IP address. Comes with `prop=user`. May be missing if `userhidden` is present. */
  readonly user?: string;
  /** The ID of the user who performed the action; `0` for an anonymous user. Comes with `prop=userid`. May be missing if `userhidden` is present. */
  readonly userid?: number;
  /** True if the user name is hidden from the public. It is still included for callers who may see hidden data. Comes with `prop=user|userid`. May be missing. */
  readonly userhidden?: true;
  /** True if the author used a temporary account. Comes with `prop=user`. May be missing. */
  readonly temp?: true;
  /** True if the author was not logged in and is identified by an IP address. Comes with `prop=user|userid`. May be missing. */
  readonly anon?: true;
  /** The time of the action. Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** The comment of the entry, in wikitext. Empty if no comment was given. Comes with `prop=comment`. May be missing if `commenthidden` is present. */
  readonly comment?: string;
  /** The comment as HTML, with links rendered. Comes with `prop=parsedcomment`. May be missing if `commenthidden` is present. */
  readonly parsedcomment?: string;
  /** True if the summary is hidden from the public. It is still included for callers who may see hidden data. Comes with `prop=comment|parsedcomment`. May be missing. */
  readonly commenthidden?: true;
  /** The change tags of the entry, such as `mw-undo`. Can be empty. Comes with `prop=tags`. */
  readonly tags?: readonly string[];
  /** True if the hidden data is hidden from administrators as well. May be missing. */
  readonly suppressed?: true;
};

/** Members of the results next to the list of logevents. (decided: D-219) */
export type LogeventsOthers = {};

/** An item of mystashedfiles. (decided: D-219) */
export type MystashedfilesItem = {
  /** The key that identifies the stashed file in requests. */
  readonly filekey: string;
  /** The state of the upload: `finished`, or `chunks` if more parts are expected. */
  readonly status: string;
  /** The size of the file in bytes. Comes with `prop=size`. */
  readonly size?: number;
  /** The width of the image in pixels; `0` if the file is not an image. Comes with `prop=size`. */
  readonly width?: number;
  /** The height of the image in pixels; `0` if the file is not an image. Comes with `prop=size`. */
  readonly height?: number;
  /** The number of bits per sample of the image. Comes with `prop=size`. */
  readonly bits?: number;
  /** The media type of the file, such as `image/png`. Comes with `prop=type`. May be `null`. */
  readonly mimetype?: string | null;
  /** The media category, such as `BITMAP` or `AUDIO`. Comes with `prop=type`. May be `null`. */
  readonly mediatype?: string | null;
};

/** Members of the results next to the list of mystashedfiles. (decided: D-219) */
export type MystashedfilesOthers = {};

/** An item of pagepropnames. (decided: D-219) */
export type PagepropnamesItem = {
  /** The name of a page property that at least one page has. */
  readonly propname: string;
};

/** Members of the results next to the list of pagepropnames. (decided: D-219) */
export type PagepropnamesOthers = {};

/** An item of pageswithprop. (decided: D-219) */
export type PageswithpropItem = {
  /** The page ID. It does not change when the page is moved. Comes with `prop=ids`. */
  readonly pageid?: number;
  /** The namespace ID of the page; `0` is the main namespace. Comes with `prop=title`. */
  readonly ns?: number;
  /** The page title, including the namespace. Comes with `prop=title`. */
  readonly title?: string;
  /** The value of the property on this page. Comes with `prop=value`. */
  readonly value?: string;
};

/** Members of the results next to the list of pageswithprop. (decided: D-219) */
export type PageswithpropOthers = {};

/** The members of a page from the generator pageswithprop. (decided: D-219) */
export type PageswithpropGenerated = {};

/** An item of prefixsearch. (decided: D-219) */
export type PrefixsearchItem = {
  /** The namespace ID of the page; `0` is the main namespace. */
  readonly ns: number;
  /** The page title, including the namespace. */
  readonly title: string;
  /** True if the page is a special page. May be missing. */
  readonly special?: true;
  /** The page ID. Absent for special pages. May be missing if `special` is present. */
  readonly pageid?: number;
};

/** Members of the results next to the list of prefixsearch. (decided: D-219) */
export type PrefixsearchOthers = {};

/** The members of a page from the generator prefixsearch. (decided: D-219) */
export type PrefixsearchGenerated = {
  /** The rank of the page among the results, starting at 1. May be missing. */
  readonly index?: number;
};

/** An item of protectedtitles. (decided: D-219) */
export type ProtectedtitlesItem = {
  /** The ID of the namespace of the title. */
  readonly ns: number;
  /** The protected title. */
  readonly title: string;
  /** The time at which the title was protected. Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** The name of the user who protected the title. Comes with `prop=user`. May be missing. */
  readonly user?: string;
  /** The ID of the user who protected the title. Comes with `prop=user|userid`. */
  readonly userid?: number;
  /** The reason for the protection, in wikitext. Comes with `prop=comment`. */
  readonly comment?: string;
  /** The reason as HTML, with links rendered. Comes with `prop=parsedcomment`. */
  readonly parsedcomment?: string;
  /** The time at which the protection expires; `infinity` if it does not expire. Comes with `prop=expiry`. */
  readonly expiry?: string | "infinity";
  /** The group or right that is required to create the page, such as `sysop`. Comes with `prop=level`. */
  readonly level?: string;
};

/** Members of the results next to the list of protectedtitles. (decided: D-219) */
export type ProtectedtitlesOthers = {};

/** The members of a page from the generator protectedtitles. (decided: D-219) */
export type ProtectedtitlesGenerated = {};

/** Members of the results of querypage. (decided: D-219) */
export type QuerypageResults = {
  /** The results of the special page. */
  readonly querypage: {
    /** The name of the special page, such as `Ancientpages`. */
    readonly name: string;
    /** True if the site no longer updates the list. May be missing. */
    readonly disabled?: true;
    /** True if the list is cached and may be out of date. May be missing. */
    readonly cached?: true;
    /** The time at which the list was cached. May be missing. */
    readonly cachedtimestamp?: string;
    /** The maximum number of entries in a cached list. May be missing. */
    readonly maxresults?: number;
    /** The entries of the list. May be missing if `disabled` is present. */
    readonly results?: readonly ({
      /** The value that the list is sorted by, such as the number of links. It depends on the special page. May be missing. */
      readonly value?: string | number;
      /** The value that the list is sorted by, if it is a time. May be missing. */
      readonly timestamp?: string;
      /** The namespace ID of the page; `0` is the main namespace. */
      readonly ns: number;
      /** The page title, including the namespace. */
      readonly title: string;
      /** Additional columns that the special page read from the database, by name. May be missing. */
      readonly databaseResult?: { readonly [key: string]: unknown };
    })[];
  };
};

/** The members of a page from the generator querypage. (decided: D-219) */
export type QuerypageGenerated = {};

/** An item of random. (decided: D-219) */
export type RandomItem = {
  /** The page ID. */
  readonly id: number;
  /** The namespace ID of the page; `0` is the main namespace. */
  readonly ns: number;
  /** The page title, including the namespace. */
  readonly title: string;
  /** Whether the page is a redirect. Comes with `filterredir=all`, without `redirect`. */
  readonly redirect?: boolean;
};

/** Members of the results next to the list of random. (decided: D-219) */
export type RandomOthers = {};

/** The members of a page from the generator random. (decided: D-219) */
export type RandomGenerated = {};

/** An item of recentchanges. (decided: D-219) */
export type RecentchangesItem = {
  /** The type of the change. `categorize`: A page was added to or removed from a category. `edit`: An existing page was edited. `external`: A change on another site, such as to linked data. `log`: A log entry. `new`: A page was created. */
  readonly type: "categorize" | "edit" | "external" | "log" | "new";
  /** The namespace ID of the changed page. Comes with `prop=title`. May be missing if `actionhidden` is present. */
  readonly ns?: number;
  /** The title of the changed page. Comes with `prop=title`. May be missing if `actionhidden` is present. */
  readonly title?: string;
  /** The ID of the changed page. Comes with `prop=ids`. May be missing if `actionhidden` is present. */
  readonly pageid?: number;
  /** The ID of the new revision; `0` if not available. Comes with `prop=ids`. May be missing if `actionhidden` is present. */
  readonly revid?: number;
  /** The ID of the revision before the change; `0` if not available. Comes with `prop=ids`. May be missing if `actionhidden` is present. */
  readonly old_revid?: number;
  /** The ID of the change in the recent changes table. Comes with `prop=ids`. */
  readonly rcid?: number;
  /** True if the action and its target are hidden from the public. They are still included for callers who may see hidden data. Comes with `prop=ids|loginfo|title`. May be missing. */
  readonly actionhidden?: true;
  /** The user name of the author, or an IP address. Comes with `prop=user`. May be missing if `userhidden` is present. */
  readonly user?: string;
  /** The user ID of the author; `0` for an anonymous author. Comes with `prop=userid`. May be missing if `userhidden` is present. */
  readonly userid?: number;
  /** True if the user name is hidden from the public. It is still included for callers who may see hidden data. Comes with `prop=user|userid`. May be missing. */
  readonly userhidden?: true;
  /** True if the author used a temporary account. Comes with `prop=user|userid`. May be missing. */
  readonly temp?: true;
  /** True if the author was not logged in and is identified by an IP address. Comes with `prop=user|userid`. May be missing. */
  readonly anon?: true;
  /** Whether the change is marked as a bot edit. Comes with `prop=flags`. */
  readonly bot?: boolean;
  /** Whether the change created the page. Comes with `prop=flags`. */
  readonly new?: boolean;
  /** Whether the change is marked as minor. Comes with `prop=flags`. */
  readonly minor?: boolean;
  /** The size of the page before the change, in bytes. Comes with `prop=sizes`. */
  readonly oldlen?: number;
  /** The size of the page after the change, in bytes. Comes with `prop=sizes`. */
  readonly newlen?: number;
  /** The time of the change. Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** The edit summary, in wikitext. Empty if no summary was given. Comes with `prop=comment`. May be missing if `commenthidden` is present. */
  readonly comment?: string;
  /** The edit summary as HTML, with links rendered. Comes with `prop=parsedcomment`. May be missing if `commenthidden` is present. */
  readonly parsedcomment?: string;
  /** True if the summary is hidden from the public. It is still included for callers who may see hidden data. Comes with `prop=comment|parsedcomment`. May be missing. */
  readonly commenthidden?: true;
  /** Whether the page is a redirect now. Comes with `prop=redirect`. */
  readonly redirect?: boolean;
  /** Whether the change was patrolled, manually or automatically. Comes with `prop=patrolled`. */
  readonly patrolled?: boolean;
  /** Whether the change still has to be patrolled. Also `false` if it does not need to be patrolled. Comes with `prop=patrolled`. */
  readonly unpatrolled?: boolean;
  /** Whether the change was patrolled automatically because its author has the right `autopatrol`. Comes with `prop=patrolled`. */
  readonly autopatrolled?: boolean;
  /** The ID of the log entry. Comes with `prop=loginfo`. May be missing. */
  readonly logid?: number;
  /** The type of the log entry, such as `delete`. Comes with `prop=loginfo`. May be missing. May be `null`. */
  readonly logtype?: string | null;
  /** The action within the type of the log entry, such as `restore`. Comes with `prop=loginfo`. May be missing. May be `null`. */
  readonly logaction?: string | null;
  /** Additional data by name, depending on the type of the log entry, such as the new title after a move. Comes with `prop=loginfo`. May be missing. */
  readonly logparams?: { readonly [key: string]: unknown };
  /** The change tags of the change, such as `mw-undo`. Can be empty. Comes with `prop=tags`. */
  readonly tags?: readonly string[];
  /** The SHA-1 of the new revision, as 40 hexadecimal digits. Empty if it was not computed. Comes with `prop=sha1`. May be missing. */
  readonly sha1?: string;
  /** True if the SHA-1 is hidden together with the content. It is still included for callers who may see hidden data. Comes with `prop=sha1`. May be missing. */
  readonly sha1hidden?: true;
  /** True if the hidden data is hidden from administrators as well. May be missing. */
  readonly suppressed?: true;
};

/** Members of the results next to the list of recentchanges. (decided: D-219) */
export type RecentchangesOthers = {};

/** The members of a page from the generator recentchanges. (decided: D-219) */
export type RecentchangesGenerated = {};

/** An item of search. (decided: D-219) */
export type SearchItem = {
  /** The namespace ID of the matching page. */
  readonly ns: number;
  /** The title of the matching page. */
  readonly title: string;
  /** The ID of the matching page. */
  readonly pageid: number;
  /** The size of the page in bytes. Comes with `prop=size`. */
  readonly size?: number;
  /** The number of words on the page. Comes with `prop=wordcount`. */
  readonly wordcount?: number;
  /** A snippet of the page as HTML, with the matches highlighted. Comes with `prop=snippet`. */
  readonly snippet?: string;
  /** The time of the last edit of the page. Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** The title as HTML, with the matches highlighted. Comes with `prop=titlesnippet`. */
  readonly titlesnippet?: string;
  /** The matching category as HTML, with the matches highlighted. Empty if no category matches. Comes with `prop=categorysnippet`. */
  readonly categorysnippet?: string;
  /** The redirect that matches. Comes with `prop=redirecttitle`. May be missing. */
  readonly redirecttitle?: string;
  /** The title of that redirect as HTML, with the matches highlighted. Comes with `prop=redirectsnippet`. May be missing. */
  readonly redirectsnippet?: string;
  /** The heading of the matching section. Comes with `prop=sectiontitle`. May be missing. */
  readonly sectiontitle?: string;
  /** That heading as HTML, with the matches highlighted. Comes with `prop=sectionsnippet`. May be missing. */
  readonly sectionsnippet?: string;
  /** Whether the match is in the content of a file instead of its page. Comes with `prop=isfilematch`. */
  readonly isfilematch?: boolean;
  /** Data that extensions add to the result, by extension name. Comes with `prop=extensiondata`. May be missing. */
  readonly extensiondata?: { readonly [key: string]: unknown };
};

/** Members of the results next to the list of search. (decided: D-219) */
export type SearchOthers = {
  /** Metadata of the search. Comes with `info=rewrittenquery|suggestion|totalhits`. May be missing. */
  readonly searchinfo?: {
    /** The total number of matching pages; an estimate with some search engines. Comes with `info=totalhits`. May be missing. */
    readonly totalhits?: number;
    /** An alternative search string, such as with a typing error corrected. Comes with `info=suggestion`. May be missing. */
    readonly suggestion?: string;
    /** The suggestion as HTML, with the differences highlighted. Comes with `info=suggestion`. May be missing. */
    readonly suggestionsnippet?: string;
    /** The search string that was used instead of the given one. Comes with `info=rewrittenquery`. May be missing. */
    readonly rewrittenquery?: string;
    /** That search string as HTML, with the differences highlighted. Comes with `info=rewrittenquery`. May be missing. */
    readonly rewrittenquerysnippet?: string;
  };
  /** Metadata of the search on other wikis. Comes with `interwiki`. May be missing. */
  readonly interwikisearchinfo?: {
    /** The total number of matching pages on other wikis. */
    readonly totalhits: number;
  };
  /** The matching pages on other wikis, by interwiki prefix. Comes with `interwiki`. May be missing. */
  readonly interwikisearch?: { readonly [key: string]: readonly FoundElsewhereShape[] };
  /** Metadata of the results from other wikis that are merged into the results. Comes with `enablerewrites`. May be missing. */
  readonly additionalsearchinfo?: {
    /** The total number of matching pages on that wiki. */
    readonly totalhits: number;
  };
  /** The pages of other wikis that are merged into the results, by interwiki prefix. Comes with `enablerewrites`. May be missing. */
  readonly additionalsearch?: { readonly [key: string]: readonly FoundElsewhereShape[] };
};

/** The members of a page from the generator search. (decided: D-219) */
export type SearchGenerated = {
  /** The rank of the page among the results, starting at 1. May be missing. */
  readonly index?: number;
  /** The size of the page in bytes. Comes with `prop=size`. May be missing. */
  readonly size?: number;
  /** The number of words on the page. Comes with `prop=wordcount`. May be missing. */
  readonly wordcount?: number;
  /** A snippet of the page as HTML, with the matches highlighted. Comes with `prop=snippet`. May be missing. */
  readonly snippet?: string;
  /** The time of the last edit of the page. Comes with `prop=timestamp`. May be missing. */
  readonly timestamp?: string;
  /** The title as HTML, with the matches highlighted. Comes with `prop=titlesnippet`. May be missing. */
  readonly titlesnippet?: string;
  /** The matching category as HTML, with the matches highlighted. Empty if no category matches. Comes with `prop=categorysnippet`. May be missing. */
  readonly categorysnippet?: string;
  /** The redirect that matches. Comes with `prop=redirecttitle`. May be missing. */
  readonly redirecttitle?: string;
  /** The title of that redirect as HTML, with the matches highlighted. Comes with `prop=redirectsnippet`. May be missing. */
  readonly redirectsnippet?: string;
  /** The heading of the matching section. Comes with `prop=sectiontitle`. May be missing. */
  readonly sectiontitle?: string;
  /** That heading as HTML, with the matches highlighted. Comes with `prop=sectionsnippet`. May be missing. */
  readonly sectionsnippet?: string;
  /** Whether the match is in the content of a file instead of its page. Comes with `prop=isfilematch`. May be missing. */
  readonly isfilematch?: boolean;
  /** Data that extensions add to the result, by extension name. Comes with `prop=extensiondata`. May be missing. */
  readonly extensiondata?: { readonly [key: string]: unknown };
};

/** An item of tags. (decided: D-219) */
export type TagsItem = {
  /** The internal name of the tag, such as `mw-undo`. */
  readonly name: string;
  /** The display name of the tag, as HTML; `false` if the tag is not displayed. Comes with `prop=displayname`. */
  readonly displayname?: string | false;
  /** The description of the tag, in wikitext. Can be empty. Comes with `prop=description`. */
  readonly description?: string;
  /** The number of revisions and log entries with the tag. Comes with `prop=hitcount`. */
  readonly hitcount?: number;
  /** Whether the tag is defined by the software or by users. If not, it remains only on old changes. Comes with `prop=defined`. */
  readonly defined?: boolean;
  /** Who defines the tag. Empty if it is no longer defined. `extension`: The tag is defined by the software or an extension. `manual`: The tag is defined by users, and users and bots may apply it. `software`: The tag is defined by the software. Comes with `prop=source`. */
  readonly source?: readonly ("extension" | "manual" | "software")[];
  /** Whether the tag is still applied. Comes with `prop=active`. */
  readonly active?: boolean;
};

/** Members of the results next to the list of tags. (decided: D-219) */
export type TagsOthers = {};

/** An item of trackingcategories. (decided: D-219) */
export type TrackingcategoriesItem = {
  /** The name of the category, without the namespace. */
  readonly category: string;
  /** The total number of members. Absent if the wiki has no counts for the category. Comes with `prop=size`. May be missing. */
  readonly size?: number;
  /** The number of members that are neither subcategories nor files. Absent if the wiki has no such count for the category. Comes with `prop=size`. May be missing. */
  readonly pages?: number;
  /** The number of members that are files. Absent if the wiki has no counts for the category. Comes with `prop=size`. May be missing. */
  readonly files?: number;
  /** The number of members that are subcategories. Absent if the wiki has no counts for the category. Comes with `prop=size`. May be missing. */
  readonly subcats?: number;
  /** Whether the category is hidden: pages show it only to readers who chose to see hidden categories. Absent if the wiki does not report it for the category. Comes with `prop=hidden`. May be missing. */
  readonly hidden?: boolean;
  /** The name of the message that contains the title of the category. */
  readonly trackingcatname: string;
};

/** Members of the results next to the list of trackingcategories. (decided: D-219) */
export type TrackingcategoriesOthers = {};

/** The members of a page from the generator trackingcategories. (decided: D-219) */
export type TrackingcategoriesGenerated = {};

/** An item of usercontribs. (decided: D-219) */
export type UsercontribsItem = {
  /** The user ID; `0` for an IP address. */
  readonly userid: number;
  /** The user name, or an IP address. */
  readonly user: string;
  /** True if the user name is hidden from the public. It is still included for callers who may see hidden data. May be missing. */
  readonly userhidden?: true;
  /** True if the content is hidden from the public. It is still included for callers who may see hidden data. May be missing. */
  readonly texthidden?: true;
  /** The ID of the edited page. Comes with `prop=ids`. */
  readonly pageid?: number;
  /** The ID of the revision that the edit created. Comes with `prop=ids`. */
  readonly revid?: number;
  /** The ID of the parent revision; `0` if the edit created the page. Comes with `prop=ids`. May be missing. */
  readonly parentid?: number;
  /** The namespace ID of the edited page. Comes with `prop=title`. */
  readonly ns?: number;
  /** The title of the edited page. Comes with `prop=title`. */
  readonly title?: string;
  /** The time of the edit. Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** Whether the edit created the page. Comes with `prop=flags`. */
  readonly new?: boolean;
  /** Whether the edit is marked as minor. Comes with `prop=flags`. */
  readonly minor?: boolean;
  /** Whether the edit is the latest of its page. Comes with `prop=flags`. */
  readonly top?: boolean;
  /** The edit summary, in wikitext. Empty if no summary was given. Comes with `prop=comment`. May be missing if `commenthidden` is present. */
  readonly comment?: string;
  /** The edit summary as HTML, with links rendered. Comes with `prop=parsedcomment`. May be missing if `commenthidden` is present. */
  readonly parsedcomment?: string;
  /** True if the summary is hidden from the public. It is still included for callers who may see hidden data. Comes with `prop=comment|parsedcomment`. May be missing. */
  readonly commenthidden?: true;
  /** Whether the edit is patrolled. Comes with `prop=patrolled`. */
  readonly patrolled?: boolean;
  /** Whether the edit was patrolled automatically because the user has the right `autopatrol`. Comes with `prop=patrolled`. */
  readonly autopatrolled?: boolean;
  /** The size of the page after the edit, in bytes. Comes with `prop=size`. May be missing. */
  readonly size?: number;
  /** The number of bytes that the edit added; negative if it removed some. Comes with `prop=sizediff`. May be missing. */
  readonly sizediff?: number;
  /** The change tags of the edit, such as `mw-undo`. Can be empty. Comes with `prop=tags`. */
  readonly tags?: readonly string[];
  /** True if the hidden data is hidden from administrators as well. May be missing. */
  readonly suppressed?: true;
};

/** Members of the results next to the list of usercontribs. (decided: D-219) */
export type UsercontribsOthers = {};

/** An item of users. (decided: D-219) */
export type UsersItem = {
  /** The user ID, or the ID given in the request. */
  readonly userid: number;
  /** The user name; the name given in the request if it is not a valid user name. */
  readonly name: string;
  /** True if the account belongs to the software and cannot be used to log in. May be missing. */
  readonly systemuser?: true;
  /** How many edits the account has made. Comes with `prop=editcount`. */
  readonly editcount?: number;
  /** The time at which the account was registered. Null if it is not known. Comes with `prop=registration`. May be `null`. */
  readonly registration?: string | null;
  /** The names of all groups of the user, including implicit ones. Comes with `prop=groups`. */
  readonly groups?: readonly string[];
  /** The explicit groups of the user, with their expiry times. Comes with `prop=groupmemberships`. */
  readonly groupmemberships?: readonly GroupMembershipShape[];
  /** The names of the groups that the user belongs to automatically, such as `*` and `user`. Comes with `prop=implicitgroups`. */
  readonly implicitgroups?: readonly string[];
  /** The rights that the user has through groups. Comes with `prop=rights`. */
  readonly rights?: readonly string[];
  /** True if a block hides the user name from the public. May be missing. */
  readonly hidden?: true;
  /** The ID of the user's block. Null for a composite block or one imposed by the system. Comes with `prop=blockinfo`. May be missing. May be `null`. */
  readonly blockid?: number | null;
  /** The name of the user who set the block; empty if it is not a user of this site. Comes with `prop=blockinfo`. May be missing. */
  readonly blockedby?: string;
  /** The ID of the user who set the block; `0` if it is not a user of this site. Comes with `prop=blockinfo`. May be missing. */
  readonly blockedbyid?: number;
  /** Why the block was set, as text. Comes with `prop=blockinfo`. May be missing. */
  readonly blockreason?: string;
  /** The time at which the block was set. Comes with `prop=blockinfo`. May be missing. */
  readonly blockedtimestamp?: string;
  /** The time at which the block expires; `infinite` if it does not expire. Comes with `prop=blockinfo`. May be missing. */
  readonly blockexpiry?: string | "infinite";
  /** Whether the block is partial: it covers certain pages, namespaces or actions only. Comes with `prop=blockinfo`. May be missing. */
  readonly blockpartial?: boolean;
  /** Whether the block prevents account creation. Comes with `prop=blockinfo`. May be missing. */
  readonly blocknocreate?: boolean;
  /** Whether the block exempts logged-in users. Comes with `prop=blockinfo`. May be missing. */
  readonly blockanononly?: boolean;
  /** Whether the block prevents sending email to other users. Comes with `prop=blockinfo`. May be missing. */
  readonly blockemail?: boolean;
  /** Whether the block prevents the user from editing their own talk page. Comes with `prop=blockinfo`. May be missing. */
  readonly blockowntalk?: boolean;
  /** The time at which the block was set, formatted in the caller's language. Comes with `prop=blockinfo`. May be missing. */
  readonly blockedtimestampformatted?: string;
  /** The time at which the block expires, formatted in the caller's language. Absent if it does not expire. Comes with `prop=blockinfo`. May be missing. */
  readonly blockexpiryformatted?: string;
  /** The time until the block expires, in words in the caller's language. Absent if it does not expire. Comes with `prop=blockinfo`. May be missing. */
  readonly blockexpiryrelative?: string;
  /** True if the block hides the user name from the public. Comes with `prop=blockinfo`. May be missing. */
  readonly blockhidden?: true;
  /** The system rule that imposed the block, such as `proxy`, if no user set it. Comes with `prop=blockinfo`. May be missing. */
  readonly systemblocktype?: string;
  /** The components of a composite block. Comes with `prop=blockinfo`. May be missing. */
  readonly blockcomponents?: readonly BlockComponentShape[];
  /** Whether the caller can send email to the user. Comes with `prop=emailable`. */
  readonly emailable?: boolean;
  /** The grammatical gender that messages use for the user. `female`: Feminine forms. `male`: Masculine forms. `unknown`: Neutral forms, if the language has them. Comes with `prop=gender`. */
  readonly gender?: "female" | "male" | "unknown";
  /** The user's ID in each central system, by system; `0` if not available. Comes with `prop=centralids`. */
  readonly centralids?: { readonly [key: string]: number };
  /** Whether the account on this site is attached to that central ID, by system. Comes with `prop=centralids`. */
  readonly attachedlocal?: { readonly [key: string]: boolean };
  /** Whether the account on the wiki that `attachedwiki` names is attached to that central ID, by system. Comes with `prop=centralids` together with `attachedwiki` with a value. */
  readonly attachedwiki?: { readonly [key: string]: boolean };
} | {
  /** The user name; the name given in the request if it is not a valid user name. */
  readonly name: string;
  /** True if the name given in the request is not a valid user name. */
  readonly invalid: true;
} | {
  /** The user name; the name given in the request if it is not a valid user name. */
  readonly name: string;
  /** True if the user does not exist. */
  readonly missing: true;
  /** Whether the caller may create an account with this name. Comes with `prop=cancreate`. */
  readonly cancreate?: boolean;
  /** Why an account with this name cannot be created. Comes with `prop=cancreate`. May be missing. */
  readonly cancreateerror?: readonly ReasonShape[];
} | {
  /** The user ID, or the ID given in the request. */
  readonly userid: number;
  /** True if the user does not exist. */
  readonly missing: true;
};

/** Members of the results next to the list of users. (decided: D-219) */
export type UsersOthers = {};

/** An item of watchlist. (decided: D-219) */
export type WatchlistItem = {
  /** The type of the change. `categorize`: A page was added to or removed from a category. `edit`: An existing page was edited. `external`: A change on another site, such as to linked data. `log`: A log entry. `new`: A page was created. */
  readonly type: "categorize" | "edit" | "external" | "log" | "new";
  /** The namespace ID of the changed page. Comes with `prop=title`. May be missing if `actionhidden` is present. */
  readonly ns?: number;
  /** The title of the changed page. Comes with `prop=title`. May be missing if `actionhidden` is present. */
  readonly title?: string;
  /** The ID of the changed page. Comes with `prop=ids`. May be missing if `actionhidden` is present. */
  readonly pageid?: number;
  /** The ID of the new revision; `0` if not available. Comes with `prop=ids`. May be missing if `actionhidden` is present. */
  readonly revid?: number;
  /** The ID of the revision before the change; `0` if not available. Comes with `prop=ids`. May be missing if `actionhidden` is present. */
  readonly old_revid?: number;
  /** True if the action and its target are hidden from the public. They are still included for callers who may see hidden data. Comes with `prop=ids|loginfo|title`. May be missing. */
  readonly actionhidden?: true;
  /** The user name of the author, or the user ID if `prop` has `userid` without `user`. Comes with `prop=user|userid`. May be missing if `userhidden` is present. */
  readonly user?: string | number;
  /** The user ID of the author; `0` for an anonymous author. Comes with `prop=userid`. May be missing if `userhidden` is present. */
  readonly userid?: number;
  /** True if the user name is hidden from the public. It is still included for callers who may see hidden data. Comes with `prop=user|userid`. May be missing. */
  readonly userhidden?: true;
  /** Whether the author used a temporary account. Comes with `prop=user`. May be missing if `userhidden` is present. */
  readonly temp?: boolean;
  /** Whether the author was not logged in. Comes with `prop=user|userid`. May be missing if `userhidden` is present. */
  readonly anon?: boolean;
  /** Whether the change is marked as a bot edit. Comes with `prop=flags`. */
  readonly bot?: boolean;
  /** Whether the change created the page. Comes with `prop=flags`. */
  readonly new?: boolean;
  /** Whether the change is marked as minor. Comes with `prop=flags`. */
  readonly minor?: boolean;
  /** The size of the page before the change, in bytes. Comes with `prop=sizes`. */
  readonly oldlen?: number;
  /** The size of the page after the change, in bytes. Comes with `prop=sizes`. */
  readonly newlen?: number;
  /** The time of the change. Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** The time of the first change to the page that the caller has not seen; empty if the caller has seen all changes. Comes with `prop=notificationtimestamp`. */
  readonly notificationtimestamp?: string | "";
  /** The edit summary, in wikitext. Empty if no summary was given. Comes with `prop=comment`. May be missing if `commenthidden` is present. */
  readonly comment?: string;
  /** The edit summary as HTML, with links rendered. Comes with `prop=parsedcomment`. May be missing if `commenthidden` is present. */
  readonly parsedcomment?: string;
  /** True if the summary is hidden from the public. It is still included for callers who may see hidden data. Comes with `prop=comment|parsedcomment`. May be missing. */
  readonly commenthidden?: true;
  /** Whether the change was patrolled, manually or automatically. Comes with `prop=patrol`. */
  readonly patrolled?: boolean;
  /** Whether the change still has to be patrolled. Also `false` if it does not need to be patrolled. Comes with `prop=patrol`. */
  readonly unpatrolled?: boolean;
  /** Whether the change was patrolled automatically because its author has the right `autopatrol`. Comes with `prop=patrol`. */
  readonly autopatrolled?: boolean;
  /** The ID of the log entry. Comes with `prop=loginfo`. May be missing. */
  readonly logid?: number;
  /** The type of the log entry, such as `delete`. Comes with `prop=loginfo`. May be missing. May be `null`. */
  readonly logtype?: string | null;
  /** The action within the type of the log entry, such as `restore`. Comes with `prop=loginfo`. May be missing. May be `null`. */
  readonly logaction?: string | null;
  /** Additional data by name, depending on the type of the log entry, such as the new title after a move. Comes with `prop=loginfo`. May be missing. */
  readonly logparams?: { readonly [key: string]: unknown };
  /** The log entry as a sentence, in the caller's language. Comes with `prop=loginfo`. May be missing. */
  readonly logdisplay?: string;
  /** The change tags of the change, such as `mw-undo`. Can be empty. Comes with `prop=tags`. */
  readonly tags?: readonly string[];
  /** The time at which the page is removed from the watchlist; `false` if it is not removed automatically. Comes with `prop=expiry`. */
  readonly expiry?: string | false;
  /** True if the hidden data is hidden from administrators as well. May be missing. */
  readonly suppressed?: true;
};

/** Members of the results next to the list of watchlist. (decided: D-219) */
export type WatchlistOthers = {};

/** The members of a page from the generator watchlist. (decided: D-219) */
export type WatchlistGenerated = {};

/** Members of the body next to the results of watchlistraw. (decided: D-220) */
export type WatchlistrawBody = {
  /** The watched titles. Unlike the lists of other modules, this list is next to the results. */
  readonly watchlistraw: readonly ({
    /** The namespace ID of the watched title. */
    readonly ns: number;
    /** The watched title. The page does not have to exist. */
    readonly title: string;
    /** The time of the first change that the user has not seen. Absent if the user has seen all changes. Comes with `prop=changed`. May be missing. */
    readonly changed?: string;
  })[];
};

/** The members of a page from the generator watchlistraw. (decided: D-220) */
export type WatchlistrawGenerated = {};

/** The members of a page from categories. (decided: D-220) */
export type CategoriesPage = {
  /** The categories that the page belongs to. Only for pages that are existing. May be missing. */
  readonly categories?: readonly ({
    /** The namespace ID of categories, `14`. */
    readonly ns: number;
    /** The title of the category, including the namespace. */
    readonly title: string;
    /** The full sort key of the page in the category, in hexadecimal digits. Comes with `prop=sortkey`. */
    readonly sortkey?: string;
    /** The sort key prefix that the page sets; empty if it sets none. Comes with `prop=sortkey`. */
    readonly sortkeyprefix?: string;
    /** The time at which the page was added to the category. Comes with `prop=timestamp`. */
    readonly timestamp?: string;
    /** Whether the category is hidden: pages show it only to readers who chose to see hidden categories. Comes with `prop=hidden`. */
    readonly hidden?: boolean;
  })[];
};

/** Members of the results next to the pages of categories. (decided: D-220) */
export type CategoriesOthers = {};

/** The members of a page from the generator categories. (decided: D-220) */
export type CategoriesGenerated = {};

/** The members of a page from categoryinfo. (decided: D-219) */
export type CategoryinfoPage = {
  /** Information about the category. Absent for pages that are not categories or have no members. Only for pages that are existing or missing. May be missing. */
  readonly categoryinfo?: {
    /** The total number of members. */
    readonly size: number;
    /** The number of members that are neither subcategories nor files. */
    readonly pages: number;
    /** The number of members that are files. */
    readonly files: number;
    /** The number of members that are subcategories. */
    readonly subcats: number;
    /** Whether the category is hidden: pages show it only to readers who chose to see hidden categories. */
    readonly hidden: boolean;
  };
};

/** Members of the results next to the pages of categoryinfo. (decided: D-219) */
export type CategoryinfoOthers = {};

/** The members of a page from contributors. (decided: D-219) */
export type ContributorsPage = {
  /** The number of anonymous contributors, counting each IP address once. Absent if all contributors are registered. Only for pages that are existing. May be missing. */
  readonly anoncontributors?: number;
  /** The registered users who edited the page. Only for pages that are existing. May be missing. */
  readonly contributors?: readonly ({
    /** The ID of a user who edited the page. */
    readonly userid: number;
    /** The name of a user who edited the page. */
    readonly name: string;
  })[];
};

/** Members of the results next to the pages of contributors. (decided: D-219) */
export type ContributorsOthers = {};

/** The members of a page from deletedrevisions. (decided: D-219) */
export type DeletedrevisionsPage = {
  /** The deleted revisions of the page that this response lists. Only for pages that are existing or missing. May be missing. */
  readonly deletedrevisions?: readonly (RevisionShape | readonly [])[];
};

/** Members of the results next to the pages of deletedrevisions. (decided: D-219) */
export type DeletedrevisionsOthers = {};

/** The members of a page from the generator deletedrevisions. (decided: D-219) */
export type DeletedrevisionsGenerated = {};

/** The members of a page from duplicatefiles. (decided: D-219) */
export type DuplicatefilesPage = {
  /** Other files with the same content, found by SHA-1. Only for pages that are existing or missing. May be missing. */
  readonly duplicatefiles?: readonly ({
    /** The name of the duplicate, without the namespace and with underscores instead of spaces. */
    readonly name: string;
    /** The upload time of the duplicate. */
    readonly timestamp: string;
    /** Whether the duplicate is in a shared repository. */
    readonly shared: boolean;
    /** The name of the uploader. Absent if it is unknown or hidden. May be missing. */
    readonly user?: string;
  })[];
};

/** Members of the results next to the pages of duplicatefiles. (decided: D-219) */
export type DuplicatefilesOthers = {};

/** The members of a page from the generator duplicatefiles. (decided: D-219) */
export type DuplicatefilesGenerated = {};

/** The members of a page from extlinks. (decided: D-219) */
export type ExtlinksPage = {
  /** The external URLs that the page links to. Only for pages that are existing. May be missing. */
  readonly extlinks?: readonly ({
    /** The URL of the link. */
    readonly url: string;
  })[];
};

/** Members of the results next to the pages of extlinks. (decided: D-219) */
export type ExtlinksOthers = {};

/** The members of a page from fileusage. (decided: D-219) */
export type FileusagePage = {
  /** The pages that use the file. Only for pages that are existing or missing. May be missing. */
  readonly fileusage?: readonly (LinkingPageShape | readonly [])[];
};

/** Members of the results next to the pages of fileusage. (decided: D-219) */
export type FileusageOthers = {};

/** The members of a page from the generator fileusage. (decided: D-219) */
export type FileusageGenerated = {};

/** The members of a page from imageinfo. (decided: D-219) */
export type ImageinfoPage = {
  /** The name of the repository that contains the file; empty if the file does not exist. Only for pages that are existing or missing. May be missing. */
  readonly imagerepository?: string;
  /** Whether the file is on the site's list of bad images. Comes with `prop=badfile`. Only for pages that are existing or missing. May be missing. */
  readonly badfile?: boolean;
  /** The versions of the file, newest first. Only for pages that are existing or missing. May be missing. */
  readonly imageinfo?: readonly ({
    /** The upload time of this version. Comes with `prop=timestamp`. May be missing if `filemissing` is present. */
    readonly timestamp?: string;
    /** The name of the uploader, or the IP address of an anonymous uploader. Comes with `prop=user`. May be missing if `userhidden` or `filemissing` is present. */
    readonly user?: string;
    /** The user ID of the uploader; `0` for an anonymous uploader. Comes with `prop=userid`. May be missing if `userhidden` or `filemissing` is present. */
    readonly userid?: number;
    /** True if the uploader is hidden from the public. The name is still included for callers who may see hidden data. Comes with `prop=user|userid`. May be missing. */
    readonly userhidden?: true;
    /** True if the uploader used a temporary account. Comes with `prop=user|userid`. May be missing. */
    readonly temp?: true;
    /** True if the uploader was not logged in and is identified by an IP address. Comes with `prop=user|userid`. May be missing. */
    readonly anon?: true;
    /** The size of the file in bytes. Comes with `prop=dimensions|size`. May be missing if `filemissing` is present. */
    readonly size?: number;
    /** The width of the image in pixels; `0` if the file is not an image. Comes with `prop=dimensions|size`. May be missing if `filemissing` is present. */
    readonly width?: number;
    /** The height of the image in pixels; `0` if the file is not an image. Comes with `prop=dimensions|size`. May be missing if `filemissing` is present. */
    readonly height?: number;
    /** The number of pages of the document. Absent if the format has no pages. Comes with `prop=dimensions|size`. May be missing. */
    readonly pagecount?: number;
    /** The duration of the audio or video in seconds. Absent if the format has no duration. Comes with `prop=dimensions|size`. May be missing. */
    readonly duration?: number;
    /** The upload comment, in wikitext. Comes with `prop=comment`. May be missing if `commenthidden` or `filemissing` is present. */
    readonly comment?: string;
    /** The upload comment as HTML, with links rendered. Comes with `prop=parsedcomment`. May be missing if `commenthidden` or `filemissing` is present. */
    readonly parsedcomment?: string;
    /** True if the summary is hidden from the public. It is still included for callers who may see hidden data. Comes with `prop=comment|parsedcomment`. May be missing. */
    readonly commenthidden?: true;
    /** The warnings for an upload under this name, as HTML. Comes with `prop=uploadwarning`. */
    readonly html?: string;
    /** True if the content of the file is hidden from the public. It is still included for callers who may see hidden data. May be missing. */
    readonly filehidden?: true;
    /** True if the hidden data is hidden from administrators as well. May be missing. */
    readonly suppressed?: true;
    /** The normalized title of the file, including the namespace. Comes with `prop=canonicaltitle`. May be missing if `filehidden` is present. */
    readonly canonicaltitle?: string;
    /** The URL of the thumbnail. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumburl?: string;
    /** The width of the thumbnail in pixels. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumbwidth?: number;
    /** The height of the thumbnail in pixels. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumbheight?: number;
    /** The media type of the thumbnail, which may differ from that of the file. Comes with `prop=url` together with `prop=thumbmime` together with `urlwidth`, `prop=url` together with `prop=thumbmime` together with `urlheight` or `prop=url` together with `prop=thumbmime` together with `urlparam` with a value. May be missing. */
    readonly thumbmime?: string;
    /** The URLs of larger thumbnails for high-resolution screens, by scale factor: `1.5` and `2`. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly responsiveUrls?: { readonly [key: string]: string };
    /** Why there is no thumbnail, as a message. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumberror?: string;
    /** The URL of the file. Comes with `prop=url`. May be missing if `filehidden` or `filemissing` is present. */
    readonly url?: string;
    /** The URL of the file's description page. Comes with `prop=url`. May be missing if `filehidden` is present. */
    readonly descriptionurl?: string;
    /** The URL of the file's description page by page ID. It is shorter and does not change when the page is moved. Comes with `prop=url`. May be missing. */
    readonly descriptionshorturl?: string;
    /** True if the content of this version is lost: the database has the entry but no file. May be missing. */
    readonly filemissing?: true;
    /** The SHA-1 of the content, as 40 hexadecimal digits. Comes with `prop=sha1`. May be missing if `filehidden` or `filemissing` is present. */
    readonly sha1?: string;
    /** The metadata stored in the file, such as Exif data. Null if the file has no such metadata. Comes with `prop=metadata`. May be missing if `filehidden` or `filemissing` is present. May be `null`. */
    readonly metadata?: readonly MetadataEntryShape[] | null;
    /** The metadata common to all files of the format. Comes with `prop=commonmetadata`. May be missing if `filehidden` or `filemissing` is present. */
    readonly commonmetadata?: readonly MetadataEntryShape[];
    /** Metadata combined from the file, its page and its categories, formatted for display, by name. Comes with `prop=extmetadata`. May be missing if `filehidden` or `filemissing` is present. */
    readonly extmetadata?: { readonly [key: string]: ExtendedMetadataShape } | readonly [];
    /** The media type of the file, such as `image/png`. Comes with `prop=mime`, `prop=url` together with `prop=thumbmime` together with `urlwidth`, `prop=url` together with `prop=thumbmime` together with `urlheight` or `prop=url` together with `prop=thumbmime` together with `urlparam` with a value. May be missing. */
    readonly mime?: string;
    /** The media category, such as `BITMAP` or `AUDIO`. Comes with `prop=mediatype`. May be missing if `filehidden` or `filemissing` is present. */
    readonly mediatype?: string;
    /** The name of the archived version. Absent for the latest version. Comes with `prop=archivename`. May be missing. */
    readonly archivename?: string;
    /** The number of bits per sample of the image. Comes with `prop=bitdepth`. May be missing if `filehidden` or `filemissing` is present. */
    readonly bitdepth?: number;
  })[];
};

/** Members of the results next to the pages of imageinfo. (decided: D-219) */
export type ImageinfoOthers = {};

/** The members of a page from images. (decided: D-219) */
export type ImagesPage = {
  /** The files that the page uses. Only for pages that are existing. May be missing. */
  readonly images?: readonly TitledShape[];
};

/** Members of the results next to the pages of images. (decided: D-219) */
export type ImagesOthers = {};

/** The members of a page from the generator images. (decided: D-219) */
export type ImagesGenerated = {};

/** The members of a page from info. (decided: D-219) */
export type InfoPage = {
  /** The content model of the page, such as `wikitext`; for a missing page, its default content model. Only for pages that are existing or missing. */
  readonly contentmodel: string;
  /** The language code of the content. Only for pages that are existing or missing. */
  readonly pagelanguage: string;
  /** The language code as used in the HTML attribute `lang`. Only for pages that are existing or missing. */
  readonly pagelanguagehtmlcode: string;
  /** The writing direction of the language. `ltr`: Left to right. `rtl`: Right to left. Only for pages that are existing or missing. */
  readonly pagelanguagedir: "ltr" | "rtl";
  /** The time at which the page was last changed or its cached rendering was last invalidated. Only for pages that are existing. */
  readonly touched: string;
  /** The ID of the latest revision. Only for pages that are existing. */
  readonly lastrevid: number;
  /** The size of the latest revision in bytes. Only for pages that are existing. */
  readonly length: number;
  /** True if the page is a redirect. Only for pages that are existing. May be missing. */
  readonly redirect?: true;
  /** True if the page has only one revision. Only for pages that are existing. May be missing. */
  readonly new?: true;
  /** The protections of the page. Can be empty. Comes with `prop=protection`. Only for pages that are existing or missing. */
  readonly protection?: readonly ({
    /** The restricted action, such as `edit`. */
    readonly type: string;
    /** The group or right that is required to perform it, such as `autoconfirmed`. */
    readonly level: string;
    /** The time at which the protection expires; `infinity` if it does not expire. */
    readonly expiry: string | "infinity";
    /** True if the protection cascades to the pages that this page transcludes. May be missing. */
    readonly cascade?: true;
    /** The page that the cascading protection comes from. May be missing. */
    readonly source?: string;
  })[];
  /** The actions that can be restricted on this page, such as `edit` and `move`. Comes with `prop=protection`. Only for pages that are existing or missing. */
  readonly restrictiontypes?: readonly string[];
  /** Whether the caller watches the page. Comes with `prop=watched`. Only for pages that are existing or missing. */
  readonly watched?: boolean;
  /** The time at which the page is removed from the caller's watchlist. Absent if it is not removed automatically. Comes with `prop=watched`. Only for pages that are existing or missing. May be missing. */
  readonly watchlistexpiry?: string;
  /** The number of watchers. Absent if the caller may not see it. Comes with `prop=watchers`. Only for pages that are existing or missing. May be missing. */
  readonly watchers?: number;
  /** The number of watchers who have visited recent edits. Absent if the caller may not see it. Comes with `prop=visitingwatchers`. Only for pages that are existing or missing. May be missing. */
  readonly visitingwatchers?: number;
  /** The time of the first change that the caller has not seen; empty if the caller has seen all changes. Comes with `prop=notificationtimestamp`. Only for pages that are existing or missing. */
  readonly notificationtimestamp?: string | "";
  /** The ID of the talk page. Absent if the page has no talk page. Comes with `prop=talkid`. Only for pages that are existing or missing. May be missing. */
  readonly talkid?: number;
  /** The ID of the subject page, for a talk page. Absent for other pages. Comes with `prop=subjectid`. Only for pages that are existing or missing. May be missing. */
  readonly subjectid?: number;
  /** The title of the talk page, or of the subject page for a talk page. Comes with `prop=associatedpage`. Only for pages that are existing or missing. */
  readonly associatedpage?: string;
  /** The full URL of the page, with the scheme of the request. Comes with `prop=url`. Only for pages that are existing or missing. */
  readonly fullurl?: string;
  /** The URL of the edit form. Comes with `prop=url`. Only for pages that are existing or missing. */
  readonly editurl?: string;
  /** The canonical URL of the page. Comes with `prop=url`. Only for pages that are existing or missing. */
  readonly canonicalurl?: string;
  /** Whether the caller may read the page. Comes with `prop=readable`. Only for pages that are existing or missing. */
  readonly readable?: boolean;
  /** The text that extensions preload into the edit form of a page that does not exist. Comes with `prop=preload`. Only for pages that are existing or missing. */
  readonly preload?: string;
  /** The initial content of the edit form for a new page or section. Comes with `prop=preloadcontent`. Only for pages that are existing or missing. May be missing. */
  readonly preloadcontent?: {
    /** The content model of the preloaded content, such as `wikitext`. */
    readonly contentmodel: string;
    /** The content format of the preloaded content, such as `text/x-wiki`. */
    readonly contentformat: string;
    /** The preloaded content, as source text. */
    readonly content: string;
  };
  /** Whether the preloaded content is the software's default. Comes with `prop=preloadcontent`. Only for pages that are existing or missing. May be missing. */
  readonly preloadisdefault?: boolean;
  /** The edit notices, as HTML, by message name. Comes with `prop=editintro`. Only for pages that are existing or missing. */
  readonly editintro?: { readonly [key: string]: string };
  /** The display title of the page, as HTML. Comes with `prop=displaytitle`. Only for pages that are existing or missing. */
  readonly displaytitle?: string;
  /** The title in each language variant, by variant code. Comes with `prop=varianttitles`. Only for pages that are existing. */
  readonly varianttitles?: { readonly [key: string]: string };
  /** The CSS classes of links to the page, such as `mw-redirect`. Comes with `prop=linkclasses`. Only for pages that are existing. */
  readonly linkclasses?: readonly string[];
  /** The permissions of the caller, by action: a boolean, or the reasons against the action. Comes with `testactions` with a value. Only for pages that are existing or missing. */
  readonly actions?: { readonly [key: string]: boolean } | { readonly [key: string]: readonly ReasonShape[] };
  /** Whether the action would create a temporary account for the caller, by action. Comes with `testactions` with a value together with `testactionsautocreate`. Only for pages that are existing or missing. */
  readonly wouldautocreate?: { readonly [key: string]: boolean };
};

/** Members of the results next to the pages of info. (decided: D-219) */
export type InfoOthers = {};

/** The members of a page from iwlinks. (decided: D-219) */
export type IwlinksPage = {
  /** The interwiki links of the page. Only for pages that are existing. May be missing. */
  readonly iwlinks?: readonly ({
    /** The interwiki prefix, such as `wikipedia`. */
    readonly prefix: string;
    /** The full URL of the link. Comes with `prop=url` or `url`. */
    readonly url?: string;
    /** The title on the other wiki, without the prefix. */
    readonly title: string;
  })[];
};

/** Members of the results next to the pages of iwlinks. (decided: D-219) */
export type IwlinksOthers = {};

/** The members of a page from langlinks. (decided: D-219) */
export type LanglinksPage = {
  /** The language links of the page. Only for pages that are existing. May be missing. */
  readonly langlinks?: readonly ({
    /** The language code, such as `de`. */
    readonly lang: string;
    /** The full URL of the link. Comes with `prop=url` or `url`. */
    readonly url?: string;
    /** The name of the language, in the requested language. Comes with `prop=langname`. */
    readonly langname?: string;
    /** The name of the language in that language, such as `Deutsch`. Comes with `prop=autonym`. */
    readonly autonym?: string;
    /** The title in the other language. */
    readonly title: string;
  })[];
};

/** Members of the results next to the pages of langlinks. (decided: D-219) */
export type LanglinksOthers = {};

/** The members of a page from links. (decided: D-219) */
export type LinksPage = {
  /** The titles that the page links to. Only for pages that are existing. May be missing. */
  readonly links?: readonly TitledShape[];
};

/** Members of the results next to the pages of links. (decided: D-219) */
export type LinksOthers = {};

/** The members of a page from the generator links. (decided: D-219) */
export type LinksGenerated = {};

/** The members of a page from linkshere. (decided: D-219) */
export type LinksherePage = {
  /** The pages that link to the page. Only for pages that are existing or special or missing. May be missing. */
  readonly linkshere?: readonly (LinkingPageShape | readonly [])[];
};

/** Members of the results next to the pages of linkshere. (decided: D-219) */
export type LinkshereOthers = {};

/** The members of a page from the generator linkshere. (decided: D-219) */
export type LinkshereGenerated = {};

/** The members of a page from pageprops. (decided: D-219) */
export type PagepropsPage = {
  /** The page properties, such as `displaytitle`, by name. Many of them are set by extensions. Only for pages that are existing. May be missing. */
  readonly pageprops?: { readonly [key: string]: string };
};

/** Members of the results next to the pages of pageprops. (decided: D-219) */
export type PagepropsOthers = {};

/** The members of a page from redirects. (decided: D-219) */
export type RedirectsPage = {
  /** The pages that redirect to the page. Only for pages that are existing or special or missing. May be missing. */
  readonly redirects?: readonly ({
    /** The ID of the page that redirects. Comes with `prop=pageid`. */
    readonly pageid?: number;
    /** The namespace ID of the redirect. Comes with `prop=title`. */
    readonly ns?: number;
    /** The title of the page that redirects. Comes with `prop=title`. */
    readonly title?: string;
    /** The section that the redirect points to, without `#`. Absent if it points to the whole page. Comes with `prop=fragment`. May be missing. */
    readonly fragment?: string;
  } | readonly [])[];
};

/** Members of the results next to the pages of redirects. (decided: D-219) */
export type RedirectsOthers = {};

/** The members of a page from the generator redirects. (decided: D-219) */
export type RedirectsGenerated = {};

/** The members of a page from revisions. (decided: D-219) */
export type RevisionsPage = {
  /** The revisions of the page that this response lists. Only for pages that are existing. May be missing. */
  readonly revisions?: readonly (RevisionShape | readonly [])[];
};

/** Members of the results next to the pages of revisions. (decided: D-219) */
export type RevisionsOthers = {};

/** The members of a page from the generator revisions. (decided: D-219) */
export type RevisionsGenerated = {};

/** Members of the results of stashimageinfo. (decided: D-219) */
export type StashimageinfoResults = {
  /** The requested stashed files. Comes with `filekey` with a value or `sessionkey` with a value. */
  readonly stashimageinfo?: readonly ({
    /** The time at which the file was stashed. Comes with `prop=timestamp`. */
    readonly timestamp?: string;
    /** The size of the file in bytes. Comes with `prop=dimensions|size`. */
    readonly size?: number;
    /** The width of the image in pixels; `0` if the file is not an image. Comes with `prop=dimensions|size`. */
    readonly width?: number;
    /** The height of the image in pixels; `0` if the file is not an image. Comes with `prop=dimensions|size`. */
    readonly height?: number;
    /** The number of pages of the document. Absent if the format has no pages. Comes with `prop=dimensions|size`. May be missing. */
    readonly pagecount?: number;
    /** The duration of the audio or video in seconds. Absent if the format has no duration. Comes with `prop=dimensions|size`. May be missing. */
    readonly duration?: number;
    /** The title of the stashed file, including the namespace. Comes with `prop=canonicaltitle`. */
    readonly canonicaltitle?: string;
    /** The URL of the thumbnail. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumburl?: string;
    /** The width of the thumbnail in pixels. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumbwidth?: number;
    /** The height of the thumbnail in pixels. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumbheight?: number;
    /** The media type of the thumbnail, which may differ from that of the file. Comes with `prop=url` together with `prop=thumbmime` together with `urlwidth`, `prop=url` together with `prop=thumbmime` together with `urlheight` or `prop=url` together with `prop=thumbmime` together with `urlparam` with a value. May be missing. */
    readonly thumbmime?: string;
    /** The URLs of larger thumbnails for high-resolution screens, by scale factor: `1.5` and `2`. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly responsiveUrls?: { readonly [key: string]: string };
    /** Why there is no thumbnail, as a message. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumberror?: string;
    /** The URL of the stashed file, which only its uploader can open. Comes with `prop=url`. */
    readonly url?: string;
    /** The URL of the page that shows the stashed file to its uploader. Comes with `prop=url`. */
    readonly descriptionurl?: string;
    /** The URL of the file's description page by page ID. It is shorter and does not change when the page is moved. Comes with `prop=url`. May be missing. */
    readonly descriptionshorturl?: string;
    /** The SHA-1 of the content, as 40 hexadecimal digits. Comes with `prop=sha1`. */
    readonly sha1?: string;
    /** The metadata stored in the file, such as Exif data. Null if the file has no such metadata. Comes with `prop=metadata`. May be `null`. */
    readonly metadata?: readonly MetadataEntryShape[] | null;
    /** The metadata common to all files of the format. Comes with `prop=commonmetadata`. */
    readonly commonmetadata?: readonly MetadataEntryShape[];
    /** Metadata combined from the file, its page and its categories, formatted for display, by name. Comes with `prop=extmetadata`. */
    readonly extmetadata?: { readonly [key: string]: ExtendedMetadataShape } | readonly [];
    /** The media type of the file, such as `image/png`. Comes with `prop=mime`, `prop=url` together with `prop=thumbmime` together with `urlwidth`, `prop=url` together with `prop=thumbmime` together with `urlheight` or `prop=url` together with `prop=thumbmime` together with `urlparam` with a value. May be missing. */
    readonly mime?: string;
    /** The number of bits per sample of the image. Comes with `prop=bitdepth`. */
    readonly bitdepth?: number;
  })[];
};

/** The members of a page from templates. (decided: D-219) */
export type TemplatesPage = {
  /** The pages that the page transcludes, usually templates. Only for pages that are existing. May be missing. */
  readonly templates?: readonly TitledShape[];
};

/** Members of the results next to the pages of templates. (decided: D-219) */
export type TemplatesOthers = {};

/** The members of a page from the generator templates. (decided: D-219) */
export type TemplatesGenerated = {};

/** The members of a page from transcludedin. (decided: D-219) */
export type TranscludedinPage = {
  /** The pages that transclude the page. Only for pages that are existing or special or missing. May be missing. */
  readonly transcludedin?: readonly (LinkingPageShape | readonly [])[];
};

/** Members of the results next to the pages of transcludedin. (decided: D-219) */
export type TranscludedinOthers = {};

/** The members of a page from the generator transcludedin. (decided: D-219) */
export type TranscludedinGenerated = {};

/** An item of allmessages. (decided: D-219) */
export type AllmessagesItem = {
  /** The name of the message, as given in the request or defined by the software. */
  readonly name: string;
  /** The normalized name of the message, with a lowercase first letter and underscores. */
  readonly normalizedname: string;
  /** True if the site has customized the message. Comes with `customised=modified`. */
  readonly customised?: true;
  /** True if no message has this name. May be missing. */
  readonly missing?: true;
  /** The text of the message in the requested language, as wikitext. Comes without `nocontent`. May be missing if `missing` is present. */
  readonly content?: string;
  /** The software's default text, if the site has customized the message. Comes with `prop=default`. May be missing. */
  readonly default?: string;
  /** True if the software has no default text for the message: it is defined only by the site. Comes with `prop=default`. May be missing. */
  readonly defaultmissing?: true;
};

/** Members of the results next to the list of allmessages. (decided: D-219) */
export type AllmessagesOthers = {};

/** Members of the results of authmanagerinfo. (decided: D-219) */
export type AuthmanagerinfoResults = {
  /** The available ways to authenticate and to change accounts, with their forms. */
  readonly authmanagerinfo: {
    /** Whether the caller can log in now. False if the session does not come from a login. */
    readonly canauthenticatenow: boolean;
    /** Whether the site allows account creation. */
    readonly cancreateaccounts: boolean;
    /** Whether accounts of other services can be linked. */
    readonly canlinkaccounts: boolean;
    /** Whether the caller's login is recent enough for the requested operation. `fail`: The operation is denied, and a new login would not help. `ok`: The operation is allowed. `reauth`: The caller must log in again first. Comes with `securitysensitiveoperation`. */
    readonly securitysensitiveoperationstatus?: "fail" | "ok" | "reauth";
    /** Whether data of an earlier attempt was kept, so that the action can be continued. Comes with `requestsfor` with a value. */
    readonly haspreservedstate?: boolean;
    /** Whether the kept data replaces the primary authentication, such as a password. Comes with `requestsfor` with a value. */
    readonly hasprimarypreservedstate?: boolean;
    /** The user name of the earlier attempt; can be empty. Comes with `requestsfor` with a value. */
    readonly preservedusername?: string;
    /** The authentication requests of the action, one for each way to authenticate. Comes with `requestsfor` with a value. */
    readonly requests?: readonly ({
      /** The ID of the authentication request, for use in later requests. */
      readonly id: string;
      /** Additional data of the authentication request, by name. */
      readonly metadata: { readonly [key: string]: unknown };
      /** Whether the form is required. `optional`: The form is optional. `primary-required`: One of the forms of this kind is required. `required`: The form is required. */
      readonly required: "optional" | "primary-required" | "required";
      /** The name of the authentication provider, for display. Comes without `messageformat=none`. */
      readonly provider?: string | RawMessageShape;
      /** The account that the form is for, for display. Comes without `messageformat=none`. */
      readonly account?: string | RawMessageShape;
      /** The fields of the form, by name. With `mergerequestfields`, they are next to `requests`. Comes without `mergerequestfields`. */
      readonly fields?: { readonly [key: string]: AuthenticationFieldShape };
    })[];
    /** The merged fields of all authentication requests, by name. Comes with `requestsfor` with a value together with `mergerequestfields`. */
    readonly fields?: { readonly [key: string]: AuthenticationFieldShape };
  };
};

/** Members of the results of filerepoinfo. (decided: D-220) */
export type FilerepoinfoResults = {
  /** The file repositories of the site, both its own and shared ones. */
  readonly repos: readonly ({
    /** The internal name of the repository, such as `local`. Comes with `prop=name`. */
    readonly name?: string;
    /** The display name of the repository. Comes with `prop=displayname`. */
    readonly displayname?: string;
    /** The URL that file paths start from; `false` if the files have no public URL. Comes with `prop=rootUrl`. */
    readonly rootUrl?: string | false;
    /** Whether the repository is the site's own. Comes with `prop=local`. */
    readonly local?: boolean;
    /** The root URL of the public files; `false` if not available. Comes with `prop=url`. May be missing. */
    readonly url?: string | false;
    /** The root URL of the thumbnails; `false` if not available. Comes with `prop=thumbUrl`. May be missing. */
    readonly thumbUrl?: string | false;
    /** Whether file names always begin with a capital letter. Comes with `prop=initialCapital`. May be missing. */
    readonly initialCapital?: boolean;
    /** The root URL of the scripts of the repository's wiki. Comes with `prop=scriptDirUrl`. May be missing. */
    readonly scriptDirUrl?: string;
    /** The favicon URL of the repository's wiki. Comes with `prop=favicon`. May be missing. May be `null`. */
    readonly favicon?: string | null;
    /** Whether the caller may upload files to the repository. Comes with `prop=canUpload`. */
    readonly canUpload?: boolean;
  })[];
};

/** Members of the results of languageinfo. (decided: D-219) */
export type LanguageinfoResults = {
  /** Information about each language, by the software's language code. */
  readonly languageinfo: { readonly [key: string]: {
    /** The software's code for the language. Comes with `prop=code`. */
    readonly code?: string;
    /** The BCP 47 code of the language. Comes with `prop=bcp47`. */
    readonly bcp47?: string;
    /** The writing direction of the language. `ltr`: Left to right. `rtl`: Right to left. Comes with `prop=dir`. */
    readonly dir?: "ltr" | "rtl";
    /** The name of the language in that language, such as `Deutsch`. Comes with `prop=autonym`. */
    readonly autonym?: string;
    /** The name of the language in the requested language. Comes with `prop=name`. */
    readonly name?: string;
    /** The codes of the fallback languages, nearest first. Comes with `prop=fallbacks`. */
    readonly fallbacks?: readonly string[];
    /** The codes of the variants that text in the language can be converted to. Comes with `prop=variants`. */
    readonly variants?: readonly string[];
    /** The names of the variants, by code. Comes with `prop=variantnames`. */
    readonly variantnames?: { readonly [key: string]: string };
  } };
};

/** Members of the results of siteinfo. (decided: D-219) */
export type SiteinfoResults = {
  /** General information about the site. Comes with `prop=general`. */
  readonly general?: {
    /** The title of the page that visitors see first. */
    readonly mainpage: string;
    /** The URL of the main page. */
    readonly base: string;
    /** The name of the site, such as `Wikipedia`. */
    readonly sitename: string;
    /** Whether the address of the host alone shows the main page. */
    readonly mainpageisdomainroot: boolean;
    /** The URL of the logo. */
    readonly logo: string;
    /** The name and version of the software, such as `MediaWiki 1.43.0`. */
    readonly generator: string;
    /** The version of PHP that runs the software. */
    readonly phpversion: string;
    /** The PHP server API, such as `fpm-fcgi`. */
    readonly phpsapi: string;
    /** The database type, such as `mysql`. */
    readonly dbtype: string;
    /** The version of the database server. */
    readonly dbversion: string;
    /** Whether the images allowed in external URLs are restricted to those that the site lists on a page. May be missing. */
    readonly imagewhitelistenabled?: boolean;
    /** The URL prefixes of external images that pages may show. May be missing. */
    readonly externalimages?: readonly string[];
    /** Whether text is converted between language variants. */
    readonly langconversion: boolean;
    /** Whether links find pages whose titles are in another language variant. */
    readonly linkconversion: boolean;
    /** A former name of `linkconversion`, with the same value. */
    readonly titleconversion: boolean;
    /** The characters before a link that become part of its text, as a regular expression character class; usually empty. */
    readonly linkprefixcharset: string;
    /** The regular expression (PCRE) for letters before a link that become part of its text; usually empty. */
    readonly linkprefix: string;
    /** The regular expression (PCRE) for letters after a link that become part of its text. */
    readonly linktrail: string;
    /** The characters allowed in titles, as a byte-based regular expression character class (PCRE). */
    readonly legaltitlechars: string;
    /** The characters not allowed in new user names. */
    readonly invalidusernamechars: string;
    /** Whether text is normalized beyond Unicode form NFC, as some scripts need, whatever the language. */
    readonly allunicodefixes: boolean;
    /** True if Arabic presentation forms are replaced by the base letters. May be missing. */
    readonly fixarabicunicode?: true;
    /** True if older Malayalam sequences are replaced by newer characters. May be missing. */
    readonly fixmalayalamunicode?: true;
    /** The Git commit of the software, if it runs from a Git repository. May be missing. */
    readonly "git-hash"?: string;
    /** The Git branch of the software, if it runs from a Git repository. May be missing. */
    readonly "git-branch"?: string;
    /** Whether the first letter of titles is always a capital. `case-sensitive`: Titles may begin with a lowercase letter, and differ from those with a capital. `first-letter`: Titles always begin with a capital letter; a lowercase first letter is equivalent. */
    readonly case: "case-sensitive" | "first-letter";
    /** The language code of the site's content. */
    readonly lang: string;
    /** The fallback languages for messages, nearest first. */
    readonly fallback: readonly ({
      /** The code of the fallback language. */
      readonly code: string;
    })[];
    /** The variants that the content can be converted to. Absent if the language has no variants. May be missing. */
    readonly variants?: readonly ({
      /** The code of the variant. */
      readonly code: string;
      /** The name of the variant in the language itself. */
      readonly name: string;
    })[];
    /** Whether the site's language is written from right to left. */
    readonly rtl: boolean;
    /** The fallback encoding for URLs that are not in UTF-8. */
    readonly fallback8bitEncoding: string;
    /** Whether the site is currently read-only. */
    readonly readonly: boolean;
    /** Why the site is read-only, as a message. May be missing. */
    readonly readonlyreason?: string;
    /** True if the write API is enabled, which is the case on every current site. */
    readonly writeapi: true;
    /** The maximum page size in bytes. */
    readonly maxarticlesize: number;
    /** The time zone of the site, such as `Europe/Berlin`. Timestamps in responses are always in UTC. */
    readonly timezone: string;
    /** The offset of the time zone from UTC, in minutes. */
    readonly timeoffset: number;
    /** The path of pages, with `$1` in place of the title, such as `/wiki/$1`. */
    readonly articlepath: string;
    /** The path of the script directory, such as `/w`. */
    readonly scriptpath: string;
    /** The path of the main script, such as `/w/index.php`. */
    readonly script: string;
    /** The path of pages in a language variant, with `$2` in place of the variant; `false` if not available. */
    readonly variantarticlepath: string | false;
    /** The URL of the host, either with a scheme or protocol-relative. */
    readonly server: string;
    /** The host name. */
    readonly servername: string;
    /** The wiki ID, such as `enwiki`. */
    readonly wikiid: string;
    /** The current time of the server. */
    readonly time: string;
    /** Whether the site is in miser mode: some expensive parameters have no effect or are refused. */
    readonly misermode: boolean;
    /** Whether file uploads are enabled. */
    readonly uploadsenabled: boolean;
    /** The maximum upload size in bytes. */
    readonly maxuploadsize: number;
    /** The minimum size, in bytes, of the parts of a chunked upload, except the last. */
    readonly minuploadchunksize: number;
    /** The default settings of galleries, by name. */
    readonly galleryoptions: { readonly [key: string]: unknown };
    /** The thumbnail widths, in pixels, that users can choose in their preferences, by number. */
    readonly thumblimits: { readonly [key: string]: number };
    /** The image sizes that users can choose for file description pages, by number. */
    readonly imagelimits: { readonly [key: string]: {
      /** The maximum width in pixels. */
      readonly width: number;
      /** The maximum height in pixels. */
      readonly height: number;
    } };
    /** The URL of the favicon. May be missing. */
    readonly favicon?: string;
    /** The provider of central user IDs. */
    readonly centralidlookupprovider: string;
    /** All providers of central user IDs, by the names used in `centralids`. */
    readonly allcentralidlookupproviders: readonly string[];
    /** Whether language links are shown next to the page instead of in its text. */
    readonly interwikimagic: boolean;
    /** The numbers that become links automatically: `ISBN`, `PMID`, `RFC`. */
    readonly magiclinks: { readonly [key: string]: boolean };
    /** The collation of categories, such as `uppercase` or `uca-default`. */
    readonly categorycollation: string;
    /** Whether external links have the attribute `rel="nofollow"`. */
    readonly nofollowlinks: boolean;
    /** The IDs of the namespaces that are exempt from `nofollow`. */
    readonly nofollownsexceptions: readonly number[];
    /** The domains that are exempt from `nofollow`. */
    readonly nofollowdomainexceptions: readonly string[];
    /** The HTML attribute `target` of external links, such as `_blank`; `false` if not available. */
    readonly externallinktarget: string | false;
  };
  /** The namespaces, by ID. Comes with `prop=namespaces`. */
  readonly namespaces?: { readonly [key: string]: {
    /** The namespace ID; special namespaces have negative IDs. */
    readonly id: number;
    /** Whether the first letter of titles in this namespace is always a capital. `case-sensitive`: Titles may begin with a lowercase letter, and differ from those with a capital. `first-letter`: Titles always begin with a capital letter; a lowercase first letter is equivalent. */
    readonly case: "case-sensitive" | "first-letter";
    /** The name of the namespace in the site's language; empty for the main namespace. */
    readonly name: string;
    /** Whether the namespace has subpages. */
    readonly subpages: boolean;
    /** The canonical name, which works on every site. Absent for the main namespace. May be missing. */
    readonly canonical?: string;
    /** Whether the namespace is a content namespace, for example for statistics. */
    readonly content: boolean;
    /** Whether pages of this namespace cannot be transcluded. */
    readonly nonincludable: boolean;
    /** The rights required to edit pages of this namespace, separated by `|`. May be missing. */
    readonly namespaceprotection?: string;
    /** The default content model of the namespace, if it differs from the site's. May be missing. */
    readonly defaultcontentmodel?: string;
  } };
  /** Alternative names of namespaces. Comes with `prop=namespacealiases`. */
  readonly namespacealiases?: readonly ({
    /** The ID of the namespace that the alias stands for. */
    readonly id: number;
    /** The alias of the namespace. */
    readonly alias: string;
  })[];
  /** The names under which special pages can be found. Comes with `prop=specialpagealiases`. */
  readonly specialpagealiases?: readonly ({
    /** The canonical name of the special page, the same on every site. */
    readonly realname: string;
    /** The names in the site's language, the preferred one first. */
    readonly aliases: readonly string[];
  })[];
  /** The magic words, which have a special meaning in wikitext. Comes with `prop=magicwords`. */
  readonly magicwords?: readonly ({
    /** The canonical name of the magic word, the same on every site. */
    readonly name: string;
    /** The aliases of the magic word on this site. */
    readonly aliases: readonly string[];
    /** Whether the aliases are case-sensitive. */
    readonly "case-sensitive": boolean;
  })[];
  /** The interwiki prefixes. Comes with `prop=interwikimap`. */
  readonly interwikimap?: readonly ({
    /** The interwiki prefix, without the colon. */
    readonly prefix: string;
    /** True if the other wiki belongs to the same project: a URL on this site with the prefix redirects to it. May be missing. */
    readonly local?: true;
    /** True if pages of the other wiki can be transcluded. May be missing. */
    readonly trans?: true;
    /** The name of the language that the prefix stands for, in that language. May be missing. */
    readonly language?: string;
    /** The language code that replaces this deprecated one. May be missing. */
    readonly deprecated?: string;
    /** The BCP 47 code of the language. May be missing. */
    readonly bcp47?: string;
    /** True if the prefix points to this wiki. May be missing. */
    readonly localinterwiki?: true;
    /** True if links with the prefix are shown among the language links although it is not a language. May be missing. */
    readonly extralanglink?: true;
    /** The language code that pages use for a prefix with `extralanglink`. May be missing. */
    readonly code?: string;
    /** The link text that is shown instead of a language name. May be missing. */
    readonly linktext?: string;
    /** The name of the other site, for the tooltip of the link. May be missing. */
    readonly sitename?: string;
    /** The URL of the other site, with `$1` in place of the title. */
    readonly url: string;
    /** Whether the URL is protocol-relative. */
    readonly protorel: boolean;
    /** The wiki ID of the other wiki. May be missing. */
    readonly wikiid?: string;
    /** The URL of the other wiki's API. May be missing. */
    readonly api?: string;
  })[];
  /** The replication lag of the database servers. Comes with `prop=dbrepllag`. */
  readonly dbrepllag?: readonly ({
    /** The name of the server; empty if the site hides it. */
    readonly host: string;
    /** The replication lag in seconds; `-1` or `false` if it is not known. */
    readonly lag: number | false;
  })[];
  /** Statistics of the site. They may be slightly out of date. Comes with `prop=statistics`. */
  readonly statistics?: {
    /** The number of pages of all kinds, including redirects and talk pages. */
    readonly pages: number;
    /** The number of content pages: non-redirects in content namespaces. */
    readonly articles: number;
    /** The number of edits since the site was created. */
    readonly edits: number;
    /** The number of uploaded files. */
    readonly images: number;
    /** The number of accounts. */
    readonly users: number;
    /** The number of users with an edit or log entry in the last 30 days (by default); `-1` if it was not counted. */
    readonly activeusers: number;
    /** The number of users in the group `sysop`. */
    readonly admins: number;
    /** The approximate number of jobs in the queue. */
    readonly jobs: number;
  };
  /** The groups that accounts can belong to. Comes with `prop=usergroups`. */
  readonly usergroups?: readonly ({
    /** The name of the group, such as `sysop`; `*` stands for everyone. */
    readonly name: string;
    /** The rights that the group grants. */
    readonly rights: readonly string[];
    /** The number of users in the group. Absent for groups without explicit members, such as `*`. Comes with `numberingroup`. May be missing. */
    readonly number?: number;
    /** The groups that its members can add users to. May be missing. */
    readonly add?: readonly string[];
    /** The groups that its members can remove users from. May be missing. */
    readonly remove?: readonly string[];
    /** The groups that its members can add themselves to. May be missing. */
    readonly "add-self"?: readonly string[];
    /** The groups that its members can remove themselves from. May be missing. */
    readonly "remove-self"?: readonly string[];
  })[];
  /** The settings of temporary accounts. Comes with `prop=autocreatetempuser`. */
  readonly autocreatetempuser?: {
    /** Whether an edit by an anonymous user creates a temporary account. */
    readonly enabled: boolean;
    /** The patterns of temporary account names, with `$1` in place of the variable part. May be missing. */
    readonly matchPatterns?: readonly string[];
  };
  /** The client-side libraries. Comes with `prop=clientlibraries`. */
  readonly clientlibraries?: readonly ({
    /** The name of the client-side library, such as `vue`. */
    readonly name: string;
    /** The version of the client-side library. */
    readonly version: string;
  })[];
  /** The server-side libraries. Comes with `prop=libraries`. May be missing. */
  readonly libraries?: readonly ({
    /** The name of the server-side library in Composer. */
    readonly name: string;
    /** The version of the server-side library. */
    readonly version: string;
  })[];
  /** The installed extensions and skins. Comes with `prop=extensions`. */
  readonly extensions?: readonly ({
    /** The type of the extension, such as `parserhook` or `skin`. */
    readonly type: string;
    /** The name of the extension. May be missing. */
    readonly name?: string;
    /** The message key of the extension's name. May be missing. */
    readonly namemsg?: string;
    /** The description of the extension, in English. May be missing. */
    readonly description?: string;
    /** The message key of the extension's description. May be missing. */
    readonly descriptionmsg?: string;
    /** The parameters of that message, in order. May be missing. */
    readonly descriptionmsgparams?: readonly unknown[];
    /** The authors of the extension, separated by commas. May be missing. */
    readonly author?: string;
    /** The URL of the extension's page. May be missing. */
    readonly url?: string;
    /** The version of the extension. May be missing. */
    readonly version?: string;
    /** The version control system of the extension's source, if it is under version control. May be missing. */
    readonly "vcs-system"?: "git";
    /** The commit of the extension's source. May be missing. */
    readonly "vcs-version"?: string;
    /** The URL of the commit; `false` if not available. May be missing. */
    readonly "vcs-url"?: string | false;
    /** The time of the commit. May be missing. */
    readonly "vcs-date"?: string;
    /** The SPDX identifier of the license, such as `GPL-2.0-or-later`. May be missing. */
    readonly "license-name"?: string;
    /** The title of the page with the text of the license. May be missing. */
    readonly license?: string;
    /** The title of the page with the list of authors. May be missing. */
    readonly credits?: string;
  })[];
  /** The file extensions allowed for uploads. Comes with `prop=fileextensions`. */
  readonly fileextensions?: readonly ({
    /** The file extension without its period, such as `png`. */
    readonly ext: string;
  })[];
  /** The license of the site's content. Comes with `prop=rightsinfo`. */
  readonly rightsinfo?: {
    /** The URL of the license; can be empty. */
    readonly url: string;
    /** The display name of the license. */
    readonly text: string;
  };
  /** The protection actions and levels. Comes with `prop=restrictions`. */
  readonly restrictions?: {
    /** The actions that can be restricted, such as `edit`. */
    readonly types: readonly string[];
    /** The protection levels: groups or rights, such as `sysop`; the empty string stands for everyone. */
    readonly levels: readonly string[];
    /** The levels at which protections may cascade. */
    readonly cascadinglevels: readonly string[];
    /** The levels of semi-protection. */
    readonly semiprotectedlevels: readonly string[];
  };
  /** The languages that the software knows. Comes with `prop=languages`. */
  readonly languages?: readonly ({
    /** The software's code for the language. */
    readonly code: string;
    /** The BCP 47 code of the language. */
    readonly bcp47: string;
    /** The name of the language, in itself or in the language of `inlanguagecode`. */
    readonly name: string;
  })[];
  /** The languages that have variants, by language code and then by variant code. Comes with `prop=languagevariants`. */
  readonly languagevariants?: { readonly [key: string]: { readonly [key: string]: {
    /** The codes of the fallback variants, nearest first. */
    readonly fallbacks: readonly string[];
  } } };
  /** The installed skins. Comes with `prop=skins`. */
  readonly skins?: readonly ({
    /** The internal name of the skin, such as `vector`. */
    readonly code: string;
    /** The display name of the skin, in the site's language or in the language of `inlanguagecode`. */
    readonly name: string;
    /** True if users cannot choose the skin. May be missing. */
    readonly unusable?: true;
    /** True if the skin is the default. May be missing. */
    readonly default?: true;
  })[];
  /** The tags that extensions add to wikitext, such as `<gallery>`, including the angle brackets. Comes with `prop=extensiontags`. */
  readonly extensiontags?: readonly string[];
  /** The names of the parser functions, such as `if`. Comes with `prop=functionhooks`. */
  readonly functionhooks?: readonly string[];
  /** The hooks with their handlers. Comes with `prop=showhooks`. */
  readonly showhooks?: readonly ({
    /** The name of the hook, such as `PageSaveComplete`. */
    readonly name: string;
    /** The handlers of the hook, in PHP notation. */
    readonly subscribers: readonly string[];
  })[];
  /** The IDs of the magic word variables, such as `currentday`. Comes with `prop=variables`. */
  readonly variables?: readonly string[];
  /** The protocols allowed in external links, such as `https://`. Comes with `prop=protocols`. */
  readonly protocols?: readonly string[];
  /** The default user preferences, by name. Comes with `prop=defaultoptions`. */
  readonly defaultoptions?: { readonly [key: string]: unknown };
  /** The settings of the upload dialog, by name. Comes with `prop=uploaddialog`. */
  readonly uploaddialog?: { readonly [key: string]: unknown };
  /** The conditions for implicit membership, by group. A list begins with an operator such as `&`. Comes with `prop=autopromote`. */
  readonly autopromote?: { readonly [key: string]: readonly unknown[] | { readonly [key: string]: unknown } } | readonly [];
  /** The conditions for adding users to groups once, by event and then by group. Comes with `prop=autopromoteonce`. */
  readonly autopromoteonce?: { readonly [key: string]: readonly unknown[] | { readonly [key: string]: unknown } } | readonly [];
  /** The domains from which files may be uploaded by URL. Comes with `prop=copyuploaddomains`. May be missing. */
  readonly copyuploaddomains?: readonly string[];
};

/** Members of the results of tokens. (decided: D-220) */
export type TokensResults = {
  /** The requested tokens, which protect against cross-site request forgery. Absent in responses to cross-origin requests. May be missing. */
  readonly tokens?: {
    /** The token for creating an account. Comes with `type=createaccount`. */
    readonly createaccounttoken?: string;
    /** The token for most changes, such as edits. Comes with `type=csrf`. */
    readonly csrftoken?: string;
    /** The token for logging in. Comes with `type=login`. */
    readonly logintoken?: string;
    /** The token for marking changes as patrolled. Comes with `type=patrol`. */
    readonly patroltoken?: string;
    /** The token for rolling back edits. Comes with `type=rollback`. */
    readonly rollbacktoken?: string;
    /** The token for changing the groups of users. Comes with `type=userrights`. */
    readonly userrightstoken?: string;
    /** The token for adding pages to the watchlist and removing them. Comes with `type=watch`. */
    readonly watchtoken?: string;
  };
};

/** Members of the results of userinfo. (decided: D-219) */
export type UserinfoResults = {
  /** Information about the caller. */
  readonly userinfo: {
    /** The user ID of the caller; `0` for an anonymous caller. */
    readonly id: number;
    /** The user name of the caller, or the IP address of an anonymous caller. */
    readonly name: string;
    /** True if the caller is not logged in. May be missing. */
    readonly anon?: true;
    /** True if the caller uses a temporary account. May be missing. */
    readonly temp?: true;
    /** The ID of the user's block. Null for a composite block or one imposed by the system. Comes with `prop=blockinfo`. May be missing. May be `null`. */
    readonly blockid?: number | null;
    /** The name of the user who set the block; empty if it is not a user of this site. Comes with `prop=blockinfo`. May be missing. */
    readonly blockedby?: string;
    /** The ID of the user who set the block; `0` if it is not a user of this site. Comes with `prop=blockinfo`. May be missing. */
    readonly blockedbyid?: number;
    /** Why the block was set, as text. Comes with `prop=blockinfo`. May be missing. */
    readonly blockreason?: string;
    /** The time at which the block was set. Comes with `prop=blockinfo`. May be missing. */
    readonly blockedtimestamp?: string;
    /** The time at which the block expires; `infinite` if it does not expire. Comes with `prop=blockinfo`. May be missing. */
    readonly blockexpiry?: string | "infinite";
    /** Whether the block is partial: it covers certain pages, namespaces or actions only. Comes with `prop=blockinfo`. May be missing. */
    readonly blockpartial?: boolean;
    /** Whether the block prevents account creation. Comes with `prop=blockinfo`. May be missing. */
    readonly blocknocreate?: boolean;
    /** Whether the block exempts logged-in users. Comes with `prop=blockinfo`. May be missing. */
    readonly blockanononly?: boolean;
    /** Whether the block prevents sending email to other users. Comes with `prop=blockinfo`. May be missing. */
    readonly blockemail?: boolean;
    /** Whether the block prevents the user from editing their own talk page. Comes with `prop=blockinfo`. May be missing. */
    readonly blockowntalk?: boolean;
    /** The time at which the block was set, formatted in the caller's language. Comes with `prop=blockinfo`. May be missing. */
    readonly blockedtimestampformatted?: string;
    /** The time at which the block expires, formatted in the caller's language. Absent if it does not expire. Comes with `prop=blockinfo`. May be missing. */
    readonly blockexpiryformatted?: string;
    /** The time until the block expires, in words in the caller's language. Absent if it does not expire. Comes with `prop=blockinfo`. May be missing. */
    readonly blockexpiryrelative?: string;
    /** True if the block hides the user name from the public. Comes with `prop=blockinfo`. May be missing. */
    readonly blockhidden?: true;
    /** The system rule that imposed the block, such as `proxy`, if no user set it. Comes with `prop=blockinfo`. May be missing. */
    readonly systemblocktype?: string;
    /** The components of a composite block. Comes with `prop=blockinfo`. May be missing. */
    readonly blockcomponents?: readonly BlockComponentShape[];
    /** Whether the caller has unread messages on their talk page. Comes with `prop=hasmsg`. */
    readonly messages?: boolean;
    /** The names of all groups of the user, including implicit ones. Comes with `prop=groups`. */
    readonly groups?: readonly string[];
    /** The explicit groups of the caller, with their expiry times. Comes with `prop=groupmemberships`. */
    readonly groupmemberships?: readonly GroupMembershipShape[];
    /** The names of the groups that the user belongs to automatically, such as `*` and `user`. Comes with `prop=implicitgroups`. */
    readonly implicitgroups?: readonly string[];
    /** The rights that the user has through groups. Comes with `prop=rights`. */
    readonly rights?: readonly string[];
    /** The groups whose membership the caller can change. Comes with `prop=changeablegroups`. */
    readonly changeablegroups?: {
      /** The groups that the caller can add users to. */
      readonly add: readonly string[] | { readonly [key: string]: string };
      /** The groups that the caller can remove users from. */
      readonly remove: readonly string[] | { readonly [key: string]: string };
      /** The groups that the caller can join. */
      readonly "add-self": readonly string[] | { readonly [key: string]: string };
      /** The groups that the caller can leave. */
      readonly "remove-self": readonly string[] | { readonly [key: string]: string };
    };
    /** The preferences of the caller, by name. Comes with `prop=options`. */
    readonly options?: { readonly [key: string]: unknown };
    /** How many edits the account has made. Comes with `prop=editcount`. */
    readonly editcount?: number;
    /** The rate limits of the caller, by action and then by the kind of user that the limit applies to. Can be empty. Comes with `prop=ratelimits`. */
    readonly ratelimits?: { readonly [key: string]: { readonly [key: string]: RateLimitShape } };
    /** The rate limits that would apply if the caller were not exempt, by action and then by kind of user. Comes with `prop=theoreticalratelimits`. */
    readonly theoreticalratelimits?: { readonly [key: string]: { readonly [key: string]: RateLimitShape } };
    /** The real name that the caller entered. Absent if the site does not use real names. Comes with `prop=realname`. May be missing. */
    readonly realname?: string;
    /** The email address of the caller; empty if none is set. Absent without the right to see it. Comes with `prop=email`. May be missing. */
    readonly email?: string;
    /** The time at which the email address was confirmed. Comes with `prop=email`. May be missing. */
    readonly emailauthenticated?: string;
    /** The time at which the account was registered. Comes with `prop=registrationdate`. May be missing. May be `null`. */
    readonly registrationdate?: string | null;
    /** The preferred languages of the request, from its header `Accept-Language`. Comes with `prop=acceptlang`. */
    readonly acceptlang?: readonly ({
      /** The weight of the language, from 0 to 1. */
      readonly q: number;
      /** The language code. */
      readonly code: string;
    })[];
    /** The number of watched pages with unseen changes; `1000+` for 1000 or more. Comes with `prop=unreadcount`. */
    readonly unreadcount?: number | string;
    /** The user's ID in each central system, by system; `0` if not available. Comes with `prop=centralids`. */
    readonly centralids?: { readonly [key: string]: number };
    /** Whether the account on this site is attached to that central ID, by system. Comes with `prop=centralids`. */
    readonly attachedlocal?: { readonly [key: string]: boolean };
    /** Whether the account on the wiki that `attachedwiki` names is attached to that central ID, by system. Comes with `prop=centralids` together with `attachedwiki` with a value. */
    readonly attachedwiki?: { readonly [key: string]: boolean };
    /** The time of the caller's latest edit. Absent if the caller never edited. Comes with `prop=latestcontrib`. May be missing. */
    readonly latestcontrib?: string;
    /** Whether the caller may create accounts. Comes with `prop=cancreateaccount`. */
    readonly cancreateaccount?: boolean;
    /** Why the caller may not create accounts. Comes with `prop=cancreateaccount`. May be missing. */
    readonly cancreateaccounterror?: readonly ReasonShape[];
  };
};
