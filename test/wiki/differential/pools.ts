import type { Facts } from "./facts.ts";

/** Candidate values for a parameter. Some of them do not exist in the wiki. */
type Pool = (facts: Facts) => readonly (string | number)[];

const bare = (title: string): string => title.replace(/^[A-Z][A-Za-z ]*:/, "");
const beginning = (text: string): string => [...text].slice(0, 2).join("");
const base36 = (hash: string): string => BigInt(`0x${hash}`).toString(36).padStart(31, "0");
const hex = (text: string): string => Buffer.from(text).toString("hex");

/** Names by which the lists of a module are sorted. */
const names: Readonly<Record<string, Pool>> = {
  allcategories: ({ categories }) => categories.map(bare),
  allimages: ({ files }) => files.map(bare),
  allfileusages: ({ files }) => files.map(bare),
  filearchive: ({ deletedFiles }) => deletedFiles.map(bare),
  alltransclusions: ({ templates }) => templates.map(bare),
  alllinks: ({ linked }) => linked.map(bare),
  allusers: ({ users }) => users,
  allmessages: () => ["about", "edit", "mainpage", "sitetitle"],
  alldeletedrevisions: ({ gone }) => gone.map(bare),
  deletedrevs: ({ gone }) => gone.map(bare),
};

const anyName: Pool = ({ titles }) => titles.map(bare);
const named = (module: string): Pool => names[module] ?? anyName;
const anyTitle: Pool = ({ titles, gone }) => [...titles, ...gone];

const subjects: Readonly<Record<string, Pool>> = {
  backlinks: ({ linked }) => linked,
  embeddedin: ({ templates }) => templates,
  imageusage: ({ files }) => files,
  categorymembers: ({ categories }) => categories,
  iwbacklinks: ({ interwikis }) => interwikis.map(([, title]) => title),
  iwlinks: ({ interwikis }) => interwikis.map(([, title]) => title),
  langbacklinks: ({ languages }) => languages.map(([, title]) => title),
  langlinks: ({ languages }) => languages.map(([, title]) => title),
  allmessages: () => ["Main Page"],
};

const moments: Readonly<Record<string, Pool>> = {
  alldeletedrevisions: ({ deletedMoments }) => deletedMoments,
  deletedrevisions: ({ deletedMoments }) => deletedMoments,
  deletedrevs: ({ deletedMoments }) => deletedMoments,
};

const numbers: Pool = () => [0, 1, 2, 40, 1000];

