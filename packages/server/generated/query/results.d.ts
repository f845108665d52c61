// What the modules of query answer. Generated: change the spec instead.
import type { ResultTable } from "../runtime/query/server/results/table.js";

export declare const results: ResultTable;

/** Revision that is not there */
export interface MissingRevisionShape {
  readonly revid: number;
  readonly missing: true;
}

/** Error */
export interface MessageShape {
  readonly code: string;
  /** Comes with `errorformat=plaintext|wikitext`. */
  readonly text?: string;
  /** Comes with `errorformat=html`. */
  readonly html?: string;
  /** Comes with `errorformat=raw`. */
  readonly key?: string;
  /** Comes with `errorformat=raw`. */
  readonly params?: readonly unknown[];
  /** May be missing. */
  readonly data?: { readonly [key: string]: unknown };
  /** The path of the module, such as `query+allpages`. Missing where a fault of the system ended the request. May be missing. */
  readonly module?: string;
}

/** Warning */
export interface WarningShape {
  readonly code: string;
  /** Comes with `errorformat=plaintext|wikitext`. */
  readonly text?: string;
  /** Comes with `errorformat=html`. */
  readonly html?: string;
  /** Comes with `errorformat=raw`. */
  readonly key?: string;
  /** Comes with `errorformat=raw`. */
  readonly params?: readonly unknown[];
  /** May be missing. */
  readonly data?: { readonly [key: string]: unknown };
  /** The path of the module, such as `query+allpages`. */
  readonly module: string;
}

/** Title */
export interface TitledShape {
  readonly ns: number;
  readonly title: string;
}

/** Linking page */
export interface LinkingPageShape {
  /** Comes with `prop=pageid`. */
  readonly pageid?: number;
  /** Comes with `prop=title`. */
  readonly ns?: number;
  /** Comes with `prop=title`. */
  readonly title?: string;
  /** Comes with `prop=redirect`. */
  readonly redirect?: boolean;
}

/** Slot of a revision */
export interface SlotShape {
  /** In bytes. Comes with `prop=slotsize`. May be missing where `missing` is there. */
  readonly size?: number;
  /** Comes with `prop=slotsha1`. May be missing where `sha1hidden` or `missing` is there. */
  readonly sha1?: string;
  /** Comes with `prop=slotsha1`. May be missing. */
  readonly sha1hidden?: true;
  /** Comes with `prop=content|contentmodel`. May be missing where `missing` or `texthidden` or `textmissing` or `nosuchsection` or `badcontentformat` is there. */
  readonly contentmodel?: string;
  /** Comes with `prop=content`. May be missing where `missing` or `texthidden` or `textmissing` or `nosuchsection` or `badcontentformat` is there. */
  readonly contentformat?: string;
  /** Comes with `prop=content`. May be missing where `missing` or `texthidden` or `textmissing` or `nosuchsection` or `badcontentformat` is there. */
  readonly content?: string;
  /** Comes with `prop=content`. May be missing. */
  readonly texthidden?: true;
  /** Comes with `prop=content`. May be missing. */
  readonly textmissing?: true;
  /** Comes with `prop=content` together with `section`. May be missing. */
  readonly nosuchsection?: true;
  /** Comes with `prop=content`. May be missing. */
  readonly badcontentformat?: true;
  /** May be missing. */
  readonly missing?: true;
}

/** Difference to another revision or text */
export interface DifferenceShape {
  /** Comes with `diffto`, without `difftotext`. May be missing where `notcached` is there. */
  readonly from?: number | false;
  /** Comes with `diffto`, without `difftotext`. May be missing where `notcached` is there. */
  readonly to?: number | false;
  /** Rows of an HTML table. May be missing where `notcached` or `badcontentformat` is there. */
  readonly body?: string | false;
  /** Comes with `difftotext`. May be missing. */
  readonly badcontentformat?: true;
  /** May be missing. */
  readonly notcached?: true;
}

/** Revision */
export interface RevisionShape {
  /** Comes with `prop=ids`. */
  readonly revid?: number;
  /** `0` where there is no earlier one. Comes with `prop=ids`. May be missing. */
  readonly parentid?: number;
  /** Comes with `prop=flags`. */
  readonly minor?: boolean;
  /** Comes with `prop=user`. May be missing where `userhidden` is there. */
  readonly user?: string;
  /** `0` where nobody was logged in. Comes with `prop=userid`. May be missing where `userhidden` is there. */
  readonly userid?: number;
  /** Comes with `prop=user|userid`. May be missing. */
  readonly userhidden?: true;
  /** Comes with `prop=user|userid`. May be missing. */
  readonly anon?: true;
  /** Comes with `prop=user|userid`. May be missing. */
  readonly temp?: true;
  /** Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** In bytes. Comes with `prop=size|slotsize`. May be missing. */
  readonly size?: number;
  /** Comes with `prop=sha1|slotsha1`. May be missing. */
  readonly sha1?: string;
  /** Comes with `prop=sha1|slotsha1`. May be missing. */
  readonly sha1hidden?: true;
  /** Comes with `prop=roles`. May be missing where `slotsmissing` is there. */
  readonly roles?: readonly string[];
  /** Comes with `slots` together with `prop=content|contentmodel|slotsha1|slotsize`. May be missing where `slotsmissing` is there. */
  readonly slots?: {
    /** Comes with `slots=main`. */
    readonly main?: SlotShape;
  };
  /** Comes with `prop=content|contentmodel|parsetree|roles|slotsha1|slotsize`, `diffto` or `difftotext`. May be missing. */
  readonly slotsmissing?: true;
  /** Comes with `prop=content|contentmodel`, without `slots`. May be missing. */
  readonly contentmodel?: string;
  /** Comes with `prop=content`, without `expandtemplates`, `parse` or `slots`. May be missing where `texthidden` or `textmissing` or `badcontentformat` or `slotsmissing` is there. */
  readonly contentformat?: string;
  /** Comes with `prop=content`, without `slots`. May be missing where `texthidden` or `textmissing` or `badcontentformat` or `slotsmissing` is there. */
  readonly content?: string;
  /** Comes with `prop=content|parsetree`, `diffto` or `difftotext`, without `slots`. May be missing. */
  readonly texthidden?: true;
  /** Comes with `prop=content|contentmodel|parsetree|slotsha1|slotsize`, `diffto` or `difftotext`, without `slots`. May be missing. */
  readonly textmissing?: true;
  /** Comes with `prop=content`, without `slots`. May be missing. */
  readonly badcontentformat?: true;
  /** Comes with `prop=parsetree` or `prop=content` together with `generatexml`, without `slots`. May be missing where `badcontentformatforparsetree` or `texthidden` or `textmissing` or `slotsmissing` is there. */
  readonly parsetree?: string;
  /** Comes with `prop=parsetree` or `prop=content` together with `generatexml`, without `slots`. May be missing. */
  readonly badcontentformatforparsetree?: true;
  /** Comes with `diffto` or `difftotext`, without `slots`. May be missing where `texthidden` or `textmissing` or `slotsmissing` is there. */
  readonly diff?: DifferenceShape;
  /** Comes with `prop=comment`. May be missing where `commenthidden` is there. */
  readonly comment?: string;
  /** In HTML. Comes with `prop=parsedcomment`. May be missing where `commenthidden` is there. */
  readonly parsedcomment?: string;
  /** Comes with `prop=comment|parsedcomment`. May be missing. */
  readonly commenthidden?: true;
  /** Comes with `prop=tags`. */
  readonly tags?: readonly string[];
  /** May be missing. */
  readonly suppressed?: true;
}

/** Entry of the metadata of a file */
export interface MetadataEntryShape {
  readonly name: string | number;
  readonly value: unknown;
}

/** Formatted metadata of a file */
export interface ExtendedMetadataShape {
  readonly value: unknown;
  readonly source: string;
  /** May be missing. */
  readonly hidden?: string;
}

/** Block that is part of another */
export interface BlockComponentShape {
  /** May be `null`. */
  readonly blockid: number | null;
  readonly blockedby: string;
  readonly blockedbyid: number;
  readonly blockreason: string;
  readonly blockedtimestamp: string;
  readonly blockexpiry: string | "infinite";
  readonly blockpartial: boolean;
  readonly blocknocreate: boolean;
  readonly blockanononly: boolean;
  readonly blockemail: boolean;
  readonly blockowntalk: boolean;
  readonly blockedtimestampformatted: string;
  /** May be missing. */
  readonly blockexpiryformatted?: string;
  /** May be missing. */
  readonly blockexpiryrelative?: string;
  /** May be missing. */
  readonly blockhidden?: true;
  /** May be missing. */
  readonly systemblocktype?: string;
}

/** Membership in a group */
export interface GroupMembershipShape {
  readonly group: string;
  readonly expiry: string | "infinity";
}

/** Limit of requests */
export interface RateLimitShape {
  readonly hits: number;
  readonly seconds: number;
}

/** Page found in another wiki */
export interface FoundElsewhereShape {
  readonly ns: number;
  readonly namespace: string;
  readonly title: string;
  readonly pageid: number;
  readonly url: string;
  /** In bytes. Comes with `prop=size`. */
  readonly size?: number;
  /** Comes with `prop=wordcount`. */
  readonly wordcount?: number;
  /** In HTML. Comes with `prop=snippet`. */
  readonly snippet?: string;
  /** Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** In HTML. Comes with `prop=titlesnippet`. */
  readonly titlesnippet?: string;
  /** In HTML. Comes with `prop=categorysnippet`. */
  readonly categorysnippet?: string;
  /** Comes with `prop=redirecttitle`. May be missing. */
  readonly redirecttitle?: string;
  /** In HTML. Comes with `prop=redirectsnippet`. May be missing. */
  readonly redirectsnippet?: string;
  /** Comes with `prop=sectiontitle`. May be missing. */
  readonly sectiontitle?: string;
  /** In HTML. Comes with `prop=sectionsnippet`. May be missing. */
  readonly sectionsnippet?: string;
  /** Comes with `prop=isfilematch`. */
  readonly isfilematch?: boolean;
  /** Comes with `prop=extensiondata`. May be missing. */
  readonly extensiondata?: { readonly [key: string]: unknown };
}

/** Message and what is filled into it */
export interface RawMessageShape {
  readonly key: string;
  readonly params: readonly unknown[];
}

/** Field of a form for authentication */
export interface AuthenticationFieldShape {
  readonly type: "button" | "checkbox" | "hidden" | "multiselect" | "null" | "password" | "select" | "string";
  /** May be missing. */
  readonly value?: unknown;
  /** May be missing. */
  readonly options?: { readonly [key: string]: string };
  /** Comes without `messageformat=none`. */
  readonly label?: string | RawMessageShape;
  /** Comes without `messageformat=none`. */
  readonly help?: string | RawMessageShape;
  readonly optional: boolean;
  readonly sensitive: boolean;
}

/** Reason why something cannot be done */
export interface ReasonShape {
  readonly code: string;
  /** May be missing. */
  readonly text?: string;
  /** May be missing. */
  readonly html?: string;
  /** May be missing. */
  readonly key?: string;
  /** May be missing. */
  readonly params?: readonly unknown[];
  /** May be missing. */
  readonly message?: string;
  /** May be missing. */
  readonly type?: string;
  /** May be missing. */
  readonly data?: { readonly [key: string]: unknown };
}

/** An item of allcategories. (decided: D-219) */
export type AllcategoriesItem = {
  readonly category: string;
  /** Comes with `prop=size`. */
  readonly size?: number;
  /** Comes with `prop=size`. */
  readonly pages?: number;
  /** Comes with `prop=size`. */
  readonly files?: number;
  /** Comes with `prop=size`. */
  readonly subcats?: number;
  /** Comes with `prop=hidden`. */
  readonly hidden?: boolean;
};

