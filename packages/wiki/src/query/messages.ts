import type { MessageSubject, MessageText, ModuleInfo } from "@kiln/server/query";

/* Messages for which the real system has its own wording, while the runtime has only general ones. */

const announcements = "https://lists.wikimedia.org/postorius/lists/mediawiki-api-announce.lists.wikimedia.org/";

export function messageText(subject: MessageSubject): MessageText | undefined {
  const { code, name, module } = subject;
  if (code === "deprecation-help") return deprecationHelp;
  const general = name === undefined ? code : code.replace(name, "{wireName}");
  const text = module === undefined ? undefined : (moduleTexts[`${module.name} ${general}`] ?? moduleTexts[general]);
  return text?.(subject);
}

const deprecationHelp: MessageText = {
  key: "api-usage-mailinglist-ref",
  text: `Subscribe to the mediawiki-api-announce mailing list at <${announcements}> for notice of API deprecations and breaking changes.`,
};

type Words = (subject: MessageSubject) => MessageText | undefined;

/** The parameter of modules that have an older response format without slots. */
const slots = "slots";

/**
 * The messages of single modules, by code, or by module and code if modules differ. `{wireName}` is the parameter in
 * the request.
 */
const moduleTexts: Readonly<Record<string, Words>> = {
  "badvalue_{wireName}": ofParameter("apierror-badparameter", "Invalid value for parameter <var>$1</var>."),
  "badid_{wireName}": ofParameter("apierror-revisions-badid", "No revision was found for parameter <var>$1</var>."),
  "paramempty_{wireName}": ofParameter("apierror-paramempty", "The parameter <var>$1</var> may not be empty."),
  invalidlang: ofParameter("apierror-invalidlang", "Invalid language code for parameter <var>$1</var>."),
  invaliduserid: ({ value }) =>
    said("apierror-invaliduserid", "User ID <var>$1</var> is not valid.", { count: Number(value) }),
  invalidsha1hash: () => said("apierror-invalidsha1hash", "The SHA1 hash provided is not valid."),
  invalidsha1base36hash: () => said("apierror-invalidsha1base36hash", "The SHA1Base36 hash provided is not valid."),
  param_ip: () => said("apierror-badip", "IP parameter is not valid."),
  invalidiprange: ({ value = "" }) => said("apierror-invalidiprange", 'Invalid CIDR range "$1".', { markup: value }),
  "blocks cidrtoobroad": (subject) => tooBroad(subject, 19),
  "usercontribs cidrtoobroad": (subject) => tooBroad(subject, 32),
  diffto: ofPrefix(
    "apierror-baddiffto",
    "<var>$1diffto</var> must be set to a non-negative number, <kbd>prev</kbd>, <kbd>next</kbd> or <kbd>cur</kbd>.",
  ),
  "invalid-title": ofPrefix(
    "apierror-bad-badfilecontexttitle",
    "Invalid title in <var>$1badfilecontexttitle</var> parameter.",
  ),
  performance: ofPrefix(
    "apiwarn-alldeletedrevisions-performance",
    "For better performance when generating titles, set <kbd>$1dir=newer</kbd>.",
  ),
  notfile: ({ markup = "" }) => said("apiwarn-notfile", '"$1" is not a file.', { markup }),
  invalidcategory: ({ severity, markup = "" }) =>
    severity === "error"
      ? said("apierror-invalidcategory", "The category name you entered is not valid.")
      : said("apiwarn-invalidcategory", '"$1" is not a category.', { markup }),
  bad_image_title: ({ module }) =>
    said("apierror-imageusage-badtitle", "The title for <kbd>$1</kbd> must be a file.", { markup: module?.name ?? "" }),
  "unknown_{wireName}": ({ name = "", markup = "" }) =>
    said(
      "apierror-unrecognizedvalue",
      "Unrecognized value for parameter <var>$1</var>: $2.",
      { markup: name },
      { markup },
    ),
  "allusers invalidparammix": ({ module }) => {
    const names = ["group", "excludegroup"].map((name) => `<var>${module?.prefix}${name}</var>`);
    return said(
      "apierror-invalidparammix",
      "The parameters $1 can not be used together.",
      { list: names, type: "text", bare: true },
      { count: 2 },
    );
  },
  "revisions invalidparammix": severalPages,
  "deletedrevs badparams": wrongMode,
  "info invalidparammix": ofPrefix(
    "apierror-info-singlepagerevision",
    "<kbd>$1prop=preloadcontent</kbd> and <kbd>$1prop=editintro</kbd> are for a request of one page and one revision.",
  ),
  deprecation: ({ name, module }) => (name !== undefined || module === undefined ? undefined : deprecatedUse(module)),
};

