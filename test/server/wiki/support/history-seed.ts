import type { Seed } from "../../../../packages/reference-server/src/seed/seed.ts";

const at = (minute: number): string => new Date(Date.UTC(2025, 0, 1, 0, minute)).toISOString().replace(".000", "");

/** A few pages with data for the history lists: several authors, hidden parts, tags, a move, deletions. */
export const historySeed: Seed = {
  wiki: {
    users: [
      { name: "Ann", groups: ["sysop"], registered: at(0) },
      { name: "Bob", registered: at(1) },
      { name: "Rob", groups: ["bot"], registered: at(2) },
    ],
    tags: [{ name: "checked", title: "Checked", description: "Seen." }],
    pages: [
      {
        title: "Pier",
        revisions: [
          { text: "One", user: "Bob", timestamp: at(10), comment: "Begun" },
          { text: "One two", user: "192.0.2.7", timestamp: at(11), comment: "More" },
          {
            text: "One two three",
            user: "192.0.2.9",
            timestamp: at(12),
            comment: "Secret",
            hidden: { parts: ["user", "comment"], user: "Ann", timestamp: at(13) },
          },
          { text: "One two three four", user: "Rob", timestamp: at(14), bot: true, minor: true, tags: ["checked"] },
        ],
      },
      { title: "Way", revisions: [{ text: "#REDIRECT [[Pier]]", user: "Ann", timestamp: at(15) }] },
      { title: "Talk:Pier", revisions: [{ text: "Hm", user: "Bob", timestamp: at(16) }] },
      {
        title: "Gone",
        revisions: [
          { text: "a", user: "Bob", timestamp: at(17) },
          { text: "ab", user: "Rob", timestamp: at(18), minor: true },
        ],
        deleted: { user: "Ann", timestamp: at(19), comment: "Empty" },
      },
      { title: "Old", revisions: [{ text: "x", user: "Bob", timestamp: at(20) }] },
    ],
    moves: [{ from: "Old", to: "New", user: "Ann", timestamp: at(21), comment: "Better" }],
    watchlists: [
      {
        user: "Bob",
        titles: ["Pier", { title: "New", notified: at(21) }, { title: "Gone", expiry: "2025-06-01T00:00:00Z" }],
      },
    ],
  },
};