/** Members of the results beside the list of allcategories. (decided: D-219) */
export type AllcategoriesOthers = {};

/** What a page has of a generator allcategories. (decided: D-219) */
export type AllcategoriesGenerated = {};

/** An item of alldeletedrevisions. (decided: D-219) */
export type AlldeletedrevisionsItem = {
  /** `0` where there is no such page now. */
  readonly pageid: number;
  readonly revisions: readonly (RevisionShape | readonly [])[];
  readonly ns: number;
  readonly title: string;
};

/** Members of the results beside the list of alldeletedrevisions. (decided: D-219) */
export type AlldeletedrevisionsOthers = {};

/** What a page has of a generator alldeletedrevisions. (decided: D-219) */
export type AlldeletedrevisionsGenerated = {};

/** An item of allfileusages. (decided: D-219) */
export type AllfileusagesItem = {
  /** Comes with `prop=ids`. */
  readonly fromid?: number;
  /** Comes with `prop=title`. */
  readonly ns?: number;
  /** Comes with `prop=title`. */
  readonly title?: string;
};

/** Members of the results beside the list of allfileusages. (decided: D-219) */
export type AllfileusagesOthers = {};

/** What a page has of a generator allfileusages. (decided: D-219) */
export type AllfileusagesGenerated = {};

/** An item of allimages. (decided: D-219) */
export type AllimagesItem = {
  readonly name: string;
  /** Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** Comes with `prop=user`. May be missing where `userhidden` is there. */
  readonly user?: string;
  /** Comes with `prop=userid`. May be missing where `userhidden` is there. */
  readonly userid?: number;
  /** Comes with `prop=user|userid`. May be missing. */
  readonly userhidden?: true;
  /** Comes with `prop=user|userid`. May be missing. */
  readonly temp?: true;
  /** Comes with `prop=user|userid`. May be missing. */
  readonly anon?: true;
  /** In bytes. Comes with `prop=dimensions|size`. */
  readonly size?: number;
  /** In pixels. Comes with `prop=dimensions|size`. */
  readonly width?: number;
  /** In pixels. Comes with `prop=dimensions|size`. */
  readonly height?: number;
  /** Comes with `prop=dimensions|size`. May be missing. */
  readonly pagecount?: number;
  /** In seconds. Comes with `prop=dimensions|size`. May be missing. */
  readonly duration?: number;
  /** Comes with `prop=comment`. May be missing where `commenthidden` is there. */
  readonly comment?: string;
  /** In HTML. Comes with `prop=parsedcomment`. May be missing where `commenthidden` is there. */
  readonly parsedcomment?: string;
  /** Comes with `prop=comment|parsedcomment`. May be missing. */
  readonly commenthidden?: true;
  /** May be missing. */
  readonly filehidden?: true;
  /** May be missing. */
  readonly suppressed?: true;
  /** Comes with `prop=canonicaltitle`. May be missing where `filehidden` is there. */
  readonly canonicaltitle?: string;
  /** Comes with `prop=url`. May be missing where `filehidden` is there. */
  readonly url?: string;
  /** Comes with `prop=url`. May be missing where `filehidden` is there. */
  readonly descriptionurl?: string;
  /** Comes with `prop=url`. May be missing. */
  readonly descriptionshorturl?: string;
  /** Comes with `prop=sha1`. May be missing where `filehidden` is there. */
  readonly sha1?: string;
  /** Comes with `prop=metadata`. May be missing where `filehidden` is there. May be `null`. */
  readonly metadata?: readonly MetadataEntryShape[] | null;
  /** Comes with `prop=commonmetadata`. May be missing where `filehidden` is there. */
  readonly commonmetadata?: readonly MetadataEntryShape[];
  /** Comes with `prop=extmetadata`. May be missing where `filehidden` is there. */
  readonly extmetadata?: { readonly [key: string]: ExtendedMetadataShape } | readonly [];
  /** Comes with `prop=mime`. May be missing where `filehidden` is there. */
  readonly mime?: string;
  /** Comes with `prop=mediatype`. May be missing where `filehidden` is there. */
  readonly mediatype?: string;
  /** Comes with `prop=bitdepth`. May be missing where `filehidden` is there. */
  readonly bitdepth?: number;
  readonly ns: number;
  readonly title: string;
};

/** Members of the results beside the list of allimages. (decided: D-219) */
export type AllimagesOthers = {};

/** What a page has of a generator allimages. (decided: D-219) */
export type AllimagesGenerated = {};

/** An item of alllinks. (decided: D-219) */
export type AlllinksItem = {
  /** Comes with `prop=ids`. */
  readonly fromid?: number;
  /** Comes with `prop=title`. */
  readonly ns?: number;
  /** Comes with `prop=title`. */
  readonly title?: string;
};

/** Members of the results beside the list of alllinks. (decided: D-219) */
export type AlllinksOthers = {};

/** What a page has of a generator alllinks. (decided: D-219) */
export type AlllinksGenerated = {};

/** An item of allpages. (decided: D-219) */
export type AllpagesItem = {
  readonly pageid: number;
  readonly ns: number;
  readonly title: string;
};

/** Members of the results beside the list of allpages. (decided: D-219) */
export type AllpagesOthers = {};

/** What a page has of a generator allpages. (decided: D-219) */
export type AllpagesGenerated = {};

/** An item of allredirects. (decided: D-219) */
export type AllredirectsItem = {
  /** Comes with `prop=ids`. */
  readonly fromid?: number;
  /** Comes with `prop=title`. */
  readonly ns?: number;
  /** Comes with `prop=title`. */
  readonly title?: string;
  /** Comes with `prop=fragment`. May be missing. */
  readonly fragment?: string;
  /** Comes with `prop=interwiki`. May be missing. */
  readonly interwiki?: string;
};

/** Members of the results beside the list of allredirects. (decided: D-219) */
export type AllredirectsOthers = {};

/** What a page has of a generator allredirects. (decided: D-219) */
export type AllredirectsGenerated = {};

/** An item of allrevisions. (decided: D-219) */
export type AllrevisionsItem = {
  readonly pageid: number;
  readonly revisions: readonly (RevisionShape | readonly [])[];
  readonly ns: number;
  readonly title: string;
};

/** Members of the results beside the list of allrevisions. (decided: D-219) */
export type AllrevisionsOthers = {};

/** What a page has of a generator allrevisions. (decided: D-219) */
export type AllrevisionsGenerated = {};

/** An item of alltransclusions. (decided: D-219) */
export type AlltransclusionsItem = {
  /** Comes with `prop=ids`. */
  readonly fromid?: number;
  /** Comes with `prop=title`. */
  readonly ns?: number;
  /** Comes with `prop=title`. */
  readonly title?: string;
};

/** Members of the results beside the list of alltransclusions. (decided: D-219) */
export type AlltransclusionsOthers = {};

/** What a page has of a generator alltransclusions. (decided: D-219) */
export type AlltransclusionsGenerated = {};

/** An item of allusers. (decided: D-219) */
export type AllusersItem = {
  readonly userid: number;
  readonly name: string;
  /** By provider; `0` where there is none. Comes with `prop=centralids`. */
  readonly centralids?: { readonly [key: string]: number };
  /** Comes with `prop=centralids`. */
  readonly attachedlocal?: { readonly [key: string]: boolean };
  /** Comes with `prop=centralids` together with `attachedwiki` with a value. */
  readonly attachedwiki?: { readonly [key: string]: boolean };
  /** Null where it is made of several. Comes with `prop=blockinfo`. May be missing. May be `null`. */
  readonly blockid?: number | null;
  /** Empty where it is nobody of this site. Comes with `prop=blockinfo`. May be missing. */
  readonly blockedby?: string;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockedbyid?: number;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockreason?: string;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockedtimestamp?: string;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockexpiry?: string | "infinite";
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockpartial?: boolean;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blocknocreate?: boolean;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockanononly?: boolean;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockemail?: boolean;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockowntalk?: boolean;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockedtimestampformatted?: string;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockexpiryformatted?: string;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockexpiryrelative?: string;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockhidden?: true;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly systemblocktype?: string;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockcomponents?: readonly BlockComponentShape[];
  /** May be missing. */
  readonly hidden?: true;
  /** Comes with `prop=editcount`. */
  readonly editcount?: number;
  /** Comes with `activeusers`. */
  readonly recentactions?: number;
  /** Comes with `prop=registration`. */
  readonly registration?: string | "";
  /** Comes with `prop=groups`. */
  readonly groups?: readonly string[];
  /** Comes with `prop=implicitgroups`. */
  readonly implicitgroups?: readonly string[];
  /** Comes with `prop=rights`. */
  readonly rights?: readonly string[];
};

/** Members of the results beside the list of allusers. (decided: D-219) */
export type AllusersOthers = {};

/** An item of backlinks. (decided: D-219) */
export type BacklinksItem = {
  readonly pageid: number;
  readonly ns: number;
  readonly title: string;
  /** May be missing. */
  readonly redirect?: true;
  /** Comes with `redirect`. May be missing. */
  readonly redirlinks?: readonly ({
    readonly pageid: number;
    readonly ns: number;
    readonly title: string;
    /** May be missing. */
    readonly redirect?: true;
  })[];
};

/** Members of the results beside the list of backlinks. (decided: D-219) */
export type BacklinksOthers = {};

/** What a page has of a generator backlinks. (decided: D-219) */
export type BacklinksGenerated = {};

/** An item of blocks. (decided: D-219) */
export type BlocksItem = {
  /** Comes with `prop=id`. */
  readonly id?: number;
  /** Comes with `prop=user`. May be missing. */
  readonly user?: string;
  /** Comes with `prop=userid`. May be missing. */
  readonly userid?: number;
  /** Comes with `prop=by`. */
  readonly by?: string;
  /** Comes with `prop=byid`. */
  readonly byid?: number;
  /** Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** Comes with `prop=expiry`. */
  readonly expiry?: string | "infinity";
  /** In the language of the caller. Comes with `prop=expiry`. May be missing. */
  readonly "duration-l10n"?: string;
  /** Comes with `prop=reason`. */
  readonly reason?: string;
  /** In HTML. Comes with `prop=parsedreason`. May be missing. */
  readonly parsedreason?: string;
  /** Comes with `prop=range`. May be missing. */
  readonly rangestart?: string;
  /** Comes with `prop=range`. May be missing. */
  readonly rangeend?: string;
  /** Comes with `prop=flags`. */
  readonly automatic?: boolean;
  /** Comes with `prop=flags`. */
  readonly anononly?: boolean;
  /** Comes with `prop=flags`. */
  readonly nocreate?: boolean;
  /** Comes with `prop=flags`. */
  readonly autoblock?: boolean;
  /** Comes with `prop=flags`. */
  readonly noemail?: boolean;
  /** Comes with `prop=flags`. */
  readonly hidden?: boolean;
  /** Comes with `prop=flags`. */
  readonly allowusertalk?: boolean;
  /** Comes with `prop=flags`. */
  readonly partial?: boolean;
  /** Comes with `prop=restrictions`. */
  readonly restrictions?: {
    /** May be missing. */
    readonly pages?: readonly ({
      readonly id: number;
      /** May be missing. */
      readonly ns?: number;
      /** May be missing. */
      readonly title?: string;
    })[];
    /** May be missing. */
    readonly namespaces?: readonly number[];
    /** May be missing. */
    readonly actions?: readonly string[];
  } | readonly [];
};

/** Members of the results beside the list of blocks. (decided: D-219) */
export type BlocksOthers = {};

