import { allOf, anyOf, equal, isIn, type Condition } from "../../storage/select.ts";
import { type StoredTitle, pagesNamed } from "../../content/titles.ts";
import type { Site } from "../site/general.ts";
import { when } from "../reading/conditions.ts";
import { member } from "../reading/members.ts";
import { pageBy, readOfPages } from "../shared/of-pages.ts";
import { titled } from "../shared/pages.ts";
import { generatingProperty } from "../reading/module.ts";

/** The kind of links that each module lists, and its parameter for targets. */
const families = {
  links: { kind: "link", titles: "titles" },
  templates: { kind: "template", titles: "templates" },
  images: { kind: "file", titles: "images" },
} as const;

interface Parameters {
  readonly namespace?: readonly number[];
  readonly titles?: readonly string[];
  readonly templates?: readonly string[];
  readonly images?: readonly string[];
  readonly continue?: string;
  readonly limit: number;
  readonly dir: "ascending" | "descending";
}

const columns = ["links.source", "links.ns", "links.title"] as const;
/** The sort columns by kind of link. All files are in one namespace, so `continue` omits it. */
const keys = { link: columns, template: columns, file: ["links.source", "links.title"] } as const;

/** Lists the links of one kind in the requested pages. */
export const linksOfPages = <Name extends keyof typeof families>(site: Site, name: Name) =>
  generatingProperty(site, {
    read: (parameters: Parameters, context) => {
      const { kind, titles } = families[name];
      const where = [equal("links.kind", kind), ...targetsOf(parameters, parameters[titles])];
      return readOfPages<(typeof columns)[number]>(site, context, parameters, {
        key: keys[kind],
        question: { from: "links", columns, where },
      });
    },
    pagesIn: pageBy("links.source"),
    membersOf: (row) => member(name, [titled({ ns: row["links.ns"], title: row["links.title"] })]),
    targetOf: (row) => ({ kind: "title", ns: row["links.ns"], title: row["links.title"] }),
  });

/** Returns the conditions for the targets of links. Ignores titles outside the requested namespaces. */
function targetsOf({ namespace = [] }: Parameters, titles: readonly string[] = []): readonly Condition[] {
  if (titles.length === 0) return when(namespace.length > 0, isIn("links.ns", namespace));
  const wanted = pagesNamed(titles).filter(({ ns }) => namespace.length === 0 || namespace.includes(ns));
  return [anyOf(...wanted.map(isTarget))];
}

const isTarget = ({ ns, title }: StoredTitle): Condition => allOf(equal("links.ns", ns), equal("links.title", title));
