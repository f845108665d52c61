// What the modules of query answer. Generated: change the spec instead.
import type { ResultTable } from "../runtime/query/server/results/table.js";

export declare const results: ResultTable;

/** Revision that is not there. An id in the request that belongs to no revision. */
export interface MissingRevisionShape {
  /** The id that belongs to no revision the caller may know of. */
  readonly revid: number;
  /** There is no such revision, or it was deleted. */
  readonly missing: true;
}

/** Error. What is wrong with a request, in the form that `errorformat` asks for. */
export interface MessageShape {
  /** The code for programs, such as `badvalue`. Its meaning does not change with the language. */
  readonly code: string;
  /** What is wrong, for people: plain text or wikitext, as `errorformat` asks. Comes with `errorformat=plaintext|wikitext`. */
  readonly text?: string;
  /** What is wrong, for people, in HTML. Comes with `errorformat=html`. */
  readonly html?: string;
  /** The name of the message in the software, for a client that has the texts itself. Comes with `errorformat=raw`. */
  readonly key?: string;
  /** What is filled into the message, in order. Comes with `errorformat=raw`. */
  readonly params?: readonly unknown[];
  /** Data for programs that belong to the error, such as the values that are allowed. May be missing. */
  readonly data?: { readonly [key: string]: unknown };
  /** The path of the module that it is about, such as `query+allpages`; `main` for the request as a whole. Missing where a fault of the system ended the request. May be missing. */
  readonly module?: string;
}

/** Warning. What is odd about a request that was answered all the same, in the form that `errorformat` asks for. */
export interface WarningShape {
  /** The code for programs, such as `badvalue`. Its meaning does not change with the language. */
  readonly code: string;
  /** What is odd, for people: plain text or wikitext, as `errorformat` asks. Comes with `errorformat=plaintext|wikitext`. */
  readonly text?: string;
  /** What is odd, for people, in HTML. Comes with `errorformat=html`. */
  readonly html?: string;
  /** The name of the message in the software, for a client that has the texts itself. Comes with `errorformat=raw`. */
  readonly key?: string;
  /** What is filled into the message, in order. Comes with `errorformat=raw`. */
  readonly params?: readonly unknown[];
  /** Data for programs that belong to the warning, such as the values that are allowed. May be missing. */
  readonly data?: { readonly [key: string]: unknown };
  /** The path of the module that it is about, such as `query+allpages`; `main` for the request as a whole. */
  readonly module: string;
}

/** Title. A title that the page names. */
export interface TitledShape {
  /** The id of the namespace of the title. */
  readonly ns: number;
  /** The title with the name of its namespace. There need not be a page of this title. */
  readonly title: string;
}

/** Linking page. A page that leads to the one it stands under. */
export interface LinkingPageShape {
  /** The id of the page that holds the link. Comes with `prop=pageid`. */
  readonly pageid?: number;
  /** The namespace id of the page that holds the link. Comes with `prop=title`. */
  readonly ns?: number;
  /** The title of the page that holds the link. Comes with `prop=title`. */
  readonly title?: string;
  /** Whether the page that holds the link is a redirect. Comes with `prop=redirect`. */
  readonly redirect?: boolean;
}

/** Slot of a revision. One part of the contents of a revision. */
export interface SlotShape {
  /** The size of the contents of the slot, in bytes. Comes with `prop=slotsize`. May be missing where `missing` is there. */
  readonly size?: number;
  /** The SHA-1 of the contents of the slot, in 40 hexadecimal digits. Empty where it was not computed. Comes with `prop=slotsha1`. May be missing where `sha1hidden` or `missing` is there. */
  readonly sha1?: string;
  /** The SHA-1 is hidden together with the contents. Callers with the right to see hidden data still get it. Comes with `prop=slotsha1`. May be missing. */
  readonly sha1hidden?: true;
  /** What kind of contents the slot holds, such as `wikitext` or `json`. Comes with `prop=content|contentmodel`. May be missing where `missing` or `texthidden` or `textmissing` or `nosuchsection` or `badcontentformat` is there. */
  readonly contentmodel?: string;
  /** The media type in which the contents of the slot are written, such as `text/x-wiki`. Comes with `prop=content`. May be missing where `missing` or `texthidden` or `textmissing` or `nosuchsection` or `badcontentformat` is there. */
  readonly contentformat?: string;
  /** The contents of the slot as source, or the section of them that `section` asks for. Comes with `prop=content`. May be missing where `missing` or `texthidden` or `textmissing` or `nosuchsection` or `badcontentformat` is there. */
  readonly content?: string;
  /** The contents are hidden from the public. Callers with the right to see hidden data still get them. Comes with `prop=content`. May be missing. */
  readonly texthidden?: true;
  /** The contents of the slot cannot be read from the database. Comes with `prop=content`. May be missing. */
  readonly textmissing?: true;
  /** The contents have no section of the number that `section` gives. Comes with `prop=content` together with `section`. May be missing. */
  readonly nosuchsection?: true;
  /** The contents of the slot cannot be written in the format that is asked for. Comes with `prop=content`. May be missing. */
  readonly badcontentformat?: true;
  /** The revision has no slot of this name. May be missing. */
  readonly missing?: true;
}

/** Difference to another revision or text. What changed between a revision and another one, or a given text. */
export interface DifferenceShape {
  /** The id of the revision with which the difference begins; `false` where there is none. Comes with `diffto`, without `difftotext`. May be missing where `notcached` is there. */
  readonly from?: number | false;
  /** The id of the revision with which the difference ends; `false` where there is none. Comes with `diffto`, without `difftotext`. May be missing where `notcached` is there. */
  readonly to?: number | false;
  /** The difference as rows of an HTML table; `false` where it could not be made. May be missing where `notcached` or `badcontentformat` is there. */
  readonly body?: string | false;
  /** The given text cannot be read as contents of this model. Comes with `difftotext`. May be missing. */
  readonly badcontentformat?: true;
  /** The difference was left out: it has not been made before, and one answer makes only a few anew. May be missing. */
  readonly notcached?: true;
}

/** Revision. One saved state of a page, with who saved it, when and why. */
export interface RevisionShape {
  /** The id of the revision, unique across all pages of the site. Comes with `prop=ids`. */
  readonly revid?: number;
  /** The id of the revision that was edited; `0` where the revision began the page. Comes with `prop=ids`. May be missing. */
  readonly parentid?: number;
  /** Whether the author marked the edit as minor. Comes with `prop=flags`. */
  readonly minor?: boolean;
  /** The name of the author, or the IP address of one who was not logged in. Comes with `prop=user`. May be missing where `userhidden` is there. */
  readonly user?: string;
  /** The id of the author; `0` where nobody was logged in. Comes with `prop=userid`. May be missing where `userhidden` is there. */
  readonly userid?: number;
  /** The user is hidden from the public. Callers with the right to see hidden data still get the name. Comes with `prop=user|userid`. May be missing. */
  readonly userhidden?: true;
  /** The person was not logged in and is known by an IP address. Comes with `prop=user|userid`. May be missing. */
  readonly anon?: true;
  /** The person used a temporary account. Comes with `prop=user|userid`. May be missing. */
  readonly temp?: true;
  /** When the revision was saved. Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** The size of all contents of the revision, in bytes. Comes with `prop=size|slotsize`. May be missing. */
  readonly size?: number;
  /** The SHA-1 of the contents, in 40 hexadecimal digits. Empty where it was not computed. Comes with `prop=sha1|slotsha1`. May be missing. */
  readonly sha1?: string;
  /** The SHA-1 is hidden together with the contents. Callers with the right to see hidden data still get it. Comes with `prop=sha1|slotsha1`. May be missing. */
  readonly sha1hidden?: true;
  /** The names of the slots that the revision has; `main` holds the page itself. Comes with `prop=roles`. May be missing where `slotsmissing` is there. */
  readonly roles?: readonly string[];
  /** The contents in parts, by the name of the slot. Comes with `slots` together with `prop=content|contentmodel|slotsha1|slotsize`. May be missing where `slotsmissing` is there. */
  readonly slots?: {
    /** The slot of the page itself, which every revision has. Comes with `slots=main`. */
    readonly main?: SlotShape;
  };
  /** The slots of the revision cannot be read from the database. Comes with `prop=content|contentmodel|parsetree|roles|slotsha1|slotsize`, `diffto` or `difftotext`. May be missing. */
  readonly slotsmissing?: true;
  /** What kind of contents it is, such as `wikitext` or `json`. Comes with `prop=content|contentmodel`, without `slots`. May be missing. */
  readonly contentmodel?: string;
  /** The media type in which the contents are written, such as `text/x-wiki`. Comes with `prop=content`, without `expandtemplates`, `parse` or `slots`. May be missing where `texthidden` or `textmissing` or `badcontentformat` or `slotsmissing` is there. */
  readonly contentformat?: string;
  /** The contents of the revision, as source. Comes with `prop=content`, without `slots`. May be missing where `texthidden` or `textmissing` or `badcontentformat` or `slotsmissing` is there. */
  readonly content?: string;
  /** The contents are hidden from the public. Callers with the right to see hidden data still get them. Comes with `prop=content|parsetree`, `diffto` or `difftotext`, without `slots`. May be missing. */
  readonly texthidden?: true;
  /** The contents cannot be read from the database. Comes with `prop=content|contentmodel|parsetree|slotsha1|slotsize`, `diffto` or `difftotext`, without `slots`. May be missing. */
  readonly textmissing?: true;
  /** The contents cannot be written in the format that `contentformat` asks for. Comes with `prop=content`, without `slots`. May be missing. */
  readonly badcontentformat?: true;
  /** The contents as a tree, in XML, before templates are expanded. Comes with `prop=parsetree` or `prop=content` together with `generatexml`, without `slots`. May be missing where `badcontentformatforparsetree` or `texthidden` or `textmissing` or `slotsmissing` is there. */
  readonly parsetree?: string;
  /** The contents are not wikitext, so that there is no parse tree of them. Comes with `prop=parsetree` or `prop=content` together with `generatexml`, without `slots`. May be missing. */
  readonly badcontentformatforparsetree?: true;
  /** How the revision differs from the one, or from the text, that the request names. Comes with `diffto` or `difftotext`, without `slots`. May be missing where `texthidden` or `textmissing` or `slotsmissing` is there. */
  readonly diff?: DifferenceShape;
  /** The summary of the edit, in wikitext. Empty where the author gave none. Comes with `prop=comment`. May be missing where `commenthidden` is there. */
  readonly comment?: string;
  /** The summary of the edit in HTML, with links made of its wikitext. Comes with `prop=parsedcomment`. May be missing where `commenthidden` is there. */
  readonly parsedcomment?: string;
  /** The comment is hidden from the public. Callers with the right to see hidden data still get it. Comes with `prop=comment|parsedcomment`. May be missing. */
  readonly commenthidden?: true;
  /** The names of its change tags, such as `mw-undo`. Empty where it carries none. Comes with `prop=tags`. */
  readonly tags?: readonly string[];
  /** What is hidden is hidden from administrators, too. May be missing. */
  readonly suppressed?: true;
}

/** Entry of the metadata of a file. One name with its value among the metadata of a file. Values may hold further entries. */
export interface MetadataEntryShape {
  /** What the entry is about, such as `ImageWidth`; a number where the metadata are a list. */
  readonly name: string | number;
  /** What the file says of it: a text, a number, or entries inside this one. */
  readonly value: unknown;
}

/** Formatted metadata of a file. One value about a file, in HTML or as text, ready to be shown, with its source. */
export interface ExtendedMetadataShape {
  readonly value: unknown;
  /** Where the value comes from, such as `file-metadata` or `mediawiki-metadata`. */
  readonly source: string;
  /** There where the value is left out of the table on the page of the file unless a reader opens it. May be missing. */
  readonly hidden?: string;
}

/** Block that is part of another. One of several blocks that apply to a user at once. */
export interface BlockComponentShape {
  /** The id of this part; null for a block that the software applies automatically. May be `null`. */
  readonly blockid: number | null;
  /** The name of the user who made this part of the block. */
  readonly blockedby: string;
  /** The id of the user who made this part; `0` where it is nobody of this site. */
  readonly blockedbyid: number;
  /** The reason that was given for this part, as text. */
  readonly blockreason: string;
  /** When this part was made. */
  readonly blockedtimestamp: string;
  /** When this part ends; `infinite` where it has no end. */
  readonly blockexpiry: string | "infinite";
  /** Whether this part covers some pages, namespaces or actions only, and not the whole site. */
  readonly blockpartial: boolean;
  /** Whether this part forbids creating accounts. */
  readonly blocknocreate: boolean;
  /** Whether this part spares users who are logged in. */
  readonly blockanononly: boolean;
  /** Whether this part forbids sending mail to other users. */
  readonly blockemail: boolean;
  /** Whether this part forbids the user to edit their own talk page. */
  readonly blockowntalk: boolean;
  /** When this part was made, as a date in the language of the caller. */
  readonly blockedtimestampformatted: string;
  /** When this part ends, as a date in the language of the caller. May be missing. */
  readonly blockexpiryformatted?: string;
  /** How far away the end of this part is, in words of the language of the caller. May be missing. */
  readonly blockexpiryrelative?: string;
  /** This part hides the name of the user from the public. May be missing. */
  readonly blockhidden?: true;
  /** Which rule of the software imposed this part, such as `proxy`, where no user did. May be missing. */
  readonly systemblocktype?: string;
}

/** Membership in a group. One group that a user was put into, and until when. */
export interface GroupMembershipShape {
  /** The name of the group, such as `sysop`. */
  readonly group: string;
  /** When the membership ends; `infinity` where never. */
  readonly expiry: string | "infinity";
}

/** Limit of requests. How often an action may be taken within some time. */
export interface RateLimitShape {
  /** How many times the action may be taken within that time. */
  readonly hits: number;
  /** The length of the time in which they are counted, in seconds. */
  readonly seconds: number;
}

/** Page found in another wiki. A page of another wiki that a search found. */
export interface FoundElsewhereShape {
  /** The id of the namespace in the other wiki. */
  readonly ns: number;
  /** The name of the namespace in the other wiki. */
  readonly namespace: string;
  /** The title in the other wiki. */
  readonly title: string;
  /** The id of the page in the other wiki. */
  readonly pageid: number;
  /** The address of the page in the other wiki. */
  readonly url: string;
  /** The size of the page in bytes. Comes with `prop=size`. */
  readonly size?: number;
  /** How many words the page has. Comes with `prop=wordcount`. */
  readonly wordcount?: number;
  /** A passage in which the search found something, in HTML, with the words that were found highlighted. Comes with `prop=snippet`. */
  readonly snippet?: string;
  /** When the page was edited last. Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** The title in HTML, with the words that were found highlighted. Comes with `prop=titlesnippet`. */
  readonly titlesnippet?: string;
  /** The category that the search found, in HTML, with its words highlighted. Empty where it found none. Comes with `prop=categorysnippet`. */
  readonly categorysnippet?: string;
  /** The redirect by which the page was found. Comes with `prop=redirecttitle`. May be missing. */
  readonly redirecttitle?: string;
  /** The title of that redirect in HTML, with the words that were found highlighted. Comes with `prop=redirectsnippet`. May be missing. */
  readonly redirectsnippet?: string;
  /** The heading of the section in which something was found. Comes with `prop=sectiontitle`. May be missing. */
  readonly sectiontitle?: string;
  /** That heading in HTML, with the words that were found highlighted. Comes with `prop=sectionsnippet`. May be missing. */
  readonly sectionsnippet?: string;
  /** Whether the search found something in the contents of a file, not of its page. Comes with `prop=isfilematch`. */
  readonly isfilematch?: boolean;
  /** What extensions add to what was found, by the name that each gives. Comes with `prop=extensiondata`. May be missing. */
  readonly extensiondata?: { readonly [key: string]: unknown };
}

/** Message and what is filled into it. A message by its name, for a client that has the texts itself. */
export interface RawMessageShape {
  /** The name of the message in the software. */
  readonly key: string;
  /** What is filled into the message, in its order. */
  readonly params: readonly unknown[];
}

/** Field of a form for authentication. One field of a form with which somebody proves who they are. */
export interface AuthenticationFieldShape {
  /** How a form shows the field. `button`: A button that sends the form. `checkbox`: A box that is ticked or not. `hidden`: A value that is sent along and not shown. `multiselect`: Options of which any number may be chosen. `null`: Nothing to fill in: the form shows the text alone. `password`: A line of text that is not shown while it is typed. `select`: Options of which one is chosen. `string`: A line of text. */
  readonly type: "button" | "checkbox" | "hidden" | "multiselect" | "null" | "password" | "select" | "string";
  /** What the field holds before anything is filled in. May be missing. */
  readonly value?: unknown;
  /** The options to choose from: what each is called, by its value. May be missing. */
  readonly options?: { readonly [key: string]: string };
  /** A short text to stand beside the field. Comes without `messageformat=none`. */
  readonly label?: string | RawMessageShape;
  /** A longer text that explains the field. Comes without `messageformat=none`. */
  readonly help?: string | RawMessageShape;
  /** Whether the field may stay empty. */
  readonly optional: boolean;
  /** Whether the value is a secret, not to be logged or shown. */
  readonly sensitive: boolean;
}

/** Reason why something cannot be done. Why the caller may not do something. Which members it has depends on `errorformat`. */
export interface ReasonShape {
  /** The code of the reason for programs, such as `protectedpage`. */
  readonly code: string;
  /** The reason for people: plain text or wikitext, as `errorformat` asks. May be missing. */
  readonly text?: string;
  /** The reason for people in HTML, with `errorformat=html`. May be missing. */
  readonly html?: string;
  /** The name of the message that gives the reason, with `errorformat=raw`. May be missing. */
  readonly key?: string;
  /** What is filled into that message, in its order. May be missing. */
  readonly params?: readonly unknown[];
  /** The name of the message that gives the reason, with `errorformat=bc`. May be missing. */
  readonly message?: string;
  /** The severity of the reason, such as `error`, with `errorformat=bc`. May be missing. */
  readonly type?: string;
  /** Data for programs that belong to the reason. May be missing. */
  readonly data?: { readonly [key: string]: unknown };
}

