import { table, type HandlersByModule } from "@kiln/server/query";
import type { SiteinfoResults } from "@kiln/server/query/results";
import { refuseUnanswered } from "../refuse-unanswered.ts";

type Property = keyof SiteinfoResults;

/** The namespaces of a fresh site. */
const namespaces = [
  "", "Talk", "User", "User talk", "Project", "Project talk", "File", "File talk",
  "MediaWiki", "MediaWiki talk", "Template", "Template talk", "Help", "Help talk", "Category", "Category talk",
];

/** What is known of a site without contents, by the values of `prop`. */
const known: { readonly [Name in Property]?: () => NonNullable<SiteinfoResults[Name]> } = {
  general,
  namespaces: () => Object.fromEntries(namespaces.map((name, id) => [id, namespace(name, id)])),
  restrictions: () => ({
    types: valuesOf("allpages", "prtype"),
    levels: valuesOf("allpages", "prlevel"),
    cascadinglevels: ["sysop"],
    semiprotectedlevels: ["autoconfirmed"],
  }),
  usergroups: () => valuesOf("allusers", "group").map((name) => ({ name, rights: [] })),
};

export const siteinfo: NonNullable<HandlersByModule["siteinfo"]> = ({ prop }, context) => {
  refuseUnanswered(context, "prop", prop.filter((one) => !Object.hasOwn(known, one)));
  return Object.fromEntries(prop.map((one) => [one, known[one as Property]?.()]));
};

/** Texts are empty where a server has nothing of the kind, such as a version of PHP. */
function general(): NonNullable<SiteinfoResults["general"]> {
  return {
    ...identity(),
    ...software,
    ...titles,
    ...limits,
    time: `${new Date().toISOString().slice(0, 19)}Z`,
    timezone: "UTC",
    timeoffset: 0,
    lang: "en",
    fallback: [],
    rtl: false,
    readonly: false,
    writeapi: true,
    misermode: false,
    interwikimagic: false,
    magiclinks: {},
    categorycollation: "uppercase",
    nofollowlinks: true,
    nofollownsexceptions: [],
    nofollowdomainexceptions: [],
    externallinktarget: false,
  };
}

function identity() {
  const { title, version, endpoint } = table;
  return {
    sitename: title,
    generator: `${title} ${version}`,
    mainpage: "Main Page",
    mainpageisdomainroot: false,
    logo: "",
    wikiid: "",
    articlepath: "/$1",
    scriptpath: "",
    script: endpoint,
    variantarticlepath: false as const,
    base: "",
    server: "",
    servername: "",
  };
}

const software = {
  phpversion: "",
  phpsapi: "",
  dbtype: "",
  dbversion: "",
  fallback8bitEncoding: "",
  centralidlookupprovider: "local",
  allcentralidlookupproviders: ["local"],
};

const titles = {
  case: "first-letter" as const,
  langconversion: false,
  linkconversion: false,
  titleconversion: false,
  linkprefixcharset: "",
  linkprefix: "",
  linktrail: "",
  legaltitlechars: "",
  invalidusernamechars: "",
  allunicodefixes: false,
};

const limits = {
  maxarticlesize: 0,
  uploadsenabled: false,
  maxuploadsize: 0,
  minuploadchunksize: 0,
  galleryoptions: {},
  thumblimits: {},
  imagelimits: {},
};

function namespace(name: string, id: number) {
  return { id, case: "first-letter" as const, name, subpages: id % 2 === 1, content: id === 0, nonincludable: false };
}

/** The listed values of a parameter. */
function valuesOf(module: string, name: string): readonly string[] {
  const type = table.modules[module]?.parameters.find((one) => one.name === name)?.type ?? [];
  return typeof type === "string" ? [] : type;
}
