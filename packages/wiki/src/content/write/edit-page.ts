import { createHash } from "node:crypto";
import {
  type PageRow,
  contentNamespaces,
  count,
  countEdit,
  createPage,
  findPage,
  isArticle,
  modelOf,
  pageFactsOf,
  textOf,
  touchDependents,
  updatePage,
} from "./page-row.ts";
import { different, equal } from "../../storage/select.ts";
import { type LinkTarget, type StoredTitle, fullTitle } from "../titles.ts";
import { type PageFacts, noFacts, redirectTarget } from "../wikitext/page-facts.ts";
import { keepCategory, refreshIncluding, updateLinks } from "./update-links.ts";
import { type Actor, type Change, type WikiUnit, patrolState, recordChange, tag, writeLogEntry } from "./log-entry.ts";
import type { Column, RowOf } from "../../storage/tables.ts";

interface Edit extends Change {
  readonly title: StoredTitle;
  readonly text: string;
  readonly minor?: boolean;
  /** True if the edit is patrolled. By default, this depends on the rights of the actor. */
  readonly patrolled?: boolean;
  /** True if the edit is a recent change; false if another change represents it. */
  readonly isChange?: boolean;
  /** True if a new page is added to the log of new pages. */
  readonly isLogged?: boolean;
}

export interface EditResult {
  readonly page: PageRow;
  /** The id of the new revision, or of the current one if the text is unchanged. */
  readonly revision: number;
  /** The id of the previous revision; 0 for a new page. */
  readonly old: number;
  readonly change: "new" | "edit" | "none";
}

/** Creates a page or changes its text. An edit without changes has no effect. */
export async function editPage(unit: WikiUnit, edit: Edit): Promise<EditResult> {
  const { title, text, timestamp } = edit;
  const before = await findPage(unit, title);
  const tags = await softwareTags(unit, text, before);
  if (before !== undefined && (await isSame(unit, before, text)))
    return { page: before, revision: before.latest, old: before.latest, change: "none" };
  const page = before ?? (await createPage(unit, title, timestamp, modelOf(title)));
  const revision = await storeRevision(unit, { ...edit, page: page.id, parent: page.latest, model: page.model });
  const facts = await factsOf(unit, edit, page);
  const now = {
    touched: timestamp,
    length: revision.length,
    latest: revision.id,
    is_redirect: facts.redirect === undefined ? 0 : 1,
    is_new: before === undefined ? 1 : 0,
  };
  await updatePage(unit, page.id, now);
  await followLinks(unit, { ...page, ...now }, facts, before, timestamp);
  await tell(unit, edit, {
    page,
    revision: revision.id,
    length: revision.length,
    isNew: before === undefined,
    ...tags,
  });
  // From now on, pages that include this page use its new text.
  unit.texts.set(fullTitle(title), text);
  await touchDependents(unit, before === undefined ? ["link", "template"] : ["template", "redirect"], title, timestamp);
  await refreshIncluding(unit, title, timestamp);
  return {
    page: { ...page, ...now },
    revision: revision.id,
    old: page.latest,
    change: before === undefined ? "new" : "edit",
  };
}

async function isSame({ wiki }: WikiUnit, { latest }: PageRow, text: string): Promise<boolean> {
  return (await wiki.count({ from: "texts", where: [equal("texts.revision", latest), equal("texts.text", text)] })) > 0;
}

/** Returns the facts of the text. Pages that are not wikitext have no links. */
function factsOf(unit: WikiUnit, { text, title }: Edit, { model }: PageRow): Promise<PageFacts> | PageFacts {
  return model === "wikitext" ? pageFactsOf(unit, text, title) : noFacts;
}

/** Updates the links, and the site statistics that depend on them. */
async function followLinks(
  unit: WikiUnit,
  page: PageRow,
  facts: PageFacts,
  before: PageRow | undefined,
  timestamp: string,
): Promise<void> {
  const wasArticle = before !== undefined && (await isArticle(unit, before));
  await updateLinks(unit, { ...page, isNew: before === undefined }, facts, timestamp);
  if (page.ns === 14) await keepCategory(unit, page.title, "hiddencat" in facts.properties);
  const now = contentNamespaces.has(page.ns) && facts.redirect === undefined && facts.links.length > 0;
  await count(unit, { pages: before === undefined ? 1 : 0, edits: 1, articles: Number(now) - Number(wasArticle) });
}

interface Told {
  readonly page: PageRow;
  readonly revision: number;
  readonly length: number;
  readonly isNew: boolean;
  readonly tags: readonly string[];
  readonly reverted: readonly number[];
}

