/** Input for the measurements of a module. All candidates get the same values. */
export interface Sample {
  readonly module: string;
  readonly prefix: string;
  readonly valid: readonly object[];
  readonly invalid: readonly unknown[];
  /** Parameters in their wire form. Each set is one query string. */
  readonly wire: readonly Readonly<Record<string, string>>[];
  /** The same sets with an invalid parameter in each. Empty for categoryinfo, which accepts any string. */
  readonly wrong: readonly Readonly<Record<string, string>>[];
}

const time = "2026-03-04T05:06:07Z";

/** Existing names, as many as a list accepts without the higher limits. */
const icons = (
  "Add Alert AlignCenter AlignLeft AlignRight Appearance ArrowDown ArrowNext ArrowPrevious ArrowUp Article ArticleAdd ArticleCheck ArticleDisambiguation " +
  "ArticleNotFound ArticleRedirect ArticleSearch Articles ArticlesSearch Attachment Bell BellOutline Bigger Block Bold Book " +
  "Bookmark BookmarkList BookmarkOutline Bright Browser Calendar Camera Cancel Chart Check CheckAll Clear Clock Close Code " +
  "Collapse Configure Copy Cut Database Die DoubleChevronEnd DoubleChevronStart DownTriangle"
)
  .split(" ")
  .map((name) => `cdxIcon${name}`);

/** User names for a list of arbitrary strings, as many as `icons`. */
const names = Array.from({ length: 50 }, (_, index) => `Example user ${index + 1}`);

