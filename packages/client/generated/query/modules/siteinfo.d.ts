// The module siteinfo of query. Generated: change the spec instead.
import type { Flat, Given, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Tells of the site as a whole: its settings, namespaces, languages, user groups, statistics and software.
 *
 * The parameters of `siteinfo`, without the prefix `si`.
 * @see {@link https://www.mediawiki.org/wiki/API:Siteinfo}
 * @example console.log(await wiki.meta("siteinfo", { prop: ["statistics"] })); // How large the wiki is
 */
export interface SiteinfoParameters {
  /**
   * What to say of the site. Up to 50 values, for privileged callers up to 500. Default: `general`.
   *
   * - `autocreatetempuser`: Whether temporary accounts are made by themselves, and what their names look like.
   * - `autopromote`: The groups that users are in as long as they meet conditions.
   * - `autopromoteonce`: The groups that users are put into once, when they meet conditions.
   * - `clientlibraries`: The libraries of the user interface with their versions.
   * - `copyuploaddomains`: The domains from which files may be uploaded by their address.
   * - `dbrepllag`: The lag in seconds of the database server that lags most, with `showalldb` of each server.
   * - `defaultoptions`: The default values of the preferences of users.
   * - `extensions`: The installed extensions of the software.
   * - `extensiontags`: The tags that extensions add to wikitext, such as `<gallery>`.
   * - `fileextensions`: The file name extensions that may be uploaded, such as `png`.
   * - `functionhooks`: The names of the functions that can be called in wikitext.
   * - `general`: The name, addresses, language, limits and other settings of the site, and the version of its software.
   * - `interwikimap`: The prefixes of links to other sites with their addresses.
   * - `languages`: The languages that the software knows.
   * - `languagevariants`: The languages whose texts can be converted, with their variants.
   * - `libraries`: The libraries of the server with their versions.
   * - `magicwords`: The magic words of wikitext with their other names.
   * - `namespacealiases`: Other names of namespaces.
   * - `namespaces`: The namespaces with their names, by id.
   * - `protocols`: The protocols that external links may have, such as `https://`.
   * - `restrictions`: The actions and the levels of protections.
   * - `rightsinfo`: The licence of the contents.
   * - `showhooks`: The hooks of the software with their handlers.
   * - `skins`: The installed skins.
   * - `specialpagealiases`: Special pages with their other names.
   * - `statistics`: How many pages, edits, files, users and waiting jobs there are.
   * - `uploaddialog`: The settings of the dialog for uploads.
   * - `usergroups`: The user groups with their rights.
   * - `variables`: The ids of the variables that wikitext can use.
   *
   * Wire name: `siprop`. Documented.
   */
  readonly prop?: "autocreatetempuser" | "autopromote" | "autopromoteonce" | "clientlibraries" | "copyuploaddomains" | "dbrepllag" | "defaultoptions" | "extensions" | "extensiontags" | "fileextensions" | "functionhooks" | "general" | "interwikimap" | "languages" | "languagevariants" | "libraries" | "magicwords" | "namespacealiases" | "namespaces" | "protocols" | "restrictions" | "rightsinfo" | "showhooks" | "skins" | "specialpagealiases" | "statistics" | "uploaddialog" | "usergroups" | "variables" | readonly ("autocreatetempuser" | "autopromote" | "autopromoteonce" | "clientlibraries" | "copyuploaddomains" | "dbrepllag" | "defaultoptions" | "extensions" | "extensiontags" | "fileextensions" | "functionhooks" | "general" | "interwikimap" | "languages" | "languagevariants" | "libraries" | "magicwords" | "namespacealiases" | "namespaces" | "protocols" | "restrictions" | "rightsinfo" | "showhooks" | "skins" | "specialpagealiases" | "statistics" | "uploaddialog" | "usergroups" | "variables")[] | undefined;
  /**
   * Lists, with `prop=interwikimap`, only prefixes of this kind. Without it all are listed.
   *
   * - `!local`: Prefixes that are not marked as local.
   * - `local`: Prefixes that the site marks as local, such as those of sister projects.
   *
   * Wire name: `sifilteriw`. Documented.
   */
  readonly filteriw?: "!local" | "local" | undefined;
  /**
   * Lists, with `prop=dbrepllag`, all database servers, not only the one that lags most. A site that hides the names of its hosts refuses it. A flag: present means true, absent means false.
   *
   * Wire name: `sishowalldb`. Documented.
   */
  readonly showalldb?: boolean | undefined;
  /**
   * Says, with `prop=usergroups`, how many users each group has. A flag: present means true, absent means false.
   *
   * Wire name: `sinumberingroup`. Documented.
   */
  readonly numberingroup?: boolean | undefined;
  /**
   * The code of the language in which names of languages and skins are answered, as far as there are translations. Without it languages are named each in itself, skins in the language of the site.
   *
   * Wire name: `siinlanguagecode`. Documented.
   */
  readonly inlanguagecode?: string | undefined;
}

/** What comes of `siteinfo`. (decided: D-219) */
export type SiteinfoAnswer<P = SiteinfoParameters> = Flat<MembersIf<Holds<P, "prop", "general", Defaults>, {
  /** Comes with `prop=general`. */
  readonly general: {
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
}> & MembersIf<Holds<P, "prop", "namespaces", Defaults>, {
  /** By id. Comes with `prop=namespaces`. */
  readonly namespaces: { readonly [key: string]: {
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
}> & MembersIf<Holds<P, "prop", "namespacealiases", Defaults>, {
  /** Comes with `prop=namespacealiases`. */
  readonly namespacealiases: readonly ({
    readonly id: number;
    readonly alias: string;
  })[];
}> & MembersIf<Holds<P, "prop", "specialpagealiases", Defaults>, {
  /** Comes with `prop=specialpagealiases`. */
  readonly specialpagealiases: readonly ({
    readonly realname: string;
    readonly aliases: readonly string[];
  })[];
}> & MembersIf<Holds<P, "prop", "magicwords", Defaults>, {
  /** Comes with `prop=magicwords`. */
  readonly magicwords: readonly ({
    readonly name: string;
    readonly aliases: readonly string[];
    readonly "case-sensitive": boolean;
  })[];
}> & MembersIf<Holds<P, "prop", "interwikimap", Defaults>, {
  /** Comes with `prop=interwikimap`. */
  readonly interwikimap: readonly ({
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
}> & MembersIf<Holds<P, "prop", "dbrepllag", Defaults>, {
  /** Comes with `prop=dbrepllag`. */
  readonly dbrepllag: readonly ({
    readonly host: string;
    /** In seconds; `-1` or `false` where it is not known. */
    readonly lag: number | false;
  })[];
}> & MembersIf<Holds<P, "prop", "statistics", Defaults>, {
  /** Comes with `prop=statistics`. */
  readonly statistics: {
    readonly pages: number;
    readonly articles: number;
    readonly edits: number;
    readonly images: number;
    readonly users: number;
    readonly activeusers: number;
    readonly admins: number;
    readonly jobs: number;
  };
}> & MembersIf<Holds<P, "prop", "usergroups", Defaults>, {
  /** Comes with `prop=usergroups`. */
  readonly usergroups: readonly (Flat<{
    readonly name: string;
    readonly rights: readonly string[];
    /** May be missing. */
    readonly add?: readonly string[];
    /** May be missing. */
    readonly remove?: readonly string[];
    /** May be missing. */
    readonly "add-self"?: readonly string[];
    /** May be missing. */
    readonly "remove-self"?: readonly string[];
  } & MembersIf<Given<P, "numberingroup">, {
    /** Comes with `numberingroup`. May be missing. */
    readonly number?: number;
  }>>)[];
}> & MembersIf<Holds<P, "prop", "autocreatetempuser", Defaults>, {
  /** Comes with `prop=autocreatetempuser`. */
  readonly autocreatetempuser: {
    readonly enabled: boolean;
    /** May be missing. */
    readonly matchPatterns?: readonly string[];
  };
}> & MembersIf<Holds<P, "prop", "clientlibraries", Defaults>, {
  /** Comes with `prop=clientlibraries`. */
  readonly clientlibraries: readonly ({
    readonly name: string;
    readonly version: string;
  })[];
}> & MembersIf<Holds<P, "prop", "libraries", Defaults>, {
  /** Comes with `prop=libraries`. May be missing. */
  readonly libraries?: readonly ({
    readonly name: string;
    readonly version: string;
  })[];
}> & MembersIf<Holds<P, "prop", "extensions", Defaults>, {
  /** Comes with `prop=extensions`. */
  readonly extensions: readonly ({
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
}> & MembersIf<Holds<P, "prop", "fileextensions", Defaults>, {
  /** Comes with `prop=fileextensions`. */
  readonly fileextensions: readonly ({
    readonly ext: string;
  })[];
}> & MembersIf<Holds<P, "prop", "rightsinfo", Defaults>, {
  /** Comes with `prop=rightsinfo`. */
  readonly rightsinfo: {
    readonly url: string;
    readonly text: string;
  };
}> & MembersIf<Holds<P, "prop", "restrictions", Defaults>, {
  /** Comes with `prop=restrictions`. */
  readonly restrictions: {
    readonly types: readonly string[];
    readonly levels: readonly string[];
    readonly cascadinglevels: readonly string[];
    readonly semiprotectedlevels: readonly string[];
  };
}> & MembersIf<Holds<P, "prop", "languages", Defaults>, {
  /** Comes with `prop=languages`. */
  readonly languages: readonly ({
    readonly code: string;
    readonly bcp47: string;
    readonly name: string;
  })[];
}> & MembersIf<Holds<P, "prop", "languagevariants", Defaults>, {
  /** By language, then by variant. Comes with `prop=languagevariants`. */
  readonly languagevariants: { readonly [key: string]: { readonly [key: string]: {
    readonly fallbacks: readonly string[];
  } } };
}> & MembersIf<Holds<P, "prop", "skins", Defaults>, {
  /** Comes with `prop=skins`. */
  readonly skins: readonly ({
    readonly code: string;
    readonly name: string;
    /** May be missing. */
    readonly unusable?: true;
    /** May be missing. */
    readonly default?: true;
  })[];
}> & MembersIf<Holds<P, "prop", "extensiontags", Defaults>, {
  /** Comes with `prop=extensiontags`. */
  readonly extensiontags: readonly string[];
}> & MembersIf<Holds<P, "prop", "functionhooks", Defaults>, {
  /** Comes with `prop=functionhooks`. */
  readonly functionhooks: readonly string[];
}> & MembersIf<Holds<P, "prop", "showhooks", Defaults>, {
  /** Comes with `prop=showhooks`. */
  readonly showhooks: readonly ({
    readonly name: string;
    readonly subscribers: readonly string[];
  })[];
}> & MembersIf<Holds<P, "prop", "variables", Defaults>, {
  /** Comes with `prop=variables`. */
  readonly variables: readonly string[];
}> & MembersIf<Holds<P, "prop", "protocols", Defaults>, {
  /** Comes with `prop=protocols`. */
  readonly protocols: readonly string[];
}> & MembersIf<Holds<P, "prop", "defaultoptions", Defaults>, {
  /** Comes with `prop=defaultoptions`. */
  readonly defaultoptions: { readonly [key: string]: unknown };
}> & MembersIf<Holds<P, "prop", "uploaddialog", Defaults>, {
  /** Comes with `prop=uploaddialog`. */
  readonly uploaddialog: { readonly [key: string]: unknown };
}> & MembersIf<Holds<P, "prop", "autopromote", Defaults>, {
  /** Comes with `prop=autopromote`. */
  readonly autopromote: { readonly [key: string]: readonly unknown[] | { readonly [key: string]: unknown } };
}> & MembersIf<Holds<P, "prop", "autopromoteonce", Defaults>, {
  /** Comes with `prop=autopromoteonce`. */
  readonly autopromoteonce: { readonly [key: string]: readonly unknown[] | { readonly [key: string]: unknown } };
}> & MembersIf<Holds<P, "prop", "copyuploaddomains", Defaults>, {
  /** Comes with `prop=copyuploaddomains`. May be missing. */
  readonly copyuploaddomains?: readonly string[];
}>>;

interface Defaults {
  readonly prop: ["general"];
}

export {};
