/** Parameters that a module needs in addition to its limit. Modules without an entry need none. */
export const needed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  allfileusages: { afprop: "ids|title" },
  alllinks: { alprop: "ids|title" },
  allredirects: { arprop: "ids|title" },
  alltransclusions: { atprop: "ids|title", atnamespace: "10" },
  backlinks: { bltitle: "Lighthouse" },
  categorymembers: { cmtitle: "Category:Sea" },
  embeddedin: { eititle: "Template:Box" },
  imageusage: { iutitle: "File:Lamp.png" },
  langbacklinks: { lblprop: "lllang|lltitle" },
  iwbacklinks: { iwblprop: "iwprefix|iwtitle" },
  pageswithprop: { pwppropname: "defaultsort" },
  prefixsearch: { pssearch: "L" },
  querypage: { qppage: "Wantedpages" },
  search: { srsearch: "Lighthouse", srwhat: "title" },
  usercontribs: { ucuser: "Ann" },
};