/** Returns the id of a revision's recent change; 0 if it has no recent change. */
async function changeOf({ wiki }: WikiUnit, revision: number): Promise<number> {
  const [row] = await wiki.select({
    from: "changes",
    columns: ["changes.id"],
    where: [equal("changes.revision", revision)],
    limit: 1,
  });
  return row?.["changes.id"] ?? 0;
}

/** Adds an entry for a new page to the log of new pages. Returns its id. */
export function tellOfPage(
  unit: WikiUnit,
  { actor, timestamp, comment, title }: Pick<Edit, "actor" | "timestamp" | "comment" | "title">,
  page: number,
): Promise<number> {
  return writeLogEntry(unit, {
    actor,
    timestamp,
    comment,
    type: "create",
    action: "create",
    about: title,
    page,
    isChange: false,
  });
}

/** Tags a revision as reverted, unless it already has the tag. */
async function tagReverted(unit: WikiUnit, revision: number): Promise<void> {
  const isTagged =
    (await unit.wiki.count({
      from: "tagged",
      where: [equal("tagged.revision", revision), equal("tagged.tag", "mw-reverted")],
    })) > 0;
  if (!isTagged) await tag(unit, ["mw-reverted"], { revision, log: 0, change: await changeOf(unit, revision) });
}

/** Records an edit: its recent change, log entry and tags, and updates watchlists and the account's edit count. */
async function tell(unit: WikiUnit, edit: Edit, told: Told): Promise<void> {
  const { actor, timestamp, comment, isChange = true } = edit;
  const patrolled = edit.patrolled === true ? Math.max(1, patrolState(actor)) : patrolState(actor);
  const sizes = { old_length: told.page.length, new_length: told.length, old_revision: told.page.latest };
  const kind = { type: told.isNew ? "new" : "edit", minor: edit.minor ? 1 : 0, bot: edit.bot ? 1 : 0, patrolled };
  const change = isChange
    ? await recordChange(unit, actor, edit.title, {
        ...kind,
        ...sizes,
        timestamp,
        comment,
        page: told.page.id,
        revision: told.revision,
      })
    : 0;
  const log = told.isNew && edit.isLogged !== false ? await tellOfPage(unit, edit, told.page.id) : 0;
  await tag(unit, [...(edit.tags ?? []), ...told.tags], { revision: told.revision, log, change });
  if (patrolled > 0) for (const revision of told.reverted) await tagReverted(unit, revision);
  await countEdit(unit, actor.account);
  await notifyWatchers(unit, edit.title, actor, timestamp);
}

/** Marks the page as changed on watchlists, except on that of the author. */
async function notifyWatchers(
  { wiki }: WikiUnit,
  { ns, title }: StoredTitle,
  { account }: Actor,
  timestamp: string,
): Promise<void> {
  const where = [
    equal("watched.ns", ns),
    equal("watched.title", title),
    different("watched.account", account),
    equal("watched.notified", null),
  ];
  await wiki.update("watched", { notified: timestamp }, where);
}

/** The maximum number of revisions that are compared with an edit to detect a revert. */
const searched = 15;

interface SoftwareTags {
  readonly tags: readonly string[];
  readonly reverted: readonly number[];
}

/**
 * Returns the tags that the software adds to an edit, based on the change of the text. `page` is `undefined` for a new
 * page.
 */
async function softwareTags(unit: WikiUnit, text: string, page: PageRow | undefined): Promise<SoftwareTags> {
  const target = redirectTarget(text);
  if (page === undefined) return { tags: target === undefined ? [] : ["mw-new-redirect"], reverted: [] };
  const before = await textOf(unit, page.latest);
  const reverted = await revertedBy(unit, text, page);
  const tags = [
    ...redirectTags(redirectTarget(before), target),
    ...(before !== "" && text === "" ? ["mw-blank"] : []),
    ...(text !== "" && Buffer.byteLength(before) > 10 * Buffer.byteLength(text) ? ["mw-replace"] : []),
    ...(reverted.length > 0 ? ["mw-manual-revert"] : []),
  ];
  return { tags, reverted };
}

function redirectTags(before: LinkTarget | undefined, now: LinkTarget | undefined): readonly string[] {
  if (before === undefined) return now === undefined ? [] : ["mw-new-redirect"];
  if (now === undefined) return ["mw-removed-redirect"];
  return before.ns === now.ns && before.title === now.title && before.interwiki === now.interwiki
    ? []
    : ["mw-changed-redirect-target"];
}