/** An item of allcategories. (decided: D-219) */
export type AllcategoriesItem = {
  /** The name of the category, without its namespace. There need not be a page about it. */
  readonly category: string;
  /** How many members the category has in all. Comes with `prop=size`. */
  readonly size?: number;
  /** How many of the members are neither subcategories nor files. Comes with `prop=size`. */
  readonly pages?: number;
  /** How many of the members are files. Comes with `prop=size`. */
  readonly files?: number;
  /** How many of the members are categories. Comes with `prop=size`. */
  readonly subcats?: number;
  /** Whether the category is hidden: pages name it only for readers who ask for hidden categories. Comes with `prop=hidden`. */
  readonly hidden?: boolean;
};

/** Members of the results beside the list of allcategories. (decided: D-219) */
export type AllcategoriesOthers = {};

/** What a page has of a generator allcategories. (decided: D-219) */
export type AllcategoriesGenerated = {};

/** An item of alldeletedrevisions. (decided: D-219) */
export type AlldeletedrevisionsItem = {
  /** The id of the page that has the title now; `0` where there is none. */
  readonly pageid: number;
  /** The deleted revisions of the page that the answer lists. */
  readonly revisions: readonly (RevisionShape | readonly [])[];
  /** The namespace id of the page that was deleted. */
  readonly ns: number;
  /** The title under which the page was deleted. */
  readonly title: string;
};

/** Members of the results beside the list of alldeletedrevisions. (decided: D-219) */
export type AlldeletedrevisionsOthers = {};

/** What a page has of a generator alldeletedrevisions. (decided: D-219) */
export type AlldeletedrevisionsGenerated = {};

/** An item of allfileusages. (decided: D-219) */
export type AllfileusagesItem = {
  /** The id of the page on which the file is used. Comes with `prop=ids`. */
  readonly fromid?: number;
  /** The namespace id of files, `6`. Comes with `prop=title`. */
  readonly ns?: number;
  /** The title of the file that is used. The file need not exist. Comes with `prop=title`. */
  readonly title?: string;
};

/** Members of the results beside the list of allfileusages. (decided: D-219) */
export type AllfileusagesOthers = {};

/** What a page has of a generator allfileusages. (decided: D-219) */
export type AllfileusagesGenerated = {};

/** An item of allimages. (decided: D-219) */
export type AllimagesItem = {
  /** The name of the file, without its namespace and with underscores for spaces. */
  readonly name: string;
  /** When this version was uploaded. Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** The name of the uploader, or the IP address of one who was not logged in. Comes with `prop=user`. May be missing where `userhidden` is there. */
  readonly user?: string;
  /** The id of the uploader; `0` where nobody was logged in. Comes with `prop=userid`. May be missing where `userhidden` is there. */
  readonly userid?: number;
  /** The uploader is hidden from the public. Callers with the right to see hidden data still get the name. Comes with `prop=user|userid`. May be missing. */
  readonly userhidden?: true;
  /** The uploader used a temporary account. Comes with `prop=user|userid`. May be missing. */
  readonly temp?: true;
  /** The uploader was not logged in and is known by an IP address. Comes with `prop=user|userid`. May be missing. */
  readonly anon?: true;
  /** The size of the file in bytes. Comes with `prop=dimensions|size`. */
  readonly size?: number;
  /** The width of the image in pixels; `0` where the file is no image. Comes with `prop=dimensions|size`. */
  readonly width?: number;
  /** The height of the image in pixels; `0` where the file is no image. Comes with `prop=dimensions|size`. */
  readonly height?: number;
  /** How many pages the document has. Missing where the format knows no pages. Comes with `prop=dimensions|size`. May be missing. */
  readonly pagecount?: number;
  /** How long the sound or film lasts, in seconds. Missing where the format knows no time. Comes with `prop=dimensions|size`. May be missing. */
  readonly duration?: number;
  /** The comment of the upload, in wikitext. Comes with `prop=comment`. May be missing where `commenthidden` is there. */
  readonly comment?: string;
  /** The comment of the upload in HTML, with links made of its wikitext. Comes with `prop=parsedcomment`. May be missing where `commenthidden` is there. */
  readonly parsedcomment?: string;
  /** The comment is hidden from the public. Callers with the right to see hidden data still get it. Comes with `prop=comment|parsedcomment`. May be missing. */
  readonly commenthidden?: true;
  /** The contents of the file are hidden from the public. Callers with the right to see hidden data still get them. May be missing. */
  readonly filehidden?: true;
  /** What is hidden is hidden from administrators, too. May be missing. */
  readonly suppressed?: true;
  /** The title of the file, with the name of its namespace, in the usual form. Comes with `prop=canonicaltitle`. May be missing where `filehidden` is there. */
  readonly canonicaltitle?: string;
  /** The address of the file itself. Comes with `prop=url`. May be missing where `filehidden` is there. */
  readonly url?: string;
  /** The address of the page about the file. Comes with `prop=url`. May be missing where `filehidden` is there. */
  readonly descriptionurl?: string;
  /** The address of the page about the file by its id, which is shorter and survives moves. Comes with `prop=url`. May be missing. */
  readonly descriptionshorturl?: string;
  /** The SHA-1 of the contents, in 40 hexadecimal digits. Comes with `prop=sha1`. May be missing where `filehidden` is there. */
  readonly sha1?: string;
  /** The metadata that the file itself holds, such as Exif. Null where it holds none. Comes with `prop=metadata`. May be missing where `filehidden` is there. May be `null`. */
  readonly metadata?: readonly MetadataEntryShape[] | null;
  /** Those of the metadata that files of its format have in common. Comes with `prop=commonmetadata`. May be missing where `filehidden` is there. */
  readonly commonmetadata?: readonly MetadataEntryShape[];
  /** Metadata put together from the file, its page and its categories, ready to be shown, by name. Comes with `prop=extmetadata`. May be missing where `filehidden` is there. */
  readonly extmetadata?: { readonly [key: string]: ExtendedMetadataShape } | readonly [];
  /** The media type of the file, such as `image/png`. Comes with `prop=mime`. May be missing where `filehidden` is there. */
  readonly mime?: string;
  /** The kind of the medium, such as `BITMAP` or `AUDIO`. Comes with `prop=mediatype`. May be missing where `filehidden` is there. */
  readonly mediatype?: string;
  /** How many bits each sample of the image has. Comes with `prop=bitdepth`. May be missing where `filehidden` is there. */
  readonly bitdepth?: number;
  /** The namespace id of files, `6`. */
  readonly ns: number;
  /** The title of the file, with the name of its namespace. */
  readonly title: string;
};

/** Members of the results beside the list of allimages. (decided: D-219) */
export type AllimagesOthers = {};

/** What a page has of a generator allimages. (decided: D-219) */
export type AllimagesGenerated = {};

/** An item of alllinks. (decided: D-219) */
export type AlllinksItem = {
  /** The id of the page on which the link stands. Comes with `prop=ids`. */
  readonly fromid?: number;
  /** The namespace id of the target. Comes with `prop=title`. */
  readonly ns?: number;
  /** The title that the link leads to. There need not be a page. Comes with `prop=title`. */
  readonly title?: string;
};

/** Members of the results beside the list of alllinks. (decided: D-219) */
export type AlllinksOthers = {};

/** What a page has of a generator alllinks. (decided: D-219) */
export type AlllinksGenerated = {};

/** An item of allpages. (decided: D-219) */
export type AllpagesItem = {
  /** The id of the page. It stays the same when the page is moved. */
  readonly pageid: number;
  /** The id of the page's namespace; `0` is that of the articles. */
  readonly ns: number;
  /** The title of the page, with the name of its namespace. */
  readonly title: string;
};

/** Members of the results beside the list of allpages. (decided: D-219) */
export type AllpagesOthers = {};

/** What a page has of a generator allpages. (decided: D-219) */
export type AllpagesGenerated = {};

/** An item of allredirects. (decided: D-219) */
export type AllredirectsItem = {
  /** The id of the page that redirects. Comes with `prop=ids`. */
  readonly fromid?: number;
  /** The namespace id of the target. Comes with `prop=title`. */
  readonly ns?: number;
  /** The title of the target. There need not be a page. Comes with `prop=title`. */
  readonly title?: string;
  /** The section of the target to which the redirect leads, without `#`. Comes with `prop=fragment`. May be missing. */
  readonly fragment?: string;
  /** The prefix of the other site to which the redirect leads. Comes with `prop=interwiki`. May be missing. */
  readonly interwiki?: string;
};

/** Members of the results beside the list of allredirects. (decided: D-219) */
export type AllredirectsOthers = {};

/** What a page has of a generator allredirects. (decided: D-219) */
export type AllredirectsGenerated = {};

/** An item of allrevisions. (decided: D-219) */
export type AllrevisionsItem = {
  /** The id of the page of these revisions. */
  readonly pageid: number;
  /** The revisions of the page that the answer lists. One page may be listed several times. */
  readonly revisions: readonly (RevisionShape | readonly [])[];
  /** The id of the page's namespace; `0` is that of the articles. */
  readonly ns: number;
  /** The title of the page, with the name of its namespace. */
  readonly title: string;
};

/** Members of the results beside the list of allrevisions. (decided: D-219) */
export type AllrevisionsOthers = {};

/** What a page has of a generator allrevisions. (decided: D-219) */
export type AllrevisionsGenerated = {};

/** An item of alltransclusions. (decided: D-219) */
export type AlltransclusionsItem = {
  /** The id of the page that transcludes the other. Comes with `prop=ids`. */
  readonly fromid?: number;
  /** The namespace id of the page that is transcluded. Comes with `prop=title`. */
  readonly ns?: number;
  /** The title of the page that is transcluded. It need not exist. Comes with `prop=title`. */
  readonly title?: string;
};

/** Members of the results beside the list of alltransclusions. (decided: D-219) */
export type AlltransclusionsOthers = {};

/** What a page has of a generator alltransclusions. (decided: D-219) */
export type AlltransclusionsGenerated = {};

/** An item of allusers. (decided: D-219) */
export type AllusersItem = {
  /** The id of the user, which stays the same when the name changes. */
  readonly userid: number;
  /** The name of the user, under which the site shows them. */
  readonly name: string;
  /** The id under which several sites know the user, by source; `0` where there is none. Comes with `prop=centralids`. */
  readonly centralids?: { readonly [key: string]: number };
  /** Whether the account on this site belongs to that id, by source. Comes with `prop=centralids`. */
  readonly attachedlocal?: { readonly [key: string]: boolean };
  /** Whether the account on the site that `attachedwiki` names belongs to that id, by source. Comes with `prop=centralids` together with `attachedwiki` with a value. */
  readonly attachedwiki?: { readonly [key: string]: boolean };
  /** The id of the block that the user is under. Null where it is made of several, or imposed by a rule of the software. Comes with `prop=blockinfo`. May be missing. May be `null`. */
  readonly blockid?: number | null;
  /** The name of the user who made the block; empty where it is nobody of this site. Comes with `prop=blockinfo`. May be missing. */
  readonly blockedby?: string;
  /** The id of the user who made the block; `0` where it is nobody of this site. Comes with `prop=blockinfo`. May be missing. */
  readonly blockedbyid?: number;
  /** The reason that was given for the block, as text. Comes with `prop=blockinfo`. May be missing. */
  readonly blockreason?: string;
  /** When the block was made. Comes with `prop=blockinfo`. May be missing. */
  readonly blockedtimestamp?: string;
  /** When the block ends; `infinite` where it has no end. Comes with `prop=blockinfo`. May be missing. */
  readonly blockexpiry?: string | "infinite";
  /** Whether the block covers some pages, namespaces or actions only, and not the whole site. Comes with `prop=blockinfo`. May be missing. */
  readonly blockpartial?: boolean;
  /** Whether the block forbids creating accounts. Comes with `prop=blockinfo`. May be missing. */
  readonly blocknocreate?: boolean;
  /** Whether the block spares users who are logged in. Comes with `prop=blockinfo`. May be missing. */
  readonly blockanononly?: boolean;
  /** Whether the block forbids sending mail to other users. Comes with `prop=blockinfo`. May be missing. */
  readonly blockemail?: boolean;
  /** Whether the block forbids the user to edit their own talk page. Comes with `prop=blockinfo`. May be missing. */
  readonly blockowntalk?: boolean;
  /** When the block was made, as a date in the language of the caller. Comes with `prop=blockinfo`. May be missing. */
  readonly blockedtimestampformatted?: string;
  /** When the block ends, as a date in the language of the caller. Missing where it has no end. Comes with `prop=blockinfo`. May be missing. */
  readonly blockexpiryformatted?: string;
  /** How far away the end of the block is, in words of the language of the caller. Missing where it has no end. Comes with `prop=blockinfo`. May be missing. */
  readonly blockexpiryrelative?: string;
  /** The block hides the name of the user from the public. Comes with `prop=blockinfo`. May be missing. */
  readonly blockhidden?: true;
  /** Which rule of the software imposed the block, such as `proxy`, where no user did. Comes with `prop=blockinfo`. May be missing. */
  readonly systemblocktype?: string;
  /** The blocks that this one is made of, where several apply at once. Comes with `prop=blockinfo`. May be missing. */
  readonly blockcomponents?: readonly BlockComponentShape[];
  /** A block hides the name of the user from the public. May be missing. */
  readonly hidden?: true;
  /** How many edits the user has made. Comes with `prop=editcount`. */
  readonly editcount?: number;
  /** How many edits and log entries the user made in the last days, 30 by default. Comes with `activeusers`. */
  readonly recentactions?: number;
  /** When the account was created; empty where the site does not know it. Comes with `prop=registration`. */
  readonly registration?: string | "";
  /** The names of all groups that the user is in, among them those that everybody is in. Comes with `prop=groups`. */
  readonly groups?: readonly string[];
  /** The names of the groups that the user is in without being put there, such as `*` and `user`. Comes with `prop=implicitgroups`. */
  readonly implicitgroups?: readonly string[];
  /** The rights that the user has by these groups. Comes with `prop=rights`. */
  readonly rights?: readonly string[];
};

/** Members of the results beside the list of allusers. (decided: D-219) */
export type AllusersOthers = {};

/** An item of backlinks. (decided: D-219) */
export type BacklinksItem = {
  /** The id of the page that links to the given one. */
  readonly pageid: number;
  /** The namespace id of the page that links to the given one. */
  readonly ns: number;
  /** The title of the page that links to the given one. */
  readonly title: string;
  /** The page is a redirect to the given one. May be missing. */
  readonly redirect?: true;
  /** The pages that link to this redirect, and so reach the given page by way of it. Comes with `redirect`. May be missing. */
  readonly redirlinks?: readonly ({
    /** The id of the page that links to the redirect. */
    readonly pageid: number;
    /** The namespace id of the page that links to the redirect. */
    readonly ns: number;
    /** The title of the page that links to the redirect. */
    readonly title: string;
    /** The page that links to the redirect is one itself. May be missing. */
    readonly redirect?: true;
  })[];
};

/** Members of the results beside the list of backlinks. (decided: D-219) */
export type BacklinksOthers = {};

/** What a page has of a generator backlinks. (decided: D-219) */
export type BacklinksGenerated = {};

/** An item of blocks. (decided: D-219) */
export type BlocksItem = {
  /** The id of the block, by which requests refer to it. Comes with `prop=id`. */
  readonly id?: number;
  /** The user, IP address or range that is blocked; empty where the block hides it. Comes with `prop=user`. May be missing. */
  readonly user?: string;
  /** The id of the user who is blocked; `0` for an IP address or a range. Comes with `prop=userid`. May be missing. */
  readonly userid?: number;
  /** The name of the user who made the block. Comes with `prop=by`. */
  readonly by?: string;
  /** The id of the user who made the block; `0` where it is nobody of this site. Comes with `prop=byid`. */
  readonly byid?: number;
  /** When the block was made. Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** When the block ends; `infinity` where it has no end. Comes with `prop=expiry`. */
  readonly expiry?: string | "infinity";
  /** How long the block lasts from its beginning, in words of the language of the caller. Comes with `prop=expiry`. May be missing. */
  readonly "duration-l10n"?: string;
  /** The reason that was given for the block, in wikitext. Comes with `prop=reason`. */
  readonly reason?: string;
  /** The reason in HTML, with links made of its wikitext. Comes with `prop=parsedreason`. May be missing. */
  readonly parsedreason?: string;
  /** The first IP address that the block covers. Comes with `prop=range`. May be missing. */
  readonly rangestart?: string;
  /** The last IP address that the block covers; the same as `rangestart` for a single one. Comes with `prop=range`. May be missing. */
  readonly rangeend?: string;
  /** Whether the software made the block automatically, against an address that a blocked user used. Comes with `prop=flags`. */
  readonly automatic?: boolean;
  /** Whether the block spares users who are logged in. Comes with `prop=flags`. */
  readonly anononly?: boolean;
  /** Whether the block forbids creating accounts. Comes with `prop=flags`. */
  readonly nocreate?: boolean;
  /** Whether addresses that the user uses are blocked as well. Comes with `prop=flags`. */
  readonly autoblock?: boolean;
  /** Whether the block forbids sending mail to other users. Comes with `prop=flags`. */
  readonly noemail?: boolean;
  /** Whether the block hides the name of the user from the public. Comes with `prop=flags`. */
  readonly hidden?: boolean;
  /** Whether the user may still edit their own talk page. Comes with `prop=flags`. */
  readonly allowusertalk?: boolean;
  /** Whether the block covers some pages, namespaces or actions only, and not the whole site. Comes with `prop=flags`. */
  readonly partial?: boolean;
  /** What a partial block covers; empty where the block covers the whole site. Comes with `prop=restrictions`. */
  readonly restrictions?: {
    /** The pages that the user may not edit. May be missing. */
    readonly pages?: readonly ({
      /** The id of the page that may not be edited. */
      readonly id: number;
      /** The namespace id of the page that may not be edited. May be missing. */
      readonly ns?: number;
      /** The title of the page that may not be edited. May be missing. */
      readonly title?: string;
    })[];
    /** The ids of the namespaces in which the user may not edit. May be missing. */
    readonly namespaces?: readonly number[];
    /** The names of the actions that the user may not take, such as `upload`. May be missing. */
    readonly actions?: readonly string[];
  } | readonly [];
};