/** An item of categorymembers. (decided: D-219) */
export type CategorymembersItem = {
  /** Comes with `prop=ids`. */
  readonly pageid?: number;
  /** Comes with `prop=title`. */
  readonly ns?: number;
  /** Comes with `prop=title`. */
  readonly title?: string;
  /** Comes with `prop=sortkey`. */
  readonly sortkey?: string;
  /** Comes with `prop=sortkeyprefix`. */
  readonly sortkeyprefix?: string;
  /** Comes with `prop=type`. */
  readonly type?: "file" | "page" | "subcat";
  /** Comes with `prop=timestamp`. */
  readonly timestamp?: string;
};

/** Members of the results beside the list of categorymembers. (decided: D-219) */
export type CategorymembersOthers = {};

/** What a page has of a generator categorymembers. (decided: D-219) */
export type CategorymembersGenerated = {};

/** Members of the results of codexicons. (decided: D-220) */
export type CodexiconsResults = {
  /** Contents of SVG elements by the name of the icon. */
  readonly codexicons: { readonly [key: string]: string | {
    readonly ltr: string;
    readonly rtl: string;
  } | {
    readonly ltr: string;
    readonly shouldFlip: boolean;
    /** May be missing. */
    readonly shouldFlipExceptions?: readonly string[];
  } | {
    readonly default: string;
    readonly langCodeMap: { readonly [key: string]: string };
  } } | readonly [];
};

/** An item of deletedrevs. (decided: D-219) */
export type DeletedrevsItem = {
  readonly revisions: readonly ({
    readonly timestamp: string;
    /** Comes with `prop=revid`. */
    readonly revid?: number;
    /** Comes with `prop=parentid`. May be missing. */
    readonly parentid?: number;
    /** Comes with `prop=user`. May be missing where `userhidden` is there. */
    readonly user?: string;
    /** Comes with `prop=userid`. May be missing where `userhidden` is there. */
    readonly userid?: number;
    /** Comes with `prop=user|userid`. May be missing. */
    readonly userhidden?: true;
    /** Comes with `prop=comment`. May be missing where `commenthidden` is there. */
    readonly comment?: string;
    /** In HTML. Comes with `prop=parsedcomment`. May be missing where `commenthidden` is there. */
    readonly parsedcomment?: string;
    /** Comes with `prop=comment|parsedcomment`. May be missing. */
    readonly commenthidden?: true;
    /** Comes with `prop=minor`. */
    readonly minor?: boolean;
    /** In bytes. Comes with `prop=len`. May be `null`. */
    readonly len?: number | string | null;
    /** Comes with `prop=sha1`. May be missing where `sha1hidden` is there. */
    readonly sha1?: string;
    /** Comes with `prop=sha1`. May be missing. */
    readonly sha1hidden?: true;
    /** Comes with `prop=content`. May be missing where `texthidden` is there. */
    readonly text?: string;
    /** Comes with `prop=content`. May be missing. */
    readonly texthidden?: true;
    /** Comes with `prop=tags`. */
    readonly tags?: readonly string[];
    /** May be missing. */
    readonly suppressed?: true;
  })[];
  readonly ns: number;
  readonly title: string;
  /** Comes with `prop=token`. May be missing. */
  readonly token?: string;
};

/** Members of the results beside the list of deletedrevs. (decided: D-219) */
export type DeletedrevsOthers = {};

/** An item of embeddedin. (decided: D-219) */
export type EmbeddedinItem = {
  readonly pageid: number;
  readonly ns: number;
  readonly title: string;
  /** May be missing. */
  readonly redirect?: true;
};

/** Members of the results beside the list of embeddedin. (decided: D-219) */
export type EmbeddedinOthers = {};

/** What a page has of a generator embeddedin. (decided: D-219) */
export type EmbeddedinGenerated = {};

/** An item of exturlusage. (decided: D-219) */
export type ExturlusageItem = {
  /** Comes with `prop=ids`. */
  readonly pageid?: number;
  /** Comes with `prop=title`. */
  readonly ns?: number;
  /** Comes with `prop=title`. */
  readonly title?: string;
  /** Comes with `prop=url`. */
  readonly url?: string;
};

/** Members of the results beside the list of exturlusage. (decided: D-219) */
export type ExturlusageOthers = {};

/** What a page has of a generator exturlusage. (decided: D-219) */
export type ExturlusageGenerated = {};

/** An item of filearchive. (decided: D-219) */
export type FilearchiveItem = {
  readonly id: number;
  readonly name: string;
  readonly ns: number;
  readonly title: string;
  /** Comes with `prop=description|parseddescription`. May be missing where `commenthidden` is there. */
  readonly description?: string;
  /** In HTML. Comes with `prop=parseddescription`. May be missing where `commenthidden` is there. */
  readonly parseddescription?: string;
  /** Comes with `prop=user`. May be missing where `userhidden` is there. */
  readonly userid?: number;
  /** Comes with `prop=user`. May be missing where `userhidden` is there. */
  readonly user?: string;
  /** May be missing. */
  readonly filemissing?: true;
  /** Comes with `prop=sha1`. May be missing where `filehidden` or `filemissing` is there. */
  readonly sha1?: string;
  /** Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** In bytes. Comes with `prop=dimensions|size`. May be missing where `filehidden` or `filemissing` is there. */
  readonly size?: number | string;
  /** Comes with `prop=dimensions|size`. May be missing. */
  readonly pagecount?: number;
  /** In pixels. Comes with `prop=dimensions|size`. May be missing where `filehidden` or `filemissing` is there. */
  readonly height?: number | string;
  /** In pixels. Comes with `prop=dimensions|size`. May be missing where `filehidden` or `filemissing` is there. */
  readonly width?: number | string;
  /** Comes with `prop=mediatype`. May be missing where `filehidden` or `filemissing` is there. May be `null`. */
  readonly mediatype?: string | null;
  /** Comes with `prop=metadata`. May be missing where `filehidden` or `filemissing` is there. May be `null`. */
  readonly metadata?: readonly MetadataEntryShape[] | null;
  /** Comes with `prop=bitdepth`. May be missing where `filehidden` or `filemissing` is there. */
  readonly bitdepth?: number | string;
  /** Comes with `prop=mime`. May be missing where `filehidden` or `filemissing` is there. */
  readonly mime?: string;
  /** Comes with `prop=archivename`. May be missing. */
  readonly archivename?: string;
  /** May be missing. */
  readonly filehidden?: true;
  /** May be missing. */
  readonly commenthidden?: true;
  /** May be missing. */
  readonly userhidden?: true;
  /** May be missing. */
  readonly suppressed?: true;
};

/** Members of the results beside the list of filearchive. (decided: D-219) */
export type FilearchiveOthers = {};

/** An item of imageusage. (decided: D-219) */
export type ImageusageItem = {
  readonly pageid: number;
  readonly ns: number;
  readonly title: string;
  /** May be missing. */
  readonly redirect?: true;
  /** Comes with `redirect`. May be missing. */
  readonly redirlinks?: readonly ({
    readonly pageid: number;
    readonly ns: number;
    readonly title: string;
    /** May be missing. */
    readonly redirect?: true;
  })[];
};

/** Members of the results beside the list of imageusage. (decided: D-219) */
export type ImageusageOthers = {};

/** What a page has of a generator imageusage. (decided: D-219) */
export type ImageusageGenerated = {};

/** An item of iwbacklinks. (decided: D-219) */
export type IwbacklinksItem = {
  readonly pageid: number;
  readonly ns: number;
  readonly title: string;
  /** May be missing. */
  readonly redirect?: true;
  /** Comes with `prop=iwprefix`. */
  readonly iwprefix?: string;
  /** Comes with `prop=iwtitle`. */
  readonly iwtitle?: string;
};

/** Members of the results beside the list of iwbacklinks. (decided: D-219) */
export type IwbacklinksOthers = {};

/** What a page has of a generator iwbacklinks. (decided: D-219) */
export type IwbacklinksGenerated = {};

/** An item of langbacklinks. (decided: D-219) */
export type LangbacklinksItem = {
  readonly pageid: number;
  readonly ns: number;
  readonly title: string;
  /** May be missing. */
  readonly redirect?: true;
  /** Comes with `prop=lllang`. */
  readonly lllang?: string;
  /** Comes with `prop=lltitle`. */
  readonly lltitle?: string;
};

/** Members of the results beside the list of langbacklinks. (decided: D-219) */
export type LangbacklinksOthers = {};

/** What a page has of a generator langbacklinks. (decided: D-219) */
export type LangbacklinksGenerated = {};

/** An item of logevents. (decided: D-219) */
export type LogeventsItem = {
  /** Comes with `prop=ids`. */
  readonly logid?: number;
  /** Comes with `prop=title`. May be missing where `actionhidden` is there. */
  readonly ns?: number;
  /** Comes with `prop=title`. May be missing where `actionhidden` is there. */
  readonly title?: string;
  /** Of the page that has the title now; `0` where there is none. Comes with `prop=ids`. May be missing where `actionhidden` is there. */
  readonly pageid?: number;
  /** Of the page at that time; `0` where there was none. Comes with `prop=ids`. May be missing where `actionhidden` is there. */
  readonly logpage?: number;
  /** Comes with `prop=ids`. May be missing. */
  readonly revid?: number;
  /** What the type of the entry tells of. Comes with `prop=details`. May be missing where `actionhidden` is there. */
  readonly params?: { readonly [key: string]: unknown };
  /** Comes with `prop=details|ids|title`. May be missing. */
  readonly actionhidden?: true;
  /** Comes with `prop=type`. */
  readonly type?: string;
  /** Comes with `prop=type`. */
  readonly action?: string;
  /** Comes with `prop=user`. May be missing where `userhidden` is there. */
  readonly user?: string;
  /** Comes with `prop=userid`. May be missing where `userhidden` is there. */
  readonly userid?: number;
  /** Comes with `prop=user|userid`. May be missing. */
  readonly userhidden?: true;
  /** Comes with `prop=user`. May be missing. */
  readonly temp?: true;
  /** Comes with `prop=user|userid`. May be missing. */
  readonly anon?: true;
  /** Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** Comes with `prop=comment`. May be missing where `commenthidden` is there. */
  readonly comment?: string;
  /** In HTML. Comes with `prop=parsedcomment`. May be missing where `commenthidden` is there. */
  readonly parsedcomment?: string;
  /** Comes with `prop=comment|parsedcomment`. May be missing. */
  readonly commenthidden?: true;
  /** Comes with `prop=tags`. */
  readonly tags?: readonly string[];
  /** May be missing. */
  readonly suppressed?: true;
};

/** Members of the results beside the list of logevents. (decided: D-219) */
export type LogeventsOthers = {};

/** An item of mystashedfiles. (decided: D-219) */
export type MystashedfilesItem = {
  readonly filekey: string;
  readonly status: string;
  /** In bytes. Comes with `prop=size`. */
  readonly size?: number;
  /** In pixels. Comes with `prop=size`. */
  readonly width?: number;
  /** In pixels. Comes with `prop=size`. */
  readonly height?: number;
  /** Comes with `prop=size`. */
  readonly bits?: number;
  /** Comes with `prop=type`. May be `null`. */
  readonly mimetype?: string | null;
  /** Comes with `prop=type`. May be `null`. */
  readonly mediatype?: string | null;
};

/** Members of the results beside the list of mystashedfiles. (decided: D-219) */
export type MystashedfilesOthers = {};

/** An item of pagepropnames. (decided: D-219) */
export type PagepropnamesItem = {
  readonly propname: string;
};

/** Members of the results beside the list of pagepropnames. (decided: D-219) */
export type PagepropnamesOthers = {};

