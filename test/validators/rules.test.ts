import { describe, expect, test } from "vitest";
import { queryValidators } from "./package.ts";

const { module } = await queryValidators();

/** Returns all codes for a query, errors first, or `ok`. */
function answer(name: string, query: string, options: object = {}): string {
  const { errors = [], warnings } = module(name).decode(query, { all: true, ...options });
  return [...errors, ...warnings].map(({ code }) => code).join(" ") || "ok";
}

function value(name: string, query: string, options: object = {}): unknown {
  return module(name).decode(query, { defaults: false, ...options }).value;
}

const many = (count: number): string => Array.from({ length: count }, (_, index) => `U${index}`).join("|");

describe("bounds hold to the last", () => {
  test.each([
    ["users", `ususers=${many(50)}`, {}, "ok"],
    ["users", `ususers=${many(51)}`, {}, "toomanyvalues"],
    ["users", `ususers=${many(500)}`, { highLimits: true }, "ok"],
    ["users", `ususers=${many(501)}`, { highLimits: true }, "toomanyvalues"],
    ["allpages", "aplimit=1", {}, "ok"],
    ["allpages", "aplimit=500", {}, "ok"],
    ["allpages", "aplimit=5000", { highLimits: true }, "ok"],
    ["allpages", "aplimit=501", {}, "outofrange"],
    ["allpages", "apnamespace=15", {}, "ok"],
    ["allpages", "apnamespace=16", {}, "badvalue"],
    ["allpages", "apnamespace=-1", {}, "badvalue"],
    ["templates", "tlnamespace=-2", {}, "ok"],
    ["backlinks", "bltitle=A&blredirect&bllimit=250", {}, "ok"],
    ["backlinks", "bltitle=A&blredirect&bllimit=251", {}, "outofrange"],
    ["backlinks", "bltitle=A&bllimit=251", {}, "ok"],
    ["backlinks", "bltitle=A&blredirect&bllimit=2500", { highLimits: true }, "ok"],
    ["backlinks", "bltitle=A&blredirect&bllimit=2501", { highLimits: true }, "outofrange"],
    ["backlinks", "blpageid=1", {}, "ok"],
    ["backlinks", "blpageid=0", {}, "nosuchpageid"],
    ["usercontribs", "ucuserids=0", {}, "invaliduserid"],
    ["blocks", "bkip=192.0.0.0/16", {}, "ok"],
    ["blocks", "bkip=192.0.0.0/15", {}, "cidrtoobroad"],
    ["blocks", "bkip=2001:db8::/19", {}, "ok"],
    ["blocks", "bkip=2001:db8::/18", {}, "cidrtoobroad"],
    ["blocks", "bkip=192.0.2.256", {}, "param_ip"],
    ["usercontribs", "uciprange=2001:db8::/32", {}, "ok"],
    ["usercontribs", "uciprange=2001:db8::/31", {}, "cidrtoobroad"],
    ["usercontribs", "uciprange=192.0.2.1", {}, "invalidiprange"],
  ])("%s, %s %j is %s", (name, query, options, expected) => expect(answer(name, query, options)).toBe(expected));

  test("more is lowered to the bound itself", () => {
    expect(value("backlinks", "bltitle=A&blredirect&bllimit=400")).toEqual({ title: "A", redirect: true, limit: 250 });
    expect(value("allpages", "aplimit=9000", { highLimits: true })).toEqual({ limit: 5000 });
  });

  test("of what was given, a hundred characters are shown", () => {
    const received = (length: number): string | undefined =>
      module("allpages").decode(`apdir=${"x".repeat(length)}`).errors![0]!.received;
    expect(received(100)).toBe("x".repeat(100));
    expect(received(101)).toBe(`${"x".repeat(99)}…`);
  });
});

test("a value that the site adds counts once, as the others do", () => {
  expect(value("allusers", "augroup=site|bot|site|bot", { values: { group: ["site"] } })).toEqual({
    group: ["site", "bot"],
  });
});

describe("a star", () => {
  test("is a value like others where there is no word for all", () => {
    expect(value("users", "ususers=*")).toEqual({ users: ["*"] });
    expect(answer("categorymembers", "cmtitle=Category:A&cmprop=*")).toBe("unrecognizedvalues");
    expect(value("revisions", "rvslots=*")).toEqual({ slots: "*" });
  });
});

