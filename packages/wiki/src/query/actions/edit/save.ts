import { createHash } from "node:crypto";
import type { StorageUnit } from "../../../storage/storage.ts";
import { equal, isIn } from "../../../storage/select.ts";
import { isoOf } from "../../../content/timestamps.ts";
import { type StoredTitle, fullTitle, pageNamed } from "../../../content/titles.ts";
import { cutBytes, preSave, redirectTarget } from "../../../content/wikitext/page-facts.ts";
import { autoSummary, editPage, type EditResult } from "../../../content/write/edit-page.ts";
import { findPage, findPageById, textOf, type PageRow } from "../../../content/write/page-row.ts";
import { unwatch, watch } from "../../../content/write/protection.ts";
import { wikiUnit, type Actor, type WikiUnit } from "../../../content/write/log-entry.ts";
import { conflictOf, type Base } from "./conflict.ts";
import { whyNot } from "./permission.ts";
import * as refusals from "./refusal.ts";
import type { Refusal } from "./refusal.ts";
import { sectionPlace } from "../../../content/sections.ts";

export interface EditRequest extends Base, TextChange {
  readonly title: string | undefined;
  readonly pageid: number | undefined;
  readonly summary: string | undefined;
  readonly tags: readonly string[];
  readonly minor: boolean;
  readonly bot: boolean;
  readonly createonly: boolean;
  readonly nocreate: boolean;
  readonly redirect: boolean;
  readonly md5: string | undefined;
  readonly watchlist: "watch" | "unwatch" | "preferences" | "nochange";
}

export type Saved = { readonly refusal: Refusal } | { readonly answer: object };

const longest = 2_097_152;

/** Saves an edit, or returns the reason for refusing it. A refused edit changes nothing. */
export async function save(
  storage: StorageUnit,
  request: EditRequest,
  actor: Actor,
  timestamp: string,
): Promise<Saved> {
  const unit = wikiUnit(storage);
  const found = await pageOf(unit, request);
  if ("refusal" in found) return found;
  const { title, page, redirects } = found;
  const before = page === undefined ? undefined : await textOf(unit, page.latest);
  const made = newText(before, request);
  const refusal =
    checkRequest(request, page) ??
    (await whyNot(unit, actor, title, page, timestamp)) ??
    (await badTag(unit, request)) ??
    (await conflictOf(unit, actor, title, page, baseOf(request), request.section === undefined)) ??
    ("refusal" in made ? made.refusal : undefined);
  if (refusal !== undefined || "refusal" in made) return { refusal: refusal ?? refusals.missingPage };
  const text = preSave(made.text, actor.name, timestamp);
  if (Buffer.byteLength(text) > longest) return { refusal: refusals.tooBig(longest / 1024) };
  const has = (right: string): boolean => actor.rights.includes(right);
  const edit = {
    actor,
    timestamp,
    title,
    text,
    comment: summaryOf(request, before, text),
    tags: request.tags,
    minor: request.minor && page !== undefined && has("minoredit"),
    bot: request.bot && has("bot"),
  };
  const result = await editPage(unit, edit);
  const watched = await follow(unit, actor, title, request);
  return {
    answer: {
      ...responseOf(result, timestamp),
      ...(watched ? { watched } : {}),
      ...(redirects.length > 0 ? { redirects } : {}),
    },
  };
}

/** Returns the base of an edit. Prepended text, appended text and new sections never conflict. */
function baseOf({ text, section, starttimestamp, recreate, ...base }: EditRequest): Base {
  const isAdded = text === undefined || section === "new";
  return {
    starttimestamp,
    recreate,
    baserevid: isAdded ? undefined : base.baserevid,
    basetimestamp: isAdded ? undefined : base.basetimestamp,
  };
}

interface Found {
  readonly title: StoredTitle;
  readonly page: PageRow | undefined;
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
}

async function pageOf(unit: WikiUnit, request: EditRequest): Promise<Found | { readonly refusal: Refusal }> {
  const { title: given, pageid, redirect } = request;
  if (given === undefined && pageid === undefined) return { refusal: refusals.nothingNamed };
  if (given !== undefined && pageid !== undefined) return { refusal: refusals.bothNamed };
  const byId = pageid === undefined ? undefined : await findPageById(unit, pageid);
  if (pageid !== undefined && byId === undefined) return { refusal: refusals.noSuchPage(pageid) };
  const title = byId ?? pageNamed(given ?? "");
  if (title === undefined) return { refusal: refusals.badTitle(given ?? "") };
  if (title.ns < 0) return { refusal: refusals.specialPage };
  const page = byId ?? (await findPage(unit, title));
  if (!redirect || page?.is_redirect !== 1) return { title: { ns: title.ns, title: title.title }, page, redirects: [] };
  if (request.section !== "new" && request.text !== undefined) return { refusal: refusals.onlyAppending };
  const target = redirectTarget(await textOf(unit, page.latest));
  if (target === undefined || target.interwiki !== "" || target.ns < 0)
    return { title: { ns: title.ns, title: title.title }, page, redirects: [] };
  const to = { ns: target.ns, title: target.title };
  return { title: to, page: await findPage(unit, to), redirects: [{ from: fullTitle(title), to: fullTitle(to) }] };
}

