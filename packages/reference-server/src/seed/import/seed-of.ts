import { isIP } from "node:net";
import { explicitGroups } from "../../accounts/rights.ts";
import { accountName } from "../../accounts/user-name.ts";
import { pageNamed } from "../../wiki/site-titles.ts";
import { fullTitle, underscored } from "../../wiki/titles.ts";
import { modelOf } from "../../wiki/write/page-row.ts";
import type { BlockSeed, PageSeed, ProtectedTitleSeed, UserSeed, WikiSeed } from "../seed.ts";
import { pageParts } from "./page-parts.ts";
import type { Facts, SourceBlock, SourcePage } from "./facts.ts";
import type { Notes } from "./notes.ts";
import { usersIn } from "./users-in.ts";

/** How names of the source are told in the seed. */
export type Names = (user: string | undefined) => string | undefined;

/** The seed of what a wiki told. What a seed cannot hold is noted. */
export function seedOf(facts: Facts, notes: Notes): WikiSeed {
  const names = namesIn(notes);
  const pages = [...facts.pages.values()]
    .flatMap((page) => {
      const title = titleIn(facts, page, notes);
      return title === undefined ? [] : [{ title, page }];
    })
    .toSorted((one, other) => (one.title < other.title ? -1 : 1));
  const parts = pages.map(({ title, page }) => (isMissing(page) ? {} : pageParts(title, page, names, notes)));
  const seeded = parts.flatMap(({ page }) => page ?? []);
  return {
    users: usersOf(facts, names, notes),
    files: parts.flatMap(({ file }) => file ?? []),
    pages: seeded satisfies readonly PageSeed[],
    protectedTitles: pages.flatMap(({ title, page }) => protectedTitle(title, page, notes)),
    blocks: facts.blocks.flatMap((block) => blockOf(block, names, notes)),
  };
}

/** The title as the server has it, where it can have it. */
function titleIn({ namespaces }: Facts, { ns, title, revisions }: SourcePage, notes: Notes): string | undefined {
  const rest = ns === 0 ? title : title.slice((namespaces.get(ns) ?? title.split(":", 1)[0] ?? "").length + 1);
  const stored = { ns, title: underscored(rest) };
  const own = fullTitle(stored);
  const read = ns < 0 ? undefined : pageNamed(own);
  const isOwn = read?.ns === ns && read.title === stored.title;
  if (!isOwn) {
    notes.add("Pages left out because the server does not support their titles or namespaces", title);
    return undefined;
  }
  const models = [...revisions.values()].map(({ contentmodel }) => contentmodel);
  const isOther = models.some((model) => model !== undefined && model !== modelOf(stored));
  if (!isOther) return own;
  notes.add("Pages left out because the server has a different content model for their titles", title);
  return undefined;
}

/** A name that the server cannot have is told without the characters that are in no name. */
function namesIn(notes: Notes): Names {
  return (user) => {
    if (user === undefined || user === "" || isIP(user) !== 0) return user === "" ? undefined : user;
    const name = accountName(user);
    if (name !== undefined && !/[@:]/.test(name)) return name;
    notes.add("Users renamed because the server does not support their names", user);
    return accountName(user.replaceAll(/[\p{C}#<>[\]|{}/\u00a0@:]/gu, "-").slice(0, 50)) ?? "Unknown user";
  };
}

function usersOf(facts: Facts, names: Names, notes: Notes): readonly UserSeed[] {
  const made = new Map<string, UserSeed>();
  for (const source of [...new Set([...facts.users.keys(), ...usersIn(facts)])].toSorted()) {
    const name = names(source);
    if (name === undefined || isIP(name) !== 0 || made.has(name)) continue;
    const { groups = [], registration, gender, emailable, missing } = facts.users.get(source) ?? { missing: true };
    if (missing === true && facts.users.has(source)) notes.add("Contributors without an account on the wiki", source);
    const known = groups.filter((group) => explicitGroups.includes(group));
    for (const group of groups)
      if (!known.includes(group) && !implicit.includes(group))
        notes.add("Groups left out because the server does not have them", group);
    made.set(name, {
      name,
      ...(known.length > 0 && { groups: known }),
      ...(registration !== undefined && { registered: registration }),
      ...((gender === "male" || gender === "female") && { gender }),
      ...(emailable === true && { email: true }),
    });
  }
  return [...made.values()];
}

/** Groups that each account is in by itself. */
const implicit = ["*", "user", "autoconfirmed"];

function isMissing({ missing, versions }: SourcePage): boolean {
  return missing && versions.size === 0;
}

function protectedTitle(title: string, page: SourcePage, notes: Notes): readonly ProtectedTitleSeed[] {
  if (!isMissing(page)) return [];
  const own = page.protections.find(({ type }) => type === "create");
  if (own === undefined) notes.add("Titles left out because the page does not exist", title);
  return own === undefined
    ? []
    : [{ title, level: own.level, ...(own.expiry !== undefined && { expiry: own.expiry }) }];
}

function blockOf(block: SourceBlock, names: Names, notes: Notes): readonly BlockSeed[] {
  const { user, by, timestamp, expiry, reason } = block;
  if (user === undefined || block.partial === true || block.hidden === true) {
    notes.add("Blocks left out: automatic, partial and hidden ones", user ?? "automatic");
    return [];
  }
  const target = user.includes("/") ? user : names(user);
  const blocker = names(by);
  return target === undefined
    ? []
    : [
        {
          target,
          ...(blocker !== undefined && { by: blocker }),
          ...(reason !== undefined && { reason }),
          ...(timestamp !== undefined && { timestamp }),
          ...(expiry !== undefined && { expiry }),
          ...(block.anononly === true && { anonymousOnly: true }),
          ...(block.nocreate === true && { noAccount: true }),
          ...(block.autoblock === true && { autoblock: true }),
          ...(block.noemail === true && { noEmail: true }),
          ...(block.allowusertalk !== undefined && { ownTalk: block.allowusertalk }),
        },
      ];
}