/** Members of the results beside the list of blocks. (decided: D-219) */
export type BlocksOthers = {};

/** An item of categorymembers. (decided: D-219) */
export type CategorymembersItem = {
  /** The id of the page that is a member. Comes with `prop=ids`. */
  readonly pageid?: number;
  /** The namespace id of the member. Comes with `prop=title`. */
  readonly ns?: number;
  /** The title of the member, with the name of its namespace. Comes with `prop=title`. */
  readonly title?: string;
  /** The whole key by which the member is sorted, in hexadecimal digits. Comes with `prop=sortkey`. */
  readonly sortkey?: string;
  /** The part of the sort key that the member itself gives; empty where it gives none. Comes with `prop=sortkeyprefix`. */
  readonly sortkeyprefix?: string;
  /** What kind of page the member is. `file`: A page in the namespace of files. `page`: A page that is neither a category nor a file. `subcat`: A category inside the category. Comes with `prop=type`. */
  readonly type?: "file" | "page" | "subcat";
  /** When the member was put into the category. Comes with `prop=timestamp`. */
  readonly timestamp?: string;
};

/** Members of the results beside the list of categorymembers. (decided: D-219) */
export type CategorymembersOthers = {};

/** What a page has of a generator categorymembers. (decided: D-219) */
export type CategorymembersGenerated = {};

/** Members of the results of codexicons. (decided: D-220) */
export type CodexiconsResults = {
  /** What stands inside the SVG element of each icon, by the name of the icon. An icon that depends on the language has several forms. */
  readonly codexicons: { readonly [key: string]: string | {
    /** The form for languages that are written from left to right. */
    readonly ltr: string;
    /** The form for languages that are written from right to left. */
    readonly rtl: string;
  } | {
    /** The form for languages that are written from left to right. */
    readonly ltr: string;
    /** Whether the icon is mirrored in languages that are written from right to left. */
    readonly shouldFlip: boolean;
    /** The codes of languages in which the icon is not mirrored although they are written from right to left. May be missing. */
    readonly shouldFlipExceptions?: readonly string[];
  } | {
    /** The form for languages that `langCodeMap` does not have. */
    readonly default: string;
    /** The forms for single languages, by language code. */
    readonly langCodeMap: { readonly [key: string]: string };
  } } | readonly [];
};

/** An item of deletedrevs. (decided: D-219) */
export type DeletedrevsItem = {
  /** The deleted revisions of the page that the answer lists. */
  readonly revisions: readonly ({
    /** When the revision was saved, before it was deleted. */
    readonly timestamp: string;
    /** The id of the deleted revision. Comes with `prop=revid`. */
    readonly revid?: number;
    /** The id of the revision that was edited; `0` where the revision began the page. Comes with `prop=parentid`. May be missing. */
    readonly parentid?: number;
    /** The name of the author, or the IP address of one who was not logged in. Comes with `prop=user`. May be missing where `userhidden` is there. */
    readonly user?: string;
    /** The id of the author; `0` where nobody was logged in. Comes with `prop=userid`. May be missing where `userhidden` is there. */
    readonly userid?: number;
    /** The user is hidden from the public. Callers with the right to see hidden data still get the name. Comes with `prop=user|userid`. May be missing. */
    readonly userhidden?: true;
    /** The summary of the edit, in wikitext. Empty where the author gave none. Comes with `prop=comment`. May be missing where `commenthidden` is there. */
    readonly comment?: string;
    /** The summary of the edit in HTML, with links made of its wikitext. Comes with `prop=parsedcomment`. May be missing where `commenthidden` is there. */
    readonly parsedcomment?: string;
    /** The comment is hidden from the public. Callers with the right to see hidden data still get it. Comes with `prop=comment|parsedcomment`. May be missing. */
    readonly commenthidden?: true;
    /** Whether the author marked the edit as minor. Comes with `prop=minor`. */
    readonly minor?: boolean;
    /** The size of the contents, in bytes. Comes with `prop=len`. May be `null`. */
    readonly len?: number | string | null;
    /** The SHA-1 of the contents, in 40 hexadecimal digits. Empty where it was not computed. Comes with `prop=sha1`. May be missing where `sha1hidden` is there. */
    readonly sha1?: string;
    /** The SHA-1 is hidden together with the contents. Callers with the right to see hidden data still get it. Comes with `prop=sha1`. May be missing. */
    readonly sha1hidden?: true;
    /** The contents of the deleted revision, as source. Comes with `prop=content`. May be missing where `texthidden` is there. */
    readonly text?: string;
    /** The contents are hidden from the public. Callers with the right to see hidden data still get them. Comes with `prop=content`. May be missing. */
    readonly texthidden?: true;
    /** The names of its change tags, such as `mw-undo`. Empty where it carries none. Comes with `prop=tags`. */
    readonly tags?: readonly string[];
    /** What is hidden is hidden from administrators, too. May be missing. */
    readonly suppressed?: true;
  })[];
  /** The namespace id of the page that was deleted. */
  readonly ns: number;
  /** The title under which the page was deleted. */
  readonly title: string;
  /** A token to restore revisions with, which later versions of the software take from the module `tokens`. Comes with `prop=token`. May be missing. */
  readonly token?: string;
};

/** Members of the results beside the list of deletedrevs. (decided: D-219) */
export type DeletedrevsOthers = {};

/** An item of embeddedin. (decided: D-219) */
export type EmbeddedinItem = {
  /** The id of the page that transcludes the given one. */
  readonly pageid: number;
  /** The namespace id of the page that transcludes the given one. */
  readonly ns: number;
  /** The title of the page that transcludes the given one. */
  readonly title: string;
  /** The page that transcludes the given one is a redirect. May be missing. */
  readonly redirect?: true;
};

/** Members of the results beside the list of embeddedin. (decided: D-219) */
export type EmbeddedinOthers = {};

/** What a page has of a generator embeddedin. (decided: D-219) */
export type EmbeddedinGenerated = {};

/** An item of exturlusage. (decided: D-219) */
export type ExturlusageItem = {
  /** The id of the page on which the link stands. Comes with `prop=ids`. */
  readonly pageid?: number;
  /** The namespace id of the page on which the link stands. Comes with `prop=title`. */
  readonly ns?: number;
  /** The title of the page on which the link stands. Comes with `prop=title`. */
  readonly title?: string;
  /** The address that the link leads to. Comes with `prop=url`. */
  readonly url?: string;
};

/** Members of the results beside the list of exturlusage. (decided: D-219) */
export type ExturlusageOthers = {};

/** What a page has of a generator exturlusage. (decided: D-219) */
export type ExturlusageGenerated = {};

/** An item of filearchive. (decided: D-219) */
export type FilearchiveItem = {
  /** The id of the deleted version in the archive. */
  readonly id: number;
  /** The name under which the file was deleted, without its namespace and with underscores for spaces. */
  readonly name: string;
  /** The namespace id of files, `6`. */
  readonly ns: number;
  /** The title under which the file was deleted, with the name of its namespace. */
  readonly title: string;
  /** The comment of the upload, in wikitext. Comes with `prop=description|parseddescription`. May be missing where `commenthidden` is there. */
  readonly description?: string;
  /** The comment of the upload in HTML, with links made of its wikitext. Comes with `prop=parseddescription`. May be missing where `commenthidden` is there. */
  readonly parseddescription?: string;
  /** The id of the uploader; `0` where nobody was logged in. Comes with `prop=user`. May be missing where `userhidden` is there. */
  readonly userid?: number;
  /** The name of the uploader. Comes with `prop=user`. May be missing where `userhidden` is there. */
  readonly user?: string;
  /** The contents are lost: the archive has the entry, but no file. May be missing. */
  readonly filemissing?: true;
  /** The SHA-1 of the contents, in hexadecimal digits. Comes with `prop=sha1`. May be missing where `filehidden` or `filemissing` is there. */
  readonly sha1?: string;
  /** When the version was uploaded. Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** The size of the file in bytes. Comes with `prop=dimensions|size`. May be missing where `filehidden` or `filemissing` is there. */
  readonly size?: number | string;
  /** How many pages the document has. Comes with `prop=dimensions|size`. May be missing. */
  readonly pagecount?: number;
  /** The height of the image in pixels; `0` where the file is no image. Comes with `prop=dimensions|size`. May be missing where `filehidden` or `filemissing` is there. */
  readonly height?: number | string;
  /** The width of the image in pixels; `0` where the file is no image. Comes with `prop=dimensions|size`. May be missing where `filehidden` or `filemissing` is there. */
  readonly width?: number | string;
  /** The kind of the medium, such as `BITMAP` or `AUDIO`. Comes with `prop=mediatype`. May be missing where `filehidden` or `filemissing` is there. May be `null`. */
  readonly mediatype?: string | null;
  /** The metadata that the file itself holds, such as Exif. Comes with `prop=metadata`. May be missing where `filehidden` or `filemissing` is there. May be `null`. */
  readonly metadata?: readonly MetadataEntryShape[] | null;
  /** How many bits each sample of the image has. Comes with `prop=bitdepth`. May be missing where `filehidden` or `filemissing` is there. */
  readonly bitdepth?: number | string;
  /** The media type of the file, such as `image/png`. Comes with `prop=mime`. May be missing where `filehidden` or `filemissing` is there. */
  readonly mime?: string;
  /** The name under which an old version was stored. Missing where the version was the newest. Comes with `prop=archivename`. May be missing. */
  readonly archivename?: string;
  /** The contents of the file are hidden from the public. Callers with the right to see hidden data still get them. May be missing. */
  readonly filehidden?: true;
  /** The comment is hidden from the public. Callers with the right to see hidden data still get it. May be missing. */
  readonly commenthidden?: true;
  /** The user is hidden from the public. Callers with the right to see hidden data still get the name. May be missing. */
  readonly userhidden?: true;
  /** What is hidden is hidden from administrators, too. May be missing. */
  readonly suppressed?: true;
};

/** Members of the results beside the list of filearchive. (decided: D-219) */
export type FilearchiveOthers = {};

/** An item of imageusage. (decided: D-219) */
export type ImageusageItem = {
  /** The id of the page that uses the file. */
  readonly pageid: number;
  /** The namespace id of the page that uses the file. */
  readonly ns: number;
  /** The title of the page that uses the file. */
  readonly title: string;
  /** The page is a redirect to the file. May be missing. */
  readonly redirect?: true;
  /** The pages that use the file by way of this redirect. Comes with `redirect`. May be missing. */
  readonly redirlinks?: readonly ({
    /** The id of the page that uses the file by way of the redirect. */
    readonly pageid: number;
    /** The namespace id of the page that uses the file by way of the redirect. */
    readonly ns: number;
    /** The title of the page that uses the file by way of the redirect. */
    readonly title: string;
    /** The page that uses the file by way of the redirect is one itself. May be missing. */
    readonly redirect?: true;
  })[];
};

/** Members of the results beside the list of imageusage. (decided: D-219) */
export type ImageusageOthers = {};

/** What a page has of a generator imageusage. (decided: D-219) */
export type ImageusageGenerated = {};

/** An item of iwbacklinks. (decided: D-219) */
export type IwbacklinksItem = {
  /** The id of the page that holds the link. */
  readonly pageid: number;
  /** The namespace id of the page that holds the link. */
  readonly ns: number;
  /** The title of the page that holds the link. */
  readonly title: string;
  /** The page that holds the link is a redirect. May be missing. */
  readonly redirect?: true;
  /** The prefix of the other site, such as `wikipedia`. Comes with `prop=iwprefix`. */
  readonly iwprefix?: string;
  /** The title on the other site, without the prefix. Comes with `prop=iwtitle`. */
  readonly iwtitle?: string;
};

/** Members of the results beside the list of iwbacklinks. (decided: D-219) */
export type IwbacklinksOthers = {};

/** What a page has of a generator iwbacklinks. (decided: D-219) */
export type IwbacklinksGenerated = {};

/** An item of langbacklinks. (decided: D-219) */
export type LangbacklinksItem = {
  /** The id of the page that holds the link. */
  readonly pageid: number;
  /** The namespace id of the page that holds the link. */
  readonly ns: number;
  /** The title of the page that holds the link. */
  readonly title: string;
  /** The page that holds the link is a redirect. May be missing. */
  readonly redirect?: true;
  /** The code of the language that the link leads to. Comes with `prop=lllang`. */
  readonly lllang?: string;
  /** The title in that language. Comes with `prop=lltitle`. */
  readonly lltitle?: string;
};

/** Members of the results beside the list of langbacklinks. (decided: D-219) */
export type LangbacklinksOthers = {};

/** What a page has of a generator langbacklinks. (decided: D-219) */
export type LangbacklinksGenerated = {};

/** An item of logevents. (decided: D-219) */
export type LogeventsItem = {
  /** The id of the log entry. Comes with `prop=ids`. */
  readonly logid?: number;
  /** The namespace id of the page that the entry is about. Comes with `prop=title`. May be missing where `actionhidden` is there. */
  readonly ns?: number;
  /** The title of the page, or of the page of the user, that the entry is about. Comes with `prop=title`. May be missing where `actionhidden` is there. */
  readonly title?: string;
  /** The id of the page that has the title now; `0` where there is none. Comes with `prop=ids`. May be missing where `actionhidden` is there. */
  readonly pageid?: number;
  /** The id that the page had at the time of the entry; `0` where there was none. Comes with `prop=ids`. May be missing where `actionhidden` is there. */
  readonly logpage?: number;
  /** The id of the revision that the action made, such as by a move. Comes with `prop=ids`. May be missing. */
  readonly revid?: number;
  /** What entries of this type say besides, by name, such as the new title after a move. Comes with `prop=details`. May be missing where `actionhidden` is there. */
  readonly params?: { readonly [key: string]: unknown };
  /** The action and its target are hidden from the public. Callers with the right to see hidden data still get them. Comes with `prop=details|ids|title`. May be missing. */
  readonly actionhidden?: true;
  /** The type of the entry, such as `delete`. Comes with `prop=type`. */
  readonly type?: string;
  /** What was done, within the type, such as `restore`. Comes with `prop=type`. */
  readonly action?: string;
  /** The name of the user who took the action, or an IP address. Comes with `prop=user`. May be missing where `userhidden` is there. */
  readonly user?: string;
  /** The id of the user who took the action; `0` where nobody was logged in. Comes with `prop=userid`. May be missing where `userhidden` is there. */
  readonly userid?: number;
  /** The user is hidden from the public. Callers with the right to see hidden data still get the name. Comes with `prop=user|userid`. May be missing. */
  readonly userhidden?: true;
  /** The person used a temporary account. Comes with `prop=user`. May be missing. */
  readonly temp?: true;
  /** The person was not logged in and is known by an IP address. Comes with `prop=user|userid`. May be missing. */
  readonly anon?: true;
  /** When the action was taken. Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** The comment that was given with it, in wikitext. Empty where none was given. Comes with `prop=comment`. May be missing where `commenthidden` is there. */
  readonly comment?: string;
  /** The same comment in HTML, with links made of its wikitext. Comes with `prop=parsedcomment`. May be missing where `commenthidden` is there. */
  readonly parsedcomment?: string;
  /** The comment is hidden from the public. Callers with the right to see hidden data still get it. Comes with `prop=comment|parsedcomment`. May be missing. */
  readonly commenthidden?: true;
  /** The names of its change tags, such as `mw-undo`. Empty where it carries none. Comes with `prop=tags`. */
  readonly tags?: readonly string[];
  /** What is hidden is hidden from administrators, too. May be missing. */
  readonly suppressed?: true;
};

/** Members of the results beside the list of logevents. (decided: D-219) */
export type LogeventsOthers = {};

/** An item of mystashedfiles. (decided: D-219) */
export type MystashedfilesItem = {
  /** The key by which requests name the stashed file. */
  readonly filekey: string;
  /** The state of the upload: `finished`, or `chunks` while parts are to come. */
  readonly status: string;
  /** The size of the file in bytes. Comes with `prop=size`. */
  readonly size?: number;
  /** The width of the image in pixels; `0` where the file is no image. Comes with `prop=size`. */
  readonly width?: number;
  /** The height of the image in pixels; `0` where the file is no image. Comes with `prop=size`. */
  readonly height?: number;
  /** How many bits each sample of the image has. Comes with `prop=size`. */
  readonly bits?: number;
  /** The media type of the file, such as `image/png`. Comes with `prop=type`. May be `null`. */
  readonly mimetype?: string | null;
  /** The kind of the medium, such as `BITMAP` or `AUDIO`. Comes with `prop=type`. May be `null`. */
  readonly mediatype?: string | null;
};

/** Members of the results beside the list of mystashedfiles. (decided: D-219) */
export type MystashedfilesOthers = {};

/** An item of pagepropnames. (decided: D-219) */
export type PagepropnamesItem = {
  /** The name of a page property that at least one page of the site has. */
  readonly propname: string;
};

/** Members of the results beside the list of pagepropnames. (decided: D-219) */
export type PagepropnamesOthers = {};