function said(key: string, text: string, ...parameters: NonNullable<MessageText["parameters"]>): MessageText {
  return { key, text, parameters };
}

function ofParameter(key: string, text: string): Words {
  return ({ name = "" }) => said(key, text, { markup: name });
}

function ofPrefix(key: string, text: string): Words {
  return ({ module }) => said(key, text, { markup: module?.prefix ?? "" });
}

/** Returns the message for a range that is wider than the system allows. */
function tooBroad({ value = "" }: MessageSubject, widest: number): MessageText {
  const [version, limit] = value.includes(":") ? ["IPv6", widest] : ["IPv4", 16];
  return said(
    "apierror-cidrtoobroad",
    "$1 CIDR ranges broader than /$2 are not accepted.",
    { markup: String(version) },
    { count: Number(limit) },
  );
}

/** Returns the message for parameters that list the revisions of one page, in a request for several pages. */
function severalPages({ given, module }: MessageSubject): MessageText | undefined {
  const prefix = module?.prefix ?? "";
  const lists = ["limit", "startid", "endid", "user", "excludeuser", "start", "end"].some((name) =>
    given.has(prefix + name),
  );
  if (!lists && given.get(`${prefix}dir`) !== "newer") return undefined;
  const names = ["limit", "startid", "endid"].map((name) => `<var>$1${name}</var>`).join(", ");
  const options = `${names}, <kbd>$1dir=newer</kbd>, <var>$1user</var>, <var>$1excludeuser</var>, <var>$1start</var>, and <var>$1end</var>`;
  if (given.has("revids")) {
    const text = `The <var>revids</var> parameter may not be used with the list options (${options}).`;
    return said("apierror-revisions-norevids", text, { markup: prefix });
  }
  if (!["titles", "pageids"].some((name) => /[|\u001f]/.test(given.get(name) ?? ""))) return undefined;
  const several = "<var>titles</var>, <var>pageids</var> or a generator was used to supply multiple pages";
  const text = `${several}, but the ${options} parameters may only be used on a single page.`;
  return said("apierror-revisions-singlepage", text, { markup: prefix });
}

/** Returns the message for parameters of another mode. */
function wrongMode({ given, module }: MessageSubject): MessageText | undefined {
  const first = (names: readonly string[]): string | undefined =>
    names.find((name) => given.has(`${module?.prefix}${name}`));
  const hasMode = ["titles", "pageids", "revids", `${module?.prefix}user`].some((name) => given.has(name));
  const name = first(hasMode ? ["from", "to", "prefix"] : ["start", "end"]);
  if (name === undefined) return undefined;
  return hasMode
    ? said("apierror-deletedrevs-param-not-1-2", "The <var>$1</var> parameter cannot be used in modes 1 or 2.", {
        markup: name,
      })
    : said("apierror-deletedrevs-param-not-3", "The <var>$1</var> parameter cannot be used in mode 3.", {
        markup: name,
      });
}

function deprecatedUse(module: ModuleInfo): MessageText | undefined {
  if (module.deprecated) return deprecatedModule(module.name);
  return module.parameters.some((one) => one.name === slots) ? missingSlots(module) : undefined;
}

function deprecatedModule(name: string): MessageText | undefined {
  if (name !== "deletedrevs") return undefined;
  const replacements = "<kbd>prop=deletedrevisions</kbd> or <kbd>list=alldeletedrevisions</kbd>";
  return {
    key: "apiwarn-deprecation-deletedrevs",
    text: `<kbd>list=deletedrevs</kbd> has been deprecated. Please use ${replacements} instead.`,
    data: { feature: "action=query&list=deletedrevs" },
  };
}

function missingSlots({ name, group, prefix }: ModuleInfo): MessageText {
  const reason = "Because <var>$1</var> was not specified, a legacy format has been used for the output.";
  return {
    key: "apiwarn-deprecation-missingparam",
    text: `${reason} This format is deprecated, and in the future the new format will always be used.`,
    parameters: [{ markup: prefix + slots }],
    data: { feature: `action=query&${group}=${name}&!${prefix}${slots}` },
  };
}