/** An item of pageswithprop. (decided: D-219) */
export type PageswithpropItem = {
  /** Comes with `prop=ids`. */
  readonly pageid?: number;
  /** Comes with `prop=title`. */
  readonly ns?: number;
  /** Comes with `prop=title`. */
  readonly title?: string;
  /** Comes with `prop=value`. */
  readonly value?: string;
};

/** Members of the results beside the list of pageswithprop. (decided: D-219) */
export type PageswithpropOthers = {};

/** What a page has of a generator pageswithprop. (decided: D-219) */
export type PageswithpropGenerated = {};

/** An item of prefixsearch. (decided: D-219) */
export type PrefixsearchItem = {
  readonly ns: number;
  readonly title: string;
  /** May be missing. */
  readonly special?: true;
  /** May be missing where `special` is there. */
  readonly pageid?: number;
};

/** Members of the results beside the list of prefixsearch. (decided: D-219) */
export type PrefixsearchOthers = {};

/** What a page has of a generator prefixsearch. (decided: D-219) */
export type PrefixsearchGenerated = {
  /** The place of the page among the pages found, from 1. May be missing. */
  readonly index?: number;
};

/** An item of protectedtitles. (decided: D-219) */
export type ProtectedtitlesItem = {
  readonly ns: number;
  readonly title: string;
  /** Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** Comes with `prop=user`. May be missing. */
  readonly user?: string;
  /** Comes with `prop=user|userid`. */
  readonly userid?: number;
  /** Comes with `prop=comment`. */
  readonly comment?: string;
  /** In HTML. Comes with `prop=parsedcomment`. */
  readonly parsedcomment?: string;
  /** Comes with `prop=expiry`. */
  readonly expiry?: string | "infinity";
  /** Comes with `prop=level`. */
  readonly level?: string;
};

/** Members of the results beside the list of protectedtitles. (decided: D-219) */
export type ProtectedtitlesOthers = {};

/** What a page has of a generator protectedtitles. (decided: D-219) */
export type ProtectedtitlesGenerated = {};

/** Members of the results of querypage. (decided: D-219) */
export type QuerypageResults = {
  readonly querypage: {
    readonly name: string;
    /** May be missing. */
    readonly disabled?: true;
    /** May be missing. */
    readonly cached?: true;
    /** May be missing. */
    readonly cachedtimestamp?: string;
    /** May be missing. */
    readonly maxresults?: number;
    /** May be missing where `disabled` is there. */
    readonly results?: readonly ({
      /** May be missing. */
      readonly value?: string | number;
      /** May be missing. */
      readonly timestamp?: string;
      readonly ns: number;
      readonly title: string;
      /** What else the special page has found. May be missing. */
      readonly databaseResult?: { readonly [key: string]: unknown };
    })[];
  };
};

/** What a page has of a generator querypage. (decided: D-219) */
export type QuerypageGenerated = {};

/** An item of random. (decided: D-219) */
export type RandomItem = {
  readonly id: number;
  readonly ns: number;
  readonly title: string;
  /** Comes with `filterredir=all`, without `redirect`. */
  readonly redirect?: boolean;
};

/** Members of the results beside the list of random. (decided: D-219) */
export type RandomOthers = {};

/** What a page has of a generator random. (decided: D-219) */
export type RandomGenerated = {};

/** An item of recentchanges. (decided: D-219) */
export type RecentchangesItem = {
  readonly type: "categorize" | "edit" | "external" | "log" | "new";
  /** Comes with `prop=title`. May be missing where `actionhidden` is there. */
  readonly ns?: number;
  /** Comes with `prop=title`. May be missing where `actionhidden` is there. */
  readonly title?: string;
  /** Comes with `prop=ids`. May be missing where `actionhidden` is there. */
  readonly pageid?: number;
  /** Comes with `prop=ids`. May be missing where `actionhidden` is there. */
  readonly revid?: number;
  /** Comes with `prop=ids`. May be missing where `actionhidden` is there. */
  readonly old_revid?: number;
  /** Comes with `prop=ids`. */
  readonly rcid?: number;
  /** Comes with `prop=ids|loginfo|title`. May be missing. */
  readonly actionhidden?: true;
  /** Comes with `prop=user`. May be missing where `userhidden` is there. */
  readonly user?: string;
  /** Comes with `prop=userid`. May be missing where `userhidden` is there. */
  readonly userid?: number;
  /** Comes with `prop=user|userid`. May be missing. */
  readonly userhidden?: true;
  /** Comes with `prop=user|userid`. May be missing. */
  readonly temp?: true;
  /** Comes with `prop=user|userid`. May be missing. */
  readonly anon?: true;
  /** Comes with `prop=flags`. */
  readonly bot?: boolean;
  /** Comes with `prop=flags`. */
  readonly new?: boolean;
  /** Comes with `prop=flags`. */
  readonly minor?: boolean;
  /** In bytes. Comes with `prop=sizes`. */
  readonly oldlen?: number;
  /** In bytes. Comes with `prop=sizes`. */
  readonly newlen?: number;
  /** Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** Comes with `prop=comment`. May be missing where `commenthidden` is there. */
  readonly comment?: string;
  /** In HTML. Comes with `prop=parsedcomment`. May be missing where `commenthidden` is there. */
  readonly parsedcomment?: string;
  /** Comes with `prop=comment|parsedcomment`. May be missing. */
  readonly commenthidden?: true;
  /** Comes with `prop=redirect`. */
  readonly redirect?: boolean;
  /** Comes with `prop=patrolled`. */
  readonly patrolled?: boolean;
  /** Comes with `prop=patrolled`. */
  readonly unpatrolled?: boolean;
  /** Comes with `prop=patrolled`. */
  readonly autopatrolled?: boolean;
  /** Comes with `prop=loginfo`. May be missing. */
  readonly logid?: number;
  /** Comes with `prop=loginfo`. May be missing. May be `null`. */
  readonly logtype?: string | null;
  /** Comes with `prop=loginfo`. May be missing. May be `null`. */
  readonly logaction?: string | null;
  /** Comes with `prop=loginfo`. May be missing. */
  readonly logparams?: { readonly [key: string]: unknown };
  /** Comes with `prop=tags`. */
  readonly tags?: readonly string[];
  /** Comes with `prop=sha1`. May be missing. */
  readonly sha1?: string;
  /** Comes with `prop=sha1`. May be missing. */
  readonly sha1hidden?: true;
  /** May be missing. */
  readonly suppressed?: true;
};

/** Members of the results beside the list of recentchanges. (decided: D-219) */
export type RecentchangesOthers = {};

/** What a page has of a generator recentchanges. (decided: D-219) */
export type RecentchangesGenerated = {};

/** An item of search. (decided: D-219) */
export type SearchItem = {
  readonly ns: number;
  readonly title: string;
  readonly pageid: number;
  /** In bytes. Comes with `prop=size`. */
  readonly size?: number;
  /** Comes with `prop=wordcount`. */
  readonly wordcount?: number;
  /** In HTML. Comes with `prop=snippet`. */
  readonly snippet?: string;
  /** Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** In HTML. Comes with `prop=titlesnippet`. */
  readonly titlesnippet?: string;
  /** In HTML. Comes with `prop=categorysnippet`. */
  readonly categorysnippet?: string;
  /** Comes with `prop=redirecttitle`. May be missing. */
  readonly redirecttitle?: string;
  /** In HTML. Comes with `prop=redirectsnippet`. May be missing. */
  readonly redirectsnippet?: string;
  /** Comes with `prop=sectiontitle`. May be missing. */
  readonly sectiontitle?: string;
  /** In HTML. Comes with `prop=sectionsnippet`. May be missing. */
  readonly sectionsnippet?: string;
  /** Comes with `prop=isfilematch`. */
  readonly isfilematch?: boolean;
  /** Comes with `prop=extensiondata`. May be missing. */
  readonly extensiondata?: { readonly [key: string]: unknown };
};

/** Members of the results beside the list of search. (decided: D-219) */
export type SearchOthers = {
  /** Comes with `info=rewrittenquery|suggestion|totalhits`. May be missing. */
  readonly searchinfo?: {
    /** Comes with `info=totalhits`. May be missing. */
    readonly totalhits?: number;
    /** Comes with `info=suggestion`. May be missing. */
    readonly suggestion?: string;
    /** In HTML. Comes with `info=suggestion`. May be missing. */
    readonly suggestionsnippet?: string;
    /** Comes with `info=rewrittenquery`. May be missing. */
    readonly rewrittenquery?: string;
    /** In HTML. Comes with `info=rewrittenquery`. May be missing. */
    readonly rewrittenquerysnippet?: string;
  };
  /** Comes with `interwiki`. May be missing. */
  readonly interwikisearchinfo?: {
    readonly totalhits: number;
  };
  /** By prefix. Comes with `interwiki`. May be missing. */
  readonly interwikisearch?: { readonly [key: string]: readonly FoundElsewhereShape[] };
  /** Comes with `enablerewrites`. May be missing. */
  readonly additionalsearchinfo?: {
    readonly totalhits: number;
  };
  /** By prefix. Comes with `enablerewrites`. May be missing. */
  readonly additionalsearch?: { readonly [key: string]: readonly FoundElsewhereShape[] };
};

/** What a page has of a generator search. (decided: D-219) */
export type SearchGenerated = {
  /** The place of the page among the pages found, from 1. May be missing. */
  readonly index?: number;
  /** In bytes. Comes with `prop=size`. May be missing. */
  readonly size?: number;
  /** Comes with `prop=wordcount`. May be missing. */
  readonly wordcount?: number;
  /** In HTML. Comes with `prop=snippet`. May be missing. */
  readonly snippet?: string;
  /** Comes with `prop=timestamp`. May be missing. */
  readonly timestamp?: string;
  /** In HTML. Comes with `prop=titlesnippet`. May be missing. */
  readonly titlesnippet?: string;
  /** In HTML. Comes with `prop=categorysnippet`. May be missing. */
  readonly categorysnippet?: string;
  /** Comes with `prop=redirecttitle`. May be missing. */
  readonly redirecttitle?: string;
  /** In HTML. Comes with `prop=redirectsnippet`. May be missing. */
  readonly redirectsnippet?: string;
  /** Comes with `prop=sectiontitle`. May be missing. */
  readonly sectiontitle?: string;
  /** In HTML. Comes with `prop=sectionsnippet`. May be missing. */
  readonly sectionsnippet?: string;
  /** Comes with `prop=isfilematch`. May be missing. */
  readonly isfilematch?: boolean;
  /** Comes with `prop=extensiondata`. May be missing. */
  readonly extensiondata?: { readonly [key: string]: unknown };
};

/** An item of tags. (decided: D-219) */
export type TagsItem = {
  readonly name: string;
  /** In HTML; `false` where the tag is not shown. Comes with `prop=displayname`. */
  readonly displayname?: string | false;
  /** Comes with `prop=description`. */
  readonly description?: string;
  /** Comes with `prop=hitcount`. */
  readonly hitcount?: number;
  /** Comes with `prop=defined`. */
  readonly defined?: boolean;
  /** Comes with `prop=source`. */
  readonly source?: readonly ("extension" | "manual" | "software")[];
  /** Comes with `prop=active`. */
  readonly active?: boolean;
};

/** Members of the results beside the list of tags. (decided: D-219) */
export type TagsOthers = {};

/** An item of trackingcategories. (decided: D-219) */
export type TrackingcategoriesItem = {
  readonly category: string;
  /** Comes with `prop=size`. */
  readonly size?: number;
  /** Comes with `prop=size`. May be missing. */
  readonly pages?: number;
  /** Comes with `prop=size`. */
  readonly files?: number;
  /** Comes with `prop=size`. */
  readonly subcats?: number;
  /** Comes with `prop=hidden`. */
  readonly hidden?: boolean;
  /** The name of the message that holds the title. */
  readonly trackingcatname: string;
};