/** Pools for parameters whose values depend only on the name. */
const byName: Readonly<Record<string, (module: string) => Pool>> = {
  from: named,
  to: named,
  prefix: (module) => (facts) =>
    /^iw/.test(module)
      ? facts.interwikis.map(([prefix]) => prefix)
      : module === "logevents"
        ? facts.titles
        : named(module)(facts).map((name) => beginning(String(name))),
  title: (module) => subjects[module] ?? anyTitle,
  titles:
    () =>
    ({ linked }) =>
      linked,
  templates:
    () =>
    ({ templates }) =>
      templates,
  images:
    () =>
    ({ files }) =>
      files,
  categories:
    () =>
    ({ categories }) =>
      categories,
  fromtitle: () => anyTitle,
  totitle: () => anyTitle,
  linkcontext: () => anyTitle,
  badfilecontexttitle: () => anyTitle,
  pageid:
    () =>
    ({ pageids }) => [...pageids, 999_999],
  lang: (module) => (facts) =>
    module === "allmessages" ? ["en", "de", "qqx"] : facts.languages.map(([language]) => language),
  inlanguagecode: () => () => ["en", "de", "fr"],
  user:
    () =>
    ({ users, addresses }) => [...users, ...addresses, "Stranger"],
  excludeuser:
    () =>
    ({ users }) => [...users, "Stranger"],
  users: (module) => (facts) =>
    module === "blocks" ? [...facts.blocked, "Stranger"] : [...facts.users, "Stranger", "192.0.2.1", "<>", "ada"],
  userids:
    () =>
    ({ userids }) => [...userids, 999_999],
  userprefix:
    () =>
    ({ users, addresses }) =>
      [...users, ...addresses].map(beginning),
  owner:
    () =>
    ({ users }) =>
      users,
  token: () => () => ["0123456789abcdef0123456789abcdef01234567"],
  iprange: () => () => ["192.0.2.0/24", "2001:db8::/32"],
  ip: () => () => ["192.0.2.9", "198.51.100.3", "203.0.113.1", "192.0.2.0/25"],
  ids: (module) => (facts) => (module === "blocks" ? [...facts.blockids, 999_999] : [...facts.logids, 999_999]),
  tag:
    () =>
    ({ tags }) => [...tags, "unknown"],
  startid:
    () =>
    ({ revids }) =>
      revids,
  endid:
    () =>
    ({ revids }) =>
      revids,
  diffto:
    () =>
    ({ revids }) => ["prev", "next", "cur", ...revids.slice(0, 3)],
  difftotext: () => () => ["Another text."],
  section: () => () => [0, 1, 9],
  search:
    () =>
    ({ words }) => [...words, "nothingofthekind"],
  offset: () => () => [0, 1, 3],
  query:
    () =>
    ({ hosts }) => [
      ...hosts,
      ...hosts.map((host) => `*.${host}`),
      ...hosts.map((host) => `${host}/a`),
      "nowhere.example",
    ],
  propname:
    () =>
    ({ properties }) => [...properties, "unknown"],
  sha1:
    () =>
    ({ hashes }) => [...hashes, "0".repeat(40)],
  sha1base36:
    () =>
    ({ hashes }) => [...hashes.map(base36), "0".repeat(31)],
  mime:
    () =>
    ({ mimes }) => [...mimes, "text/plain"],
  starthexsortkey:
    () =>
    ({ sortKeys }) =>
      sortKeys.map(hex),
  endhexsortkey:
    () =>
    ({ sortKeys }) =>
      sortKeys.map(hex),
  startsortkeyprefix:
    () =>
    ({ sortKeys }) =>
      sortKeys.map(beginning),
  endsortkeyprefix:
    () =>
    ({ sortKeys }) =>
      sortKeys.map(beginning),
  startsortkey:
    () =>
    ({ sortKeys }) =>
      sortKeys.map(beginning),
  endsortkey:
    () =>
    ({ sortKeys }) =>
      sortKeys.map(beginning),
  messages: () => () => ["about", "mainpage", "nothing-of-the-kind", "edit", "*"],
  filter: () => () => ["edit", "main"],
  args: () => () => ["one", "two"],
  code: () => () => ["en", "de", "sr", "zh-hant"],
  testactions: () => () => ["read", "edit", "delete", "move", "protect", "unknown"],
  trackingcatname: () => () => ["broken-file-category", "hidden-category-category", "noindex-category"],
  urlwidth: () => () => [100, 2000],
  urlheight: () => () => [100],
  urlparam: () => () => ["120px"],
  metadataversion: () => () => [1, "latest"],
  extmetadatalanguage: () => () => ["en", "de"],
  extmetadatafilter: () => () => ["DateTime", "ObjectName"],
  attachedwiki: () => () => ["kiln", "otherwiki"],
  preloadcustom: () => () => ["Template:Note"],
  preloadparams: () => () => ["one"],
  filekey: () => () => ["1d3m4y581grg.8t1jma.1.png"],
  sessionkey: () => () => ["1d3m4y581grg.8t1jma.1.png"],
  securitysensitiveoperation: () => () => ["LinkAccounts"],
};

/** Returns candidate values for a parameter of a module, or `undefined` if its type is sufficient. */
export function poolOf(
  module: string,
  parameter: { readonly name: string; readonly type: { readonly kind: string } },
): Pool | undefined {
  const { name, type } = parameter;
  if (type.kind === "timestamp") return moments[module] ?? (({ moments: made }) => made);
  if (module === "pageprops" && name === "prop") return ({ properties }) => [...properties, "unknown"];
  if (type.kind === "integer" && byName[name] === undefined) return numbers;
  return byName[name]?.(module);
}

/** Pages about which property modules have data. */
export const aboutPages: Readonly<Record<string, Pool>> = {
  categoryinfo: ({ categories }) => categories,
  imageinfo: ({ files, gone }) => [...files, ...gone.slice(0, 1)],
  duplicatefiles: ({ files }) => files,
  fileusage: ({ files }) => files,
  transcludedin: ({ templates }) => templates,
  deletedrevisions: ({ gone }) => gone,
  linkshere: ({ linked }) => linked,
  redirects: ({ linked }) => linked,
};

export const anyPages: Pool = ({ titles, gone }) => [...titles, ...titles, ...gone.slice(0, 2)];
