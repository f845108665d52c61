import type { Seed } from "../../../../packages/reference-server/src/seed/seed.ts";

const at = (minute: number): string => new Date(Date.UTC(2025, 0, 1, 0, minute)).toISOString().replace(".000", "");

/** Users with edits and blocks, protected titles, and files. */
export const peopleSeed: Seed = {
  wiki: {
    users: [
      { name: "Ann", groups: ["sysop"], registered: at(0), gender: "female" },
      { name: "Bob", registered: at(1) },
      { name: "Mal", groups: ["bot"], registered: at(2) },
    ],
    pages: [
      {
        title: "Pier",
        revisions: [
          { text: "One", user: "Bob", timestamp: at(5) },
          { text: "Two", user: "Bob", timestamp: at(6) },
        ],
      },
    ],
    blocks: [
      {
        target: "Mal",
        by: "Ann",
        reason: "Noise",
        timestamp: at(10),
        expiry: "infinity",
        partial: { pages: ["Pier"], namespaces: [1] },
      },
      { target: "192.0.2.5", by: "Ann", reason: "Noise", timestamp: at(11), expiry: "2027-01-01T00:00:00Z" },
      {
        target: "192.0.2.0/24",
        by: "Ann",
        reason: "[[Pier]]",
        timestamp: at(12),
        expiry: "infinity",
        anonymousOnly: true,
      },
      { target: "192.0.2.9", by: "Ann", reason: "Over", timestamp: at(13), expiry: "2025-02-01T00:00:00Z" },
    ],
    protectedTitles: [
      { title: "Never more", level: "sysop", user: "Ann", reason: "No", timestamp: at(20), expiry: "infinity" },
      { title: "Talk:Never", level: "autoconfirmed", user: "Ann", reason: "No", timestamp: at(22), expiry: "infinity" },
    ],
    files: [
      {
        title: "Lamp.png",
        versions: [
          {
            user: "Bob",
            timestamp: at(30),
            comment: "First",
            width: 640,
            height: 480,
            size: 20000,
            mime: "image/png",
            sha1: "a".repeat(40),
          },
          {
            user: "Ann",
            timestamp: at(31),
            comment: "Second",
            width: 800,
            height: 600,
            size: 30000,
            mime: "image/png",
            sha1: "b".repeat(40),
          },
        ],
      },
      {
        title: "Wave.jpg",
        versions: [
          {
            user: "Mal",
            timestamp: at(32),
            comment: "Sea",
            width: 100,
            height: 50,
            size: 500,
            mime: "image/jpeg",
            sha1: "b".repeat(40),
          },
        ],
      },
    ],
  },
};
