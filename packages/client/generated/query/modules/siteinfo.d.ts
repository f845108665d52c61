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
   * What to say of the site. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `general`.
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
   * Wire name: `siprop` (decided: D-107).
   */
  readonly prop?: "autocreatetempuser" | "autopromote" | "autopromoteonce" | "clientlibraries" | "copyuploaddomains" | "dbrepllag" | "defaultoptions" | "extensions" | "extensiontags" | "fileextensions" | "functionhooks" | "general" | "interwikimap" | "languages" | "languagevariants" | "libraries" | "magicwords" | "namespacealiases" | "namespaces" | "protocols" | "restrictions" | "rightsinfo" | "showhooks" | "skins" | "specialpagealiases" | "statistics" | "uploaddialog" | "usergroups" | "variables" | readonly ("autocreatetempuser" | "autopromote" | "autopromoteonce" | "clientlibraries" | "copyuploaddomains" | "dbrepllag" | "defaultoptions" | "extensions" | "extensiontags" | "fileextensions" | "functionhooks" | "general" | "interwikimap" | "languages" | "languagevariants" | "libraries" | "magicwords" | "namespacealiases" | "namespaces" | "protocols" | "restrictions" | "rightsinfo" | "showhooks" | "skins" | "specialpagealiases" | "statistics" | "uploaddialog" | "usergroups" | "variables")[] | undefined;
  /**
   * Lists, with `prop=interwikimap`, only prefixes of this kind. Without it all are listed.
   *
   * - `!local`: Prefixes that are not marked as local.
   * - `local`: Prefixes that the site marks as local, such as those of sister projects.
   *
   * Wire name: `sifilteriw` (decided: D-107).
   */
  readonly filteriw?: "!local" | "local" | undefined;
  /**
   * Lists, with `prop=dbrepllag`, all database servers, not only the one that lags most. A site that hides the names of its hosts refuses it. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `sishowalldb` (decided: D-107).
   */
  readonly showalldb?: boolean | undefined;
  /**
   * Says, with `prop=usergroups`, how many users each group has. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `sinumberingroup` (decided: D-107).
   */
  readonly numberingroup?: boolean | undefined;
  /**
   * The code of the language in which names of languages and skins are answered, as far as there are translations. Without it languages are named each in itself, skins in the language of the site.
   *
   * Wire name: `siinlanguagecode` (decided: D-107).
   */
  readonly inlanguagecode?: string | undefined;
}

