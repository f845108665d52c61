import { linesOf, wordsOf } from "./languages.ts";

/* Wikitext features of a site without extensions, as of release 1.39 of the real system. */

/** The parser functions of wikitext. */
export const functionHooks: readonly string[] = wordsOf(`
  ns nse urlencode lcfirst ucfirst lc uc localurl localurle fullurl fullurle canonicalurl canonicalurle formatnum
  grammar gender plural bidi numberofpages numberofusers numberofactiveusers numberofarticles numberoffiles
  numberofadmins numberingroup numberofedits language padleft padright anchorencode defaultsort filepath
  pagesincategory pagesize protectionlevel protectionexpiry namespace namespacee namespacenumber talkspace talkspacee
  subjectspace subjectspacee pagename pagenamee fullpagename fullpagenamee rootpagename rootpagenamee basepagename
  basepagenamee subpagename subpagenamee talkpagename talkpagenamee subjectpagename subjectpagenamee pageid
  revisionid revisionday revisionday2 revisionmonth revisionmonth1 revisionyear revisiontimestamp revisionuser
  cascadingsources int special speciale tag formatdate displaytitle
`);

export const variables: readonly string[] = wordsOf(`
  ! = currentmonth currentmonth1 currentmonthname currentmonthnamegen currentmonthabbrev currentday currentday2
  currentdayname currentyear currenttime currenthour localmonth localmonth1 localmonthname localmonthnamegen
  localmonthabbrev localday localday2 localdayname localyear localtime localhour numberofarticles numberoffiles
  numberofedits articlepath pageid sitename server servername scriptpath stylepath pagename pagenamee fullpagename
  fullpagenamee namespace namespacee namespacenumber currentweek currentdow localweek localdow revisionid revisionday
  revisionday2 revisionmonth revisionmonth1 revisionyear revisiontimestamp revisionuser revisionsize subpagename
  subpagenamee talkspace talkspacee subjectspace subjectspacee talkpagename talkpagenamee subjectpagename
  subjectpagenamee numberofusers numberofactiveusers numberofpages currentversion rootpagename rootpagenamee
  basepagename basepagenamee currenttimestamp localtimestamp directionmark contentlanguage pagelanguage
  numberofadmins cascadingsources
`);

/** The tags that are not HTML. */
export const extensionTags: readonly string[] = wordsOf(`
  <pre> <nowiki> <gallery> <indicator> <langconvert>
`);

/** The allowed prefixes of external links. */
export const protocols: readonly string[] = wordsOf(`
  bitcoin: ftp:// ftps:// geo: git:// gopher:// http:// https:// irc:// ircs:// magnet: mailto: matrix: mms:// news:
  nntp:// redis:// sftp:// sip: sips: sms: ssh:// svn:// tel: telnet:// urn: worldwind:// xmpp: //
`);

interface MagicWord {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly "case-sensitive": boolean;
}

/**
 * The magic words of a site without extensions, as of release 1.39 of the real system. `=` marks case-sensitive words,
 * `~` case-insensitive ones.
 */
