/* The pages of the mock site. For example, page 7 of namespace 2 is `User:Example 7` with the id 2007. */

/** The namespaces of a new installation. */
export const namespaceNames: Readonly<Record<string, string>> = {
  "-2": "Media",
  "-1": "Special",
  0: "",
  1: "Talk",
  2: "User",
  3: "User talk",
  4: "Project",
  5: "Project talk",
  6: "File",
  7: "File talk",
  8: "MediaWiki",
  9: "MediaWiki talk",
  10: "Template",
  11: "Template talk",
  12: "Help",
  13: "Help talk",
  14: "Category",
  15: "Category talk",
};
const perNamespace = 1000;
const word = "Example";

export function titleOf(ns: number, number: number) {
  const name = namespaceNames[ns] ?? "";
  return `${name === "" ? "" : `${name}:`}${word} ${number}`;
}

export function idOf(ns: number, number: number) {
  return Math.max(0, ns) * perNamespace + number;
}

export function pageOfId(id: number): { readonly pageid: number; readonly ns: number; readonly title: string } {
  const ns = Math.floor(id / perNamespace);
  const isOurs = ns < 16 && id % perNamespace !== 0;
  return isOurs
    ? { pageid: id, ns, title: titleOf(ns, id % perNamespace) }
    : { pageid: id, ns: 0, title: `${word} ${id}` };
}
