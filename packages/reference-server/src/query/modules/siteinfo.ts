import { table } from "../../../generated/query/index.js";
import { refuseUnanswered } from "../unanswered.js";

/** @typedef {import("../../../generated/query/results.js").SiteinfoResults} Results */

/** The namespaces of a fresh site. */
const namespaces = [
  "", "Talk", "User", "User talk", "Project", "Project talk", "File", "File talk",
  "MediaWiki", "MediaWiki talk", "Template", "Template talk", "Help", "Help talk", "Category", "Category talk",
];

/** What is known of a site that has nothing on it, by the names of what can be asked for. @type {{ readonly [Name in keyof Results]?: () => NonNullable<Results[Name]> }} */
const known = {
  general,
  namespaces: () => Object.fromEntries(namespaces.map((name, id) => [id, namespace(name, id)])),
  restrictions: () => ({ types: valuesOf("allpages", "prtype"), levels: valuesOf("allpages", "prlevel"), cascadinglevels: ["sysop"], semiprotectedlevels: ["autoconfirmed"] }),
  usergroups: () => valuesOf("allusers", "group").map((name) => ({ name, rights: [] })),
};

/** @type {NonNullable<import("../../../generated/query/index.js").HandlersByModule["siteinfo"]>} */
export const siteinfo = ({ prop }, context) => {
  refuseUnanswered(context, "prop", prop.filter((one) => !Object.hasOwn(known, one)));
  return Object.fromEntries(prop.map((one) => [one, known[/** @type {keyof Results} */ (one)]?.()]));
};

/** Texts are empty where a server has nothing of the kind, such as a version of PHP. @returns {NonNullable<Results["general"]>} */
function general() {
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
  const paths = { articlepath: "/$1", scriptpath: "", script: endpoint, variantarticlepath: /** @type {const} */ (false), base: "", server: "", servername: "" };
  return { sitename: title, generator: `${title} ${version}`, mainpage: "Main Page", mainpageisdomainroot: false, logo: "", wikiid: "", ...paths };
}

const software = { phpversion: "", phpsapi: "", dbtype: "", dbversion: "", fallback8bitEncoding: "", centralidlookupprovider: "local", allcentralidlookupproviders: ["local"] };
const titles = {
  case: /** @type {const} */ ("first-letter"),
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
const limits = { maxarticlesize: 0, uploadsenabled: false, maxuploadsize: 0, minuploadchunksize: 0, galleryoptions: {}, thumblimits: {}, imagelimits: {} };

/** @param {string} name @param {number} id */
function namespace(name, id) {
  return { id, case: /** @type {const} */ ("first-letter"), name, subpages: id % 2 === 1, content: id === 0, nonincludable: false };
}

/** The listed values of a parameter. @param {string} module @param {string} name @returns {readonly string[]} */
function valuesOf(module, name) {
  const type = table.modules[module]?.parameters.find((one) => one.name === name)?.type ?? [];
  return typeof type === "string" ? [] : type;
}
