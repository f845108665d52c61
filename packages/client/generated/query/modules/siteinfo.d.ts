// The module siteinfo of query. Generated: change the spec instead.
import type { Flat, Given, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Returns information about the site: its settings, namespaces, languages, user groups, statistics and software.
 *
 * The parameters of `siteinfo`, without the prefix `si`.
 * @see {@link https://www.mediawiki.org/wiki/API:Siteinfo}
 * @example console.log(await wiki.meta("siteinfo", { prop: ["statistics"] })); // The size of the wiki
 */
export interface SiteinfoParameters {
  /**
   * Information to return about the site. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `general`.
   *
   * - `autocreatetempuser`: Whether temporary accounts are created automatically, and the form of their names.
   * - `autopromote`: The conditions for implicit membership in groups, which ends when they are no longer met.
   * - `autopromoteonce`: The conditions for adding users to groups automatically, once.
   * - `clientlibraries`: The client-side libraries, with their versions.
   * - `copyuploaddomains`: The domains from which files may be uploaded by URL.
   * - `dbrepllag`: The replication lag of the database server with the highest lag, in seconds; with `showalldb`, of each server.
   * - `defaultoptions`: The default user preferences.
   * - `extensions`: The installed extensions.
   * - `extensiontags`: The tags that extensions add to wikitext, such as `<gallery>`.
   * - `fileextensions`: The file extensions allowed for uploads, such as `png`.
   * - `functionhooks`: The parser functions.
   * - `general`: General information: name, URLs, language, limits and other settings of the site, and the version of its software.
   * - `interwikimap`: The interwiki map: prefixes with their URLs.
   * - `languages`: The languages that the software knows.
   * - `languagevariants`: The languages that text can be converted between, with their variants.
   * - `libraries`: The server-side libraries, with their versions.
   * - `magicwords`: The magic words with their aliases.
   * - `namespacealiases`: Alternative names of namespaces.
   * - `namespaces`: The namespaces with their names, by ID.
   * - `protocols`: The protocols allowed in external links, such as `https://`.
   * - `restrictions`: The protection actions and levels.
   * - `rightsinfo`: The license of the content.
   * - `showhooks`: The hooks with their handlers.
   * - `skins`: The installed skins.
   * - `specialpagealiases`: The names under which special pages can be found.
   * - `statistics`: Statistics: the number of pages, edits, files, users and queued jobs.
   * - `uploaddialog`: The settings of the upload dialog.
   * - `usergroups`: The user groups with their rights.
   * - `variables`: The IDs of the magic word variables.
   *
   * Wire name: `siprop` (decided: D-107).
   */
  readonly prop?: "autocreatetempuser" | "autopromote" | "autopromoteonce" | "clientlibraries" | "copyuploaddomains" | "dbrepllag" | "defaultoptions" | "extensions" | "extensiontags" | "fileextensions" | "functionhooks" | "general" | "interwikimap" | "languages" | "languagevariants" | "libraries" | "magicwords" | "namespacealiases" | "namespaces" | "protocols" | "restrictions" | "rightsinfo" | "showhooks" | "skins" | "specialpagealiases" | "statistics" | "uploaddialog" | "usergroups" | "variables" | readonly ("autocreatetempuser" | "autopromote" | "autopromoteonce" | "clientlibraries" | "copyuploaddomains" | "dbrepllag" | "defaultoptions" | "extensions" | "extensiontags" | "fileextensions" | "functionhooks" | "general" | "interwikimap" | "languages" | "languagevariants" | "libraries" | "magicwords" | "namespacealiases" | "namespaces" | "protocols" | "restrictions" | "rightsinfo" | "showhooks" | "skins" | "specialpagealiases" | "statistics" | "uploaddialog" | "usergroups" | "variables")[] | undefined;
  /**
   * With `prop=interwikimap`, lists only local or only non-local prefixes. Defaults to all prefixes.
   *
   * - `!local`: Prefixes that are not marked as local.
   * - `local`: Prefixes that are marked as local, such as those of sister projects.
   *
   * Wire name: `sifilteriw` (decided: D-107).
   */
  readonly filteriw?: "!local" | "local" | undefined;
  /**
   * With `prop=dbrepllag`, lists all database servers instead of only the one with the highest lag. Refused on sites that hide their host names. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `sishowalldb` (decided: D-107).
   */
  readonly showalldb?: boolean | undefined;
  /**
   * With `prop=usergroups`, returns the number of users in each group. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `sinumberingroup` (decided: D-107).
   */
  readonly numberingroup?: boolean | undefined;
  /**
   * The language code for language and skin names, as far as translations exist. By default, each language is named in itself, and skins in the site's language.
   *
   * Wire name: `siinlanguagecode` (decided: D-107).
   */
  readonly inlanguagecode?: string | undefined;
}

/** The result of `siteinfo`. (decided: D-219) */
export type SiteinfoAnswer<P = SiteinfoParameters> = Flat<MembersIf<Holds<P, "prop", "general", Defaults>, {
  /** General information about the site. Comes with `prop=general`. */
  readonly general: {
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
}> & MembersIf<Holds<P, "prop", "namespaces", Defaults>, {
  /** The namespaces, by ID. Comes with `prop=namespaces`. */
  readonly namespaces: { readonly [key: string]: {
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
}> & MembersIf<Holds<P, "prop", "namespacealiases", Defaults>, {
  /** Alternative names of namespaces. Comes with `prop=namespacealiases`. */
  readonly namespacealiases: readonly ({
    /** The ID of the namespace that the alias stands for. */
    readonly id: number;
    /** The alias of the namespace. */
    readonly alias: string;
  })[];
}> & MembersIf<Holds<P, "prop", "specialpagealiases", Defaults>, {
  /** The names under which special pages can be found. Comes with `prop=specialpagealiases`. */
  readonly specialpagealiases: readonly ({
    /** The canonical name of the special page, the same on every site. */
    readonly realname: string;
    /** The names in the site's language, the preferred one first. */
    readonly aliases: readonly string[];
  })[];
}> & MembersIf<Holds<P, "prop", "magicwords", Defaults>, {
  /** The magic words, which have a special meaning in wikitext. Comes with `prop=magicwords`. */
  readonly magicwords: readonly ({
    /** The canonical name of the magic word, the same on every site. */
    readonly name: string;
    /** The aliases of the magic word on this site. */
    readonly aliases: readonly string[];
    /** Whether the aliases are case-sensitive. */
    readonly "case-sensitive": boolean;
  })[];
}> & MembersIf<Holds<P, "prop", "interwikimap", Defaults>, {
  /** The interwiki prefixes. Comes with `prop=interwikimap`. */
  readonly interwikimap: readonly ({
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
}> & MembersIf<Holds<P, "prop", "dbrepllag", Defaults>, {
  /** The replication lag of the database servers. Comes with `prop=dbrepllag`. */
  readonly dbrepllag: readonly ({
    /** The name of the server; empty if the site hides it. */
    readonly host: string;
    /** The replication lag in seconds; `-1` or `false` if it is not known. */
    readonly lag: number | false;
  })[];
}> & MembersIf<Holds<P, "prop", "statistics", Defaults>, {
  /** Statistics of the site. They may be slightly out of date. Comes with `prop=statistics`. */
  readonly statistics: {
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
}> & MembersIf<Holds<P, "prop", "usergroups", Defaults>, {
  /** The groups that accounts can belong to. Comes with `prop=usergroups`. */
  readonly usergroups: readonly (Flat<{
    /** The name of the group, such as `sysop`; `*` stands for everyone. */
    readonly name: string;
    /** The rights that the group grants. */
    readonly rights: readonly string[];
    /** The groups that its members can add users to. May be missing. */
    readonly add?: readonly string[];
    /** The groups that its members can remove users from. May be missing. */
    readonly remove?: readonly string[];
    /** The groups that its members can add themselves to. May be missing. */
    readonly "add-self"?: readonly string[];
    /** The groups that its members can remove themselves from. May be missing. */
    readonly "remove-self"?: readonly string[];
  } & MembersIf<Given<P, "numberingroup">, {
    /** The number of users in the group. Absent for groups without explicit members, such as `*`. Comes with `numberingroup`. May be missing. */
    readonly number?: number;
  }>>)[];
}> & MembersIf<Holds<P, "prop", "autocreatetempuser", Defaults>, {
  /** The settings of temporary accounts. Comes with `prop=autocreatetempuser`. */
  readonly autocreatetempuser: {
    /** Whether an edit by an anonymous user creates a temporary account. */
    readonly enabled: boolean;
    /** The patterns of temporary account names, with `$1` in place of the variable part. May be missing. */
    readonly matchPatterns?: readonly string[];
  };
}> & MembersIf<Holds<P, "prop", "clientlibraries", Defaults>, {
  /** The client-side libraries. Comes with `prop=clientlibraries`. */
  readonly clientlibraries: readonly ({
    /** The name of the client-side library, such as `vue`. */
    readonly name: string;
    /** The version of the client-side library. */
    readonly version: string;
  })[];
}> & MembersIf<Holds<P, "prop", "libraries", Defaults>, {
  /** The server-side libraries. Comes with `prop=libraries`. May be missing. */
  readonly libraries?: readonly ({
    /** The name of the server-side library in Composer. */
    readonly name: string;
    /** The version of the server-side library. */
    readonly version: string;
  })[];
}> & MembersIf<Holds<P, "prop", "extensions", Defaults>, {
  /** The installed extensions and skins. Comes with `prop=extensions`. */
  readonly extensions: readonly ({
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
}> & MembersIf<Holds<P, "prop", "fileextensions", Defaults>, {
  /** The file extensions allowed for uploads. Comes with `prop=fileextensions`. */
  readonly fileextensions: readonly ({
    /** The file extension without its period, such as `png`. */
    readonly ext: string;
  })[];
}> & MembersIf<Holds<P, "prop", "rightsinfo", Defaults>, {
  /** The license of the site's content. Comes with `prop=rightsinfo`. */
  readonly rightsinfo: {
    /** The URL of the license; can be empty. */
    readonly url: string;
    /** The display name of the license. */
    readonly text: string;
  };
}> & MembersIf<Holds<P, "prop", "restrictions", Defaults>, {
  /** The protection actions and levels. Comes with `prop=restrictions`. */
  readonly restrictions: {
    /** The actions that can be restricted, such as `edit`. */
    readonly types: readonly string[];
    /** The protection levels: groups or rights, such as `sysop`; the empty string stands for everyone. */
    readonly levels: readonly string[];
    /** The levels at which protections may cascade. */
    readonly cascadinglevels: readonly string[];
    /** The levels of semi-protection. */
    readonly semiprotectedlevels: readonly string[];
  };
}> & MembersIf<Holds<P, "prop", "languages", Defaults>, {
  /** The languages that the software knows. Comes with `prop=languages`. */
  readonly languages: readonly ({
    /** The software's code for the language. */
    readonly code: string;
    /** The BCP 47 code of the language. */
    readonly bcp47: string;
    /** The name of the language, in itself or in the language of `inlanguagecode`. */
    readonly name: string;
  })[];
}> & MembersIf<Holds<P, "prop", "languagevariants", Defaults>, {
  /** The languages that have variants, by language code and then by variant code. Comes with `prop=languagevariants`. */
  readonly languagevariants: { readonly [key: string]: { readonly [key: string]: {
    /** The codes of the fallback variants, nearest first. */
    readonly fallbacks: readonly string[];
  } } };
}> & MembersIf<Holds<P, "prop", "skins", Defaults>, {
  /** The installed skins. Comes with `prop=skins`. */
  readonly skins: readonly ({
    /** The internal name of the skin, such as `vector`. */
    readonly code: string;
    /** The display name of the skin, in the site's language or in the language of `inlanguagecode`. */
    readonly name: string;
    /** True if users cannot choose the skin. May be missing. */
    readonly unusable?: true;
    /** True if the skin is the default. May be missing. */
    readonly default?: true;
  })[];
}> & MembersIf<Holds<P, "prop", "extensiontags", Defaults>, {
  /** The tags that extensions add to wikitext, such as `<gallery>`, including the angle brackets. Comes with `prop=extensiontags`. */
  readonly extensiontags: readonly string[];
}> & MembersIf<Holds<P, "prop", "functionhooks", Defaults>, {
  /** The names of the parser functions, such as `if`. Comes with `prop=functionhooks`. */
  readonly functionhooks: readonly string[];
}> & MembersIf<Holds<P, "prop", "showhooks", Defaults>, {
  /** The hooks with their handlers. Comes with `prop=showhooks`. */
  readonly showhooks: readonly ({
    /** The name of the hook, such as `PageSaveComplete`. */
    readonly name: string;
    /** The handlers of the hook, in PHP notation. */
    readonly subscribers: readonly string[];
  })[];
}> & MembersIf<Holds<P, "prop", "variables", Defaults>, {
  /** The IDs of the magic word variables, such as `currentday`. Comes with `prop=variables`. */
  readonly variables: readonly string[];
}> & MembersIf<Holds<P, "prop", "protocols", Defaults>, {
  /** The protocols allowed in external links, such as `https://`. Comes with `prop=protocols`. */
  readonly protocols: readonly string[];
}> & MembersIf<Holds<P, "prop", "defaultoptions", Defaults>, {
  /** The default user preferences, by name. Comes with `prop=defaultoptions`. */
  readonly defaultoptions: { readonly [key: string]: unknown };
}> & MembersIf<Holds<P, "prop", "uploaddialog", Defaults>, {
  /** The settings of the upload dialog, by name. Comes with `prop=uploaddialog`. */
  readonly uploaddialog: { readonly [key: string]: unknown };
}> & MembersIf<Holds<P, "prop", "autopromote", Defaults>, {
  /** The conditions for implicit membership, by group. A list begins with an operator such as `&`. Comes with `prop=autopromote`. */
  readonly autopromote: { readonly [key: string]: readonly unknown[] | { readonly [key: string]: unknown } };
}> & MembersIf<Holds<P, "prop", "autopromoteonce", Defaults>, {
  /** The conditions for adding users to groups once, by event and then by group. Comes with `prop=autopromoteonce`. */
  readonly autopromoteonce: { readonly [key: string]: readonly unknown[] | { readonly [key: string]: unknown } };
}> & MembersIf<Holds<P, "prop", "copyuploaddomains", Defaults>, {
  /** The domains from which files may be uploaded by URL. Comes with `prop=copyuploaddomains`. May be missing. */
  readonly copyuploaddomains?: readonly string[];
}>>;

interface Defaults {
  readonly prop: ["general"];
}

export {};
