/** An ordinary request, and the part of a wiki of a given size that it is about. */
export interface OrdinaryRequest {
  readonly name: string;
  readonly parameters: (pages: number, round: number) => Readonly<Record<string, string>>;
  /** True for a list of fifty. Its cost must not grow with the wiki. */
  readonly isList: boolean;
}

const title = (at: number): string => `Page ${String(at).padStart(8, "0")}`;
/**
 * Returns a different page in each round, spread over the wiki. Enough pages precede and follow it for a list of fifty
 * that contains only every tenth page.
 */
const place = (pages: number, round: number): number => Math.floor(((round * 0.618) % 1) * (pages - 700)) + 600;
const moment = (at: number): string => new Date(Date.UTC(2020, 0, 1) + at * 1000).toISOString();
const fifty = (pages: number, round: number): string =>
  Array.from({ length: 50 }, (_, at) => title(place(pages, round) + at)).join("|");

const list = (name: string, parameters: OrdinaryRequest["parameters"]): OrdinaryRequest => ({
  name,
  parameters,
  isList: true,
});

export const ordinaryRequests: readonly OrdinaryRequest[] = [
  list("pages from a title on", (pages, round) => ({
    list: "allpages",
    aplimit: "50",
    apfrom: title(place(pages, round)),
  })),
  list("recent changes", (pages, round) => ({
    list: "recentchanges",
    rclimit: "50",
    rcprop: "title|ids|user|comment|timestamp|sizes",
    rcstart: moment(place(pages, round)),
  })),
  list("recent changes of talk pages", (pages, round) => ({
    list: "recentchanges",
    rclimit: "50",
    rcnamespace: "1",
    rcstart: moment(place(pages, round)),
  })),
  list("members of a category", (pages, round) => ({
    list: "categorymembers",
    cmtitle: "Category:Harbours",
    cmlimit: "50",
    cmstartsortkeyprefix: title(place(pages, round)).replace(" ", "_"),
  })),
  list("pages that link to a page", (pages, round) => ({
    list: "backlinks",
    bltitle: title(0),
    bllimit: "50",
    blcontinue: `0|${place(pages, round)}`,
  })),
  list("all revisions by time", (pages, round) => ({
    list: "allrevisions",
    arvlimit: "50",
    arvprop: "ids|user|timestamp|size",
    arvstart: moment(place(pages, round)),
  })),
  list("edits of a user", (_, round) => ({ list: "usercontribs", ucuser: `User ${1 + (round % 10)}`, uclimit: "50" })),
  list("entries of a log", (pages, round) => ({
    list: "logevents",
    letype: "create",
    lelimit: "50",
    lestart: moment(place(pages, round)),
  })),
  {
    name: "the text of fifty pages",
    isList: false,
    parameters: (pages, round) => ({
      titles: fifty(pages, round),
      prop: "revisions",
      rvprop: "content|ids",
      rvslots: "main",
    }),
  },
  {
    name: "links and categories of fifty pages",
    isList: false,
    parameters: (pages, round) => ({
      titles: fifty(pages, round),
      prop: "info|links|categories",
      pllimit: "max",
      cllimit: "max",
    }),
  },
];