describe("the warning of a rule", () => {
  const answered = (query: string): string => answer("allrevisions", query, { all: false });

  test("is not reported if the syntax of a tested parameter is invalid", () => {
    expect(answered("arvdiffto=prev")).toBe("deprecation deprecation");
    expect(answered("arvdiffto=x")).toBe("diffto deprecation");
    expect(answered("arvdiffto=x&arvprop=content")).toBe("diffto deprecation");
  });

  test("is given where another parameter is refused later", () => {
    expect(answered("arvprop=content&arvcontinue=x")).toBe("badcontinue deprecation");
  });
});

test("one warning names all values of a list that a word refuses", () => {
  const { warnings } = module("languageinfo").decode("licode=V0|en|V1");
  expect(warnings).toMatchObject([{ code: "unrecognizedvalues", received: "V0|V1", values: ["V0", "V1"] }]);
});

describe("rules between parameters", () => {
  test.each([
    ["backlinks", "", "missingparam"],
    ["backlinks", "bltitle=A&blpageid=1", "invalidparammix"],
    ["backlinks", "bltitle=", "invalidtitle"],
    ["categorymembers", "cmtitle=A", "invalidcategory"],
    ["imageusage", "iutitle=A", "bad_image_title"],
    ["imageusage", "iutitle=image:A.png", "ok"],
    ["categorymembers", "cmtitle=Category:A%23B", "ok"],
    ["categorymembers", "cmtitle=Category:A %23[", "ok"],
    ["backlinks", "bltitle=Special:A", "ok"],
    ["categorymembers", "cmtitle=Special:A", "pagecannotexist"],
    ["categorymembers", "cmtitle=media:A.png", "pagecannotexist"],
    ["categorymembers", "cmtitle=Talk:A", "invalidcategory"],
    ["categorymembers", "cmtitle=Category:", "invalidtitle"],
    ["categorymembers", "cmtitle=%23A", "pagecannotexist"],
    ["imageusage", "iutitle=Special:A", "bad_image_title"],
    ["alllinks", "alunique&alprop=ids", "invalidparammix"],
    ["alllinks", "alprop=ids", "ok"],
    ["alllinks", "alunique&alprop=title", "ok"],
    ["allpages", "apprlevel=sysop", "invalidparammix"],
    ["allpages", "apprlevel=sysop&apprtype=edit", "ok"],
    ["allpages", "apprlevel=sysop&apprexpiry=definite", "ok"],
    ["recentchanges", "rcshow=bot|!bot", "show"],
    ["recentchanges", "rcshow=bot|minor", "ok"],
    ["recentchanges", "rcuser=A&rcexcludeuser=B", "invalidparammix"],
    ["usercontribs", "", "missingparam"],
    ["usercontribs", "ucuser=", "paramempty_ucuser"],
    ["usercontribs", "ucuser=A&uctoponly&ucshow=!top", "show deprecation"],
    ["stashimageinfo", "", "missingparam"],
    ["stashimageinfo", "siifilekey=zzz", "uploadstash-bad-path-bad-format"],
    ["stashimageinfo", "siifilekey=a.png", "ok"],
    ["stashimageinfo", "siifilekey=a.png&siisessionkey=zzz", "deprecation"],
    ["stashimageinfo", "siisessionkey=zzz", "uploadstash-bad-path-bad-format deprecation"],
    ["revisions", "rvprop=content", "deprecation"],
    ["revisions", "rvprop=content&rvslots=main", "ok"],
    ["revisions", "rvprop=content&rvslots=main&rvlimit=51", "outofrange"],
    ["revisions", "rvstartid=0", "badid_rvstartid"],
    ["deletedrevs", "", "deprecation"],
  ])("%s, %s is %s", (name, query, expected) => expect(answer(name, query)).toBe(expected));

  test("hold otherwise for generators", () => {
    expect(answer("revisions", "grvprop=content", { generator: true })).toBe("ok");
    expect(answer("revisions", "grvstartid=0", { generator: true })).toBe("badid_grvstartid");
  });

  test("take the pages of the request into account if they are known", () => {
    const pages = { some: true, several: true, revisions: false };
    expect(answer("revisions", "rvlimit=5", { pages })).toBe("invalidparammix");
    expect(answer("revisions", "rvlimit=5", { pages: { ...pages, several: false } })).toBe("ok");
    expect(answer("revisions", "rvlimit=5")).toBe("ok");
  });

  test("slow properties are available only for one page and one revision", () => {
    const one = { some: true, several: false, revisions: true, "several-revisions": false };
    for (const prop of ["editintro", "preloadcontent", "url|editintro"]) {
      expect(answer("info", `inprop=${prop}`, { pages: { ...one, several: true } })).toBe("invalidparammix");
      expect(answer("info", `inprop=${prop}`, { pages: { ...one, "several-revisions": true } })).toBe(
        "invalidparammix",
      );
      expect(answer("info", `inprop=${prop}`, { pages: one })).toBe("ok");
      expect(answer("info", `inprop=${prop}`)).toBe("ok");
    }
    expect(answer("info", "inprop=url", { pages: { ...one, several: true } })).toBe("ok");
  });

  test.each([
    ["wlowner=Alice&wltoken=", "bad_wltoken"],
    ["wlowner=Alice&wltoken=x", "ok"],
    ["wltoken=", "ok"],
    ["wlowner=Alice", "ok"],
  ])("the token of a watchlist, next to its owner, is not empty: %s", (query, expected) => {
    expect(answer("watchlist", query)).toBe(expected);
    expect(answer("watchlistraw", query.replaceAll("wl", "wr"))).toBe(expected);
  });
});