/** Six modules from small to large, and one with a long list of strings. */
export const samples: readonly Sample[] = [
  {
    module: "categoryinfo",
    prefix: "ci",
    valid: [{}, { continue: "12" }],
    invalid: [{ continue: 12 }, { other: "12" }],
    wire: [{ cicontinue: "12" }],
    wrong: [],
  },
  {
    module: "allpages",
    prefix: "ap",
    valid: [
      { from: "Berlin", limit: 50 },
      { prefix: "Zürich", namespace: 4, filterredir: "nonredirects", limit: "max" },
      {
        from: "A",
        to: "M",
        minsize: 100,
        maxsize: 5000,
        prtype: ["edit", "move"],
        prlevel: ["sysop"],
        prexpiry: "definite",
        limit: 500,
        dir: "descending",
      },
    ],
    invalid: [
      { from: "Berlin", limit: 0 },
      { prefix: "Zürich", namespace: "4" },
      { from: "A", to: "M", prtype: ["edit", "moves"], prlevel: ["sysop"] },
      { from: "A", limit: 500, direction: "descending" },
    ],
    wire: [
      { apfrom: "Berlin", aplimit: "50" },
      { apprefix: "Zürich", apnamespace: "4", apfilterredir: "nonredirects", aplimit: "max" },
      {
        apfrom: "A",
        apto: "M",
        apminsize: "100",
        apmaxsize: "5000",
        apprtype: "edit|move",
        apprlevel: "sysop",
        apprexpiry: "definite",
        aplimit: "500",
        apdir: "descending",
      },
    ],
    wrong: [
      { apfrom: "Berlin", aplimit: "many" },
      { apprefix: "Zürich", apnamespace: "4", apfilterredir: "none", aplimit: "max" },
      {
        apfrom: "A",
        apto: "M",
        apminsize: "100",
        apmaxsize: "5000",
        apprtype: "edit|move",
        apprlevel: "sysop",
        aplimit: "500",
        apdir: "down",
      },
    ],
  },
  {
    module: "categorymembers",
    prefix: "cm",
    valid: [
      { title: "Category:Physics", limit: 50 },
      { pageid: 12345, prop: ["ids", "title", "type"], type: ["page", "subcat"], limit: "max" },
      {
        title: "Category:Physics",
        prop: ["ids", "timestamp"],
        namespace: [0, 14],
        sort: "timestamp",
        dir: "newer",
        start: time,
        end: time,
        limit: 500,
      },
    ],
    invalid: [
      { title: "Category:Physics", limit: 5001 },
      { pageid: 12345.5, prop: ["ids"] },
      { title: "Category:Physics", prop: ["ids", "times"] },
      { title: "Category:Physics", namespace: [0, "14"], sort: "timestamp" },
    ],
    wire: [
      { cmtitle: "Category:Physics", cmlimit: "50" },
      { cmpageid: "12345", cmprop: "ids|title|type", cmtype: "page|subcat", cmlimit: "max" },
      {
        cmtitle: "Category:Physics",
        cmprop: "ids|timestamp",
        cmnamespace: "0|14",
        cmsort: "timestamp",
        cmdir: "newer",
        cmstart: time,
        cmend: time,
        cmlimit: "500",
      },
    ],
    wrong: [
      { cmtitle: "Category:Physics", cmlimit: "1.5x" },
      { cmpageid: "twelve", cmprop: "ids|title|type", cmtype: "page|subcat", cmlimit: "max" },
      {
        cmtitle: "Category:Physics",
        cmprop: "ids|timestamp",
        cmnamespace: "0|14",
        cmsort: "time",
        cmdir: "newer",
        cmstart: time,
        cmend: time,
        cmlimit: "500",
      },
    ],
  },
  {
    module: "recentchanges",
    prefix: "rc",
    valid: [
      { limit: 50, prop: ["title", "ids", "user"] },
      { namespace: [0, 1], user: "Alice", type: ["edit", "new"], show: ["!bot", "!minor"], limit: "max" },
      {
        start: time,
        end: time,
        dir: "newer",
        prop: ["user", "userid", "comment", "flags", "timestamp", "title", "ids", "sizes"],
        toponly: true,
        tag: "mobile edit",
        limit: 500,
      },
    ],
    invalid: [
      { limit: "50", prop: ["title"] },
      { namespace: [0, 1], user: "Alice", type: ["edit", "news"] },
      { start: time, prop: ["user", "userid", "comments"], toponly: true },
      { toponly: "true", limit: 500 },
    ],
    wire: [
      { rclimit: "50", rcprop: "title|ids|user" },
      { rcnamespace: "0|1", rcuser: "Alice", rctype: "edit|new", rcshow: "!bot|!minor", rclimit: "max" },
      {
        rcstart: time,
        rcend: time,
        rcdir: "newer",
        rcprop: "user|userid|comment|flags|timestamp|title|ids|sizes",
        rctoponly: "true",
        rctag: "mobile edit",
        rclimit: "500",
      },
    ],
    wrong: [
      { rclimit: "fifty", rcprop: "title|ids|user" },
      { rcnamespace: "0|1", rcuser: "Alice", rctype: "edit|new", rcshow: "!bot|!minor", rclimit: "all" },
      {
        rcstart: time,
        rcend: time,
        rcdir: "up",
        rcprop: "user|userid|comment|flags|timestamp|title|ids|sizes",
        rctoponly: "true",
        rclimit: "500",
      },
    ],
  },
  {
    module: "revisions",
    prefix: "rv",
    valid: [
      { prop: ["content", "ids"], slots: ["main"] },
      { prop: ["ids", "timestamp", "user", "comment", "size"], limit: 50, dir: "newer", start: time, end: time },
      {
        slots: "*",
        user: "Alice",
        limit: "max",
        section: "2",
        "contentformat-main": "text/x-wiki",
        tag: "mobile edit",
      },
    ],
    invalid: [
      { prop: ["content", "id"], slots: ["main"] },
      { prop: ["ids", "timestamp", "user"], limit: 50, dir: "new", start: time },
      { slots: "main", user: "Alice" },
      { startid: "12", user: "Alice" },
    ],
    wire: [
      { rvprop: "content|ids", rvslots: "main" },
      { rvprop: "ids|timestamp|user|comment|size", rvlimit: "50", rvdir: "newer", rvstart: time, rvend: time },
      {
        rvslots: "main",
        rvuser: "Alice",
        rvlimit: "max",
        rvsection: "2",
        "rvcontentformat-main": "text/x-wiki",
        rvtag: "mobile edit",
      },
    ],
    wrong: [
      { rvprop: "content|ids", rvslots: "main", rvlimit: "none" },
      { rvprop: "ids|timestamp|user|comment|size", rvlimit: "50", rvdir: "new", rvstart: time, rvend: time },
      { rvslots: "main", rvuser: "Alice", rvlimit: "max", rvstartid: "one", rvsection: "2", rvtag: "mobile edit" },
    ],
  },
  {
    module: "codexicons",
    prefix: "",
    valid: [{ names: icons.slice(0, 3) }, { names: icons }],
    invalid: [{ names: ["cdxIconAdd", "cdxIconAd"] }, { names: [...icons.slice(1), "none"] }, {}],
    wire: [{ names: icons.slice(0, 3).join("|") }, { names: icons.join("|") }],
    wrong: [{}, { name: icons.join("|") }],
  },
  {
    module: "users",
    prefix: "us",
    valid: [{ users: ["Alice"], prop: ["groups"] }, { users: names }],
    invalid: [{ users: "Alice", prop: ["groups"] }, { users: [...names.slice(1), 50] }],
    wire: [{ ususers: names.join("|") }],
    wrong: [{ ususerids: "1|2|x" }],
  },
];

/** Parameters at the start of every request. */
const head = { action: "query", format: "json", formatversion: "2", uselang: "en" };

/** Returns only the parameters of the module, as `URLSearchParams` serializes them. */
export function queriesOf({ wire }: Sample): readonly string[] {
  return wire.map((parameters) => new URLSearchParams(parameters).toString());
}

export function wrongQueriesOf({ wrong }: Sample): readonly string[] {
  return wrong.map((parameters) => new URLSearchParams(parameters).toString());
}

/** Returns the same queries as whole requests, in which most parameters do not belong to the module. */
export function requestsOf(sample: Sample): readonly string[] {
  return queriesOf(sample).map(
    (query) => `${new URLSearchParams({ ...head, list: sample.module }).toString()}&${query}`,
  );
}