/** Members of the results beside the list of trackingcategories. (decided: D-219) */
export type TrackingcategoriesOthers = {};

/** What a page has of a generator trackingcategories. (decided: D-219) */
export type TrackingcategoriesGenerated = {};

/** An item of usercontribs. (decided: D-219) */
export type UsercontribsItem = {
  readonly userid: number;
  readonly user: string;
  /** May be missing. */
  readonly userhidden?: true;
  /** May be missing. */
  readonly texthidden?: true;
  /** Comes with `prop=ids`. */
  readonly pageid?: number;
  /** Comes with `prop=ids`. */
  readonly revid?: number;
  /** Comes with `prop=ids`. May be missing. */
  readonly parentid?: number;
  /** Comes with `prop=title`. */
  readonly ns?: number;
  /** Comes with `prop=title`. */
  readonly title?: string;
  /** Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** Comes with `prop=flags`. */
  readonly new?: boolean;
  /** Comes with `prop=flags`. */
  readonly minor?: boolean;
  /** Comes with `prop=flags`. */
  readonly top?: boolean;
  /** Comes with `prop=comment`. May be missing where `commenthidden` is there. */
  readonly comment?: string;
  /** In HTML. Comes with `prop=parsedcomment`. May be missing where `commenthidden` is there. */
  readonly parsedcomment?: string;
  /** Comes with `prop=comment|parsedcomment`. May be missing. */
  readonly commenthidden?: true;
  /** Comes with `prop=patrolled`. */
  readonly patrolled?: boolean;
  /** Comes with `prop=patrolled`. */
  readonly autopatrolled?: boolean;
  /** In bytes. Comes with `prop=size`. May be missing. */
  readonly size?: number;
  /** In bytes. Comes with `prop=sizediff`. May be missing. */
  readonly sizediff?: number;
  /** Comes with `prop=tags`. */
  readonly tags?: readonly string[];
  /** May be missing. */
  readonly suppressed?: true;
};

/** Members of the results beside the list of usercontribs. (decided: D-219) */
export type UsercontribsOthers = {};

/** An item of users. (decided: D-219) */
export type UsersItem = {
  readonly userid: number;
  readonly name: string;
  /** May be missing. */
  readonly systemuser?: true;
  /** Comes with `prop=editcount`. */
  readonly editcount?: number;
  /** Comes with `prop=registration`. May be `null`. */
  readonly registration?: string | null;
  /** Comes with `prop=groups`. */
  readonly groups?: readonly string[];
  /** Comes with `prop=groupmemberships`. */
  readonly groupmemberships?: readonly GroupMembershipShape[];
  /** Comes with `prop=implicitgroups`. */
  readonly implicitgroups?: readonly string[];
  /** Comes with `prop=rights`. */
  readonly rights?: readonly string[];
  /** May be missing. */
  readonly hidden?: true;
  /** Null where it is made of several. Comes with `prop=blockinfo`. May be missing. May be `null`. */
  readonly blockid?: number | null;
  /** Empty where it is nobody of this site. Comes with `prop=blockinfo`. May be missing. */
  readonly blockedby?: string;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockedbyid?: number;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockreason?: string;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockedtimestamp?: string;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockexpiry?: string | "infinite";
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockpartial?: boolean;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blocknocreate?: boolean;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockanononly?: boolean;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockemail?: boolean;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockowntalk?: boolean;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockedtimestampformatted?: string;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockexpiryformatted?: string;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockexpiryrelative?: string;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockhidden?: true;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly systemblocktype?: string;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockcomponents?: readonly BlockComponentShape[];
  /** Comes with `prop=emailable`. */
  readonly emailable?: boolean;
  /** Comes with `prop=gender`. */
  readonly gender?: "female" | "male" | "unknown";
  /** By provider; `0` where there is none. Comes with `prop=centralids`. */
  readonly centralids?: { readonly [key: string]: number };
  /** Comes with `prop=centralids`. */
  readonly attachedlocal?: { readonly [key: string]: boolean };
  /** Comes with `prop=centralids` together with `attachedwiki` with a value. */
  readonly attachedwiki?: { readonly [key: string]: boolean };
} | {
  readonly name: string;
  readonly invalid: true;
} | {
  readonly name: string;
  readonly missing: true;
  /** Comes with `prop=cancreate`. */
  readonly cancreate?: boolean;
  /** Comes with `prop=cancreate`. May be missing. */
  readonly cancreateerror?: readonly ReasonShape[];
} | {
  readonly userid: number;
  readonly missing: true;
};

/** Members of the results beside the list of users. (decided: D-219) */
export type UsersOthers = {};

/** An item of watchlist. (decided: D-219) */
export type WatchlistItem = {
  readonly type: "categorize" | "edit" | "external" | "log" | "new";
  /** Comes with `prop=title`. May be missing where `actionhidden` is there. */
  readonly ns?: number;
  /** Comes with `prop=title`. May be missing where `actionhidden` is there. */
  readonly title?: string;
  /** Comes with `prop=ids`. May be missing where `actionhidden` is there. */
  readonly pageid?: number;
  /** Comes with `prop=ids`. May be missing where `actionhidden` is there. */
  readonly revid?: number;
  /** Comes with `prop=ids`. May be missing where `actionhidden` is there. */
  readonly old_revid?: number;
  /** Comes with `prop=ids|loginfo|title`. May be missing. */
  readonly actionhidden?: true;
  /** The name, or the id where only that is asked for. Comes with `prop=user|userid`. May be missing where `userhidden` is there. */
  readonly user?: string | number;
  /** Comes with `prop=userid`. May be missing where `userhidden` is there. */
  readonly userid?: number;
  /** Comes with `prop=user|userid`. May be missing. */
  readonly userhidden?: true;
  /** Comes with `prop=user`. May be missing where `userhidden` is there. */
  readonly temp?: boolean;
  /** Comes with `prop=user|userid`. May be missing where `userhidden` is there. */
  readonly anon?: boolean;
  /** Comes with `prop=flags`. */
  readonly bot?: boolean;
  /** Comes with `prop=flags`. */
  readonly new?: boolean;
  /** Comes with `prop=flags`. */
  readonly minor?: boolean;
  /** In bytes. Comes with `prop=sizes`. */
  readonly oldlen?: number;
  /** In bytes. Comes with `prop=sizes`. */
  readonly newlen?: number;
  /** Comes with `prop=timestamp`. */
  readonly timestamp?: string;
  /** Comes with `prop=notificationtimestamp`. */
  readonly notificationtimestamp?: string | "";
  /** Comes with `prop=comment`. May be missing where `commenthidden` is there. */
  readonly comment?: string;
  /** In HTML. Comes with `prop=parsedcomment`. May be missing where `commenthidden` is there. */
  readonly parsedcomment?: string;
  /** Comes with `prop=comment|parsedcomment`. May be missing. */
  readonly commenthidden?: true;
  /** Comes with `prop=patrol`. */
  readonly patrolled?: boolean;
  /** Comes with `prop=patrol`. */
  readonly unpatrolled?: boolean;
  /** Comes with `prop=patrol`. */
  readonly autopatrolled?: boolean;
  /** Comes with `prop=loginfo`. May be missing. */
  readonly logid?: number;
  /** Comes with `prop=loginfo`. May be missing. May be `null`. */
  readonly logtype?: string | null;
  /** Comes with `prop=loginfo`. May be missing. May be `null`. */
  readonly logaction?: string | null;
  /** Comes with `prop=loginfo`. May be missing. */
  readonly logparams?: { readonly [key: string]: unknown };
  /** Comes with `prop=loginfo`. May be missing. */
  readonly logdisplay?: string;
  /** Comes with `prop=tags`. */
  readonly tags?: readonly string[];
  /** Comes with `prop=expiry`. */
  readonly expiry?: string | false;
  /** May be missing. */
  readonly suppressed?: true;
};

/** Members of the results beside the list of watchlist. (decided: D-219) */
export type WatchlistOthers = {};

/** What a page has of a generator watchlist. (decided: D-219) */
export type WatchlistGenerated = {};

/** Members of the body beside the results of watchlistraw. (decided: D-220) */
export type WatchlistrawBody = {
  readonly watchlistraw: readonly ({
    readonly ns: number;
    readonly title: string;
    /** Comes with `prop=changed`. May be missing. */
    readonly changed?: string;
  })[];
};

/** What a page has of a generator watchlistraw. (decided: D-220) */
export type WatchlistrawGenerated = {};

/** What a page has of categories. (decided: D-220) */
export type CategoriesPage = {
  /** Of pages that are existing only. May be missing. */
  readonly categories?: readonly ({
    readonly ns: number;
    readonly title: string;
    /** Comes with `prop=sortkey`. */
    readonly sortkey?: string;
    /** Comes with `prop=sortkey`. */
    readonly sortkeyprefix?: string;
    /** Comes with `prop=timestamp`. */
    readonly timestamp?: string;
    /** Comes with `prop=hidden`. */
    readonly hidden?: boolean;
  })[];
};

/** Members of the results beside the pages of categories. (decided: D-220) */
export type CategoriesOthers = {};

/** What a page has of a generator categories. (decided: D-220) */
export type CategoriesGenerated = {};

/** What a page has of categoryinfo. (decided: D-219) */
export type CategoryinfoPage = {
  /** Of pages that are existing or missing only. May be missing. */
  readonly categoryinfo?: {
    readonly size: number;
    readonly pages: number;
    readonly files: number;
    readonly subcats: number;
    readonly hidden: boolean;
  };
};

/** Members of the results beside the pages of categoryinfo. (decided: D-219) */
export type CategoryinfoOthers = {};

/** What a page has of contributors. (decided: D-219) */
export type ContributorsPage = {
  /** Of pages that are existing only. May be missing. */
  readonly anoncontributors?: number;
  /** Of pages that are existing only. May be missing. */
  readonly contributors?: readonly ({
    readonly userid: number;
    readonly name: string;
  })[];
};

/** Members of the results beside the pages of contributors. (decided: D-219) */
export type ContributorsOthers = {};

/** What a page has of deletedrevisions. (decided: D-219) */
export type DeletedrevisionsPage = {
  /** Of pages that are existing or missing only. May be missing. */
  readonly deletedrevisions?: readonly (RevisionShape | readonly [])[];
};

/** Members of the results beside the pages of deletedrevisions. (decided: D-219) */
export type DeletedrevisionsOthers = {};

/** What a page has of a generator deletedrevisions. (decided: D-219) */
export type DeletedrevisionsGenerated = {};

/** What a page has of duplicatefiles. (decided: D-219) */
export type DuplicatefilesPage = {
  /** Of pages that are existing or missing only. May be missing. */
  readonly duplicatefiles?: readonly ({
    readonly name: string;
    readonly timestamp: string;
    readonly shared: boolean;
    /** May be missing. */
    readonly user?: string;
  })[];
};

/** Members of the results beside the pages of duplicatefiles. (decided: D-219) */
export type DuplicatefilesOthers = {};

/** What a page has of a generator duplicatefiles. (decided: D-219) */
export type DuplicatefilesGenerated = {};

/** What a page has of extlinks. (decided: D-219) */
export type ExtlinksPage = {
  /** Of pages that are existing only. May be missing. */
  readonly extlinks?: readonly ({
    readonly url: string;
  })[];
};

/** Members of the results beside the pages of extlinks. (decided: D-219) */
export type ExtlinksOthers = {};

/** What a page has of fileusage. (decided: D-219) */
export type FileusagePage = {
  /** Of pages that are existing or missing only. May be missing. */
  readonly fileusage?: readonly (LinkingPageShape | readonly [])[];
};