/** An item of pageswithprop. (decided: D-219) */
export type PageswithpropItem = {
  /** The id of the page. It stays the same when the page is moved. Comes with `prop=ids`. */
  readonly pageid?: number;
  /** The id of the page's namespace; `0` is that of the articles. Comes with `prop=title`. */
  readonly ns?: number;
  /** The title of the page, with the name of its namespace. Comes with `prop=title`. */
  readonly title?: string;
  /** The value of the property on this page. Comes with `prop=value`. */
  readonly value?: string;
};

/** Members of the results beside the list of pageswithprop. (decided: D-219) */
export type PageswithpropOthers = {};

/** What a page has of a generator pageswithprop. (decided: D-219) */
export type PageswithpropGenerated = {};

/** An item of prefixsearch. (decided: D-219) */
export type PrefixsearchItem = {
  /** The id of the page's namespace; `0` is that of the articles. */
  readonly ns: number;
  /** The title of the page, with the name of its namespace. */
  readonly title: string;
  /** The page belongs to the software: it is made on each visit and never stored. May be missing. */
  readonly special?: true;
  /** The id of the page. Missing for special pages. May be missing where `special` is there. */
  readonly pageid?: number;
};

/** Members of the results beside the list of prefixsearch. (decided: D-219) */
export type PrefixsearchOthers = {};

/** What a page has of a generator prefixsearch. (decided: D-219) */
export type PrefixsearchGenerated = {
  /** The place of the page among what was found, from 1: the best comes first. May be missing. */
  readonly index?: number;
};

/** An item of protectedtitles. (decided: D-219) */
export type ProtectedtitlesItem = {
  /** The id of the namespace of the title. */
  readonly ns: number;
  /** The title under which not everybody may create a page. */
  readonly title: string;
  /** When the protection was set. Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** The name of the user who set the protection. Comes with `prop=user`. May be missing. */
  readonly user?: string;
  /** The id of the user who set the protection. Comes with `prop=user|userid`. */
  readonly userid?: number;
  /** The reason that was given for the protection, in wikitext. Comes with `prop=comment`. */
  readonly comment?: string;
  /** The reason in HTML, with links made of its wikitext. Comes with `prop=parsedcomment`. */
  readonly parsedcomment?: string;
  /** When the protection ends; `infinity` where it has no end. Comes with `prop=expiry`. */
  readonly expiry?: string | "infinity";
  /** The group or the right that can still create the page, such as `sysop`. Comes with `prop=level`. */
  readonly level?: string;
};

/** Members of the results beside the list of protectedtitles. (decided: D-219) */
export type ProtectedtitlesOthers = {};

/** What a page has of a generator protectedtitles. (decided: D-219) */
export type ProtectedtitlesGenerated = {};

/** Members of the results of querypage. (decided: D-219) */
export type QuerypageResults = {
  /** What the special page shows. */
  readonly querypage: {
    /** The name of the special page, such as `Ancientpages`. */
    readonly name: string;
    /** The site no longer updates the list. May be missing. */
    readonly disabled?: true;
    /** The list was made earlier and stored, and may be out of date. May be missing. */
    readonly cached?: true;
    /** When the stored list was made. May be missing. */
    readonly cachedtimestamp?: string;
    /** How many entries the stored list may have at most. May be missing. */
    readonly maxresults?: number;
    /** The entries of the list. May be missing where `disabled` is there. */
    readonly results?: readonly ({
      /** What the list is sorted by, such as the number of links. Its meaning is the special page's. May be missing. */
      readonly value?: string | number;
      /** What the list is sorted by, where that is a time. May be missing. */
      readonly timestamp?: string;
      /** The id of the page's namespace; `0` is that of the articles. */
      readonly ns: number;
      /** The title of the page, with the name of its namespace. */
      readonly title: string;
      /** What else the special page read from the database, by the name of the column. May be missing. */
      readonly databaseResult?: { readonly [key: string]: unknown };
    })[];
  };
};

/** What a page has of a generator querypage. (decided: D-219) */
export type QuerypageGenerated = {};

/** An item of random. (decided: D-219) */
export type RandomItem = {
  /** The id of the page. */
  readonly id: number;
  /** The id of the page's namespace; `0` is that of the articles. */
  readonly ns: number;
  /** The title of the page, with the name of its namespace. */
  readonly title: string;
  /** Whether the page is a redirect. Comes with `filterredir=all`, without `redirect`. */
  readonly redirect?: boolean;
};

/** Members of the results beside the list of random. (decided: D-219) */
export type RandomOthers = {};

/** What a page has of a generator random. (decided: D-219) */
export type RandomGenerated = {};

/** An item of recentchanges. (decided: D-219) */
export type RecentchangesItem = {
  /** What kind of change it is. `categorize`: A page came into a category or left it. `edit`: A page that existed was edited. `external`: Something changed on another site, such as linked data. `log`: An action was recorded in a log. `new`: A page was created. */
  readonly type: "categorize" | "edit" | "external" | "log" | "new";
  /** The namespace id of the page that changed. Comes with `prop=title`. May be missing where `actionhidden` is there. */
  readonly ns?: number;
  /** The title of the page that changed. Comes with `prop=title`. May be missing where `actionhidden` is there. */
  readonly title?: string;
  /** The id of the page that changed. Comes with `prop=ids`. May be missing where `actionhidden` is there. */
  readonly pageid?: number;
  /** The id of the revision that the change made; `0` where it made none. Comes with `prop=ids`. May be missing where `actionhidden` is there. */
  readonly revid?: number;
  /** The id of the revision before the change; `0` where there was none. Comes with `prop=ids`. May be missing where `actionhidden` is there. */
  readonly old_revid?: number;
  /** The id of the change in the list of recent changes. Comes with `prop=ids`. */
  readonly rcid?: number;
  /** The action and its target are hidden from the public. Callers with the right to see hidden data still get them. Comes with `prop=ids|loginfo|title`. May be missing. */
  readonly actionhidden?: true;
  /** The name of the author, or an IP address. Comes with `prop=user`. May be missing where `userhidden` is there. */
  readonly user?: string;
  /** The id of the author; `0` where nobody was logged in. Comes with `prop=userid`. May be missing where `userhidden` is there. */
  readonly userid?: number;
  /** The user is hidden from the public. Callers with the right to see hidden data still get the name. Comes with `prop=user|userid`. May be missing. */
  readonly userhidden?: true;
  /** The author used a temporary account. Comes with `prop=user|userid`. May be missing. */
  readonly temp?: true;
  /** The author was not logged in and is known by an IP address. Comes with `prop=user|userid`. May be missing. */
  readonly anon?: true;
  /** Whether the change is marked as made by a bot. Comes with `prop=flags`. */
  readonly bot?: boolean;
  /** Whether the change created the page. Comes with `prop=flags`. */
  readonly new?: boolean;
  /** Whether the author marked the change as minor. Comes with `prop=flags`. */
  readonly minor?: boolean;
  /** The size of the page before the change, in bytes. Comes with `prop=sizes`. */
  readonly oldlen?: number;
  /** The size of the page after the change, in bytes. Comes with `prop=sizes`. */
  readonly newlen?: number;
  /** When the change was made. Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** The summary of the change, in wikitext. Empty where none was given. Comes with `prop=comment`. May be missing where `commenthidden` is there. */
  readonly comment?: string;
  /** The summary of the change in HTML, with links made of its wikitext. Comes with `prop=parsedcomment`. May be missing where `commenthidden` is there. */
  readonly parsedcomment?: string;
  /** The comment is hidden from the public. Callers with the right to see hidden data still get it. Comes with `prop=comment|parsedcomment`. May be missing. */
  readonly commenthidden?: true;
  /** Whether the page is a redirect now. Comes with `prop=redirect`. */
  readonly redirect?: boolean;
  /** Whether the change was patrolled, by a person or automatically. Comes with `prop=patrolled`. */
  readonly patrolled?: boolean;
  /** Whether the change still waits to be patrolled. `false`, too, where it needs no patrol. Comes with `prop=patrolled`. */
  readonly unpatrolled?: boolean;
  /** Whether the change was patrolled automatically, since its author has the right to that. Comes with `prop=patrolled`. */
  readonly autopatrolled?: boolean;
  /** The id of the log entry. Comes with `prop=loginfo`. May be missing. */
  readonly logid?: number;
  /** The type of the log entry, such as `delete`. Comes with `prop=loginfo`. May be missing. May be `null`. */
  readonly logtype?: string | null;
  /** What was done, within the type of the log entry, such as `restore`. Comes with `prop=loginfo`. May be missing. May be `null`. */
  readonly logaction?: string | null;
  /** What log entries of this type say besides, by name, such as the new title after a move. Comes with `prop=loginfo`. May be missing. */
  readonly logparams?: { readonly [key: string]: unknown };
  /** The names of its change tags, such as `mw-undo`. Empty where it carries none. Comes with `prop=tags`. */
  readonly tags?: readonly string[];
  /** The SHA-1 of the new revision, in 40 hexadecimal digits. Empty where it was not computed. Comes with `prop=sha1`. May be missing. */
  readonly sha1?: string;
  /** The SHA-1 is hidden together with the contents. Callers with the right to see hidden data still get it. Comes with `prop=sha1`. May be missing. */
  readonly sha1hidden?: true;
  /** What is hidden is hidden from administrators, too. May be missing. */
  readonly suppressed?: true;
};

/** Members of the results beside the list of recentchanges. (decided: D-219) */
export type RecentchangesOthers = {};

/** What a page has of a generator recentchanges. (decided: D-219) */
export type RecentchangesGenerated = {};

/** An item of search. (decided: D-219) */
export type SearchItem = {
  /** The namespace id of the page that was found. */
  readonly ns: number;
  /** The title of the page that was found. */
  readonly title: string;
  /** The id of the page that was found. */
  readonly pageid: number;
  /** The size of the page in bytes. Comes with `prop=size`. */
  readonly size?: number;
  /** How many words the page has. Comes with `prop=wordcount`. */
  readonly wordcount?: number;
  /** A passage in which the search found something, in HTML, with the words that were found highlighted. Comes with `prop=snippet`. */
  readonly snippet?: string;
  /** When the page was edited last. Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** The title in HTML, with the words that were found highlighted. Comes with `prop=titlesnippet`. */
  readonly titlesnippet?: string;
  /** The category that the search found, in HTML, with its words highlighted. Empty where it found none. Comes with `prop=categorysnippet`. */
  readonly categorysnippet?: string;
  /** The redirect by which the page was found. Comes with `prop=redirecttitle`. May be missing. */
  readonly redirecttitle?: string;
  /** The title of that redirect in HTML, with the words that were found highlighted. Comes with `prop=redirectsnippet`. May be missing. */
  readonly redirectsnippet?: string;
  /** The heading of the section in which something was found. Comes with `prop=sectiontitle`. May be missing. */
  readonly sectiontitle?: string;
  /** That heading in HTML, with the words that were found highlighted. Comes with `prop=sectionsnippet`. May be missing. */
  readonly sectionsnippet?: string;
  /** Whether the search found something in the contents of a file, not of its page. Comes with `prop=isfilematch`. */
  readonly isfilematch?: boolean;
  /** What extensions add to what was found, by the name that each gives. Comes with `prop=extensiondata`. May be missing. */
  readonly extensiondata?: { readonly [key: string]: unknown };
};

/** Members of the results beside the list of search. (decided: D-219) */
export type SearchOthers = {
  /** Facts about the search as a whole. Comes with `info=rewrittenquery|suggestion|totalhits`. May be missing. */
  readonly searchinfo?: {
    /** How many pages the search found in all; an estimate with some search engines. Comes with `info=totalhits`. May be missing. */
    readonly totalhits?: number;
    /** Another text to search for, such as with a typing error put right. Comes with `info=suggestion`. May be missing. */
    readonly suggestion?: string;
    /** The suggestion in HTML, with the differences highlighted. Comes with `info=suggestion`. May be missing. */
    readonly suggestionsnippet?: string;
    /** The text that was searched for in place of the one given. Comes with `info=rewrittenquery`. May be missing. */
    readonly rewrittenquery?: string;
    /** That text in HTML, with the differences highlighted. Comes with `info=rewrittenquery`. May be missing. */
    readonly rewrittenquerysnippet?: string;
  };
  /** Facts about the search in other wikis. Comes with `interwiki`. May be missing. */
  readonly interwikisearchinfo?: {
    /** How many pages the search found in other wikis. */
    readonly totalhits: number;
  };
  /** The pages that were found in other wikis, by the prefix of the wiki. Comes with `interwiki`. May be missing. */
  readonly interwikisearch?: { readonly [key: string]: readonly FoundElsewhereShape[] };
  /** Facts about the results of other wikis that are shown among those of this one. Comes with `enablerewrites`. May be missing. */
  readonly additionalsearchinfo?: {
    /** How many pages the search found there. */
    readonly totalhits: number;
  };
  /** The pages of other wikis that are shown among the results of this one, by the prefix of the wiki. Comes with `enablerewrites`. May be missing. */
  readonly additionalsearch?: { readonly [key: string]: readonly FoundElsewhereShape[] };
};

/** What a page has of a generator search. (decided: D-219) */
export type SearchGenerated = {
  /** The place of the page among what was found, from 1: the best comes first. May be missing. */
  readonly index?: number;
  /** The size of the page in bytes. Comes with `prop=size`. May be missing. */
  readonly size?: number;
  /** How many words the page has. Comes with `prop=wordcount`. May be missing. */
  readonly wordcount?: number;
  /** A passage in which the search found something, in HTML, with the words that were found highlighted. Comes with `prop=snippet`. May be missing. */
  readonly snippet?: string;
  /** When the page was edited last. Comes with `prop=timestamp`. May be missing. */
  readonly timestamp?: string;
  /** The title in HTML, with the words that were found highlighted. Comes with `prop=titlesnippet`. May be missing. */
  readonly titlesnippet?: string;
  /** The category that the search found, in HTML, with its words highlighted. Empty where it found none. Comes with `prop=categorysnippet`. May be missing. */
  readonly categorysnippet?: string;
  /** The redirect by which the page was found. Comes with `prop=redirecttitle`. May be missing. */
  readonly redirecttitle?: string;
  /** The title of that redirect in HTML, with the words that were found highlighted. Comes with `prop=redirectsnippet`. May be missing. */
  readonly redirectsnippet?: string;
  /** The heading of the section in which something was found. Comes with `prop=sectiontitle`. May be missing. */
  readonly sectiontitle?: string;
  /** That heading in HTML, with the words that were found highlighted. Comes with `prop=sectionsnippet`. May be missing. */
  readonly sectionsnippet?: string;
  /** Whether the search found something in the contents of a file, not of its page. Comes with `prop=isfilematch`. May be missing. */
  readonly isfilematch?: boolean;
  /** What extensions add to what was found, by the name that each gives. Comes with `prop=extensiondata`. May be missing. */
  readonly extensiondata?: { readonly [key: string]: unknown };
};

/** An item of tags. (decided: D-219) */
export type TagsItem = {
  /** The name of the tag for programs, such as `mw-undo`. */
  readonly name: string;
  /** The name of the tag for people, in HTML; `false` where the tag is not shown. Comes with `prop=displayname`. */
  readonly displayname?: string | false;
  /** What the tag means, in wikitext. Empty where no description is set. Comes with `prop=description`. */
  readonly description?: string;
  /** How many revisions and log entries carry the tag. Comes with `prop=hitcount`. */
  readonly hitcount?: number;
  /** Whether the software or users define the tag. Otherwise it is only left on older changes. Comes with `prop=defined`. */
  readonly defined?: boolean;
  /** Who defines the tag. Empty where it is no longer defined. `extension`: The software or an extension defines the tag. `manual`: Users define the tag, and users and bots may apply it. `software`: The software defines the tag. Comes with `prop=source`. */
  readonly source?: readonly ("extension" | "manual" | "software")[];
  /** Whether the tag is still applied. Comes with `prop=active`. */
  readonly active?: boolean;
};

/** Members of the results beside the list of tags. (decided: D-219) */
export type TagsOthers = {};

/** An item of trackingcategories. (decided: D-219) */
export type TrackingcategoriesItem = {
  /** The name of the category, without its namespace. */
  readonly category: string;
  /** How many members the category has in all. Missing if the wiki has no counts for the category. Comes with `prop=size`. May be missing. */
  readonly size?: number;
  /** How many of the members are neither subcategories nor files. Missing if the wiki has no such count for the category. Comes with `prop=size`. May be missing. */
  readonly pages?: number;
  /** How many of the members are files. Missing if the wiki has no counts for the category. Comes with `prop=size`. May be missing. */
  readonly files?: number;
  /** How many of the members are categories. Missing if the wiki has no counts for the category. Comes with `prop=size`. May be missing. */
  readonly subcats?: number;
  /** Whether the category is hidden: pages name it only for readers who ask for hidden categories. Missing if the wiki does not report it for the category. Comes with `prop=hidden`. May be missing. */
  readonly hidden?: boolean;
  /** The name of the message that holds the title of the category. */
  readonly trackingcatname: string;
};

/** Members of the results beside the list of trackingcategories. (decided: D-219) */
export type TrackingcategoriesOthers = {};

/** What a page has of a generator trackingcategories. (decided: D-219) */
export type TrackingcategoriesGenerated = {};

