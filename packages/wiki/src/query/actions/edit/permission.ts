import { anyOf, atLeast, atMost, equal, exists, same } from "../../../storage/select.ts";
import { namespaces } from "../../site/namespaces.ts";
import { isoExpiry, isoOf } from "../../../content/timestamps.ts";
import { fullTitle, type StoredTitle } from "../../../content/titles.ts";
import { addressRange } from "../../../content/write/block.ts";
import type { PageRow } from "../../../content/write/page-row.ts";
import type { Actor, WikiUnit } from "../../../content/write/log-entry.ts";
import * as refusals from "./refusal.ts";
import type { Refusal } from "./refusal.ts";

/**
 * Returns the reason why a user may not save a page; `undefined` if the user may save it. `page` is `undefined` for a
 * new page.
 */
export async function whyNot(
  unit: WikiUnit,
  actor: Actor,
  title: StoredTitle,
  page: PageRow | undefined,
  now: string,
): Promise<Refusal | undefined> {
  return (
    withoutRights(actor, title, page) ??
    (page === undefined
      ? await protectedFromCreation(unit, actor, title, now)
      : await protectedFromEdits(unit, actor, page, now)) ??
    (await blockOf(unit, actor, title, page, now))
  );
}

const levelRights: Readonly<Record<string, string>> = { sysop: "editprotected", autoconfirmed: "editsemiprotected" };

function mayPass(actor: Actor, level: string): boolean {
  return actor.rights.includes(levelRights[level] ?? level);
}

function withoutRights(actor: Actor, { ns, title }: StoredTitle, page: PageRow | undefined): Refusal | undefined {
  const has = (right: string): boolean => actor.rights.includes(right);
  if (!has("edit")) return refusals.noRight("edit this page");
  const protection = namespaces.find(({ id }) => id === ns)?.protection;
  if (protection !== undefined && !has(protection)) return refusals.protectedInterface;
  const code = codeProtection(actor, ns, title);
  if (code !== undefined) return code;
  if (page !== undefined || has(ns % 2 === 1 ? "createtalk" : "createpage")) return undefined;
  return actor.account === 0 ? refusals.cannotCreateAnonymously : refusals.cannotCreate;
}

/**
 * Checks the rights to edit pages with code. The site's code and users' code require separate rights. Users may have
 * the right to edit their own code.
 */
function codeProtection({ name, rights }: Actor, ns: number, title: string): Refusal | undefined {
  const [, kind] = /\.(css|js|json)$/.exec(title) ?? [];
  if (kind === undefined) return undefined;
  if (ns === 8) return rights.includes(`editsite${kind}`) ? undefined : refusals.protectedCode(`site${kind}protected`);
  if (ns !== 2 || !title.includes("/")) return undefined;
  const isOwn = title.startsWith(`${name.replaceAll(" ", "_")}/`);
  if (rights.includes(`edituser${kind}`) || (isOwn && rights.includes(`editmyuser${kind}`))) return undefined;
  return refusals.protectedCode(`${isOwn ? "mycustom" : "custom"}${kind}protected`);
}

async function protectedFromCreation(
  { wiki }: WikiUnit,
  actor: Actor,
  { ns, title }: StoredTitle,
  now: string,
): Promise<Refusal | undefined> {
  const columns = ["protected_titles.level", "protected_titles.user_name", "protected_titles.reason"] as const;
  const where = [
    equal("protected_titles.ns", ns),
    equal("protected_titles.title", title),
    atLeast("protected_titles.expiry", now),
  ];
  const [row] = await wiki.select({ from: "protected_titles", columns, where, limit: 1 });
  if (row === undefined || mayPass(actor, row["protected_titles.level"])) return undefined;
  return refusals.protectedTitle(row["protected_titles.user_name"], row["protected_titles.reason"]);
}

async function protectedFromEdits(
  { wiki }: WikiUnit,
  actor: Actor,
  page: PageRow,
  now: string,
): Promise<Refusal | undefined> {
  const isOn = [equal("protections.type", "edit"), atLeast("protections.expiry", now)];
  const own = await wiki.select({
    from: "protections",
    columns: ["protections.level"],
    where: [equal("protections.page", page.id), ...isOn],
  });
  if (own.some((row) => !mayPass(actor, row["protections.level"]))) return refusals.protectedPage;
  const including = exists(
    "links",
    equal("links.kind", "template"),
    equal("links.ns", page.ns),
    equal("links.title", page.title),
    same("links.source", "protections.page"),
  );
  const above = await wiki.select({
    from: "protections",
    columns: ["protections.level"],
    where: [including, equal("protections.cascade", 1), ...isOn],
  });
  return above.some((row) => !mayPass(actor, row["protections.level"])) ? refusals.cascadeProtected : undefined;
}

const blockColumns = [
  "blocks.id",
  "blocks.target",
  "blocks.account",
  "blocks.by_account",
  "blocks.by_name",
  "blocks.reason",
  "blocks.timestamp",
  "blocks.expiry",
  "blocks.anonymous_only",
  "blocks.no_account",
  "blocks.no_email",
  "blocks.own_talk",
  "blocks.sitewide",
  "blocks.restrictions",
] as const;

async function blockOf(
  { wiki }: WikiUnit,
  actor: Actor,
  title: StoredTitle,
  page: PageRow | undefined,
  now: string,
): Promise<Refusal | undefined> {
  const [address] = addressRange(actor.account === 0 ? actor.name : "") ?? [];
  const isTheirs = anyOf(
    ...(actor.account === 0 ? [] : [equal("blocks.account", actor.account)]),
    ...(address === undefined
      ? []
      : [{ kind: "all", of: [atMost("blocks.range_start", address), atLeast("blocks.range_end", address)] } as const]),
  );
  const rows = await wiki.select({
    from: "blocks",
    columns: blockColumns,
    where: [isTheirs, atLeast("blocks.expiry", now)],
  });
  const row = rows.find(
    (one) =>
      isAbout(one["blocks.sitewide"] === 1, one["blocks.restrictions"], title, page) &&
      !(one["blocks.own_talk"] === 1 && isOwnTalk(actor, title)),
  );
  return row === undefined
    ? undefined
    : refusals.blocked({
        blockinfo: {
          blockid: row["blocks.id"],
          blockedby: row["blocks.by_name"],
          blockedbyid: row["blocks.by_account"],
          blockreason: row["blocks.reason"],
          blockedtimestamp: isoOf(row["blocks.timestamp"]),
          blockpartial: row["blocks.sitewide"] === 0,
          blocknocreate: row["blocks.no_account"] === 1,
          blockanononly: row["blocks.anonymous_only"] === 1,
          blockemail: row["blocks.no_email"] === 1,
          blockowntalk: row["blocks.own_talk"] === 0,
          blockexpiry: isoExpiry(row["blocks.expiry"]).replace("infinity", "infinite"),
        },
      });
}

function isAbout(isSitewide: boolean, restrictions: string, title: StoredTitle, page: PageRow | undefined): boolean {
  if (isSitewide) return true;
  const { pages = [], namespaces: spaces = [] } = JSON.parse(restrictions) as {
    readonly pages?: readonly string[];
    readonly namespaces?: readonly number[];
  };
  return spaces.includes(title.ns) || (page !== undefined && pages.includes(fullTitle(title)));
}

function isOwnTalk({ name }: Actor, { ns, title }: StoredTitle): boolean {
  return ns === 3 && title === name.replaceAll(" ", "_");
}