/** What comes of `siteinfo`. (decided: D-219) */
export type SiteinfoAnswer<P = SiteinfoParameters> = Flat<MembersIf<Holds<P, "prop", "general", Defaults>, {
  /** The settings of the site as a whole. Comes with `prop=general`. */
  readonly general: {
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
}> & MembersIf<Holds<P, "prop", "namespaces", Defaults>, {
  /** The namespaces, by id. Comes with `prop=namespaces`. */
  readonly namespaces: { readonly [key: string]: {
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
}> & MembersIf<Holds<P, "prop", "namespacealiases", Defaults>, {
  /** Names that namespaces have beside their own. Comes with `prop=namespacealiases`. */
  readonly namespacealiases: readonly ({
    /** The id of the namespace that is meant. */
    readonly id: number;
    /** The other name of the namespace. */
    readonly alias: string;
  })[];
}> & MembersIf<Holds<P, "prop", "specialpagealiases", Defaults>, {
  /** The names under which special pages are found. Comes with `prop=specialpagealiases`. */
  readonly specialpagealiases: readonly ({
    /** The name of the special page inside the software, the same on every site. */
    readonly realname: string;
    /** The names in the language of the site, the one for links first. */
    readonly aliases: readonly string[];
  })[];
}> & MembersIf<Holds<P, "prop", "magicwords", Defaults>, {
  /** The words that mean something to the software in wikitext. Comes with `prop=magicwords`. */
  readonly magicwords: readonly ({
    /** The name of the word inside the software, the same on every site. */
    readonly name: string;
    /** What can be written for the word on this site. */
    readonly aliases: readonly string[];
    /** Whether capital and small letters differ in what is written for the word. */
    readonly "case-sensitive": boolean;
  })[];
}> & MembersIf<Holds<P, "prop", "interwikimap", Defaults>, {
  /** The prefixes by which links lead to other sites. Comes with `prop=interwikimap`. */
  readonly interwikimap: readonly ({
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
}> & MembersIf<Holds<P, "prop", "dbrepllag", Defaults>, {
  /** How far the database servers are behind the one that takes changes. Comes with `prop=dbrepllag`. */
  readonly dbrepllag: readonly ({
    /** The name of the server; empty where the site hides it. */
    readonly host: string;
    /** How far the server is behind, in seconds; `-1` or `false` where it is not known. */
    readonly lag: number | false;
  })[];
}> & MembersIf<Holds<P, "prop", "statistics", Defaults>, {
  /** Counts of what the site holds. They may be slightly out of date. Comes with `prop=statistics`. */
  readonly statistics: {
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
}> & MembersIf<Holds<P, "prop", "usergroups", Defaults>, {
  /** The groups that users can be in. Comes with `prop=usergroups`. */
  readonly usergroups: readonly (Flat<{
    /** The name of the group, such as `sysop`; `*` is everybody. */
    readonly name: string;
    /** The rights that its members have by the group. */
    readonly rights: readonly string[];
    /** The groups into which its members can put users. May be missing. */
    readonly add?: readonly string[];
    /** The groups out of which its members can take users. May be missing. */
    readonly remove?: readonly string[];
    /** The groups into which its members can put themselves. May be missing. */
    readonly "add-self"?: readonly string[];
    /** The groups out of which its members can take themselves. May be missing. */
    readonly "remove-self"?: readonly string[];
  } & MembersIf<Given<P, "numberingroup">, {
    /** How many members it has. Missing for groups whose members are not listed, such as `*`. Comes with `numberingroup`. May be missing. */
    readonly number?: number;
  }>>)[];
}> & MembersIf<Holds<P, "prop", "autocreatetempuser", Defaults>, {
  /** The settings of temporary accounts for edits without a login. Comes with `prop=autocreatetempuser`. */
  readonly autocreatetempuser: {
    /** Whether an edit without a login creates a temporary account. */
    readonly enabled: boolean;
    /** The forms of names that belong to temporary accounts, where `$1` stands for the part that differs. May be missing. */
    readonly matchPatterns?: readonly string[];
  };
}> & MembersIf<Holds<P, "prop", "clientlibraries", Defaults>, {
  /** The libraries of others that run in the browser. Comes with `prop=clientlibraries`. */
  readonly clientlibraries: readonly ({
    /** The name of the library in the browser, such as `vue`. */
    readonly name: string;
    /** The version of the library in the browser. */
    readonly version: string;
  })[];
}> & MembersIf<Holds<P, "prop", "libraries", Defaults>, {
  /** The libraries of others that run on the server. Comes with `prop=libraries`. May be missing. */
  readonly libraries?: readonly ({
    /** The name of the library on the server, as Composer has it. */
    readonly name: string;
    /** The version of the library on the server. */
    readonly version: string;
  })[];
}> & MembersIf<Holds<P, "prop", "extensions", Defaults>, {
  /** The installed extensions and skins. Comes with `prop=extensions`. */
  readonly extensions: readonly ({
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
}> & MembersIf<Holds<P, "prop", "fileextensions", Defaults>, {
  /** The endings of file names that may be uploaded. Comes with `prop=fileextensions`. */
  readonly fileextensions: readonly ({
    /** The ending without its period, such as `png`. */
    readonly ext: string;
  })[];
}> & MembersIf<Holds<P, "prop", "rightsinfo", Defaults>, {
  /** The licence under which the contents stand. Comes with `prop=rightsinfo`. */
  readonly rightsinfo: {
    /** The address of the licence; empty where the site names none. */
    readonly url: string;
    /** The name of the licence for people. */
    readonly text: string;
  };
}> & MembersIf<Holds<P, "prop", "restrictions", Defaults>, {
  /** The actions and levels that protections of pages consist of. Comes with `prop=restrictions`. */
  readonly restrictions: {
    /** The actions that can be restricted, such as `edit`. */
    readonly types: readonly string[];
    /** The groups or rights to which they can be restricted, such as `sysop`; the empty text means everybody. */
    readonly levels: readonly string[];
    /** The levels with which a protection may extend to pages that are transcluded. */
    readonly cascadinglevels: readonly string[];
    /** The levels that count as half protected. */
    readonly semiprotectedlevels: readonly string[];
  };
}> & MembersIf<Holds<P, "prop", "languages", Defaults>, {
  /** The languages that the software knows. Comes with `prop=languages`. */
  readonly languages: readonly ({
    /** The code that the software uses for the language. */
    readonly code: string;
    /** The standard code of the language. */
    readonly bcp47: string;
    /** The name of the language in itself, or in the one that `inlanguagecode` asks for. */
    readonly name: string;
  })[];
}> & MembersIf<Holds<P, "prop", "languagevariants", Defaults>, {
  /** The languages that have variants: by the code of the language, then by that of the variant. Comes with `prop=languagevariants`. */
  readonly languagevariants: { readonly [key: string]: { readonly [key: string]: {
    /** The codes of the variants that stand in for this one, the nearest first. */
    readonly fallbacks: readonly string[];
  } } };
}> & MembersIf<Holds<P, "prop", "skins", Defaults>, {
  /** The skins that the site has installed, which set how its pages look. Comes with `prop=skins`. */
  readonly skins: readonly ({
    /** The name of the skin for requests, such as `vector`. */
    readonly code: string;
    /** The name of the skin for people, in the language of the site or in the one that `inlanguagecode` asks for. */
    readonly name: string;
    /** Users cannot choose the skin. May be missing. */
    readonly unusable?: true;
    /** The skin is the one that users have until they choose another. May be missing. */
    readonly default?: true;
  })[];
}> & MembersIf<Holds<P, "prop", "extensiontags", Defaults>, {
  /** The tags that extensions add to wikitext, such as `<gallery>`, with their angle brackets. Comes with `prop=extensiontags`. */
  readonly extensiontags: readonly string[];
}> & MembersIf<Holds<P, "prop", "functionhooks", Defaults>, {
  /** The names of the functions that can be called in wikitext, such as `if`. Comes with `prop=functionhooks`. */
  readonly functionhooks: readonly string[];
}> & MembersIf<Holds<P, "prop", "showhooks", Defaults>, {
  /** The hooks of the software, at which extensions run, with the handlers of each. Comes with `prop=showhooks`. */
  readonly showhooks: readonly ({
    /** The name of the hook, such as `PageSaveComplete`. */
    readonly name: string;
    /** The functions that run at this hook, in the notation of PHP. */
    readonly subscribers: readonly string[];
  })[];
}> & MembersIf<Holds<P, "prop", "variables", Defaults>, {
  /** The ids of the variables that wikitext can use, such as `currentday`. Comes with `prop=variables`. */
  readonly variables: readonly string[];
}> & MembersIf<Holds<P, "prop", "protocols", Defaults>, {
  /** What outside links may begin with, such as `https://`. Comes with `prop=protocols`. */
  readonly protocols: readonly string[];
}> & MembersIf<Holds<P, "prop", "defaultoptions", Defaults>, {
  /** The preferences that users have until they choose, by name. Comes with `prop=defaultoptions`. */
  readonly defaultoptions: { readonly [key: string]: unknown };
}> & MembersIf<Holds<P, "prop", "uploaddialog", Defaults>, {
  /** The settings of the dialog for uploads, by name. Comes with `prop=uploaddialog`. */
  readonly uploaddialog: { readonly [key: string]: unknown };
}> & MembersIf<Holds<P, "prop", "autopromote", Defaults>, {
  /** Which conditions put users into a group for as long as they hold, by group. A list begins with an operator such as `&`. Comes with `prop=autopromote`. */
  readonly autopromote: { readonly [key: string]: readonly unknown[] | { readonly [key: string]: unknown } };
}> & MembersIf<Holds<P, "prop", "autopromoteonce", Defaults>, {
  /** Which conditions put users into a group once and for good, by event, then by group. Comes with `prop=autopromoteonce`. */
  readonly autopromoteonce: { readonly [key: string]: readonly unknown[] | { readonly [key: string]: unknown } };
}> & MembersIf<Holds<P, "prop", "copyuploaddomains", Defaults>, {
  /** The domains from which files may be fetched by their address. Comes with `prop=copyuploaddomains`. May be missing. */
  readonly copyuploaddomains?: readonly string[];
}>>;

interface Defaults {
  readonly prop: ["general"];
}

export {};