/** An item of usercontribs. (decided: D-219) */
export type UsercontribsItem = {
  /** The id of the user; `0` for an IP address. */
  readonly userid: number;
  /** The name of the user, or an IP address. */
  readonly user: string;
  /** The user is hidden from the public. Callers with the right to see hidden data still get the name. May be missing. */
  readonly userhidden?: true;
  /** The contents are hidden from the public. Callers with the right to see hidden data still get them. May be missing. */
  readonly texthidden?: true;
  /** The id of the page that was edited. Comes with `prop=ids`. */
  readonly pageid?: number;
  /** The id of the revision that the edit made. Comes with `prop=ids`. */
  readonly revid?: number;
  /** The id of the revision that was edited; `0` where the edit began the page. Comes with `prop=ids`. May be missing. */
  readonly parentid?: number;
  /** The namespace id of the page that was edited. Comes with `prop=title`. */
  readonly ns?: number;
  /** The title of the page that was edited. Comes with `prop=title`. */
  readonly title?: string;
  /** When the edit was saved. Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** Whether the edit began the page. Comes with `prop=flags`. */
  readonly new?: boolean;
  /** Whether the user marked the edit as minor. Comes with `prop=flags`. */
  readonly minor?: boolean;
  /** Whether the edit made the newest revision of the page. Comes with `prop=flags`. */
  readonly top?: boolean;
  /** The summary of the edit, in wikitext. Empty where the user gave none. Comes with `prop=comment`. May be missing where `commenthidden` is there. */
  readonly comment?: string;
  /** The summary of the edit in HTML, with links made of its wikitext. Comes with `prop=parsedcomment`. May be missing where `commenthidden` is there. */
  readonly parsedcomment?: string;
  /** The comment is hidden from the public. Callers with the right to see hidden data still get it. Comes with `prop=comment|parsedcomment`. May be missing. */
  readonly commenthidden?: true;
  /** Whether the edit was marked as patrolled. Comes with `prop=patrolled`. */
  readonly patrolled?: boolean;
  /** Whether the edit was patrolled automatically, since the user has the right to that. Comes with `prop=patrolled`. */
  readonly autopatrolled?: boolean;
  /** The size of the page after the edit, in bytes. Comes with `prop=size`. May be missing. */
  readonly size?: number;
  /** How many bytes the edit added; negative where it removed some. Comes with `prop=sizediff`. May be missing. */
  readonly sizediff?: number;
  /** The names of its change tags, such as `mw-undo`. Empty where it carries none. Comes with `prop=tags`. */
  readonly tags?: readonly string[];
  /** What is hidden is hidden from administrators, too. May be missing. */
  readonly suppressed?: true;
};

/** Members of the results beside the list of usercontribs. (decided: D-219) */
export type UsercontribsOthers = {};

/** An item of users. (decided: D-219) */
export type UsersItem = {
  /** The id of the user, or the one that the request gave. */
  readonly userid: number;
  /** The name of the user; one that cannot be a user's as the request gave it. */
  readonly name: string;
  /** The account belongs to the software, and nobody can log in with it. May be missing. */
  readonly systemuser?: true;
  /** How many edits the user has made. Comes with `prop=editcount`. */
  readonly editcount?: number;
  /** When the account was created. Null where the site does not know it. Comes with `prop=registration`. May be `null`. */
  readonly registration?: string | null;
  /** The names of all groups that the user is in, among them those that everybody is in. Comes with `prop=groups`. */
  readonly groups?: readonly string[];
  /** The groups into which the user was put, with the time until when. Comes with `prop=groupmemberships`. */
  readonly groupmemberships?: readonly GroupMembershipShape[];
  /** The names of the groups that the user is in without being put there, such as `*` and `user`. Comes with `prop=implicitgroups`. */
  readonly implicitgroups?: readonly string[];
  /** The rights that the user has by these groups. Comes with `prop=rights`. */
  readonly rights?: readonly string[];
  /** A block hides the name of the user from the public. May be missing. */
  readonly hidden?: true;
  /** The id of the block that the user is under. Null where it is made of several, or imposed by a rule of the software. Comes with `prop=blockinfo`. May be missing. May be `null`. */
  readonly blockid?: number | null;
  /** The name of the user who made the block; empty where it is nobody of this site. Comes with `prop=blockinfo`. May be missing. */
  readonly blockedby?: string;
  /** The id of the user who made the block; `0` where it is nobody of this site. Comes with `prop=blockinfo`. May be missing. */
  readonly blockedbyid?: number;
  /** The reason that was given for the block, as text. Comes with `prop=blockinfo`. May be missing. */
  readonly blockreason?: string;
  /** When the block was made. Comes with `prop=blockinfo`. May be missing. */
  readonly blockedtimestamp?: string;
  /** When the block ends; `infinite` where it has no end. Comes with `prop=blockinfo`. May be missing. */
  readonly blockexpiry?: string | "infinite";
  /** Whether the block covers some pages, namespaces or actions only, and not the whole site. Comes with `prop=blockinfo`. May be missing. */
  readonly blockpartial?: boolean;
  /** Whether the block forbids creating accounts. Comes with `prop=blockinfo`. May be missing. */
  readonly blocknocreate?: boolean;
  /** Whether the block spares users who are logged in. Comes with `prop=blockinfo`. May be missing. */
  readonly blockanononly?: boolean;
  /** Whether the block forbids sending mail to other users. Comes with `prop=blockinfo`. May be missing. */
  readonly blockemail?: boolean;
  /** Whether the block forbids the user to edit their own talk page. Comes with `prop=blockinfo`. May be missing. */
  readonly blockowntalk?: boolean;
  /** When the block was made, as a date in the language of the caller. Comes with `prop=blockinfo`. May be missing. */
  readonly blockedtimestampformatted?: string;
  /** When the block ends, as a date in the language of the caller. Missing where it has no end. Comes with `prop=blockinfo`. May be missing. */
  readonly blockexpiryformatted?: string;
  /** How far away the end of the block is, in words of the language of the caller. Missing where it has no end. Comes with `prop=blockinfo`. May be missing. */
  readonly blockexpiryrelative?: string;
  /** The block hides the name of the user from the public. Comes with `prop=blockinfo`. May be missing. */
  readonly blockhidden?: true;
  /** Which rule of the software imposed the block, such as `proxy`, where no user did. Comes with `prop=blockinfo`. May be missing. */
  readonly systemblocktype?: string;
  /** The blocks that this one is made of, where several apply at once. Comes with `prop=blockinfo`. May be missing. */
  readonly blockcomponents?: readonly BlockComponentShape[];
  /** Whether the caller can send mail to the user through the site. Comes with `prop=emailable`. */
  readonly emailable?: boolean;
  /** Which grammatical forms messages use for the user. `female`: With feminine forms. `male`: With masculine forms. `unknown`: With neutral forms, where the language has some. Comes with `prop=gender`. */
  readonly gender?: "female" | "male" | "unknown";
  /** The id under which several sites know the user, by source; `0` where there is none. Comes with `prop=centralids`. */
  readonly centralids?: { readonly [key: string]: number };
  /** Whether the account on this site belongs to that id, by source. Comes with `prop=centralids`. */
  readonly attachedlocal?: { readonly [key: string]: boolean };
  /** Whether the account on the site that `attachedwiki` names belongs to that id, by source. Comes with `prop=centralids` together with `attachedwiki` with a value. */
  readonly attachedwiki?: { readonly [key: string]: boolean };
} | {
  /** The name of the user; one that cannot be a user's as the request gave it. */
  readonly name: string;
  /** The text that the request gave cannot be the name of a user. */
  readonly invalid: true;
} | {
  /** The name of the user; one that cannot be a user's as the request gave it. */
  readonly name: string;
  /** There is no such user. */
  readonly missing: true;
  /** Whether the caller may create an account of this name. Comes with `prop=cancreate`. */
  readonly cancreate?: boolean;
  /** Why an account of this name may not be created. Comes with `prop=cancreate`. May be missing. */
  readonly cancreateerror?: readonly ReasonShape[];
} | {
  /** The id of the user, or the one that the request gave. */
  readonly userid: number;
  /** There is no such user. */
  readonly missing: true;
};

/** Members of the results beside the list of users. (decided: D-219) */
export type UsersOthers = {};

/** An item of watchlist. (decided: D-219) */
export type WatchlistItem = {
  /** What kind of change it is. `categorize`: A page came into a category or left it. `edit`: A page that existed was edited. `external`: Something changed on another site, such as linked data. `log`: An action was recorded in a log. `new`: A page was created. */
  readonly type: "categorize" | "edit" | "external" | "log" | "new";
  /** The namespace id of the page that changed. Comes with `prop=title`. May be missing where `actionhidden` is there. */
  readonly ns?: number;
  /** The title of the page that changed. Comes with `prop=title`. May be missing where `actionhidden` is there. */
  readonly title?: string;
  /** The id of the page that changed. Comes with `prop=ids`. May be missing where `actionhidden` is there. */
  readonly pageid?: number;
  /** The id of the revision that the change made; `0` where it made none. Comes with `prop=ids`. May be missing where `actionhidden` is there. */
  readonly revid?: number;
  /** The id of the revision before the change; `0` where there was none. Comes with `prop=ids`. May be missing where `actionhidden` is there. */
  readonly old_revid?: number;
  /** The action and its target are hidden from the public. Callers with the right to see hidden data still get them. Comes with `prop=ids|loginfo|title`. May be missing. */
  readonly actionhidden?: true;
  /** The name of the author, or the id where `prop` has `userid` without `user`. Comes with `prop=user|userid`. May be missing where `userhidden` is there. */
  readonly user?: string | number;
  /** The id of the author; `0` where nobody was logged in. Comes with `prop=userid`. May be missing where `userhidden` is there. */
  readonly userid?: number;
  /** The user is hidden from the public. Callers with the right to see hidden data still get the name. Comes with `prop=user|userid`. May be missing. */
  readonly userhidden?: true;
  /** Whether the change was made with a temporary account. Comes with `prop=user`. May be missing where `userhidden` is there. */
  readonly temp?: boolean;
  /** Whether the change was made without being logged in. Comes with `prop=user|userid`. May be missing where `userhidden` is there. */
  readonly anon?: boolean;
  /** Whether the change is marked as made by a bot. Comes with `prop=flags`. */
  readonly bot?: boolean;
  /** Whether the change created the page. Comes with `prop=flags`. */
  readonly new?: boolean;
  /** Whether the author marked the change as minor. Comes with `prop=flags`. */
  readonly minor?: boolean;
  /** The size of the page before the change, in bytes. Comes with `prop=sizes`. */
  readonly oldlen?: number;
  /** The size of the page after the change, in bytes. Comes with `prop=sizes`. */
  readonly newlen?: number;
  /** When the change was made. Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** The time of the first change of the page that the caller has not seen; empty where all are seen. Comes with `prop=notificationtimestamp`. */
  readonly notificationtimestamp?: string | "";
  /** The summary of the change, in wikitext. Empty where none was given. Comes with `prop=comment`. May be missing where `commenthidden` is there. */
  readonly comment?: string;
  /** The summary of the change in HTML, with links made of its wikitext. Comes with `prop=parsedcomment`. May be missing where `commenthidden` is there. */
  readonly parsedcomment?: string;
  /** The comment is hidden from the public. Callers with the right to see hidden data still get it. Comes with `prop=comment|parsedcomment`. May be missing. */
  readonly commenthidden?: true;
  /** Whether the change was patrolled, by a person or automatically. Comes with `prop=patrol`. */
  readonly patrolled?: boolean;
  /** Whether the change still waits to be patrolled. `false`, too, where it needs no patrol. Comes with `prop=patrol`. */
  readonly unpatrolled?: boolean;
  /** Whether the change was patrolled automatically, since its author has the right to that. Comes with `prop=patrol`. */
  readonly autopatrolled?: boolean;
  /** The id of the log entry. Comes with `prop=loginfo`. May be missing. */
  readonly logid?: number;
  /** The type of the log entry, such as `delete`. Comes with `prop=loginfo`. May be missing. May be `null`. */
  readonly logtype?: string | null;
  /** What was done, within the type of the log entry, such as `restore`. Comes with `prop=loginfo`. May be missing. May be `null`. */
  readonly logaction?: string | null;
  /** What log entries of this type say besides, by name, such as the new title after a move. Comes with `prop=loginfo`. May be missing. */
  readonly logparams?: { readonly [key: string]: unknown };
  /** The log entry in a sentence, in the language of the caller. Comes with `prop=loginfo`. May be missing. */
  readonly logdisplay?: string;
  /** The names of its change tags, such as `mw-undo`. Empty where it carries none. Comes with `prop=tags`. */
  readonly tags?: readonly string[];
  /** When the page is removed from the watchlist automatically; `false` where never. Comes with `prop=expiry`. */
  readonly expiry?: string | false;
  /** What is hidden is hidden from administrators, too. May be missing. */
  readonly suppressed?: true;
};

/** Members of the results beside the list of watchlist. (decided: D-219) */
export type WatchlistOthers = {};

/** What a page has of a generator watchlist. (decided: D-219) */
export type WatchlistGenerated = {};

/** Members of the body beside the results of watchlistraw. (decided: D-220) */
export type WatchlistrawBody = {
  /** The titles that the user watches. Unlike the lists of other modules it stands beside the results. */
  readonly watchlistraw: readonly ({
    /** The id of the namespace of the watched title. */
    readonly ns: number;
    /** The watched title. There need not be a page. */
    readonly title: string;
    /** The time of the first change that the user has not seen. Missing where all are seen. Comes with `prop=changed`. May be missing. */
    readonly changed?: string;
  })[];
};

/** What a page has of a generator watchlistraw. (decided: D-220) */
export type WatchlistrawGenerated = {};

/** What a page has of categories. (decided: D-220) */
export type CategoriesPage = {
  /** The categories that the page is in. Of pages that are existing only. May be missing. */
  readonly categories?: readonly ({
    /** The namespace id of categories, `14`. */
    readonly ns: number;
    /** The title of the category, with the name of its namespace. */
    readonly title: string;
    /** The whole key by which the category sorts the page, in hexadecimal digits. Comes with `prop=sortkey`. */
    readonly sortkey?: string;
    /** The part of the sort key that the page itself gives; empty where it gives none. Comes with `prop=sortkey`. */
    readonly sortkeyprefix?: string;
    /** When the page was put into the category. Comes with `prop=timestamp`. */
    readonly timestamp?: string;
    /** Whether the category is hidden: pages name it only for readers who ask for hidden categories. Comes with `prop=hidden`. */
    readonly hidden?: boolean;
  })[];
};

/** Members of the results beside the pages of categories. (decided: D-220) */
export type CategoriesOthers = {};

/** What a page has of a generator categories. (decided: D-220) */
export type CategoriesGenerated = {};

/** What a page has of categoryinfo. (decided: D-219) */
export type CategoryinfoPage = {
  /** How many members the category has. Missing for pages that are no category, or have no members. Of pages that are existing or missing only. May be missing. */
  readonly categoryinfo?: {
    /** How many members there are in all. */
    readonly size: number;
    /** How many of the members are neither subcategories nor files. */
    readonly pages: number;
    /** How many of the members are files. */
    readonly files: number;
    /** How many of the members are categories. */
    readonly subcats: number;
    /** Whether the category is hidden: pages name it only for readers who ask for hidden categories. */
    readonly hidden: boolean;
  };
};

/** Members of the results beside the pages of categoryinfo. (decided: D-219) */
export type CategoryinfoOthers = {};

/** What a page has of contributors. (decided: D-219) */
export type ContributorsPage = {
  /** How many contributors were not logged in, each IP address counted once. Missing where there are none. Of pages that are existing only. May be missing. */
  readonly anoncontributors?: number;
  /** The users who edited the page, without those who were not logged in. Of pages that are existing only. May be missing. */
  readonly contributors?: readonly ({
    /** The id of the user who edited the page. */
    readonly userid: number;
    /** The name of the user who edited the page. */
    readonly name: string;
  })[];
};

/** Members of the results beside the pages of contributors. (decided: D-219) */
export type ContributorsOthers = {};

/** What a page has of deletedrevisions. (decided: D-219) */
export type DeletedrevisionsPage = {
  /** The deleted revisions of the page, as far as the answer lists them. Of pages that are existing or missing only. May be missing. */
  readonly deletedrevisions?: readonly (RevisionShape | readonly [])[];
};

/** Members of the results beside the pages of deletedrevisions. (decided: D-219) */
export type DeletedrevisionsOthers = {};

/** What a page has of a generator deletedrevisions. (decided: D-219) */
export type DeletedrevisionsGenerated = {};

/** What a page has of duplicatefiles. (decided: D-219) */
export type DuplicatefilesPage = {
  /** Other files with the same contents, found by their SHA-1. Of pages that are existing or missing only. May be missing. */
  readonly duplicatefiles?: readonly ({
    /** The name of the other file, without its namespace and with underscores for spaces. */
    readonly name: string;
    /** When the other file was uploaded. */
    readonly timestamp: string;
    /** Whether the other file is in a repository that several sites share. */
    readonly shared: boolean;
    /** The name of the uploader. Missing where it is not known or hidden. May be missing. */
    readonly user?: string;
  })[];
};

/** Members of the results beside the pages of duplicatefiles. (decided: D-219) */
export type DuplicatefilesOthers = {};

/** What a page has of a generator duplicatefiles. (decided: D-219) */
export type DuplicatefilesGenerated = {};

/** What a page has of extlinks. (decided: D-219) */
export type ExtlinksPage = {
  /** The addresses on other sites that the page links to. Of pages that are existing only. May be missing. */
  readonly extlinks?: readonly ({
    /** The address that the link leads to. */
    readonly url: string;
  })[];
};

/** Members of the results beside the pages of extlinks. (decided: D-219) */
export type ExtlinksOthers = {};

/** What a page has of fileusage. (decided: D-219) */
export type FileusagePage = {
  /** The pages that use the file. Of pages that are existing or missing only. May be missing. */
  readonly fileusage?: readonly (LinkingPageShape | readonly [])[];
};

/** Members of the results beside the pages of fileusage. (decided: D-219) */
export type FileusageOthers = {};

/** What a page has of a generator fileusage. (decided: D-219) */
export type FileusageGenerated = {};