/** Members of the results beside the pages of fileusage. (decided: D-219) */
export type FileusageOthers = {};

/** What a page has of a generator fileusage. (decided: D-219) */
export type FileusageGenerated = {};

/** What a page has of imageinfo. (decided: D-219) */
export type ImageinfoPage = {
  /** Empty where there is no such file. Of pages that are existing or missing only. May be missing. */
  readonly imagerepository?: string;
  /** Comes with `prop=badfile`. Of pages that are existing or missing only. May be missing. */
  readonly badfile?: boolean;
  /** Of pages that are existing or missing only. May be missing. */
  readonly imageinfo?: readonly ({
    /** Comes with `prop=timestamp`. May be missing where `filemissing` is there. */
    readonly timestamp?: string;
    /** Comes with `prop=user`. May be missing where `userhidden` or `filemissing` is there. */
    readonly user?: string;
    /** Comes with `prop=userid`. May be missing where `userhidden` or `filemissing` is there. */
    readonly userid?: number;
    /** Comes with `prop=user|userid`. May be missing. */
    readonly userhidden?: true;
    /** Comes with `prop=user|userid`. May be missing. */
    readonly temp?: true;
    /** Comes with `prop=user|userid`. May be missing. */
    readonly anon?: true;
    /** In bytes. Comes with `prop=dimensions|size`. May be missing where `filemissing` is there. */
    readonly size?: number;
    /** In pixels. Comes with `prop=dimensions|size`. May be missing where `filemissing` is there. */
    readonly width?: number;
    /** In pixels. Comes with `prop=dimensions|size`. May be missing where `filemissing` is there. */
    readonly height?: number;
    /** Comes with `prop=dimensions|size`. May be missing. */
    readonly pagecount?: number;
    /** In seconds. Comes with `prop=dimensions|size`. May be missing. */
    readonly duration?: number;
    /** Comes with `prop=comment`. May be missing where `commenthidden` or `filemissing` is there. */
    readonly comment?: string;
    /** In HTML. Comes with `prop=parsedcomment`. May be missing where `commenthidden` or `filemissing` is there. */
    readonly parsedcomment?: string;
    /** Comes with `prop=comment|parsedcomment`. May be missing. */
    readonly commenthidden?: true;
    /** The warnings of an upload. Comes with `prop=uploadwarning`. */
    readonly html?: string;
    /** May be missing. */
    readonly filehidden?: true;
    /** May be missing. */
    readonly suppressed?: true;
    /** Comes with `prop=canonicaltitle`. May be missing where `filehidden` is there. */
    readonly canonicaltitle?: string;
    /** Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumburl?: string;
    /** Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumbwidth?: number;
    /** Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumbheight?: number;
    /** Comes with `prop=url` together with `prop=thumbmime` together with `urlwidth`, `prop=url` together with `prop=thumbmime` together with `urlheight` or `prop=url` together with `prop=thumbmime` together with `urlparam` with a value. May be missing. */
    readonly thumbmime?: string;
    /** By how many times as many pixels it has. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly responsiveUrls?: { readonly [key: string]: string };
    /** Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumberror?: string;
    /** Comes with `prop=url`. May be missing where `filehidden` or `filemissing` is there. */
    readonly url?: string;
    /** Comes with `prop=url`. May be missing where `filehidden` is there. */
    readonly descriptionurl?: string;
    /** Comes with `prop=url`. May be missing. */
    readonly descriptionshorturl?: string;
    /** May be missing. */
    readonly filemissing?: true;
    /** Comes with `prop=sha1`. May be missing where `filehidden` or `filemissing` is there. */
    readonly sha1?: string;
    /** Comes with `prop=metadata`. May be missing where `filehidden` or `filemissing` is there. May be `null`. */
    readonly metadata?: readonly MetadataEntryShape[] | null;
    /** Comes with `prop=commonmetadata`. May be missing where `filehidden` or `filemissing` is there. */
    readonly commonmetadata?: readonly MetadataEntryShape[];
    /** Comes with `prop=extmetadata`. May be missing where `filehidden` or `filemissing` is there. */
    readonly extmetadata?: { readonly [key: string]: ExtendedMetadataShape } | readonly [];
    /** Comes with `prop=mime`, `prop=url` together with `prop=thumbmime` together with `urlwidth`, `prop=url` together with `prop=thumbmime` together with `urlheight` or `prop=url` together with `prop=thumbmime` together with `urlparam` with a value. May be missing. */
    readonly mime?: string;
    /** Comes with `prop=mediatype`. May be missing where `filehidden` or `filemissing` is there. */
    readonly mediatype?: string;
    /** Comes with `prop=archivename`. May be missing. */
    readonly archivename?: string;
    /** Comes with `prop=bitdepth`. May be missing where `filehidden` or `filemissing` is there. */
    readonly bitdepth?: number;
  })[];
};

/** Members of the results beside the pages of imageinfo. (decided: D-219) */
export type ImageinfoOthers = {};

/** What a page has of images. (decided: D-219) */
export type ImagesPage = {
  /** Of pages that are existing only. May be missing. */
  readonly images?: readonly TitledShape[];
};

/** Members of the results beside the pages of images. (decided: D-219) */
export type ImagesOthers = {};

/** What a page has of a generator images. (decided: D-219) */
export type ImagesGenerated = {};

/** What a page has of info. (decided: D-219) */
export type InfoPage = {
  /** Of pages that are existing or missing only. */
  readonly contentmodel: string;
  /** Of pages that are existing or missing only. */
  readonly pagelanguage: string;
  /** Of pages that are existing or missing only. */
  readonly pagelanguagehtmlcode: string;
  /** Of pages that are existing or missing only. */
  readonly pagelanguagedir: "ltr" | "rtl";
  /** Of pages that are existing only. */
  readonly touched: string;
  /** Of pages that are existing only. */
  readonly lastrevid: number;
  /** In bytes. Of pages that are existing only. */
  readonly length: number;
  /** Of pages that are existing only. May be missing. */
  readonly redirect?: true;
  /** It has one revision. Of pages that are existing only. May be missing. */
  readonly new?: true;
  /** Comes with `prop=protection`. Of pages that are existing or missing only. */
  readonly protection?: readonly ({
    readonly type: string;
    readonly level: string;
    readonly expiry: string | "infinity";
    /** May be missing. */
    readonly cascade?: true;
    /** The page whose cascading protection this is. May be missing. */
    readonly source?: string;
  })[];
  /** Comes with `prop=protection`. Of pages that are existing or missing only. */
  readonly restrictiontypes?: readonly string[];
  /** Comes with `prop=watched`. Of pages that are existing or missing only. */
  readonly watched?: boolean;
  /** Comes with `prop=watched`. Of pages that are existing or missing only. May be missing. */
  readonly watchlistexpiry?: string;
  /** Comes with `prop=watchers`. Of pages that are existing or missing only. May be missing. */
  readonly watchers?: number;
  /** Comes with `prop=visitingwatchers`. Of pages that are existing or missing only. May be missing. */
  readonly visitingwatchers?: number;
  /** Comes with `prop=notificationtimestamp`. Of pages that are existing or missing only. */
  readonly notificationtimestamp?: string | "";
  /** Comes with `prop=talkid`. Of pages that are existing or missing only. May be missing. */
  readonly talkid?: number;
  /** Comes with `prop=subjectid`. Of pages that are existing or missing only. May be missing. */
  readonly subjectid?: number;
  /** Comes with `prop=associatedpage`. Of pages that are existing or missing only. */
  readonly associatedpage?: string;
  /** Comes with `prop=url`. Of pages that are existing or missing only. */
  readonly fullurl?: string;
  /** Comes with `prop=url`. Of pages that are existing or missing only. */
  readonly editurl?: string;
  /** Comes with `prop=url`. Of pages that are existing or missing only. */
  readonly canonicalurl?: string;
  /** Comes with `prop=readable`. Of pages that are existing or missing only. */
  readonly readable?: boolean;
  /** Comes with `prop=preload`. Of pages that are existing or missing only. */
  readonly preload?: string;
  /** Comes with `prop=preloadcontent`. Of pages that are existing or missing only. May be missing. */
  readonly preloadcontent?: {
    readonly contentmodel: string;
    readonly contentformat: string;
    readonly content: string;
  };
  /** Comes with `prop=preloadcontent`. Of pages that are existing or missing only. May be missing. */
  readonly preloadisdefault?: boolean;
  /** HTML by the name of the message. Comes with `prop=editintro`. Of pages that are existing or missing only. */
  readonly editintro?: { readonly [key: string]: string };
  /** In HTML. Comes with `prop=displaytitle`. Of pages that are existing or missing only. */
  readonly displaytitle?: string;
  /** By language. Comes with `prop=varianttitles`. Of pages that are existing only. */
  readonly varianttitles?: { readonly [key: string]: string };
  /** Comes with `prop=linkclasses`. Of pages that are existing only. */
  readonly linkclasses?: readonly string[];
  /** Whether the caller may do it, or why not, by action. Comes with `testactions` with a value. Of pages that are existing or missing only. */
  readonly actions?: { readonly [key: string]: boolean } | { readonly [key: string]: readonly ReasonShape[] };
  /** Comes with `testactions` with a value together with `testactionsautocreate`. Of pages that are existing or missing only. */
  readonly wouldautocreate?: { readonly [key: string]: boolean };
};

/** Members of the results beside the pages of info. (decided: D-219) */
export type InfoOthers = {};

/** What a page has of iwlinks. (decided: D-219) */
export type IwlinksPage = {
  /** Of pages that are existing only. May be missing. */
  readonly iwlinks?: readonly ({
    readonly prefix: string;
    /** Comes with `prop=url` or `url`. */
    readonly url?: string;
    readonly title: string;
  })[];
};

/** Members of the results beside the pages of iwlinks. (decided: D-219) */
export type IwlinksOthers = {};

/** What a page has of langlinks. (decided: D-219) */
export type LanglinksPage = {
  /** Of pages that are existing only. May be missing. */
  readonly langlinks?: readonly ({
    readonly lang: string;
    /** Comes with `prop=url` or `url`. */
    readonly url?: string;
    /** Comes with `prop=langname`. */
    readonly langname?: string;
    /** Comes with `prop=autonym`. */
    readonly autonym?: string;
    readonly title: string;
  })[];
};

/** Members of the results beside the pages of langlinks. (decided: D-219) */
export type LanglinksOthers = {};

/** What a page has of links. (decided: D-219) */
export type LinksPage = {
  /** Of pages that are existing only. May be missing. */
  readonly links?: readonly TitledShape[];
};

/** Members of the results beside the pages of links. (decided: D-219) */
export type LinksOthers = {};

/** What a page has of a generator links. (decided: D-219) */
export type LinksGenerated = {};

/** What a page has of linkshere. (decided: D-219) */
export type LinksherePage = {
  /** Of pages that are existing or special or missing only. May be missing. */
  readonly linkshere?: readonly (LinkingPageShape | readonly [])[];
};

/** Members of the results beside the pages of linkshere. (decided: D-219) */
export type LinkshereOthers = {};

/** What a page has of a generator linkshere. (decided: D-219) */
export type LinkshereGenerated = {};

/** What a page has of pageprops. (decided: D-219) */
export type PagepropsPage = {
  /** Of pages that are existing only. May be missing. */
  readonly pageprops?: { readonly [key: string]: string };
};

/** Members of the results beside the pages of pageprops. (decided: D-219) */
export type PagepropsOthers = {};

