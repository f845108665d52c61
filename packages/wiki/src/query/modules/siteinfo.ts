import { type Context, type HandlersByModule, table } from "@kiln/server/query";
import type { SiteinfoResults } from "@kiln/server/query/results";
import type { SiteinfoParameters } from "@kiln/validators/query/siteinfo";
import { defaultOptions } from "../../accounts/options.ts";
import { explicitGroups, groupRights } from "../../accounts/rights.ts";
import { type Site, generalOf, statisticsOf } from "../site/general.ts";
import {
  fallbacksOf,
  interwikis,
  languageCodes,
  languageName,
  languagesIn,
  standardCode,
  variants,
} from "../site/languages.ts";
import { extensionTags, functionHooks, magicWords, protocols, variables } from "../site/wikitext.ts";
import { namespaces, specialPages } from "../site/namespaces.ts";
import { type HandlerOf, asked } from "../reading/module.ts";
import { interfaceLanguage } from "../shared/messages.ts";

type Handler = NonNullable<HandlersByModule["siteinfo"]>;

type Answer<Name extends keyof SiteinfoResults> = NonNullable<SiteinfoResults[Name]>;

type Responses = {
  readonly [Name in keyof SiteinfoResults]-?: (
    parameters: SiteinfoParameters,
    site: Site,
  ) => Answer<Name> | Promise<Answer<Name>>;
};

/**
 * The sections of the site information, by the value of `prop`. Lists of unsupported features, such as extensions, are
 * empty.
 */
const responses: Responses = {
  general: (_, site) => generalOf(site),
  namespaces: namespacesById,
  namespacealiases: () => namespaces.flatMap(({ id, aliases = [] }) => aliases.map((alias) => ({ id, alias }))),
  specialpagealiases: () => specialPages,
  magicwords: () => magicWords,
  interwikimap: ({ filteriw }) =>
    interwikis
      .filter(({ local = false }) => filteriw === undefined || local === (filteriw === "local"))
      .map(interwikiOf),
  dbrepllag: () => [{ host: "", lag: -1 }],
  statistics: (_, site) => statisticsOf(site),
  usergroups: ({ numberingroup = false }, site) => (numberingroup ? countedGroups(site) : groups),
  autocreatetempuser: () => ({ enabled: false }),
  clientlibraries: () => [],
  libraries: () => [],
  extensions: () => [],
  fileextensions: () => ["png", "gif", "jpg", "jpeg", "webp"].map((ext) => ({ ext })),
  rightsinfo: () => ({ url: "", text: "" }),
  restrictions: () => ({
    types: ["create", ...valuesOf("allpages", "prtype")],
    levels: valuesOf("allpages", "prlevel"),
    cascadinglevels: ["sysop"],
    semiprotectedlevels: ["autoconfirmed"],
  }),
  languages: ({ inlanguagecode }) => languagesIn(inlanguagecode),
  languagevariants: variantsByLanguage,
  skins: () => [{ code: String(defaultOptions["skin"]), name: "Vector", default: true }],
  extensiontags: () => extensionTags,
  functionhooks: () => functionHooks,
  showhooks: () => [],
  variables: () => variables,
  protocols: () => protocols,
  defaultoptions: () => defaultOptions,
  uploaddialog: () => uploadDialog,
  autopromote: () => ({
    autoconfirmed: {
      operand: "&",
      0: { condname: "APCOND_EDITCOUNT", params: [0] },
      1: { condname: "APCOND_AGE", params: [0] },
    },
  }),
  autopromoteonce: () => [],
  copyuploaddomains: () => [],
};

const groups = Object.entries(groupRights).map(([name, rights]) => ({ name, rights }));

/** Returns the groups with their number of members. Automatic groups other than `user` have no number. */
async function countedGroups({ storage }: Site): Promise<Answer<"usergroups">> {
  const accounts = await storage.read(({ accounts }) => accounts.list());
  const members = accounts.flatMap((account) => account.groups);
  return groups.map((group) => {
    if (group.name === "user") return { ...group, number: accounts.length };
    const number = members.filter((name) => name === group.name).length;
    return explicitGroups.includes(group.name) ? { ...group, number } : group;
  });
}

export function siteinfo(site: Site): Handler {
  return async (parameters, context) => {
    if (parameters.showalldb === true && parameters.prop.includes("dbrepllag"))
      context.fail("includeAllDenied", allDatabasesDenied);
    const told = parameters.prop.map(async (name) => [name, await responses[name](parameters, site)] as const);
    return Object.fromEntries(await Promise.all(told));
  };
}

