import type { Facts, SourceBlock, SourceLogEntry, SourcePage, SourceProtection, SourceRevision, SourceUser, SourceVersion } from "./facts.ts";

/** The member `query` of an answer, or what has the same form. */
export type Told = Readonly<Record<string, unknown>>;

/** Adds what an answer tells to the facts. What it says in another form than the one described is passed over. */
export function gather(facts: Facts, told: Told): void {
  const { general, rightsinfo, namespaces } = told;
  if (isObject(general)) facts.site = general;
  if (isObject(rightsinfo)) facts.licence = rightsinfo;
  if (isObject(namespaces)) for (const one of objects(Object.values(namespaces))) if (isNamespace(one)) facts.namespaces.set(one.id, one.name);
  for (const page of objects(told["pages"])) if (isPage(page)) gatherPage(facts, page);
  for (const user of objects(told["users"])) if (typeof user["name"] === "string") facts.users.set(user["name"], user as Told & SourceUser);
  for (const block of objects(told["blocks"])) facts.blocks.push(block as SourceBlock);
  for (const entry of objects(told["logevents"])) gatherLogEntry(facts, entry as SourceLogEntry);
}

function gatherPage(facts: Facts, page: Told & { readonly ns: number; readonly title: string }): void {
  const known = pageOf(facts, page);
  known.missing ||= page["missing"] === true && page["imageinfo"] === undefined;
  for (const one of objects(page["revisions"])) if (typeof one["revid"] === "number") known.revisions.set(one["revid"], one as Told & SourceRevision);
  for (const one of objects(page["imageinfo"])) if (typeof one["timestamp"] === "string") known.versions.set(one["timestamp"], one as SourceVersion);
  if (Array.isArray(page["protection"])) known.protections = objects(page["protection"]).filter(isProtection);
  for (const list of ["images", "templates"] as const) for (const { title } of objects(page[list])) if (typeof title === "string") known[list].add(title);
}

function pageOf({ pages }: Facts, { ns, title }: { readonly ns: number; readonly title: string }): SourcePage {
  const made: SourcePage = pages.get(title) ?? {
    ns, title, missing: false, revisions: new Map(), versions: new Map(), protections: [], protectedBy: undefined, images: new Set(), templates: new Set(),
  };
  pages.set(title, made);
  return made;
}

/** The latest change of a protection is the one that holds. */
function gatherLogEntry({ pages }: Facts, entry: SourceLogEntry): void {
  const page = entry.type === "protect" && (entry.action === "protect" || entry.action === "modify") ? pages.get(entry.title ?? "") : undefined;
  if (page !== undefined && (page.protectedBy?.timestamp ?? "") < (entry.timestamp ?? "")) page.protectedBy = entry;
}

function isObject(value: unknown): value is Told {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function objects(value: unknown): readonly Told[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function isNamespace(one: Told): one is Told & { readonly id: number; readonly name: string } {
  return typeof one["id"] === "number" && typeof one["name"] === "string";
}

function isPage(one: Told): one is Told & { readonly ns: number; readonly title: string } {
  return typeof one["ns"] === "number" && typeof one["title"] === "string";
}

function isProtection(one: Told): one is Told & SourceProtection {
  return typeof one["type"] === "string" && typeof one["level"] === "string";
}