/** What a page has of imageinfo. (decided: D-219) */
export type ImageinfoPage = {
  /** The name of the repository that has the file; empty where there is no such file. Of pages that are existing or missing only. May be missing. */
  readonly imagerepository?: string;
  /** Whether the site forbids pages to show the file. Comes with `prop=badfile`. Of pages that are existing or missing only. May be missing. */
  readonly badfile?: boolean;
  /** The versions of the file, the newest first. Of pages that are existing or missing only. May be missing. */
  readonly imageinfo?: readonly ({
    /** When this version was uploaded. Comes with `prop=timestamp`. May be missing where `filemissing` is there. */
    readonly timestamp?: string;
    /** The name of the uploader, or the IP address of one who was not logged in. Comes with `prop=user`. May be missing where `userhidden` or `filemissing` is there. */
    readonly user?: string;
    /** The id of the uploader; `0` where nobody was logged in. Comes with `prop=userid`. May be missing where `userhidden` or `filemissing` is there. */
    readonly userid?: number;
    /** The uploader is hidden from the public. Callers with the right to see hidden data still get the name. Comes with `prop=user|userid`. May be missing. */
    readonly userhidden?: true;
    /** The uploader used a temporary account. Comes with `prop=user|userid`. May be missing. */
    readonly temp?: true;
    /** The uploader was not logged in and is known by an IP address. Comes with `prop=user|userid`. May be missing. */
    readonly anon?: true;
    /** The size of the file in bytes. Comes with `prop=dimensions|size`. May be missing where `filemissing` is there. */
    readonly size?: number;
    /** The width of the image in pixels; `0` where the file is no image. Comes with `prop=dimensions|size`. May be missing where `filemissing` is there. */
    readonly width?: number;
    /** The height of the image in pixels; `0` where the file is no image. Comes with `prop=dimensions|size`. May be missing where `filemissing` is there. */
    readonly height?: number;
    /** How many pages the document has. Missing where the format knows no pages. Comes with `prop=dimensions|size`. May be missing. */
    readonly pagecount?: number;
    /** How long the sound or film lasts, in seconds. Missing where the format knows no time. Comes with `prop=dimensions|size`. May be missing. */
    readonly duration?: number;
    /** The comment of the upload, in wikitext. Comes with `prop=comment`. May be missing where `commenthidden` or `filemissing` is there. */
    readonly comment?: string;
    /** The comment of the upload in HTML, with links made of its wikitext. Comes with `prop=parsedcomment`. May be missing where `commenthidden` or `filemissing` is there. */
    readonly parsedcomment?: string;
    /** The comment is hidden from the public. Callers with the right to see hidden data still get it. Comes with `prop=comment|parsedcomment`. May be missing. */
    readonly commenthidden?: true;
    /** The warnings that an upload under this name would get, in HTML. Comes with `prop=uploadwarning`. */
    readonly html?: string;
    /** The contents of the file are hidden from the public. Callers with the right to see hidden data still get them. May be missing. */
    readonly filehidden?: true;
    /** What is hidden is hidden from administrators, too. May be missing. */
    readonly suppressed?: true;
    /** The title of the file, with the name of its namespace, in the usual form. Comes with `prop=canonicaltitle`. May be missing where `filehidden` is there. */
    readonly canonicaltitle?: string;
    /** The address of the scaled image. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumburl?: string;
    /** The width of the scaled image in pixels. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumbwidth?: number;
    /** The height of the scaled image in pixels. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumbheight?: number;
    /** The media type of the scaled image, which may differ from that of the file. Comes with `prop=url` together with `prop=thumbmime` together with `urlwidth`, `prop=url` together with `prop=thumbmime` together with `urlheight` or `prop=url` together with `prop=thumbmime` together with `urlparam` with a value. May be missing. */
    readonly thumbmime?: string;
    /** The addresses of larger scaled images for finer screens, by the factor: `1.5` and `2` times as many pixels. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly responsiveUrls?: { readonly [key: string]: string };
    /** Why there is no scaled image, for people. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumberror?: string;
    /** The address of the file itself. Comes with `prop=url`. May be missing where `filehidden` or `filemissing` is there. */
    readonly url?: string;
    /** The address of the page about the file. Comes with `prop=url`. May be missing where `filehidden` is there. */
    readonly descriptionurl?: string;
    /** The address of the page about the file by its id, which is shorter and survives moves. Comes with `prop=url`. May be missing. */
    readonly descriptionshorturl?: string;
    /** The contents of this version are lost: the database knows of it, but there is no file. May be missing. */
    readonly filemissing?: true;
    /** The SHA-1 of the contents, in 40 hexadecimal digits. Comes with `prop=sha1`. May be missing where `filehidden` or `filemissing` is there. */
    readonly sha1?: string;
    /** The metadata that the file itself holds, such as Exif. Null where it holds none. Comes with `prop=metadata`. May be missing where `filehidden` or `filemissing` is there. May be `null`. */
    readonly metadata?: readonly MetadataEntryShape[] | null;
    /** Those of the metadata that files of its format have in common. Comes with `prop=commonmetadata`. May be missing where `filehidden` or `filemissing` is there. */
    readonly commonmetadata?: readonly MetadataEntryShape[];
    /** Metadata put together from the file, its page and its categories, ready to be shown, by name. Comes with `prop=extmetadata`. May be missing where `filehidden` or `filemissing` is there. */
    readonly extmetadata?: { readonly [key: string]: ExtendedMetadataShape } | readonly [];
    /** The media type of the file, such as `image/png`. Comes with `prop=mime`, `prop=url` together with `prop=thumbmime` together with `urlwidth`, `prop=url` together with `prop=thumbmime` together with `urlheight` or `prop=url` together with `prop=thumbmime` together with `urlparam` with a value. May be missing. */
    readonly mime?: string;
    /** The kind of the medium, such as `BITMAP` or `AUDIO`. Comes with `prop=mediatype`. May be missing where `filehidden` or `filemissing` is there. */
    readonly mediatype?: string;
    /** The name under which an old version is stored. Missing for the newest. Comes with `prop=archivename`. May be missing. */
    readonly archivename?: string;
    /** How many bits each sample of the image has. Comes with `prop=bitdepth`. May be missing where `filehidden` or `filemissing` is there. */
    readonly bitdepth?: number;
  })[];
};

/** Members of the results beside the pages of imageinfo. (decided: D-219) */
export type ImageinfoOthers = {};

/** What a page has of images. (decided: D-219) */
export type ImagesPage = {
  /** The files that the page uses. Of pages that are existing only. May be missing. */
  readonly images?: readonly TitledShape[];
};

/** Members of the results beside the pages of images. (decided: D-219) */
export type ImagesOthers = {};

/** What a page has of a generator images. (decided: D-219) */
export type ImagesGenerated = {};

/** What a page has of info. (decided: D-219) */
export type InfoPage = {
  /** What kind of contents the page holds, such as `wikitext` or `json`; of a missing page, what it would hold. Of pages that are existing or missing only. */
  readonly contentmodel: string;
  /** The code of the language that the contents are written in. Of pages that are existing or missing only. */
  readonly pagelanguage: string;
  /** The code of that language as the attribute `lang` of HTML takes it. Of pages that are existing or missing only. */
  readonly pagelanguagehtmlcode: string;
  /** The direction in which that language is written. `ltr`: From left to right. `rtl`: From right to left. Of pages that are existing or missing only. */
  readonly pagelanguagedir: "ltr" | "rtl";
  /** When the page was last changed, or had to be shown anew because something it uses changed. Of pages that are existing only. */
  readonly touched: string;
  /** The id of the newest revision. Of pages that are existing only. */
  readonly lastrevid: number;
  /** The size of the newest revision in bytes. Of pages that are existing only. */
  readonly length: number;
  /** The page is a redirect. Of pages that are existing only. May be missing. */
  readonly redirect?: true;
  /** The page has one revision only. Of pages that are existing only. May be missing. */
  readonly new?: true;
  /** The protections of the page. Empty where it has none. Comes with `prop=protection`. Of pages that are existing or missing only. */
  readonly protection?: readonly ({
    /** The action that is restricted, such as `edit`. */
    readonly type: string;
    /** The group or the right that can still take it, such as `autoconfirmed`. */
    readonly level: string;
    /** When the protection ends; `infinity` where it has no end. */
    readonly expiry: string | "infinity";
    /** The protection extends to the pages that this one transcludes. May be missing. */
    readonly cascade?: true;
    /** The page whose protection extends to this one. May be missing. */
    readonly source?: string;
  })[];
  /** The actions that can be restricted on this page, such as `edit` and `move`. Comes with `prop=protection`. Of pages that are existing or missing only. */
  readonly restrictiontypes?: readonly string[];
  /** Whether the caller watches the page. Comes with `prop=watched`. Of pages that are existing or missing only. */
  readonly watched?: boolean;
  /** When the page is removed from the caller's watchlist automatically. Missing where never. Comes with `prop=watched`. Of pages that are existing or missing only. May be missing. */
  readonly watchlistexpiry?: string;
  /** How many users watch the page. Missing where the caller may not know it. Comes with `prop=watchers`. Of pages that are existing or missing only. May be missing. */
  readonly watchers?: number;
  /** How many of those who watch the page have seen its recent edits. Missing where the caller may not know it. Comes with `prop=visitingwatchers`. Of pages that are existing or missing only. May be missing. */
  readonly visitingwatchers?: number;
  /** The time of the first change that the caller has not seen; empty where all are seen. Comes with `prop=notificationtimestamp`. Of pages that are existing or missing only. */
  readonly notificationtimestamp?: string | "";
  /** The id of the talk page. Missing where there is none. Comes with `prop=talkid`. Of pages that are existing or missing only. May be missing. */
  readonly talkid?: number;
  /** Of a talk page, the id of the page that it is about. Missing where there is none. Comes with `prop=subjectid`. Of pages that are existing or missing only. May be missing. */
  readonly subjectid?: number;
  /** The title of the talk page, or of the page that a talk page is about. Comes with `prop=associatedpage`. Of pages that are existing or missing only. */
  readonly associatedpage?: string;
  /** The address of the page, with the protocol of the request. Comes with `prop=url`. Of pages that are existing or missing only. */
  readonly fullurl?: string;
  /** The address of the form with which the page is edited. Comes with `prop=url`. Of pages that are existing or missing only. */
  readonly editurl?: string;
  /** The address of the page under which search engines should know it. Comes with `prop=url`. Of pages that are existing or missing only. */
  readonly canonicalurl?: string;
  /** Whether the caller may read the page. Comes with `prop=readable`. Of pages that are existing or missing only. */
  readonly readable?: boolean;
  /** The text with which extensions fill the edit form of a page that does not exist. Comes with `prop=preload`. Of pages that are existing or missing only. */
  readonly preload?: string;
  /** What the edit form of a new page, or of a new section, holds before anything is typed. Comes with `prop=preloadcontent`. Of pages that are existing or missing only. May be missing. */
  readonly preloadcontent?: {
    /** What kind of contents is preloaded, such as `wikitext`. */
    readonly contentmodel: string;
    /** The media type in which it is written, such as `text/x-wiki`. */
    readonly contentformat: string;
    /** The preloaded contents themselves, as source. */
    readonly content: string;
  };
  /** Whether the preloaded contents are those of the software, and no choice of the site or of the request. Comes with `prop=preloadcontent`. Of pages that are existing or missing only. May be missing. */
  readonly preloadisdefault?: boolean;
  /** What the edit form shows above the text, in HTML, by the name of the message. Comes with `prop=editintro`. Of pages that are existing or missing only. */
  readonly editintro?: { readonly [key: string]: string };
  /** The title as the page shows it above its contents, in HTML. Comes with `prop=displaytitle`. Of pages that are existing or missing only. */
  readonly displaytitle?: string;
  /** The title in each variant of the language, by the code of the variant. Comes with `prop=varianttitles`. Of pages that are existing only. */
  readonly varianttitles?: { readonly [key: string]: string };
  /** The CSS classes that a link to the page gets, such as `mw-redirect`. Comes with `prop=linkclasses`. Of pages that are existing only. */
  readonly linkclasses?: readonly string[];
  /** What the caller may do, by action: yes or no, or the reasons against it. Comes with `testactions` with a value. Of pages that are existing or missing only. */
  readonly actions?: { readonly [key: string]: boolean } | { readonly [key: string]: readonly ReasonShape[] };
  /** Whether the action would create a temporary account for the caller, by action. Comes with `testactions` with a value together with `testactionsautocreate`. Of pages that are existing or missing only. */
  readonly wouldautocreate?: { readonly [key: string]: boolean };
};

/** Members of the results beside the pages of info. (decided: D-219) */
export type InfoOthers = {};

/** What a page has of iwlinks. (decided: D-219) */
export type IwlinksPage = {
  /** The links of the page to other sites that have a prefix. Of pages that are existing only. May be missing. */
  readonly iwlinks?: readonly ({
    /** The prefix of the other site, such as `wikipedia`. */
    readonly prefix: string;
    /** The whole address that the link leads to. Comes with `prop=url` or `url`. */
    readonly url?: string;
    /** The title on the other site, without the prefix. */
    readonly title: string;
  })[];
};

/** Members of the results beside the pages of iwlinks. (decided: D-219) */
export type IwlinksOthers = {};

/** What a page has of langlinks. (decided: D-219) */
export type LanglinksPage = {
  /** The links of the page to the same subject in other languages. Of pages that are existing only. May be missing. */
  readonly langlinks?: readonly ({
    /** The code of the other language, such as `de`. */
    readonly lang: string;
    /** The whole address that the link leads to. Comes with `prop=url` or `url`. */
    readonly url?: string;
    /** The name of the other language, in the language that the request asks for. Comes with `prop=langname`. */
    readonly langname?: string;
    /** The name of the other language in itself, such as `Deutsch`. Comes with `prop=autonym`. */
    readonly autonym?: string;
    /** The title in the other language. */
    readonly title: string;
  })[];
};

/** Members of the results beside the pages of langlinks. (decided: D-219) */
export type LanglinksOthers = {};

/** What a page has of links. (decided: D-219) */
export type LinksPage = {
  /** The titles that the page links to. Of pages that are existing only. May be missing. */
  readonly links?: readonly TitledShape[];
};

/** Members of the results beside the pages of links. (decided: D-219) */
export type LinksOthers = {};

/** What a page has of a generator links. (decided: D-219) */
export type LinksGenerated = {};

/** What a page has of linkshere. (decided: D-219) */
export type LinksherePage = {
  /** The pages that link to the page. Of pages that are existing or special or missing only. May be missing. */
  readonly linkshere?: readonly (LinkingPageShape | readonly [])[];
};

/** Members of the results beside the pages of linkshere. (decided: D-219) */
export type LinkshereOthers = {};

/** What a page has of a generator linkshere. (decided: D-219) */
export type LinkshereGenerated = {};

/** What a page has of pageprops. (decided: D-219) */
export type PagepropsPage = {
  /** The properties of the page, such as `displaytitle`, by name. Many of them are set by extensions. Of pages that are existing only. May be missing. */
  readonly pageprops?: { readonly [key: string]: string };
};

/** Members of the results beside the pages of pageprops. (decided: D-219) */
export type PagepropsOthers = {};

/** What a page has of redirects. (decided: D-219) */
export type RedirectsPage = {
  /** The pages that redirect to the page. Of pages that are existing or special or missing only. May be missing. */
  readonly redirects?: readonly ({
    /** The id of the page that leads here. Comes with `prop=pageid`. */
    readonly pageid?: number;
    /** The namespace id of the page that leads here. Comes with `prop=title`. */
    readonly ns?: number;
    /** The title of the page that leads here. Comes with `prop=title`. */
    readonly title?: string;
    /** The section to which the redirect leads, without `#`. Missing where it leads to the whole page. Comes with `prop=fragment`. May be missing. */
    readonly fragment?: string;
  } | readonly [])[];
};

/** Members of the results beside the pages of redirects. (decided: D-219) */
export type RedirectsOthers = {};

/** What a page has of a generator redirects. (decided: D-219) */
export type RedirectsGenerated = {};

/** What a page has of revisions. (decided: D-219) */
export type RevisionsPage = {
  /** The revisions of the page that the answer lists. Of pages that are existing only. May be missing. */
  readonly revisions?: readonly (RevisionShape | readonly [])[];
};

/** Members of the results beside the pages of revisions. (decided: D-219) */
export type RevisionsOthers = {};

/** What a page has of a generator revisions. (decided: D-219) */
export type RevisionsGenerated = {};

