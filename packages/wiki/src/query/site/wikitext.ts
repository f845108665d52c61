import { wordsOf } from "./words.ts";

/* Wikitext features of a site without extensions, as of release 1.39 of the real system. */

/** The parser functions of wikitext. */
export const functionHooks: readonly string[] = wordsOf(`
  ns nse urlencode lcfirst ucfirst lc uc localurl localurle fullurl fullurle canonicalurl canonicalurle formatnum grammar gender
  plural bidi numberofpages numberofusers numberofactiveusers numberofarticles numberoffiles numberofadmins numberingroup
  numberofedits language padleft padright anchorencode defaultsort filepath pagesincategory pagesize protectionlevel
  protectionexpiry namespace namespacee namespacenumber talkspace talkspacee subjectspace subjectspacee pagename pagenamee
  fullpagename fullpagenamee rootpagename rootpagenamee basepagename basepagenamee subpagename subpagenamee talkpagename
  talkpagenamee subjectpagename subjectpagenamee pageid revisionid revisionday revisionday2 revisionmonth revisionmonth1
  revisionyear revisiontimestamp revisionuser cascadingsources int special speciale tag formatdate displaytitle
`);

export const variables: readonly string[] = wordsOf(`
  ! = currentmonth currentmonth1 currentmonthname currentmonthnamegen currentmonthabbrev currentday currentday2 currentdayname
  currentyear currenttime currenthour localmonth localmonth1 localmonthname localmonthnamegen localmonthabbrev localday localday2
  localdayname localyear localtime localhour numberofarticles numberoffiles numberofedits articlepath pageid sitename server
  servername scriptpath stylepath pagename pagenamee fullpagename fullpagenamee namespace namespacee namespacenumber currentweek
  currentdow localweek localdow revisionid revisionday revisionday2 revisionmonth revisionmonth1 revisionyear revisiontimestamp
  revisionuser revisionsize subpagename subpagenamee talkspace talkspacee subjectspace subjectspacee talkpagename talkpagenamee
  subjectpagename subjectpagenamee numberofusers numberofactiveusers numberofpages currentversion rootpagename rootpagenamee
  basepagename basepagenamee currenttimestamp localtimestamp directionmark contentlanguage pagelanguage numberofadmins
  cascadingsources
`);

/** The tags that are not HTML. */
export const extensionTags: readonly string[] = wordsOf(`
  <pre> <nowiki> <gallery> <indicator> <langconvert>
`);

/** The allowed prefixes of external links. */
export const protocols: readonly string[] = wordsOf(`
  bitcoin: ftp:// ftps:// geo: git:// gopher:// http:// https:// irc:// ircs:// magnet: mailto: matrix: mms:// news: nntp://
  redis:// sftp:// sip: sips: sms: ssh:// svn:// tel: telnet:// urn: worldwind:// xmpp: //
`);
