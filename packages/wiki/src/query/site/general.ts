import { table } from "@kiln/server/query";
import type { SiteinfoResults } from "@kiln/server/query/results";
import { urlPart } from "../../content/titles.ts";
import type { Sessions } from "../../accounts/sessions.ts";
import type { Storage } from "../../storage/storage.ts";

type General = NonNullable<SiteinfoResults["general"]>;

/**
 * The release whose interface the server implements. Clients use the member `generator` to detect the supported
 * features. The name in parentheses identifies the actual server.
 */
const generator = "MediaWiki 1.45.0 (Kiln)";

const mainPage = "Main Page";

/** Returns the settings of the site. Settings that do not apply, such as the version of PHP, are empty strings. */
export function generalOf({ origin, now }: Site): General {
  const server = origin();
  return {
    mainpage: mainPage,
    base: addressOf({ origin }, mainPage),
    ...software,
    readonly: false,
    ...texts,
    ...limits,
    server,
    servername: new URL(server).hostname,
    time: `${new Date(now()).toISOString().slice(0, 19)}Z`,
  };
}

export function addressOf({ origin }: Pick<Site, "origin">, title: string): string {
  return `${origin()}${articlePath.replace("$1", () => urlPart(title))}`;
}

/** Returns the URL of a page by its id, which remains valid after moves. */
export function addressOfId({ origin }: Pick<Site, "origin">, id: number): string {
  return `${origin()}${script}?curid=${id}`;
}

const script = "/index.php";
const articlePath = `${script}/$1`;

/** The name and the address of the site. */
export const software = {
  sitename: table.title,
  mainpageisdomainroot: false,
  logo: "",
  generator,
  phpversion: "",
  phpsapi: "",
  dbtype: "",
  dbversion: "",
  articlepath: articlePath,
  scriptpath: "",
  script,
  variantarticlepath: false as const,
  wikiid: "kiln",
  writeapi: true as const,
  misermode: false,
  centralidlookupprovider: "local",
  allcentralidlookupproviders: ["local"],
};

const texts = {
  langconversion: false,
  linkconversion: false,
  titleconversion: false,
  linkprefixcharset: "",
  linkprefix: "",
  linktrail: "/^([a-z]+)(.*)$/sD",
  legaltitlechars: " %!\"$&'()*,\\-.\\/0-9:;=?@A-Z\\\\^_`a-z~\\x80-\\xFF+",
  invalidusernamechars: "@:>",
  allunicodefixes: false,
  fixarabicunicode: true as const,
  fixmalayalamunicode: true as const,
  case: "first-letter" as const,
  lang: "en",
  fallback: [],
  rtl: false,
  fallback8bitEncoding: "windows-1252",
  timezone: "UTC",
  timeoffset: 0,
  interwikimagic: true,
  magiclinks: { ISBN: false, PMID: false, RFC: false },
  categorycollation: "uppercase",
  nofollowlinks: true,
  nofollownsexceptions: [],
  nofollowdomainexceptions: [],
  externallinktarget: false as const,
};

const imageSizes = [
  [320, 240],
  [640, 480],
  [800, 600],
  [1024, 768],
  [1280, 1024],
  [2560, 2048],
] as const;

const limits = {
  maxarticlesize: 2_097_152,
  uploadsenabled: false,
  maxuploadsize: 104_857_600,
  minuploadchunksize: 1024,
  galleryoptions: {
    imagesPerRow: 0,
    imageWidth: 120,
    imageHeight: 120,
    captionLength: true,
    showBytes: true,
    showDimensions: true,
    mode: "traditional",
  },
  thumblimits: numbered([120, 150, 180, 200, 250, 300]),
  imagelimits: numbered(imageSizes.map(([width, height]) => ({ width, height }))),
};

/** Converts an array to an object, keyed by zero-based index. */
function numbered<Value>(values: readonly Value[]): Readonly<Record<string, Value>> {
  return Object.fromEntries(values.map((value, index) => [String(index), value]));
}

/** Returns the number of accounts and the statistics of the stored data. */
export async function statisticsOf(site: Site): Promise<NonNullable<SiteinfoResults["statistics"]>> {
  const accounts = await site.storage.read((unit) => unit.accounts.list());
  const counted = await storedCounts(site);
  return {
    pages: counted["pages"] ?? 0,
    articles: counted["articles"] ?? 0,
    edits: counted["edits"] ?? 0,
    images: counted["files"] ?? 0,
    users: accounts.length,
    activeusers: 0,
    admins: accounts.filter(({ groups }) => groups.includes("sysop")).length,
    jobs: 0,
  };
}

async function storedCounts({ storage }: Site): Promise<Readonly<Record<string, number>>> {
  const rows = await storage.read(({ wiki }) =>
    wiki.select({ from: "statistics", columns: ["statistics.name", "statistics.value"] }),
  );
  return Object.fromEntries(rows.map((row) => [row["statistics.name"], row["statistics.value"]]));
}

/** A tag that the software adds to changes automatically. */
interface SoftwareTag {
  readonly displayName: string;
  /** The description (decided: D-457). */
  readonly description: string;
}

/** The tags that the software of a new site defines. It applies all of them. */
export const softwareTags: Readonly<Record<string, SoftwareTag>> = {
  "mw-blank": { displayName: "Blanking", description: "The page is blank." },
  "mw-changed-redirect-target": { displayName: "Redirect target changed", description: "The redirect target changed." },
  "mw-contentmodelchange": {
    displayName: "content model change",
    description: "The content model of the page changed.",
  },
  "mw-manual-revert": { displayName: "Manual revert", description: "The page has the text of an earlier revision." },
  "mw-new-redirect": { displayName: "New redirect", description: "The page became a redirect." },
  "mw-removed-redirect": { displayName: "Removed redirect", description: "The page is no longer a redirect." },
  "mw-replace": { displayName: "Replaced", description: "At least nine tenths of the text were removed." },
  "mw-reverted": { displayName: "Reverted", description: "A later edit reverted this one." },
  "mw-rollback": { displayName: "Rollback", description: "The edits of the last author were rolled back." },
  "mw-server-side-upload": {
    displayName: "Server-side upload",
    description: "The file was uploaded by a program on the server.",
  },
  "mw-undo": { displayName: "Undo", description: "An earlier edit was undone." },
};

/** The site that the actions and handlers of the query interface use. */
export interface Site {
  readonly storage: Storage;
  readonly sessions: Sessions;
  /** Returns the address of the server, such as `http://127.0.0.1:8080`. */
  readonly origin: () => string;
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number;
}