const allDatabasesDenied = {
  key: "apierror-siteinfo-includealldenied",
  text: "Cannot view all servers' info unless <var>$wgShowHostnames</var> is true.",
};

function namespacesById(): NonNullable<SiteinfoResults["namespaces"]> {
  return Object.fromEntries(
    namespaces.map(({ id, name, subpages, content, protection }) => [
      id,
      {
        id,
        case: "first-letter" as const,
        name,
        subpages,
        ...(name === "" ? {} : { canonical: name }),
        content,
        nonincludable: false,
        ...(protection === undefined ? {} : { namespaceprotection: protection }),
      },
    ]),
  );
}

function interwikiOf({ prefix, url, local, language }: (typeof interwikis)[number]) {
  const about = language === undefined ? {} : { language, bcp47: prefix };
  return { prefix, ...(local && { local }), ...about, url, protorel: false };
}

function variantsByLanguage(): NonNullable<SiteinfoResults["languagevariants"]> {
  const fallbacksOf = (all: Readonly<Record<string, readonly string[]>>) => {
    return Object.entries(all).map(([code, fallbacks]) => [code, { fallbacks }]);
  };
  return Object.fromEntries(
    Object.entries(variants).map(([code, all]) => [code, Object.fromEntries(fallbacksOf(all))]),
  );
}

const uploadDialog = {
  fields: { description: true, date: false, categories: false },
  licensemessages: { local: "generic-local", foreign: "generic-foreign" },
  comment: { local: "", foreign: "" },
  format: { filepage: "$DESCRIPTION", description: "$TEXT", ownwork: "", license: "", uncategorized: "" },
};

/** Returns the enum values of a parameter. */
function valuesOf(module: string, name: string): readonly string[] {
  const type = table.modules[module]?.parameters.find((one) => one.name === name)?.type ?? [];
  return typeof type === "string" ? [] : type;
}

/** The time limit of a request in milliseconds. The next request continues with the rest. */
const longest = 3000;

/** The right-to-left scripts of the supported languages. */
const leftwards = ["Arab", "Hebr"];

/** Returns the data of languages (decided: D-454). */
export function languageinfo(site: Site): HandlerOf<"languageinfo"> {
  return ({ prop, code: codes, continue: first = "" }, context) => {
    const end = site.now() + longest;
    const told: Record<string, object> = {};
    for (const code of knownCodes(codes, context).filter((one) => one >= first)) {
      if (site.now() >= end) {
        context.continueWith(code);
        break;
      }
      told[code] = aboutLanguage(code, prop, interfaceLanguage(context));
    }
    return { languageinfo: told };
  };
}

function knownCodes(codes: readonly string[], context: Context): readonly string[] {
  if (codes.includes("*")) return languageCodes;
  const unknown = codes.filter((code) => !languageCodes.includes(code));
  if (unknown.length > 0) {
    const text = `Unrecognized value${unknown.length === 1 ? "" : "s"} for parameter <var>$1</var>: $2.`;
    context.warn("unrecognizedvalues", {
      key: "apiwarn-unrecognizedvalues",
      text,
      parameters: [{ markup: "licode" }, { list: unknown, type: "comma" }, { count: unknown.length }],
    });
  }
  return languageCodes.filter((code) => codes.includes(code));
}

function aboutLanguage(code: string, prop: readonly string[], inLanguage: string) {
  const all = Object.hasOwn(variants, code) ? Object.keys(variants[code] ?? {}) : [code];
  return asked(prop, {
    code: { code },
    bcp47: { bcp47: standardCode(code) },
    dir: {
      dir: leftwards.includes(new Intl.Locale(standardCode(code)).maximize().script ?? "")
        ? ("rtl" as const)
        : ("ltr" as const),
    },
    autonym: { autonym: languageName(code) },
    name: { name: languageName(code, inLanguage) },
    fallbacks: { fallbacks: fallbacksOf(code) },
    variants: { variants: all },
    variantnames: { variantnames: Object.fromEntries(all.map((one) => [one, languageName(one)])) },
  });
}

/** Returns the requested names. The spec does not contain the icons' images, so their contents are empty. */
export const codexicons: NonNullable<HandlersByModule["codexicons"]> = ({ names }) => ({
  codexicons: Object.fromEntries([...names].map((name) => [name, ""])),
});