test("a site has its own names of namespaces, and prefixes of other sites", () => {
  expect(answer("imageusage", "iutitle=Bild:A")).toBe("bad_image_title");
  expect(answer("imageusage", "iutitle=Bild:A", { namespaceNames: { bild: 6 } })).toBe("ok");
  expect(answer("backlinks", "bltitle=Elsewhere:A")).toBe("ok");
  expect(answer("backlinks", "bltitle=Elsewhere:A", { interwikis: ["elsewhere"] })).toBe("invalidtitle");
  expect(answer("backlinks", "bltitle=Talk:Elsewhere:A", { interwikis: ["elsewhere"] })).toBe("invalidtitle");
});

describe("what is not of the form", () => {
  test("is dropped if the other values are sufficient", () => {
    expect(value("images", "imimages=File:A.png|B|File:C.png")).toEqual({ images: ["File:A.png", "File:C.png"] });
    expect(answer("images", "imimages=File:A.png|B")).toBe("notfile");
    expect(value("languageinfo", "licode=en|V0|zh-hant|Café")).toEqual({ code: ["en", "zh-hant"] });
    expect(value("languageinfo", "licode=*")).toEqual({ code: ["*"] });
  });
  test.each([
    ["categorymembers", "cmtitle=Category:A&cmcontinue=", "ok"],
    ["categorymembers", "cmtitle=Category:A&cmcontinue=page|c3a9|7", "ok"],
    ["categorymembers", "cmtitle=Category:A&cmcontinue=page|c3a|7", "badcontinue"],
    ["categorymembers", "cmtitle=Category:A&cmsort=timestamp&cmcontinue=page|c3a9|7", "badcontinue"],
    ["categorymembers", "cmtitle=Category:A&cmsort=timestamp&cmcontinue=20010115145600|7", "ok"],
    ["recentchanges", "rccontinue=20010115145600|07", "badcontinue"],
    ["recentchanges", "rccontinue=20010115145600|9223372036854775808", "badcontinue"],
    ["recentchanges", "rccontinue=20010115145600|7|8", "badcontinue"],
    ["allimages", "aisha1=0123456789abcdef0123456789abcdef0123456", "invalidsha1hash"],
    ["allimages", "aisha1=0123456789abcdef0123456789abcdef01234567", "ok"],
    ["allpages", "apprefix=A|B", "invalidtitle"],
    ["allpages", "apprefix=", "ok"],
    ["allpages", "apfrom=Talk:A", "invalidtitle"],
  ])("%s, %s is %s", (name, query, expected) => expect(answer(name, query)).toBe(expected));
});
