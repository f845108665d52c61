import { seedStorage } from "../../../../packages/reference-server/src/seed/seed-storage.ts";
import type { Seed } from "../../../../packages/reference-server/src/seed/seed.ts";
import { askOf, emptyWiki, type Any, type Ask } from "./asked-wiki.ts";

/* A small wiki whose pages contain links of every kind. */

const at = (day: number): string => `2024-01-${String(day).padStart(2, "0")}T00:00:00Z`;

export const linkedSeed: Seed = {
  wiki: {
    users: [{ name: "Ann", groups: ["sysop"] }],
    pages: [
      {
        title: "Lighthouse",
        revisions: [
          {
            timestamp: at(1),
            text: "[[Harbour]] [[Talk:Lighthouse]] [[Missing page]] {{Box}} [[File:Lamp.png]] [[Category:Towers|Light]] [[Category:Sea]] [https://example.org/a A] [//both.example/x B] [[de:Leuchtturm]] [[wikipedia:Light house]] {{DEFAULTSORT:Lamp}}",
          },
        ],
      },
      {
        title: "Harbour",
        revisions: [
          {
            timestamp: at(2),
            text: "[[Lighthouse]] [[Ferry]] {{Box}} {{Other box}} [[Category:Sea]] [http://example.org/b B] [https://sub.example.org C] [[de:Hafen]] [[fr:Port]] [[wikipedia:Harbour]]",
          },
        ],
      },
      {
        title: "Ferry",
        revisions: [
          {
            timestamp: at(3),
            text: "[[Lighthouse]] [[Old light]] [[File:Lamp.png]] [[File:Gone.png]] [[Category:Sea]] [[Category:Hidden things]] [mailto:a@example.org M]",
          },
        ],
      },
      { title: "Old light", revisions: [{ timestamp: at(4), text: "#REDIRECT [[Lighthouse#Top]]" }] },
      { title: "Beacon", revisions: [{ timestamp: at(5), text: "#REDIRECT [[Lighthouse]]" }] },
      { title: "Talk:Lighthouse", revisions: [{ timestamp: at(6), text: "[[Lighthouse]] [[Beacon]] [[Beacon#x]]" }] },
      { title: "Template:Box", revisions: [{ timestamp: at(7), text: "<includeonly>Box</includeonly>" }] },
      { title: "Category:Sea", revisions: [{ timestamp: at(8), text: "About the sea" }] },
      { title: "Category:Towers", revisions: [{ timestamp: at(9), text: "[[Category:Sea]]" }] },
      { title: "Category:Hidden things", revisions: [{ timestamp: at(10), text: "__HIDDENCAT__" }] },
      {
        title: "Empty",
        revisions: [
          { timestamp: at(11), text: "" },
          { timestamp: at(12), text: "x" },
        ],
        protection: { edit: { level: "sysop" } },
      },
    ],
    files: [
      {
        title: "Lamp.png",
        text: "[[Category:Sea]]",
        versions: [{ timestamp: at(12), width: 1, height: 1, size: 10, mime: "image/png" }],
      },
    ],
    watchlists: [{ user: "Ann", titles: ["Lighthouse"] }],
  },
};

export async function linkedWiki(): Promise<Ask> {
  const storage = emptyWiki();
  await seedStorage(storage, linkedSeed);
  return askOf(storage);
}

/** Returns one member of each item of a list, or of the lists of all pages. */
export function itemsIn({ query = {} }: Any, module: string, member = "title"): readonly Any[] {
  const lists = query[module] ?? (query.pages ?? []).flatMap((page: Any) => page[module] ?? []);
  return lists.map((one: Any) => (typeof one === "string" ? one : one[member]));
}