const texts = `
  =!: !; ==: =; ~anchorencode: ANCHORENCODE; ~articlepath: ARTICLEPATH; =basepagename: BASEPAGENAME
  =basepagenamee: BASEPAGENAMEE
  ~bidi: BIDI:; ~canonicalurl: CANONICALURL:; ~canonicalurle: CANONICALURLE:; =cascadingsources: CASCADINGSOURCES
  =contentlanguage: CONTENTLANGUAGE | CONTENTLANG; =currentday: CURRENTDAY; =currentday2: CURRENTDAY2
  =currentdayname: CURRENTDAYNAME; =currentdow: CURRENTDOW; =currenthour: CURRENTHOUR
  =currentmonth: CURRENTMONTH | CURRENTMONTH2
  =currentmonth1: CURRENTMONTH1; =currentmonthabbrev: CURRENTMONTHABBREV; =currentmonthname: CURRENTMONTHNAME
  =currentmonthnamegen: CURRENTMONTHNAMEGEN; =currenttime: CURRENTTIME; =currenttimestamp: CURRENTTIMESTAMP
  =currentversion: CURRENTVERSION; =currentweek: CURRENTWEEK; =currentyear: CURRENTYEAR
  =defaultsort: DEFAULTSORT: | DEFAULTSORTKEY: | DEFAULTCATEGORYSORT:; ~defaultsort_noerror: noerror
  ~defaultsort_noreplace: noreplace; =directionmark: DIRECTIONMARK | DIRMARK; =displaytitle: DISPLAYTITLE
  ~displaytitle_noerror: noerror; ~displaytitle_noreplace: noreplace; =expectunusedcategory: __EXPECTUNUSEDCATEGORY__
  ~filepath: FILEPATH:; ~forcetoc: __FORCETOC__; ~formatdate: formatdate | dateformat; ~formatnum: FORMATNUM
  =fullpagename: FULLPAGENAME; =fullpagenamee: FULLPAGENAMEE; ~fullurl: FULLURL:; ~fullurle: FULLURLE:; ~gender: GENDER:
  ~grammar: GRAMMAR:; =hiddencat: __HIDDENCAT__; =img_alt: alt=$1; =img_baseline: baseline; =img_border: border
  =img_bottom: bottom; =img_center: center | centre; =img_class: class=$1; =img_framed: frame | framed | enframed
  =img_frameless: frameless; =img_lang: lang=$1; =img_left: left; =img_link: link=$1
  =img_manualthumb: thumbnail=$1 | thumb=$1
  =img_middle: middle; =img_none: none; =img_page: page=$1 | page $1; =img_right: right; =img_sub: sub
  =img_super: super | sup
  =img_text_bottom: text-bottom; =img_text_top: text-top; =img_thumbnail: thumb | thumbnail; =img_top: top
  =img_upright: upright | upright=$1 | upright $1; =img_width: $1px; =index: __INDEX__; ~int: INT:
  ~language: #LANGUAGE:
  ~lc: LC:; ~lcfirst: LCFIRST:; =localday: LOCALDAY; =localday2: LOCALDAY2; =localdayname: LOCALDAYNAME
  =localdow: LOCALDOW
  =localhour: LOCALHOUR; =localmonth: LOCALMONTH | LOCALMONTH2; =localmonth1: LOCALMONTH1
  =localmonthabbrev: LOCALMONTHABBREV
  =localmonthname: LOCALMONTHNAME; =localmonthnamegen: LOCALMONTHNAMEGEN; =localtime: LOCALTIME
  =localtimestamp: LOCALTIMESTAMP
  ~localurl: LOCALURL:; ~localurle: LOCALURLE:; =localweek: LOCALWEEK; =localyear: LOCALYEAR; ~msg: MSG:; ~msgnw: MSGNW:
  =namespace: NAMESPACE; =namespacee: NAMESPACEE; =namespacenumber: NAMESPACENUMBER; =newsectionlink: __NEWSECTIONLINK__
  ~nocommafysuffix: NOSEP; ~nocontentconvert: __NOCONTENTCONVERT__ | __NOCC__; ~noeditsection: __NOEDITSECTION__
  ~nogallery: __NOGALLERY__; =noindex: __NOINDEX__; =nonewsectionlink: __NONEWSECTIONLINK__
  ~notitleconvert: __NOTITLECONVERT__ | __NOTC__; ~notoc: __NOTOC__; ~ns: NS:; ~nse: NSE:
  =numberingroup: NUMBERINGROUP | NUMINGROUP; =numberofactiveusers: NUMBEROFACTIVEUSERS; =numberofadmins: NUMBEROFADMINS
  =numberofarticles: NUMBEROFARTICLES; =numberofedits: NUMBEROFEDITS; =numberoffiles: NUMBEROFFILES
  =numberofpages: NUMBEROFPAGES
  =numberofusers: NUMBEROFUSERS; ~padleft: PADLEFT; ~padright: PADRIGHT; ~pageid: PAGEID; =pagelanguage: PAGELANGUAGE
  =pagename: PAGENAME; =pagenamee: PAGENAMEE; =pagesincategory: PAGESINCATEGORY | PAGESINCAT; ~pagesincategory_all: all
  ~pagesincategory_files: files; ~pagesincategory_pages: pages; ~pagesincategory_subcats: subcats
  =pagesinnamespace: PAGESINNAMESPACE: | PAGESINNS:; =pagesize: PAGESIZE; ~plural: PLURAL:
  =protectionexpiry: PROTECTIONEXPIRY
  =protectionlevel: PROTECTIONLEVEL; ~raw: RAW:; =rawsuffix: R; ~redirect: #REDIRECT; =revisionday: REVISIONDAY
  =revisionday2: REVISIONDAY2; =revisionid: REVISIONID; =revisionmonth: REVISIONMONTH; =revisionmonth1: REVISIONMONTH1
  =revisionsize: REVISIONSIZE; =revisiontimestamp: REVISIONTIMESTAMP; =revisionuser: REVISIONUSER
  =revisionyear: REVISIONYEAR
  =rootpagename: ROOTPAGENAME; =rootpagenamee: ROOTPAGENAMEE; ~safesubst: SAFESUBST:; ~scriptpath: SCRIPTPATH
  ~server: SERVER
  ~servername: SERVERNAME; =sitename: SITENAME; ~special: special; ~speciale: speciale
  =staticredirect: __STATICREDIRECT__
  ~stylepath: STYLEPATH; =subjectpagename: SUBJECTPAGENAME | ARTICLEPAGENAME
  =subjectpagenamee: SUBJECTPAGENAMEE | ARTICLEPAGENAMEE; =subjectspace: SUBJECTSPACE | ARTICLESPACE
  =subjectspacee: SUBJECTSPACEE | ARTICLESPACEE; =subpagename: SUBPAGENAME; =subpagenamee: SUBPAGENAMEE
  ~subst: SUBST:; ~tag: tag
  =talkpagename: TALKPAGENAME; =talkpagenamee: TALKPAGENAMEE; =talkspace: TALKSPACE; =talkspacee: TALKSPACEE
  ~toc: __TOC__
  ~uc: UC:; ~ucfirst: UCFIRST:; ~urlencode: URLENCODE:; ~url_path: PATH; ~url_query: QUERY; ~url_wiki: WIKI
`;

export const magicWords: readonly MagicWord[] = linesOf(texts)
  .flatMap((line) => line.split("; "))
  .map((text) => {
    const [, sign, name = "", aliases = ""] = /^([=~])(.*?): (.*)$/.exec(text) ?? [];
    return { name, aliases: aliases.split(" | "), "case-sensitive": sign === "=" };
  });
