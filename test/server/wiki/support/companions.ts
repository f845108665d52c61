import type { Module } from "../../../../generators/model/query.ts";

/** A key in the stash of the first caller. */
const stashedKey = "1d3m4y581grg.8t1jma.1.png";
const otherKey = "1d3m4y581grg.9u2knb.1.jpg";

/** Wire parameters without which a parameter has no effect. Keys are a parameter, or a module and its parameter. */
const companions: Readonly<Record<string, (wire: (name: string) => string) => Readonly<Record<string, string>>>> = {
  section: (wire) => ({ [wire("prop")]: "content", [wire("slots")]: "main" }),
  slots: (wire) => ({ [wire("prop")]: "content" }),
  attachedwiki: (wire) => ({ [wire("prop")]: "centralids", [wire("users")]: "Ada" }),
  "authmanagerinfo.mergerequestfields": () => ({ amirequestsfor: "login" }),
  "authmanagerinfo.messageformat": () => ({ amirequestsfor: "login" }),
  "stashimageinfo.prop": () => ({ siifilekey: stashedKey }),
  "stashimageinfo.filekey": () => ({ siisessionkey: otherKey, siiprop: "size" }),
  "deletedrevs.start": () => ({ druser: "Mallory" }),
  "deletedrevs.end": () => ({ druser: "Mallory" }),
  "allpages.prfiltercascade": () => ({ apprtype: "edit" }),
  "alldeletedrevisions.end": () => ({ adruser: "Mallory" }),
  "siteinfo.filteriw": () => ({ siprop: "interwikimap" }),
  "siteinfo.inlanguagecode": () => ({ siprop: "languages" }),
  "siteinfo.numberingroup": () => ({ siprop: "usergroups" }),
  "users.prop": () => ({ ususers: "Ada|Bob" }),
  "revisions.section": () => ({ titles: "Lighthouse", rvprop: "content", rvslots: "main" }),
  "revisions.continue": () => ({ titles: "Lighthouse" }),
  "categoryinfo.continue": () => ({ titles: "Category:Buildings|Category:Coast", cicontinue: "C" }),
  "languageinfo.continue": () => ({ licontinue: "zh" }),
  "pageprops.continue": () => ({ titles: "Lighthouse|Gallery", ppcontinue: "20" }),
  "allmessages.title": () => ({ ammessages: "edit", amenableparser: "1" }),
  "categorymembers.start": () => ({ cmsort: "timestamp" }),
  "categorymembers.end": () => ({ cmsort: "timestamp" }),
  "images.dir": () => ({ titles: "Gallery" }),
  "imageusage.redirect": () => ({ iutitle: "File:Lamp.png" }),
  "info.preloadcustom": () => ({ titles: "Nothing of the kind", inprop: "preloadcontent" }),
  "info.preloadnewsection": () => ({ titles: "Lighthouse", inprop: "preloadcontent" }),
  "info.preloadparams": () => ({
    titles: "Nothing of the kind",
    inprop: "preloadcontent",
    inpreloadcustom: "Template:Beginning",
  }),
  "info.testactionsautocreate": () => ({ intestactions: "edit" }),
  "info.testactionsdetail": () => ({ intestactions: "edit|unknown" }),
  "iwbacklinks.continue": () => ({ iwblprefix: "wikipedia" }),
  "iwbacklinks.dir": () => ({ iwblprefix: "wikipedia" }),
  "iwbacklinks.title": () => ({ iwblprefix: "wikipedia" }),
  "iwlinks.continue": () => ({ titles: "Gallery" }),
  "iwlinks.dir": () => ({ titles: "Gallery" }),
  "iwlinks.prefix": () => ({ titles: "Gallery|Lighthouse" }),
  "iwlinks.title": () => ({ titles: "Gallery|Lighthouse", iwprefix: "wikipedia" }),
  "langlinks.continue": () => ({ titles: "Gallery" }),
  "langlinks.dir": () => ({ titles: "Gallery" }),
  "langlinks.inlanguagecode": () => ({ titles: "Gallery", llprop: "langname" }),
  "pageswithprop.continue": () => ({ pwppropname: "defaultsort" }),
  "pageswithprop.dir": () => ({ pwppropname: "defaultsort" }),
};

export function companionsOf({ name: module, prefix }: Module, parameter: string): Readonly<Record<string, string>> {
  return (companions[`${module}.${parameter}`] ?? companions[parameter])?.((name) => prefix + name) ?? {};
}

export function asGenerator(
  { name, group, prefix }: Module,
  request: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const renamed = Object.entries(request)
    .filter(([key]) => key !== group)
    .map(([key, value]) => [key.startsWith(prefix) && key !== "titles" ? `g${key}` : key, value]);
  return { ...Object.fromEntries(renamed), generator: name, prop: "revisions", rvprop: "ids" };
}