/** What a page has of redirects. (decided: D-219) */
export type RedirectsPage = {
  /** Of pages that are existing or special or missing only. May be missing. */
  readonly redirects?: readonly ({
    /** Comes with `prop=pageid`. */
    readonly pageid?: number;
    /** Comes with `prop=title`. */
    readonly ns?: number;
    /** Comes with `prop=title`. */
    readonly title?: string;
    /** Comes with `prop=fragment`. May be missing. */
    readonly fragment?: string;
  } | readonly [])[];
};

/** Members of the results beside the pages of redirects. (decided: D-219) */
export type RedirectsOthers = {};

/** What a page has of a generator redirects. (decided: D-219) */
export type RedirectsGenerated = {};

/** What a page has of revisions. (decided: D-219) */
export type RevisionsPage = {
  /** Of pages that are existing only. May be missing. */
  readonly revisions?: readonly (RevisionShape | readonly [])[];
};

/** Members of the results beside the pages of revisions. (decided: D-219) */
export type RevisionsOthers = {};

/** What a page has of a generator revisions. (decided: D-219) */
export type RevisionsGenerated = {};

/** Members of the results of stashimageinfo. (decided: D-219) */
export type StashimageinfoResults = {
  /** Comes with `filekey` with a value or `sessionkey` with a value. */
  readonly stashimageinfo?: readonly ({
    /** Comes with `prop=timestamp`. */
    readonly timestamp?: string;
    /** In bytes. Comes with `prop=dimensions|size`. */
    readonly size?: number;
    /** In pixels. Comes with `prop=dimensions|size`. */
    readonly width?: number;
    /** In pixels. Comes with `prop=dimensions|size`. */
    readonly height?: number;
    /** Comes with `prop=dimensions|size`. May be missing. */
    readonly pagecount?: number;
    /** In seconds. Comes with `prop=dimensions|size`. May be missing. */
    readonly duration?: number;
    /** Comes with `prop=canonicaltitle`. */
    readonly canonicaltitle?: string;
    /** Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumburl?: string;
    /** Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumbwidth?: number;
    /** Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumbheight?: number;
    /** Comes with `prop=url` together with `prop=thumbmime` together with `urlwidth`, `prop=url` together with `prop=thumbmime` together with `urlheight` or `prop=url` together with `prop=thumbmime` together with `urlparam` with a value. May be missing. */
    readonly thumbmime?: string;
    /** By how many times as many pixels it has. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly responsiveUrls?: { readonly [key: string]: string };
    /** Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumberror?: string;
    /** Comes with `prop=url`. */
    readonly url?: string;
    /** Comes with `prop=url`. */
    readonly descriptionurl?: string;
    /** Comes with `prop=url`. May be missing. */
    readonly descriptionshorturl?: string;
    /** Comes with `prop=sha1`. */
    readonly sha1?: string;
    /** Comes with `prop=metadata`. May be `null`. */
    readonly metadata?: readonly MetadataEntryShape[] | null;
    /** Comes with `prop=commonmetadata`. */
    readonly commonmetadata?: readonly MetadataEntryShape[];
    /** Comes with `prop=extmetadata`. */
    readonly extmetadata?: { readonly [key: string]: ExtendedMetadataShape } | readonly [];
    /** Comes with `prop=mime`, `prop=url` together with `prop=thumbmime` together with `urlwidth`, `prop=url` together with `prop=thumbmime` together with `urlheight` or `prop=url` together with `prop=thumbmime` together with `urlparam` with a value. May be missing. */
    readonly mime?: string;
    /** Comes with `prop=bitdepth`. */
    readonly bitdepth?: number;
  })[];
};

/** What a page has of templates. (decided: D-219) */
export type TemplatesPage = {
  /** Of pages that are existing only. May be missing. */
  readonly templates?: readonly TitledShape[];
};

/** Members of the results beside the pages of templates. (decided: D-219) */
export type TemplatesOthers = {};

/** What a page has of a generator templates. (decided: D-219) */
export type TemplatesGenerated = {};

/** What a page has of transcludedin. (decided: D-219) */
export type TranscludedinPage = {
  /** Of pages that are existing or special or missing only. May be missing. */
  readonly transcludedin?: readonly (LinkingPageShape | readonly [])[];
};

/** Members of the results beside the pages of transcludedin. (decided: D-219) */
export type TranscludedinOthers = {};

/** What a page has of a generator transcludedin. (decided: D-219) */
export type TranscludedinGenerated = {};

/** An item of allmessages. (decided: D-219) */
export type AllmessagesItem = {
  readonly name: string;
  readonly normalizedname: string;
  /** Comes with `customised=modified`. */
  readonly customised?: true;
  /** May be missing. */
  readonly missing?: true;
  /** Comes without `nocontent`. May be missing where `missing` is there. */
  readonly content?: string;
  /** The text of the software, where it is another. Comes with `prop=default`. May be missing. */
  readonly default?: string;
  /** Comes with `prop=default`. May be missing. */
  readonly defaultmissing?: true;
};

/** Members of the results beside the list of allmessages. (decided: D-219) */
export type AllmessagesOthers = {};

/** Members of the results of authmanagerinfo. (decided: D-219) */
export type AuthmanagerinfoResults = {
  readonly authmanagerinfo: {
    readonly canauthenticatenow: boolean;
    readonly cancreateaccounts: boolean;
    readonly canlinkaccounts: boolean;
    /** Comes with `securitysensitiveoperation`. */
    readonly securitysensitiveoperationstatus?: "fail" | "ok" | "reauth";
    /** Comes with `requestsfor` with a value. */
    readonly haspreservedstate?: boolean;
    /** Comes with `requestsfor` with a value. */
    readonly hasprimarypreservedstate?: boolean;
    /** Comes with `requestsfor` with a value. */
    readonly preservedusername?: string;
    /** Comes with `requestsfor` with a value. */
    readonly requests?: readonly ({
      readonly id: string;
      readonly metadata: { readonly [key: string]: unknown };
      readonly required: "optional" | "primary-required" | "required";
      /** Comes without `messageformat=none`. */
      readonly provider?: string | RawMessageShape;
      /** Comes without `messageformat=none`. */
      readonly account?: string | RawMessageShape;
      /** Comes without `mergerequestfields`. */
      readonly fields?: { readonly [key: string]: AuthenticationFieldShape };
    })[];
    /** Comes with `requestsfor` with a value together with `mergerequestfields`. */
    readonly fields?: { readonly [key: string]: AuthenticationFieldShape };
  };
};

/** Members of the results of filerepoinfo. (decided: D-220) */
export type FilerepoinfoResults = {
  readonly repos: readonly ({
    /** Comes with `prop=name`. */
    readonly name?: string;
    /** Comes with `prop=displayname`. */
    readonly displayname?: string;
    /** Comes with `prop=rootUrl`. */
    readonly rootUrl?: string | false;
    /** Comes with `prop=local`. */
    readonly local?: boolean;
    /** Comes with `prop=url`. May be missing. */
    readonly url?: string | false;
    /** Comes with `prop=thumbUrl`. May be missing. */
    readonly thumbUrl?: string | false;
    /** Comes with `prop=initialCapital`. May be missing. */
    readonly initialCapital?: boolean;
    /** Comes with `prop=scriptDirUrl`. May be missing. */
    readonly scriptDirUrl?: string;
    /** Comes with `prop=favicon`. May be missing. May be `null`. */
    readonly favicon?: string | null;
    /** Comes with `prop=canUpload`. */
    readonly canUpload?: boolean;
  })[];
};

/** Members of the results of languageinfo. (decided: D-219) */
export type LanguageinfoResults = {
  /** By code. */
  readonly languageinfo: { readonly [key: string]: {
    /** Comes with `prop=code`. */
    readonly code?: string;
    /** Comes with `prop=bcp47`. */
    readonly bcp47?: string;
    /** Comes with `prop=dir`. */
    readonly dir?: "ltr" | "rtl";
    /** Comes with `prop=autonym`. */
    readonly autonym?: string;
    /** Comes with `prop=name`. */
    readonly name?: string;
    /** Comes with `prop=fallbacks`. */
    readonly fallbacks?: readonly string[];
    /** Comes with `prop=variants`. */
    readonly variants?: readonly string[];
    /** By code. Comes with `prop=variantnames`. */
    readonly variantnames?: { readonly [key: string]: string };
  } };
};