/** Members of the results of stashimageinfo. (decided: D-219) */
export type StashimageinfoResults = {
  /** The stashed files that the request names. Comes with `filekey` with a value or `sessionkey` with a value. */
  readonly stashimageinfo?: readonly ({
    /** When the file was stashed. Comes with `prop=timestamp`. */
    readonly timestamp?: string;
    /** The size of the file in bytes. Comes with `prop=dimensions|size`. */
    readonly size?: number;
    /** The width of the image in pixels; `0` where the file is no image. Comes with `prop=dimensions|size`. */
    readonly width?: number;
    /** The height of the image in pixels; `0` where the file is no image. Comes with `prop=dimensions|size`. */
    readonly height?: number;
    /** How many pages the document has. Missing where the format knows no pages. Comes with `prop=dimensions|size`. May be missing. */
    readonly pagecount?: number;
    /** How long the sound or film lasts, in seconds. Missing where the format knows no time. Comes with `prop=dimensions|size`. May be missing. */
    readonly duration?: number;
    /** The title of the stashed file, with the name of its namespace. Comes with `prop=canonicaltitle`. */
    readonly canonicaltitle?: string;
    /** The address of the scaled image. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumburl?: string;
    /** The width of the scaled image in pixels. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumbwidth?: number;
    /** The height of the scaled image in pixels. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumbheight?: number;
    /** The media type of the scaled image, which may differ from that of the file. Comes with `prop=url` together with `prop=thumbmime` together with `urlwidth`, `prop=url` together with `prop=thumbmime` together with `urlheight` or `prop=url` together with `prop=thumbmime` together with `urlparam` with a value. May be missing. */
    readonly thumbmime?: string;
    /** The addresses of larger scaled images for finer screens, by the factor: `1.5` and `2` times as many pixels. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly responsiveUrls?: { readonly [key: string]: string };
    /** Why there is no scaled image, for people. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumberror?: string;
    /** The address of the stashed file, which only its uploader can open. Comes with `prop=url`. */
    readonly url?: string;
    /** The address of the page that shows the stashed file to its uploader. Comes with `prop=url`. */
    readonly descriptionurl?: string;
    /** The address of the page about the file by its id, which is shorter and survives moves. Comes with `prop=url`. May be missing. */
    readonly descriptionshorturl?: string;
    /** The SHA-1 of the contents, in 40 hexadecimal digits. Comes with `prop=sha1`. */
    readonly sha1?: string;
    /** The metadata that the file itself holds, such as Exif. Null where it holds none. Comes with `prop=metadata`. May be `null`. */
    readonly metadata?: readonly MetadataEntryShape[] | null;
    /** Those of the metadata that files of its format have in common. Comes with `prop=commonmetadata`. */
    readonly commonmetadata?: readonly MetadataEntryShape[];
    /** Metadata put together from the file, its page and its categories, ready to be shown, by name. Comes with `prop=extmetadata`. */
    readonly extmetadata?: { readonly [key: string]: ExtendedMetadataShape } | readonly [];
    /** The media type of the file, such as `image/png`. Comes with `prop=mime`, `prop=url` together with `prop=thumbmime` together with `urlwidth`, `prop=url` together with `prop=thumbmime` together with `urlheight` or `prop=url` together with `prop=thumbmime` together with `urlparam` with a value. May be missing. */
    readonly mime?: string;
    /** How many bits each sample of the image has. Comes with `prop=bitdepth`. */
    readonly bitdepth?: number;
  })[];
};

/** What a page has of templates. (decided: D-219) */
export type TemplatesPage = {
  /** The pages that the page transcludes, mostly templates. Of pages that are existing only. May be missing. */
  readonly templates?: readonly TitledShape[];
};

/** Members of the results beside the pages of templates. (decided: D-219) */
export type TemplatesOthers = {};

/** What a page has of a generator templates. (decided: D-219) */
export type TemplatesGenerated = {};

/** What a page has of transcludedin. (decided: D-219) */
export type TranscludedinPage = {
  /** The pages that transclude the page. Of pages that are existing or special or missing only. May be missing. */
  readonly transcludedin?: readonly (LinkingPageShape | readonly [])[];
};

/** Members of the results beside the pages of transcludedin. (decided: D-219) */
export type TranscludedinOthers = {};

/** What a page has of a generator transcludedin. (decided: D-219) */
export type TranscludedinGenerated = {};

/** An item of allmessages. (decided: D-219) */
export type AllmessagesItem = {
  /** The name of the message, as the request or the software writes it. */
  readonly name: string;
  /** The name of the message in the form that the software compares, with a small first letter and underscores. */
  readonly normalizedname: string;
  /** The site has a text of its own for the message. Comes with `customised=modified`. */
  readonly customised?: true;
  /** There is no message of this name. May be missing. */
  readonly missing?: true;
  /** The text of the message in the language that the request asks for, as wikitext. Comes without `nocontent`. May be missing where `missing` is there. */
  readonly content?: string;
  /** The text that the software comes with, where the site has another. Comes with `prop=default`. May be missing. */
  readonly default?: string;
  /** The software comes with no text for the message: the site alone has one. Comes with `prop=default`. May be missing. */
  readonly defaultmissing?: true;
};

/** Members of the results beside the list of allmessages. (decided: D-219) */
export type AllmessagesOthers = {};

/** Members of the results of authmanagerinfo. (decided: D-219) */
export type AuthmanagerinfoResults = {
  /** Which logins and account changes are possible, and which forms they take. */
  readonly authmanagerinfo: {
    /** Whether the caller can log in now. Not so where the session was given by other means than a login. */
    readonly canauthenticatenow: boolean;
    /** Whether the site lets accounts be created at all. */
    readonly cancreateaccounts: boolean;
    /** Whether accounts can be linked with those of other services. */
    readonly canlinkaccounts: boolean;
    /** Whether the caller's login is fresh enough for the operation that the request names. `fail`: The operation is refused, and a new login would not help. `ok`: The operation may go on. `reauth`: The caller has to log in again first. Comes with `securitysensitiveoperation`. */
    readonly securitysensitiveoperationstatus?: "fail" | "ok" | "reauth";
    /** Whether data of an earlier attempt is kept, so that the action can continue. Comes with `requestsfor` with a value. */
    readonly haspreservedstate?: boolean;
    /** Whether what is kept replaces the main proof of identity, such as a password. Comes with `requestsfor` with a value. */
    readonly hasprimarypreservedstate?: boolean;
    /** The user name of the earlier attempt; empty where none is kept. Comes with `requestsfor` with a value. */
    readonly preservedusername?: string;
    /** The forms that the action takes, one for each way to prove who one is. Comes with `requestsfor` with a value. */
    readonly requests?: readonly ({
      /** The name of the form, by which a later request refers to it. */
      readonly id: string;
      /** What else the software says of the form, by name. */
      readonly metadata: { readonly [key: string]: unknown };
      /** Whether the form has to be filled in. `optional`: It may be left out. `primary-required`: One of the forms of this kind has to be filled in. `required`: It has to be filled in, whatever else is. */
      readonly required: "optional" | "primary-required" | "required";
      /** What the way to log in is called, for people. Comes without `messageformat=none`. */
      readonly provider?: string | RawMessageShape;
      /** Which account the form is about, for people. Comes without `messageformat=none`. */
      readonly account?: string | RawMessageShape;
      /** The fields of the form, by name. With `mergerequestfields` they stand beside `requests`. Comes without `mergerequestfields`. */
      readonly fields?: { readonly [key: string]: AuthenticationFieldShape };
    })[];
    /** The fields of all forms together, by name. Comes with `requestsfor` with a value together with `mergerequestfields`. */
    readonly fields?: { readonly [key: string]: AuthenticationFieldShape };
  };
};

/** Members of the results of filerepoinfo. (decided: D-220) */
export type FilerepoinfoResults = {
  /** The repositories from which the site takes files, its own and those of other sites. */
  readonly repos: readonly ({
    /** The name of the repository for programs, such as `local`. Comes with `prop=name`. */
    readonly name?: string;
    /** The name of the repository for people. Comes with `prop=displayname`. */
    readonly displayname?: string;
    /** The address below which the paths of files begin; `false` where files have no public address. Comes with `prop=rootUrl`. */
    readonly rootUrl?: string | false;
    /** Whether the repository is the site's own. Comes with `prop=local`. */
    readonly local?: boolean;
    /** The address of the public files; `false` where they have none. Comes with `prop=url`. May be missing. */
    readonly url?: string | false;
    /** The address of the scaled images; `false` where they have none. Comes with `prop=thumbUrl`. May be missing. */
    readonly thumbUrl?: string | false;
    /** Whether names of files always begin with a capital letter. Comes with `prop=initialCapital`. May be missing. */
    readonly initialCapital?: boolean;
    /** The address of the scripts of the wiki to which the repository belongs. Comes with `prop=scriptDirUrl`. May be missing. */
    readonly scriptDirUrl?: string;
    /** The address of the small icon of the wiki to which the repository belongs. Comes with `prop=favicon`. May be missing. May be `null`. */
    readonly favicon?: string | null;
    /** Whether the caller may upload files to the repository. Comes with `prop=canUpload`. */
    readonly canUpload?: boolean;
  })[];
};

/** Members of the results of languageinfo. (decided: D-219) */
export type LanguageinfoResults = {
  /** What the software knows of each language, by the code that it uses for it. */
  readonly languageinfo: { readonly [key: string]: {
    /** The code that the software uses for the language. Comes with `prop=code`. */
    readonly code?: string;
    /** The standard code of the language, as in BCP 47. Comes with `prop=bcp47`. */
    readonly bcp47?: string;
    /** The direction in which the language is written. `ltr`: From left to right. `rtl`: From right to left. Comes with `prop=dir`. */
    readonly dir?: "ltr" | "rtl";
    /** The name of the language in itself, such as `Deutsch`. Comes with `prop=autonym`. */
    readonly autonym?: string;
    /** The name of the language in the language that the request asks for. Comes with `prop=name`. */
    readonly name?: string;
    /** The codes of the languages whose messages stand in for those not translated, the nearest first. Comes with `prop=fallbacks`. */
    readonly fallbacks?: readonly string[];
    /** The codes of the variants into which texts of the language can be converted. Comes with `prop=variants`. */
    readonly variants?: readonly string[];
    /** The names of those variants, by code. Comes with `prop=variantnames`. */
    readonly variantnames?: { readonly [key: string]: string };
  } };
};