/** Returns the revisions after the latest one with the same text. */
async function revertedBy({ wiki }: WikiUnit, text: string, { id }: PageRow): Promise<readonly number[]> {
  const rows = await wiki.select({
    from: "revisions",
    columns: ["revisions.id", "revisions.sha1"],
    where: [equal("revisions.page", id)],
    order: [
      { column: "revisions.timestamp", descending: true },
      { column: "revisions.id", descending: true },
    ],
    limit: searched + 1,
  });
  const hash = sha1Of(text);
  const at = rows.findIndex((row) => row["revisions.sha1"] === hash);
  return rows.slice(0, Math.max(0, at)).map((row) => row["revisions.id"]);
}

const longest = 200;

/** Returns the automatic summary of an edit without a summary. `before` is `undefined` for a new page. */
export function autoSummary(before: string | undefined, text: string): string {
  const [was, target] = [before === undefined ? undefined : redirectTarget(before), redirectTarget(text)];
  if (target !== undefined && was === undefined) return `Redirected page to [[${linkText(target)}]]`;
  if (target !== undefined && was !== undefined && linkText(target) !== linkText(was))
    return `Changed redirect target from [[${linkText(was)}]] to [[${linkText(target)}]]`;
  if (before === undefined) return text === "" ? "Created blank page" : `Created page with "${shortened(text)}"`;
  if (was !== undefined && target === undefined) return `Removed redirect to [[${linkText(was)}]]`;
  if (before !== "" && text === "") return "Blanked the page";
  return before.length > 10 * text.length && text.length < 500 ? `Replaced content with "${shortened(text)}"` : "";
}

function shortened(text: string): string {
  const line = text.replaceAll("\n", " ").trim();
  return line.length > longest ? `${line.slice(0, longest)}...` : line;
}

function linkText({ interwiki, fragment, ...title }: LinkTarget): string {
  return `${interwiki === "" ? "" : `${interwiki}:`}${fullTitle(title)}${fragment === "" ? "" : `#${fragment}`}`;
}

interface NewRevision {
  readonly page: number;
  readonly parent: number;
  readonly text: string;
  readonly timestamp: string;
  readonly actor: Actor;
  readonly comment: string;
  readonly minor?: boolean;
  readonly model?: string;
}

interface StoredRevision {
  readonly id: number;
  /** In bytes. */
  readonly length: number;
  readonly sha1: string;
}

/** Returns the hash of a text in base 16. */
function sha1Of(text: string): string {
  return createHash("sha1").update(text).digest("hex");
}

async function storeRevision({ wiki }: WikiUnit, revision: NewRevision): Promise<StoredRevision> {
  const { page, parent, text, timestamp, actor, comment, minor = false, model = "wikitext" } = revision;
  const [length, sha1] = [Buffer.byteLength(text), sha1Of(text)];
  const author = { account: actor.account, user_name: actor.name };
  const [id = 0] = await wiki.create("revisions", [
    { page, parent, timestamp, ...author, comment, minor: minor ? 1 : 0, hidden: 0, length, sha1, model },
  ]);
  await wiki.insert("texts", [{ revision: id, text }]);
  return { id, length, sha1 };
}

const names = [
  "id",
  "page",
  "parent",
  "timestamp",
  "account",
  "user_name",
  "comment",
  "minor",
  "hidden",
  "length",
  "sha1",
  "model",
] as const;

type RevisionTable = "revisions" | "deleted_revisions";

/** Returns the columns of a revision, existing or deleted. */
export function revisionColumns<T extends RevisionTable>(table: T): readonly `${T}.${(typeof names)[number]}`[] {
  return names.map((name) => `${table}.${name}` as const);
}

export function revisionOf(table: RevisionTable, row: { readonly [C in Column]?: unknown }): RowOf<"revisions"> {
  return Object.fromEntries(names.map((name) => [name, row[`${table}.${name}`]])) as unknown as RowOf<"revisions">;
}

/** Stores a revision with unchanged text, which records an action in the page history. Returns its id. */
export async function nullRevision(
  unit: WikiUnit,
  page: PageRow,
  { actor, timestamp, comment }: Change,
  minor = true,
): Promise<number> {
  const text = await textOf(unit, page.latest);
  const { id } = await storeRevision(unit, {
    page: page.id,
    parent: page.latest,
    text,
    timestamp,
    actor,
    comment,
    minor,
    model: page.model,
  });
  await count(unit, { edits: 1 });
  await updatePage(unit, page.id, { latest: id, touched: timestamp, is_new: 0 });
  return id;
}