/** Members of the results of siteinfo. (decided: D-219) */
export type SiteinfoResults = {
  /** Comes with `prop=general`. */
  readonly general?: {
    readonly mainpage: string;
    readonly base: string;
    readonly sitename: string;
    readonly mainpageisdomainroot: boolean;
    readonly logo: string;
    /** The name of the software, and its version. */
    readonly generator: string;
    readonly phpversion: string;
    readonly phpsapi: string;
    readonly dbtype: string;
    readonly dbversion: string;
    /** May be missing. */
    readonly imagewhitelistenabled?: boolean;
    /** May be missing. */
    readonly externalimages?: readonly string[];
    readonly langconversion: boolean;
    readonly linkconversion: boolean;
    readonly titleconversion: boolean;
    readonly linkprefixcharset: string;
    readonly linkprefix: string;
    readonly linktrail: string;
    readonly legaltitlechars: string;
    readonly invalidusernamechars: string;
    readonly allunicodefixes: boolean;
    /** May be missing. */
    readonly fixarabicunicode?: true;
    /** May be missing. */
    readonly fixmalayalamunicode?: true;
    /** May be missing. */
    readonly "git-hash"?: string;
    /** May be missing. */
    readonly "git-branch"?: string;
    readonly case: "case-sensitive" | "first-letter";
    readonly lang: string;
    readonly fallback: readonly ({
      readonly code: string;
    })[];
    /** May be missing. */
    readonly variants?: readonly ({
      readonly code: string;
      readonly name: string;
    })[];
    readonly rtl: boolean;
    readonly fallback8bitEncoding: string;
    readonly readonly: boolean;
    /** May be missing. */
    readonly readonlyreason?: string;
    readonly writeapi: true;
    /** In bytes. */
    readonly maxarticlesize: number;
    readonly timezone: string;
    /** From UTC in minutes. */
    readonly timeoffset: number;
    readonly articlepath: string;
    readonly scriptpath: string;
    readonly script: string;
    readonly variantarticlepath: string | false;
    readonly server: string;
    readonly servername: string;
    readonly wikiid: string;
    readonly time: string;
    readonly misermode: boolean;
    readonly uploadsenabled: boolean;
    /** In bytes. */
    readonly maxuploadsize: number;
    /** In bytes. */
    readonly minuploadchunksize: number;
    readonly galleryoptions: { readonly [key: string]: unknown };
    /** Widths in pixels. */
    readonly thumblimits: { readonly [key: string]: number };
    /** In pixels. */
    readonly imagelimits: { readonly [key: string]: {
      readonly width: number;
      readonly height: number;
    } };
    /** May be missing. */
    readonly favicon?: string;
    readonly centralidlookupprovider: string;
    readonly allcentralidlookupproviders: readonly string[];
    readonly interwikimagic: boolean;
    readonly magiclinks: { readonly [key: string]: boolean };
    readonly categorycollation: string;
    readonly nofollowlinks: boolean;
    readonly nofollownsexceptions: readonly number[];
    readonly nofollowdomainexceptions: readonly string[];
    readonly externallinktarget: string | false;
  };
  /** By id. Comes with `prop=namespaces`. */
  readonly namespaces?: { readonly [key: string]: {
    readonly id: number;
    readonly case: "case-sensitive" | "first-letter";
    readonly name: string;
    readonly subpages: boolean;
    /** May be missing. */
    readonly canonical?: string;
    readonly content: boolean;
    readonly nonincludable: boolean;
    /** May be missing. */
    readonly namespaceprotection?: string;
    /** May be missing. */
    readonly defaultcontentmodel?: string;
  } };
  /** Comes with `prop=namespacealiases`. */
  readonly namespacealiases?: readonly ({
    readonly id: number;
    readonly alias: string;
  })[];
  /** Comes with `prop=specialpagealiases`. */
  readonly specialpagealiases?: readonly ({
    readonly realname: string;
    readonly aliases: readonly string[];
  })[];
  /** Comes with `prop=magicwords`. */
  readonly magicwords?: readonly ({
    readonly name: string;
    readonly aliases: readonly string[];
    readonly "case-sensitive": boolean;
  })[];
  /** Comes with `prop=interwikimap`. */
  readonly interwikimap?: readonly ({
    readonly prefix: string;
    /** May be missing. */
    readonly local?: true;
    /** May be missing. */
    readonly trans?: true;
    /** May be missing. */
    readonly language?: string;
    /** May be missing. */
    readonly deprecated?: string;
    /** May be missing. */
    readonly bcp47?: string;
    /** May be missing. */
    readonly localinterwiki?: true;
    /** May be missing. */
    readonly extralanglink?: true;
    /** May be missing. */
    readonly code?: string;
    /** May be missing. */
    readonly linktext?: string;
    /** May be missing. */
    readonly sitename?: string;
    readonly url: string;
    readonly protorel: boolean;
    /** May be missing. */
    readonly wikiid?: string;
    /** May be missing. */
    readonly api?: string;
  })[];
  /** Comes with `prop=dbrepllag`. */
  readonly dbrepllag?: readonly ({
    readonly host: string;
    /** In seconds; `-1` or `false` where it is not known. */
    readonly lag: number | false;
  })[];
  /** Comes with `prop=statistics`. */
  readonly statistics?: {
    readonly pages: number;
    readonly articles: number;
    readonly edits: number;
    readonly images: number;
    readonly users: number;
    readonly activeusers: number;
    readonly admins: number;
    readonly jobs: number;
  };
  /** Comes with `prop=usergroups`. */
  readonly usergroups?: readonly ({
    readonly name: string;
    readonly rights: readonly string[];
    /** Comes with `numberingroup`. May be missing. */
    readonly number?: number;
    /** May be missing. */
    readonly add?: readonly string[];
    /** May be missing. */
    readonly remove?: readonly string[];
    /** May be missing. */
    readonly "add-self"?: readonly string[];
    /** May be missing. */
    readonly "remove-self"?: readonly string[];
  })[];
  /** Comes with `prop=autocreatetempuser`. */
  readonly autocreatetempuser?: {
    readonly enabled: boolean;
    /** May be missing. */
    readonly matchPatterns?: readonly string[];
  };
  /** Comes with `prop=clientlibraries`. */
  readonly clientlibraries?: readonly ({
    readonly name: string;
    readonly version: string;
  })[];
  /** Comes with `prop=libraries`. May be missing. */
  readonly libraries?: readonly ({
    readonly name: string;
    readonly version: string;
  })[];
  /** Comes with `prop=extensions`. */
  readonly extensions?: readonly ({
    readonly type: string;
    /** May be missing. */
    readonly name?: string;
    /** May be missing. */
    readonly namemsg?: string;
    /** May be missing. */
    readonly description?: string;
    /** May be missing. */
    readonly descriptionmsg?: string;
    /** May be missing. */
    readonly descriptionmsgparams?: readonly unknown[];
    /** May be missing. */
    readonly author?: string;
    /** May be missing. */
    readonly url?: string;
    /** May be missing. */
    readonly version?: string;
    /** May be missing. */
    readonly "vcs-system"?: "git";
    /** May be missing. */
    readonly "vcs-version"?: string;
    /** May be missing. */
    readonly "vcs-url"?: string | false;
    /** May be missing. */
    readonly "vcs-date"?: string;
    /** May be missing. */
    readonly "license-name"?: string;
    /** May be missing. */
    readonly license?: string;
    /** May be missing. */
    readonly credits?: string;
  })[];
  /** Comes with `prop=fileextensions`. */
  readonly fileextensions?: readonly ({
    readonly ext: string;
  })[];
  /** Comes with `prop=rightsinfo`. */
  readonly rightsinfo?: {
    readonly url: string;
    readonly text: string;
  };
  /** Comes with `prop=restrictions`. */
  readonly restrictions?: {
    readonly types: readonly string[];
    readonly levels: readonly string[];
    readonly cascadinglevels: readonly string[];
    readonly semiprotectedlevels: readonly string[];
  };
  /** Comes with `prop=languages`. */
  readonly languages?: readonly ({
    readonly code: string;
    readonly bcp47: string;
    readonly name: string;
  })[];
  /** By language, then by variant. Comes with `prop=languagevariants`. */
  readonly languagevariants?: { readonly [key: string]: { readonly [key: string]: {
    readonly fallbacks: readonly string[];
  } } };
  /** Comes with `prop=skins`. */
  readonly skins?: readonly ({
    readonly code: string;
    readonly name: string;
    /** May be missing. */
    readonly unusable?: true;
    /** May be missing. */
    readonly default?: true;
  })[];
  /** Comes with `prop=extensiontags`. */
  readonly extensiontags?: readonly string[];
  /** Comes with `prop=functionhooks`. */
  readonly functionhooks?: readonly string[];
  /** Comes with `prop=showhooks`. */
  readonly showhooks?: readonly ({
    readonly name: string;
    readonly subscribers: readonly string[];
  })[];
  /** Comes with `prop=variables`. */
  readonly variables?: readonly string[];
  /** Comes with `prop=protocols`. */
  readonly protocols?: readonly string[];
  /** Comes with `prop=defaultoptions`. */
  readonly defaultoptions?: { readonly [key: string]: unknown };
  /** Comes with `prop=uploaddialog`. */
  readonly uploaddialog?: { readonly [key: string]: unknown };
  /** Comes with `prop=autopromote`. */
  readonly autopromote?: { readonly [key: string]: readonly unknown[] | { readonly [key: string]: unknown } } | readonly [];
  /** Comes with `prop=autopromoteonce`. */
  readonly autopromoteonce?: { readonly [key: string]: readonly unknown[] | { readonly [key: string]: unknown } } | readonly [];
  /** Comes with `prop=copyuploaddomains`. May be missing. */
  readonly copyuploaddomains?: readonly string[];
};

/** Members of the results of tokens. (decided: D-220) */
export type TokensResults = {
  /** Missing in an answer to a page of another origin. May be missing. */
  readonly tokens?: {
    /** Comes with `type=createaccount`. */
    readonly createaccounttoken?: string;
    /** Comes with `type=csrf`. */
    readonly csrftoken?: string;
    /** Comes with `type=login`. */
    readonly logintoken?: string;
    /** Comes with `type=patrol`. */
    readonly patroltoken?: string;
    /** Comes with `type=rollback`. */
    readonly rollbacktoken?: string;
    /** Comes with `type=userrights`. */
    readonly userrightstoken?: string;
    /** Comes with `type=watch`. */
    readonly watchtoken?: string;
  };
};

/** Members of the results of userinfo. (decided: D-219) */
export type UserinfoResults = {
  readonly userinfo: {
    readonly id: number;
    readonly name: string;
    /** May be missing. */
    readonly anon?: true;
    /** May be missing. */
    readonly temp?: true;
    /** Null where it is made of several. Comes with `prop=blockinfo`. May be missing. May be `null`. */
    readonly blockid?: number | null;
    /** Empty where it is nobody of this site. Comes with `prop=blockinfo`. May be missing. */
    readonly blockedby?: string;
    /** Comes with `prop=blockinfo`. May be missing. */
    readonly blockedbyid?: number;
    /** Comes with `prop=blockinfo`. May be missing. */
    readonly blockreason?: string;
    /** Comes with `prop=blockinfo`. May be missing. */
    readonly blockedtimestamp?: string;
    /** Comes with `prop=blockinfo`. May be missing. */
    readonly blockexpiry?: string | "infinite";
    /** Comes with `prop=blockinfo`. May be missing. */
    readonly blockpartial?: boolean;
    /** Comes with `prop=blockinfo`. May be missing. */
    readonly blocknocreate?: boolean;
    /** Comes with `prop=blockinfo`. May be missing. */
    readonly blockanononly?: boolean;
    /** Comes with `prop=blockinfo`. May be missing. */
    readonly blockemail?: boolean;
    /** Comes with `prop=blockinfo`. May be missing. */
    readonly blockowntalk?: boolean;
    /** Comes with `prop=blockinfo`. May be missing. */
    readonly blockedtimestampformatted?: string;
    /** Comes with `prop=blockinfo`. May be missing. */
    readonly blockexpiryformatted?: string;
    /** Comes with `prop=blockinfo`. May be missing. */
    readonly blockexpiryrelative?: string;
    /** Comes with `prop=blockinfo`. May be missing. */
    readonly blockhidden?: true;
    /** Comes with `prop=blockinfo`. May be missing. */
    readonly systemblocktype?: string;
    /** Comes with `prop=blockinfo`. May be missing. */
    readonly blockcomponents?: readonly BlockComponentShape[];
    /** Comes with `prop=hasmsg`. */
    readonly messages?: boolean;
    /** Comes with `prop=groups`. */
    readonly groups?: readonly string[];
    /** Comes with `prop=groupmemberships`. */
    readonly groupmemberships?: readonly GroupMembershipShape[];
    /** Comes with `prop=implicitgroups`. */
    readonly implicitgroups?: readonly string[];
    /** Comes with `prop=rights`. */
    readonly rights?: readonly string[];
    /** Comes with `prop=changeablegroups`. */
    readonly changeablegroups?: {
      readonly add: readonly string[] | { readonly [key: string]: string };
      readonly remove: readonly string[] | { readonly [key: string]: string };
      readonly "add-self": readonly string[] | { readonly [key: string]: string };
      readonly "remove-self": readonly string[] | { readonly [key: string]: string };
    };
    /** Comes with `prop=options`. */
    readonly options?: { readonly [key: string]: unknown };
    /** Comes with `prop=editcount`. */
    readonly editcount?: number;
    /** By action, then by kind of user. Comes with `prop=ratelimits`. */
    readonly ratelimits?: { readonly [key: string]: { readonly [key: string]: RateLimitShape } };
    /** Comes with `prop=theoreticalratelimits`. */
    readonly theoreticalratelimits?: { readonly [key: string]: { readonly [key: string]: RateLimitShape } };
    /** Comes with `prop=realname`. May be missing. */
    readonly realname?: string;
    /** Comes with `prop=email`. May be missing. */
    readonly email?: string;
    /** Comes with `prop=email`. May be missing. */
    readonly emailauthenticated?: string;
    /** Comes with `prop=registrationdate`. May be missing. May be `null`. */
    readonly registrationdate?: string | null;
    /** Comes with `prop=acceptlang`. */
    readonly acceptlang?: readonly ({
      readonly q: number;
      readonly code: string;
    })[];
    /** Comes with `prop=unreadcount`. */
    readonly unreadcount?: number | string;
    /** By provider; `0` where there is none. Comes with `prop=centralids`. */
    readonly centralids?: { readonly [key: string]: number };
    /** Comes with `prop=centralids`. */
    readonly attachedlocal?: { readonly [key: string]: boolean };
    /** Comes with `prop=centralids` together with `attachedwiki` with a value. */
    readonly attachedwiki?: { readonly [key: string]: boolean };
    /** Comes with `prop=latestcontrib`. May be missing. */
    readonly latestcontrib?: string;
    /** Comes with `prop=cancreateaccount`. */
    readonly cancreateaccount?: boolean;
    /** Comes with `prop=cancreateaccount`. May be missing. */
    readonly cancreateaccounterror?: readonly ReasonShape[];
  };
};