/** Members of the results of siteinfo. (decided: D-219) */
export type SiteinfoResults = {
  /** The settings of the site as a whole. Comes with `prop=general`. */
  readonly general?: {
    /** The title of the page that visitors see first. */
    readonly mainpage: string;
    /** The address of the main page. */
    readonly base: string;
    /** The name of the site, such as `Wikipedia`. */
    readonly sitename: string;
    /** Whether the main page is shown at the address of the host alone. */
    readonly mainpageisdomainroot: boolean;
    /** The address of the logo. */
    readonly logo: string;
    /** The name of the software with its version, such as `MediaWiki 1.43.0`. */
    readonly generator: string;
    /** The version of PHP that the software runs on. */
    readonly phpversion: string;
    /** How the web server calls PHP, such as `fpm-fcgi`. */
    readonly phpsapi: string;
    /** The kind of database, such as `mysql`. */
    readonly dbtype: string;
    /** The version of the database server. */
    readonly dbversion: string;
    /** Whether pages may show images of those outside addresses that the site lists on a page. May be missing. */
    readonly imagewhitelistenabled?: boolean;
    /** The beginnings of outside addresses whose images pages may show. May be missing. */
    readonly externalimages?: readonly string[];
    /** Whether texts are converted between the variants of a language. */
    readonly langconversion: boolean;
    /** Whether links find pages whose titles are in another variant of the language. */
    readonly linkconversion: boolean;
    /** The same as `linkconversion`, under an older name. */
    readonly titleconversion: boolean;
    /** The characters before a link that become part of its text, in the form of a class of a regular expression; mostly empty. */
    readonly linkprefixcharset: string;
    /** The regular expression (PCRE) that finds the letters before a link that become part of its text; mostly empty. */
    readonly linkprefix: string;
    /** The regular expression (PCRE) that finds the letters after a link that become part of its text. */
    readonly linktrail: string;
    /** The characters that titles may have, in the form of a class of a regular expression (PCRE), on bytes. */
    readonly legaltitlechars: string;
    /** The characters that names of new users may not have. */
    readonly invalidusernamechars: string;
    /** Whether text is normalized further than to Unicode's form NFC, as some scripts need, whatever the language. */
    readonly allunicodefixes: boolean;
    /** Presentation forms of Arabic letters are replaced by the letters. May be missing. */
    readonly fixarabicunicode?: true;
    /** Older sequences for letters of Malayalam are replaced by the newer letters. May be missing. */
    readonly fixmalayalamunicode?: true;
    /** The commit of the software, where it runs from a Git repository. May be missing. */
    readonly "git-hash"?: string;
    /** The branch of the software, where it runs from a Git repository. May be missing. */
    readonly "git-branch"?: string;
    /** Whether the first letter of a title is always a capital. `case-sensitive`: A title may begin with a small letter, and differs from the one with a capital. `first-letter`: A title always begins with a capital; a small letter means the same. */
    readonly case: "case-sensitive" | "first-letter";
    /** The code of the language of the site's contents. */
    readonly lang: string;
    /** The languages whose messages stand in for those not translated, the nearest first. */
    readonly fallback: readonly ({
      /** The code of the language that stands in. */
      readonly code: string;
    })[];
    /** The variants into which the contents can be converted. Missing where the language has none. May be missing. */
    readonly variants?: readonly ({
      /** The code of the variant. */
      readonly code: string;
      /** The name of the variant in the language itself. */
      readonly name: string;
    })[];
    /** Whether the site's language is written from right to left. */
    readonly rtl: boolean;
    /** The encoding that is assumed where an address is not in UTF-8. */
    readonly fallback8bitEncoding: string;
    /** Whether the site takes no changes at the moment. */
    readonly readonly: boolean;
    /** Why the site takes no changes, for people. May be missing. */
    readonly readonlyreason?: string;
    /** Changes can be made by requests, as on every site today. */
    readonly writeapi: true;
    /** The greatest size of a page, in bytes. */
    readonly maxarticlesize: number;
    /** The time zone of the site for people, such as `Europe/Berlin`. Timestamps in answers are in UTC. */
    readonly timezone: string;
    /** How far that time zone is ahead of UTC, in minutes. */
    readonly timeoffset: number;
    /** The path of pages, where `$1` stands for the title, such as `/wiki/$1`. */
    readonly articlepath: string;
    /** The path of the folder of the scripts, such as `/w`. */
    readonly scriptpath: string;
    /** The path of the main script, such as `/w/index.php`. */
    readonly script: string;
    /** The path of pages in a variant of the language, where `$2` stands for the variant; `false` where there is none. */
    readonly variantarticlepath: string | false;
    /** The address of the host, with its protocol or beginning with `//`. */
    readonly server: string;
    /** The name of the host alone. */
    readonly servername: string;
    /** The name of the site among those that share servers, such as `enwiki`. */
    readonly wikiid: string;
    /** The time of the server when it answered. */
    readonly time: string;
    /** Whether the site switches off what costs its database too much: some parameters then have no effect, or are refused. */
    readonly misermode: boolean;
    /** Whether files can be uploaded. */
    readonly uploadsenabled: boolean;
    /** The greatest size of a file that can be uploaded, in bytes. */
    readonly maxuploadsize: number;
    /** The least size of each part but the last of an upload in parts, in bytes. */
    readonly minuploadchunksize: number;
    /** The settings of galleries where a page does not give its own, by name. */
    readonly galleryoptions: { readonly [key: string]: unknown };
    /** The widths in pixels that users can choose for small images in pages, by their number in the preferences. */
    readonly thumblimits: { readonly [key: string]: number };
    /** The sizes that users can choose for images on the pages of files, by their number in the preferences. */
    readonly imagelimits: { readonly [key: string]: {
      /** The greatest width in pixels. */
      readonly width: number;
      /** The greatest height in pixels. */
      readonly height: number;
    } };
    /** The address of the small icon that browsers show. May be missing. */
    readonly favicon?: string;
    /** Where the ids come from by which several sites know the same user. */
    readonly centralidlookupprovider: string;
    /** All sources of such ids that the site knows, by the names used in `centralids`. */
    readonly allcentralidlookupproviders: readonly string[];
    /** Whether links with the prefix of a language stand beside the page, and not in its text. */
    readonly interwikimagic: boolean;
    /** Which numbers in texts become links automatically: `ISBN`, `PMID`, `RFC`. */
    readonly magiclinks: { readonly [key: string]: boolean };
    /** How members of categories are sorted, such as `uppercase` or `uca-default`. */
    readonly categorycollation: string;
    /** Whether outside links tell search engines not to follow them. */
    readonly nofollowlinks: boolean;
    /** The ids of the namespaces in which outside links are still followed. */
    readonly nofollownsexceptions: readonly number[];
    /** The domains to which links are still followed. */
    readonly nofollowdomainexceptions: readonly string[];
    /** The HTML attribute `target` of outside links, such as `_blank`; `false` where they have none. */
    readonly externallinktarget: string | false;
  };
  /** The namespaces, by id. Comes with `prop=namespaces`. */
  readonly namespaces?: { readonly [key: string]: {
    /** The id of the namespace; negative ids belong to the software. */
    readonly id: number;
    /** Whether the first letter of a title is always a capital in this namespace. `case-sensitive`: A title may begin with a small letter, and differs from the one with a capital. `first-letter`: A title always begins with a capital; a small letter means the same. */
    readonly case: "case-sensitive" | "first-letter";
    /** The name of the namespace in the language of the site; empty for that of the articles. */
    readonly name: string;
    /** Whether a slash in a title makes a subpage. */
    readonly subpages: boolean;
    /** The English name, which works on every site. Missing for the namespace of the articles. May be missing. */
    readonly canonical?: string;
    /** Whether its pages count as contents, such as in the statistics. */
    readonly content: boolean;
    /** Whether its pages cannot be transcluded. */
    readonly nonincludable: boolean;
    /** The rights that editing its pages takes, with a bar between several. May be missing. */
    readonly namespaceprotection?: string;
    /** The content model of new pages, where that is not the site's own default. May be missing. */
    readonly defaultcontentmodel?: string;
  } };
  /** Names that namespaces have beside their own. Comes with `prop=namespacealiases`. */
  readonly namespacealiases?: readonly ({
    /** The id of the namespace that is meant. */
    readonly id: number;
    /** The other name of the namespace. */
    readonly alias: string;
  })[];
  /** The names under which special pages are found. Comes with `prop=specialpagealiases`. */
  readonly specialpagealiases?: readonly ({
    /** The name of the special page inside the software, the same on every site. */
    readonly realname: string;
    /** The names in the language of the site, the one for links first. */
    readonly aliases: readonly string[];
  })[];
  /** The words that mean something to the software in wikitext. Comes with `prop=magicwords`. */
  readonly magicwords?: readonly ({
    /** The name of the word inside the software, the same on every site. */
    readonly name: string;
    /** What can be written for the word on this site. */
    readonly aliases: readonly string[];
    /** Whether capital and small letters differ in what is written for the word. */
    readonly "case-sensitive": boolean;
  })[];
  /** The prefixes by which links lead to other sites. Comes with `prop=interwikimap`. */
  readonly interwikimap?: readonly ({
    /** The prefix as it is written in links, without the colon. */
    readonly prefix: string;
    /** The other site belongs to the same project: an address here with the prefix redirects to it. May be missing. */
    readonly local?: true;
    /** Pages of the other site can be transcluded. May be missing. */
    readonly trans?: true;
    /** The name of the language that the prefix stands for, in itself. May be missing. */
    readonly language?: string;
    /** The code of the language to use in place of this outdated one. May be missing. */
    readonly deprecated?: string;
    /** The standard code of the language, as in BCP 47. May be missing. */
    readonly bcp47?: string;
    /** The prefix leads back to this site. May be missing. */
    readonly localinterwiki?: true;
    /** Links with the prefix stand among those to other languages, though it stands for none. May be missing. */
    readonly extralanglink?: true;
    /** The language code that pages use for a prefix with `extralanglink`. May be missing. */
    readonly code?: string;
    /** What links with the prefix are shown as, in place of the name of a language. May be missing. */
    readonly linktext?: string;
    /** The name of the other site, for the tooltip of links with the prefix. May be missing. */
    readonly sitename?: string;
    /** The address of the other site, where `$1` stands for the title. */
    readonly url: string;
    /** Whether the address begins with `//`, and so takes the protocol of the page that links. */
    readonly protorel: boolean;
    /** The name of the other site among those that share servers. May be missing. */
    readonly wikiid?: string;
    /** The address of the other site's interface for programs. May be missing. */
    readonly api?: string;
  })[];
  /** How far the database servers are behind the one that takes changes. Comes with `prop=dbrepllag`. */
  readonly dbrepllag?: readonly ({
    /** The name of the server; empty where the site hides it. */
    readonly host: string;
    /** How far the server is behind, in seconds; `-1` or `false` where it is not known. */
    readonly lag: number | false;
  })[];
  /** Counts of what the site holds. They may be slightly out of date. Comes with `prop=statistics`. */
  readonly statistics?: {
    /** The number of pages of any kind, redirects and talk pages among them. */
    readonly pages: number;
    /** The number of pages that count as contents: no redirects, in namespaces for contents. */
    readonly articles: number;
    /** The number of edits since the site began. */
    readonly edits: number;
    /** The number of uploaded files. */
    readonly images: number;
    /** The number of accounts. */
    readonly users: number;
    /** The number of users with an edit or a log entry in the last days, 30 by default; `-1` where it was not counted. */
    readonly activeusers: number;
    /** The number of members of the group `sysop`. */
    readonly admins: number;
    /** About how many tasks wait to be done in the background. */
    readonly jobs: number;
  };
  /** The groups that users can be in. Comes with `prop=usergroups`. */
  readonly usergroups?: readonly ({
    /** The name of the group, such as `sysop`; `*` is everybody. */
    readonly name: string;
    /** The rights that its members have by the group. */
    readonly rights: readonly string[];
    /** How many members it has. Missing for groups whose members are not listed, such as `*`. Comes with `numberingroup`. May be missing. */
    readonly number?: number;
    /** The groups into which its members can put users. May be missing. */
    readonly add?: readonly string[];
    /** The groups out of which its members can take users. May be missing. */
    readonly remove?: readonly string[];
    /** The groups into which its members can put themselves. May be missing. */
    readonly "add-self"?: readonly string[];
    /** The groups out of which its members can take themselves. May be missing. */
    readonly "remove-self"?: readonly string[];
  })[];
  /** The settings of temporary accounts for edits without a login. Comes with `prop=autocreatetempuser`. */
  readonly autocreatetempuser?: {
    /** Whether an edit without a login creates a temporary account. */
    readonly enabled: boolean;
    /** The forms of names that belong to temporary accounts, where `$1` stands for the part that differs. May be missing. */
    readonly matchPatterns?: readonly string[];
  };
  /** The libraries of others that run in the browser. Comes with `prop=clientlibraries`. */
  readonly clientlibraries?: readonly ({
    /** The name of the library in the browser, such as `vue`. */
    readonly name: string;
    /** The version of the library in the browser. */
    readonly version: string;
  })[];
  /** The libraries of others that run on the server. Comes with `prop=libraries`. May be missing. */
  readonly libraries?: readonly ({
    /** The name of the library on the server, as Composer has it. */
    readonly name: string;
    /** The version of the library on the server. */
    readonly version: string;
  })[];
  /** The installed extensions and skins. Comes with `prop=extensions`. */
  readonly extensions?: readonly ({
    /** What the extension adds, such as `parserhook` or `skin`. */
    readonly type: string;
    /** The name of the extension. May be missing. */
    readonly name?: string;
    /** The name of the message that holds its name for people. May be missing. */
    readonly namemsg?: string;
    /** What the extension does, in English. May be missing. */
    readonly description?: string;
    /** The name of the message that says what it does, in any language. May be missing. */
    readonly descriptionmsg?: string;
    /** What is filled into that message, in order. May be missing. */
    readonly descriptionmsgparams?: readonly unknown[];
    /** Who wrote the extension, with commas between several. May be missing. */
    readonly author?: string;
    /** The address of a page about the extension. May be missing. */
    readonly url?: string;
    /** The version of the extension, as its authors number it. May be missing. */
    readonly version?: string;
    /** The version control system of its sources, where it runs from them. May be missing. */
    readonly "vcs-system"?: "git";
    /** The commit of its sources. May be missing. */
    readonly "vcs-version"?: string;
    /** The address where the commit can be seen; `false` where there is none. May be missing. */
    readonly "vcs-url"?: string | false;
    /** When the commit was made. May be missing. */
    readonly "vcs-date"?: string;
    /** The name of its licence, as SPDX has it, such as `GPL-2.0-or-later`. May be missing. */
    readonly "license-name"?: string;
    /** The title of the page that shows the text of its licence. May be missing. */
    readonly license?: string;
    /** The title of the page that names all of its authors. May be missing. */
    readonly credits?: string;
  })[];
  /** The endings of file names that may be uploaded. Comes with `prop=fileextensions`. */
  readonly fileextensions?: readonly ({
    /** The ending without its period, such as `png`. */
    readonly ext: string;
  })[];
  /** The licence under which the contents stand. Comes with `prop=rightsinfo`. */
  readonly rightsinfo?: {
    /** The address of the licence; empty where the site names none. */
    readonly url: string;
    /** The name of the licence for people. */
    readonly text: string;
  };
  /** The actions and levels that protections of pages consist of. Comes with `prop=restrictions`. */
  readonly restrictions?: {
    /** The actions that can be restricted, such as `edit`. */
    readonly types: readonly string[];
    /** The groups or rights to which they can be restricted, such as `sysop`; the empty text means everybody. */
    readonly levels: readonly string[];
    /** The levels with which a protection may extend to pages that are transcluded. */
    readonly cascadinglevels: readonly string[];
    /** The levels that count as half protected. */
    readonly semiprotectedlevels: readonly string[];
  };
  /** The languages that the software knows. Comes with `prop=languages`. */
  readonly languages?: readonly ({
    /** The code that the software uses for the language. */
    readonly code: string;
    /** The standard code of the language. */
    readonly bcp47: string;
    /** The name of the language in itself, or in the one that `inlanguagecode` asks for. */
    readonly name: string;
  })[];
  /** The languages that have variants: by the code of the language, then by that of the variant. Comes with `prop=languagevariants`. */
  readonly languagevariants?: { readonly [key: string]: { readonly [key: string]: {
    /** The codes of the variants that stand in for this one, the nearest first. */
    readonly fallbacks: readonly string[];
  } } };
  /** The skins that the site has installed, which set how its pages look. Comes with `prop=skins`. */
  readonly skins?: readonly ({
    /** The name of the skin for requests, such as `vector`. */
    readonly code: string;
    /** The name of the skin for people, in the language of the site or in the one that `inlanguagecode` asks for. */
    readonly name: string;
    /** Users cannot choose the skin. May be missing. */
    readonly unusable?: true;
    /** The skin is the one that users have until they choose another. May be missing. */
    readonly default?: true;
  })[];
  /** The tags that extensions add to wikitext, such as `<gallery>`, with their angle brackets. Comes with `prop=extensiontags`. */
  readonly extensiontags?: readonly string[];
  /** The names of the functions that can be called in wikitext, such as `if`. Comes with `prop=functionhooks`. */
  readonly functionhooks?: readonly string[];
  /** The hooks of the software, at which extensions run, with the handlers of each. Comes with `prop=showhooks`. */
  readonly showhooks?: readonly ({
    /** The name of the hook, such as `PageSaveComplete`. */
    readonly name: string;
    /** The functions that run at this hook, in the notation of PHP. */
    readonly subscribers: readonly string[];
  })[];
  /** The ids of the variables that wikitext can use, such as `currentday`. Comes with `prop=variables`. */
  readonly variables?: readonly string[];
  /** What outside links may begin with, such as `https://`. Comes with `prop=protocols`. */
  readonly protocols?: readonly string[];
  /** The preferences that users have until they choose, by name. Comes with `prop=defaultoptions`. */
  readonly defaultoptions?: { readonly [key: string]: unknown };
  /** The settings of the dialog for uploads, by name. Comes with `prop=uploaddialog`. */
  readonly uploaddialog?: { readonly [key: string]: unknown };
  /** Which conditions put users into a group for as long as they hold, by group. A list begins with an operator such as `&`. Comes with `prop=autopromote`. */
  readonly autopromote?: { readonly [key: string]: readonly unknown[] | { readonly [key: string]: unknown } } | readonly [];
  /** Which conditions put users into a group once and for good, by event, then by group. Comes with `prop=autopromoteonce`. */
  readonly autopromoteonce?: { readonly [key: string]: readonly unknown[] | { readonly [key: string]: unknown } } | readonly [];
  /** The domains from which files may be fetched by their address. Comes with `prop=copyuploaddomains`. May be missing. */
  readonly copyuploaddomains?: readonly string[];
};

/** Members of the results of tokens. (decided: D-220) */
export type TokensResults = {
  /** The tokens asked for, which protect changes against forged requests. Missing in an answer to a page of another origin. May be missing. */
  readonly tokens?: {
    /** The token for creating an account. Comes with `type=createaccount`. */
    readonly createaccounttoken?: string;
    /** The token for most changes, such as edits. Comes with `type=csrf`. */
    readonly csrftoken?: string;
    /** The token for logging in. Comes with `type=login`. */
    readonly logintoken?: string;
    /** The token for marking changes as patrolled. Comes with `type=patrol`. */
    readonly patroltoken?: string;
    /** The token for taking back the last edits of a user. Comes with `type=rollback`. */
    readonly rollbacktoken?: string;
    /** The token for changing the groups of users. Comes with `type=userrights`. */
    readonly userrightstoken?: string;
    /** The token for adding pages to the watchlist and removing them. Comes with `type=watch`. */
    readonly watchtoken?: string;
  };
};

/** Members of the results of userinfo. (decided: D-219) */
export type UserinfoResults = {
  /** What the site knows of the caller. */
  readonly userinfo: {
    /** The id of the caller; `0` where nobody is logged in. */
    readonly id: number;
    /** The name of the caller, or the IP address where nobody is logged in. */
    readonly name: string;
    /** Nobody is logged in. May be missing. */
    readonly anon?: true;
    /** The caller uses a temporary account. May be missing. */
    readonly temp?: true;
    /** The id of the block that the user is under. Null where it is made of several, or imposed by a rule of the software. Comes with `prop=blockinfo`. May be missing. May be `null`. */
    readonly blockid?: number | null;
    /** The name of the user who made the block; empty where it is nobody of this site. Comes with `prop=blockinfo`. May be missing. */
    readonly blockedby?: string;
    /** The id of the user who made the block; `0` where it is nobody of this site. Comes with `prop=blockinfo`. May be missing. */
    readonly blockedbyid?: number;
    /** The reason that was given for the block, as text. Comes with `prop=blockinfo`. May be missing. */
    readonly blockreason?: string;
    /** When the block was made. Comes with `prop=blockinfo`. May be missing. */
    readonly blockedtimestamp?: string;
    /** When the block ends; `infinite` where it has no end. Comes with `prop=blockinfo`. May be missing. */
    readonly blockexpiry?: string | "infinite";
    /** Whether the block covers some pages, namespaces or actions only, and not the whole site. Comes with `prop=blockinfo`. May be missing. */
    readonly blockpartial?: boolean;
    /** Whether the block forbids creating accounts. Comes with `prop=blockinfo`. May be missing. */
    readonly blocknocreate?: boolean;
    /** Whether the block spares users who are logged in. Comes with `prop=blockinfo`. May be missing. */
    readonly blockanononly?: boolean;
    /** Whether the block forbids sending mail to other users. Comes with `prop=blockinfo`. May be missing. */
    readonly blockemail?: boolean;
    /** Whether the block forbids the user to edit their own talk page. Comes with `prop=blockinfo`. May be missing. */
    readonly blockowntalk?: boolean;
    /** When the block was made, as a date in the language of the caller. Comes with `prop=blockinfo`. May be missing. */
    readonly blockedtimestampformatted?: string;
    /** When the block ends, as a date in the language of the caller. Missing where it has no end. Comes with `prop=blockinfo`. May be missing. */
    readonly blockexpiryformatted?: string;
    /** How far away the end of the block is, in words of the language of the caller. Missing where it has no end. Comes with `prop=blockinfo`. May be missing. */
    readonly blockexpiryrelative?: string;
    /** The block hides the name of the user from the public. Comes with `prop=blockinfo`. May be missing. */
    readonly blockhidden?: true;
    /** Which rule of the software imposed the block, such as `proxy`, where no user did. Comes with `prop=blockinfo`. May be missing. */
    readonly systemblocktype?: string;
    /** The blocks that this one is made of, where several apply at once. Comes with `prop=blockinfo`. May be missing. */
    readonly blockcomponents?: readonly BlockComponentShape[];
    /** Whether the caller has unread messages on their talk page. Comes with `prop=hasmsg`. */
    readonly messages?: boolean;
    /** The names of all groups that the user is in, among them those that everybody is in. Comes with `prop=groups`. */
    readonly groups?: readonly string[];
    /** The groups into which the user was put, with the time until when. Comes with `prop=groupmemberships`. */
    readonly groupmemberships?: readonly GroupMembershipShape[];
    /** The names of the groups that the user is in without being put there, such as `*` and `user`. Comes with `prop=implicitgroups`. */
    readonly implicitgroups?: readonly string[];
    /** The rights that the user has by these groups. Comes with `prop=rights`. */
    readonly rights?: readonly string[];
    /** The groups of others, and of oneself, that the caller can change. Comes with `prop=changeablegroups`. */
    readonly changeablegroups?: {
      /** The groups into which the caller can put users. */
      readonly add: readonly string[] | { readonly [key: string]: string };
      /** The groups out of which the caller can take users. */
      readonly remove: readonly string[] | { readonly [key: string]: string };
      /** The groups that the caller can join. */
      readonly "add-self": readonly string[] | { readonly [key: string]: string };
      /** The groups that the caller can leave. */
      readonly "remove-self": readonly string[] | { readonly [key: string]: string };
    };
    /** The preferences of the caller, by name. Comes with `prop=options`. */
    readonly options?: { readonly [key: string]: unknown };
    /** How many edits the user has made. Comes with `prop=editcount`. */
    readonly editcount?: number;
    /** How often the caller may take actions: by action, then by the kind of user that the limit is for. Empty where none applies. Comes with `prop=ratelimits`. */
    readonly ratelimits?: { readonly [key: string]: { readonly [key: string]: RateLimitShape } };
    /** The limits that would apply if the caller had no right to ignore them: by action, then by the kind of user. Comes with `prop=theoreticalratelimits`. */
    readonly theoreticalratelimits?: { readonly [key: string]: { readonly [key: string]: RateLimitShape } };
    /** The real name that the caller gave. Missing where the site asks for none. Comes with `prop=realname`. May be missing. */
    readonly realname?: string;
    /** The mail address of the caller; empty where none is set. Missing without the right to see it. Comes with `prop=email`. May be missing. */
    readonly email?: string;
    /** When the caller proved to own the mail address. Comes with `prop=email`. May be missing. */
    readonly emailauthenticated?: string;
    /** When the account was created. Comes with `prop=registrationdate`. May be missing. May be `null`. */
    readonly registrationdate?: string | null;
    /** The languages that the caller's request prefers, by its header field `Accept-Language`. Comes with `prop=acceptlang`. */
    readonly acceptlang?: readonly ({
      /** How much the language is preferred, from 0 to 1. */
      readonly q: number;
      /** The code of the language that is preferred. */
      readonly code: string;
    })[];
    /** How many watched pages have changes that the caller has not seen; `1000+` where there are that many or more. Comes with `prop=unreadcount`. */
    readonly unreadcount?: number | string;
    /** The id under which several sites know the user, by source; `0` where there is none. Comes with `prop=centralids`. */
    readonly centralids?: { readonly [key: string]: number };
    /** Whether the account on this site belongs to that id, by source. Comes with `prop=centralids`. */
    readonly attachedlocal?: { readonly [key: string]: boolean };
    /** Whether the account on the site that `attachedwiki` names belongs to that id, by source. Comes with `prop=centralids` together with `attachedwiki` with a value. */
    readonly attachedwiki?: { readonly [key: string]: boolean };
    /** When the caller last edited. Missing where there is no edit. Comes with `prop=latestcontrib`. May be missing. */
    readonly latestcontrib?: string;
    /** Whether the caller may create accounts. Comes with `prop=cancreateaccount`. */
    readonly cancreateaccount?: boolean;
    /** Why the caller may not create accounts. Comes with `prop=cancreateaccount`. May be missing. */
    readonly cancreateaccounterror?: readonly ReasonShape[];
  };
};