function checkRequest(
  { text, appendtext, prependtext, createonly, nocreate, md5 }: EditRequest,
  page: PageRow | undefined,
): Refusal | undefined {
  if (text === undefined && appendtext === undefined && prependtext === undefined) return refusals.nothingGiven;
  if (createonly && page !== undefined) return refusals.pageExists;
  if (nocreate && page === undefined) return refusals.missingPage;
  const given = text ?? `${prependtext ?? ""}${appendtext ?? ""}`;
  return md5 !== undefined && createHash("md5").update(given).digest("hex") !== md5 ? refusals.wrongHash : undefined;
}

/** Returns a refusal if a tag may not be added to an edit. Only tags defined by users may be added. */
async function badTag({ wiki }: WikiUnit, { tags }: EditRequest): Promise<Refusal | undefined> {
  if (tags.length === 0) return undefined;
  const rows = await wiki.select({
    from: "tags",
    columns: ["tags.name"],
    where: [isIn("tags.name", tags), equal("tags.is_active", 1)],
  });
  const unknown = tags.find((tag) => !rows.some((row) => row["tags.name"] === tag));
  return unknown === undefined ? undefined : refusals.badTag(unknown);
}

function summaryOf({ summary, section, heading }: EditRequest, before: string | undefined, text: string): string {
  const given = (summary ?? "").replaceAll(/\s+/g, " ").trim();
  if (given !== "" && !(section === "new" && heading === given)) return cutBytes(given, 500);
  if (section === "new" && heading !== undefined && heading !== "")
    return cutBytes(`/* ${heading} */ new section`, 500);
  return cutBytes(autoSummary(before, text), 500);
}

/** Updates the watchlist. Returns whether the page is on it afterwards. */
async function follow(
  unit: WikiUnit,
  { account }: Actor,
  title: StoredTitle,
  { watchlist }: EditRequest,
): Promise<boolean> {
  if (account === 0) return false;
  const where = [equal("watched.account", account), equal("watched.ns", title.ns), equal("watched.title", title.title)];
  if (watchlist === "unwatch") await unwatch(unit, { account, title });
  // By default, users watch the pages that they edit.
  else if (watchlist !== "nochange") await watch(unit, { account, title });
  return (await unit.wiki.count({ from: "watched", where })) > 0;
}

function responseOf({ page, revision, old, change }: EditResult, timestamp: string): object {
  const saved =
    change === "none" ? { nochange: true } : { oldrevid: old, newrevid: revision, newtimestamp: isoOf(timestamp) };
  return {
    ...(change === "new" ? { new: true } : {}),
    result: "Success",
    pageid: page.id,
    title: fullTitle(page),
    contentmodel: page.model,
    ...saved,
  };
}

interface TextChange {
  readonly text: string | undefined;
  readonly prependtext: string | undefined;
  readonly appendtext: string | undefined;
  /** A section number, or `new`. */
  readonly section: string | undefined;
  readonly heading: string | undefined;
}

/** Returns the text of the whole page after the edit. `before` is `undefined` if the page does not exist. */
function newText(
  before: string | undefined,
  change: TextChange,
): { readonly text: string } | { readonly refusal: Refusal } {
  const { section, text, prependtext = "", appendtext = "" } = change;
  if (section === "new")
    return { text: withNewSection(before ?? "", text ?? prependtext + appendtext, change.heading) };
  if (section === undefined) return { text: text ?? `${prependtext}${before ?? ""}${appendtext}` };
  if (!/^(?:T-)?\d+$/.test(section)) return { refusal: refusals.badSection };
  const whole = before ?? "";
  const place = sectionPlace(whole, section);
  if (place === undefined || before === undefined) return { refusal: refusals.noSuchSection(section) };
  const inner = text ?? `${prependtext}${whole.slice(place.start, place.end).trimEnd()}${appendtext}`;
  return { text: replaced(whole, place, inner.trimEnd()) };
}

function withNewSection(before: string, text: string, heading: string | undefined): string {
  const section = `${heading === undefined || heading === "" ? "" : `== ${heading} ==\n\n`}${text}`;
  return before.trimEnd() === "" ? section : `${before.trimEnd()}\n\n${section}`;
}

function replaced(
  whole: string,
  { start, end }: { readonly start: number; readonly end: number },
  inner: string,
): string {
  const rest = whole.slice(end);
  return `${whole.slice(0, start)}${inner}${inner === "" || rest === "" ? "" : "\n\n"}${rest}`.trimEnd();
}
