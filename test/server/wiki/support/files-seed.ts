import type { Seed } from "../../../../packages/reference-server/src/seed/seed.ts";

const at = (minute: number): string => new Date(Date.UTC(2025, 0, 1, 0, minute)).toISOString().replace(".000", "");

const [one, two, three] = ["a", "b", "c"].map((digit) => digit.repeat(40)) as [string, string, string];

/** Files with several versions, with identical contents, deleted, and in the stash. */
export const filesSeed: Seed = {
  wiki: {
    users: [
      { name: "Ann", groups: ["sysop"], registered: at(0) },
      { name: "Bob", registered: at(1) },
    ],
    files: [
      {
        title: "Lamp.png",
        versions: [
          {
            user: "Bob",
            timestamp: at(10),
            comment: "[[Pier|First]]",
            width: 640,
            height: 480,
            size: 20_000,
            sha1: one,
            metadata: [{ name: "Make", value: "Box" }],
          },
          { user: "Ann", timestamp: at(11), comment: "Second", width: 800, height: 600, size: 30_000, sha1: two },
          { user: "Bob", timestamp: at(12), comment: "Third", width: 1000, height: 500, size: 40_000, sha1: three },
        ],
      },
      { title: "Moon & star's (1).png", versions: [{ user: "Bob", timestamp: at(13), sha1: three }] },
      { title: "Sun.png", versions: [{ user: "Ann", timestamp: at(14), sha1: three }] },
      {
        title: "Gone.png",
        versions: [
          {
            user: "Bob",
            timestamp: at(20),
            comment: "[[Pier]]",
            sha1: one,
            metadata: [{ name: "Make", value: "Box" }],
          },
          { user: "Ann", timestamp: at(21), comment: "Newer", sha1: two },
        ],
        deleted: { user: "Ann", timestamp: at(22) },
      },
      {
        title: "Away.jpg",
        versions: [{ user: "Bob", timestamp: at(23), comment: "Away", width: 9, height: 8, size: 7, sha1: one }],
        deleted: { user: "Ann", timestamp: at(24) },
      },
    ],
    stashedFiles: [
      { user: "Ann", key: "first.a.png", timestamp: at(30), size: 5, width: 4, height: 3, mime: "image/png" },
      { user: "Bob", key: "second.b.png", timestamp: at(31) },
      { user: "Ann", key: "third.c.jpg", timestamp: at(32), status: "chunks", mime: "image/jpeg" },
    ],
  },
};
