import { renderTemplate } from "../../codegen/template.ts";
import type { Project, Service } from "../../model/model.ts";
import {
  anchor,
  changesPage,
  decisionPage,
  feedFile,
  itemPage,
  releasePage,
  servicePage,
  within,
} from "./addresses.ts";
import { plainText, prose } from "./prose.ts";
import type { Address, Feed, FeedEntry, HasPlace, Site } from "./site.ts";
import type { Release, ReleasedChange, ReleaseEntry } from "../../model/release.ts";
import { verdictCounts, worstFirst, worstOf } from "../../model/verdict.ts";
import { createHash } from "node:crypto";

/** The maximum number of entries. Feed readers fetch often and have already seen older entries. */
const mostEntries = 100;

/** Returns the versions, newest first, or `undefined` before the first release. */
export function feedOf(project: Project): Feed | undefined {
  const [newest, ...older] = project.releases
    .toReversed()
    .slice(0, mostEntries)
    .map(
      (release): FeedEntry => ({
        id: feedId(project, release.version),
        title: `${project.name} ${release.version}`,
        day: release.date,
        summary: withSummary(plainText(prose(release.summary)), releaseSummary(release)),
        page: releasePage(release.version),
      }),
    );
  return newest === undefined ? undefined : { id: feedId(project, undefined), entries: [newest, ...older] };
}

/**
 * Returns the feed as Atom 1.0 (RFC 4287). If the URL of the site is unknown, links are relative, as section 4.2.7.1
 * allows: readers resolve them against the URL of the feed. The link of the feed to itself requires that URL, so it is
 * omitted.
 */
export function atom({ name }: Site, { id, entries }: Feed, base: URL | undefined): string {
  const url = ({ path }: Address): string => (base === undefined ? path : new URL(path, base).href);
  return renderTemplate("docs/changes.atom.hbs", {
    id,
    title: `${name}: what changed`,
    name,
    updated: updated(entries[0].day),
    hasSelf: base !== undefined,
    self: url(feedFile),
    page: url(changesPage()),
    entries: entries.map(({ id: own, title, day, summary, page }) => ({
      id: own,
      title,
      updated: updated(day),
      summary,
      page: url(page),
    })),
  });
}

/** Converts a date to a timestamp, because records have no time. */
function updated(day: string): string {
  return `${day}T00:00:00Z`;
}

/** A summary of a release for its readers, with one line of plain text each. */
interface ReleaseSummary {
  /** “2 breaking, 1 risk; 3 notes”. Empty if there are no changes. */
  readonly counts: string;
  /** The subjects with breaking changes: a few by name, then the number of others. `undefined` if nothing breaks. */
  readonly breaks: string | undefined;
}

export function releaseSummary(release: Release): ReleaseSummary {
  const { api, knowledge, notes } = releaseItems(release);
  const changes = [...api, ...knowledge];
  const parts = [
    verdictCounts(changes),
    notes.length === 0 ? "" : `${notes.length} ${notes.length === 1 ? "note" : "notes"}`,
  ];
  return {
    counts: parts.filter((part) => part !== "").join("; "),
    breaks: breaking(changes.filter((change) => worstOf(change) === "breaking")),
  };
}

const mostNamed = 3;

function breaking(changes: readonly ChangeItem[]): string | undefined {
  const subjects = [...new Set(changes.map(({ subject }) => subjectTitle(subject)))];
  if (subjects.length === 0) return undefined;
  const others = subjects.length - mostNamed;
  return `${subjects.slice(0, mostNamed).join("; ")}${others > 0 ? `; and ${others} more` : ""}`;
}

/** Returns the summary as sentences, after the existing text. */
export function withSummary(lead: string, { counts, breaks: what }: ReleaseSummary): string {
  const parts = [lead, counts === "" ? "" : `${counts}.`, what === undefined ? "" : `Breaking: ${what}.`];
  return parts.filter((part) => part !== "").join(" ");
}

/** The entries of a release, each with a permanent anchor. */
export interface ReleaseItems {
  /** API changes, most severe first. */
  readonly api: readonly ChangeItem[];
  /** Changes in knowledge about the API, most severe first. */
  readonly knowledge: readonly ChangeItem[];
  /** Handwritten notes and entries without a change of the spec. */
  readonly notes: readonly NoteItem[];
}

export interface ChangeItem extends ReleasedChange {
  readonly anchor: string;
  readonly entry: ReleaseEntry;
}

export interface NoteItem {
  readonly anchor: string;
  readonly entry: ReleaseEntry;
}

/** Assigns the anchors from fingerprints and note numbers, so that they stay valid if someone rewords a record. */
export function releaseItems({ entries }: Release): ReleaseItems {
  const seen = new Map<string, number>();
  const idOf = (fingerprint: string): string => {
    const count = (seen.get(fingerprint) ?? 0) + 1;
    seen.set(fingerprint, count);
    return anchor("change", count === 1 ? fingerprint : `${fingerprint}-${count}`);
  };
  const changes = entries.flatMap((entry): readonly ChangeItem[] =>
    entry.change === undefined ? [] : [{ ...entry.change, anchor: idOf(entry.change.fingerprint), entry }],
  );
  const notes = entries.filter(({ change }) => change === undefined);
  return {
    api: worstFirst(changes.filter(({ cause }) => cause === "api")),
    knowledge: worstFirst(changes.filter(({ cause }) => cause === "knowledge")),
    notes: notes.map((entry, index) => ({ anchor: anchor("note", String(index + 1)), entry })),
  };
}

/** Maximum number of items on a page. More would be too long for browsers and readers. */
const mostOnPage = 30;

/** Splits the items of a release into pages. There is always at least one page. */
export function itemsOfPages({ api, knowledge, notes }: ReleaseItems): readonly ReleaseItems[] {
  const count = Math.max(1, Math.ceil((api.length + knowledge.length + notes.length) / mostOnPage));
  return Array.from({ length: count }, (_, page) => {
    const on = <Item>(items: readonly Item[], before: number): readonly Item[] =>
      items.filter((_item, index) => Math.floor((before + index) / mostOnPage) === page);
    return { api: on(api, 0), knowledge: on(knowledge, api.length), notes: on(notes, api.length + knowledge.length) };
  });
}

/**
 * Returns the id of a version in the feed, or of the feed itself: a UUID of its name (RFC 9562, version 5). It does not
 * depend on the URL of the site, so feed readers do not show old entries as new after a move.
 */
function feedId({ packageScope, name }: Project, version: string | undefined): string {
  const digest = createHash("sha1")
    .update(space)
    .update(JSON.stringify([packageScope, name, version ?? null]))
    .digest();
  digest[6] = (digest[6]! & 0x0f) | 0x50;
  digest[8] = (digest[8]! & 0x3f) | 0x80;
  return `urn:uuid:${digest.toString("hex", 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")}`;
}

/** The namespace of these names. It must never change. */
const space = Buffer.from("9d0b6f7c4f0e4b6f9a3e5c1d7a2f8e64", "hex");

/**
 * Formats a subject as a heading: `service library / module books / parameter year` becomes “Parameter year of module
 * books of service library”.
 */
export function subjectTitle(subject: string): string {
  const title = subject.split(between).toReversed().join(" of ");
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}`;
}

const between = " / ";

/** A subject in two parts: the part with an address on the site, and the remaining path. */
export interface FoundSubject {
  readonly found: string;
  /** The address of the first part, or `undefined` if the site has no part of the subject. */
  readonly to: Address | undefined;
  readonly rest: string;
}

export function findSubject(services: readonly Service[], subject: string, has: HasPlace): FoundSubject {
  const steps = subject.split(between);
  const { to, depth } = steps.reduce(
    (position, step, index) => follow(services, position, step, index + 1, has),
    start,
  );
  return { found: steps.slice(0, depth).join(between), to, rest: steps.slice(depth).join(between) };
}

/** The position that the steps of a subject have led to. */
interface Position {
  readonly service: Service | undefined;
  /** The id of the enclosing resource. */
  readonly resource: string | undefined;
  readonly to: Address | undefined;
  readonly depth: number;
}

const start: Position = { service: undefined, resource: undefined, to: undefined, depth: 0 };

/** Follows one step. Steps inside an anchor, or inside something that was removed, have no address of their own. */
function follow(
  services: readonly Service[],
  position: Position,
  text: string,
  depth: number,
  has: HasPlace,
): Position {
  const kind = stepKinds.find((one) => text.startsWith(`${one} `));
  if (kind === undefined || position.depth !== depth - 1 || position.to?.anchor !== undefined) return position;
  const name = text.slice(kind.length + 1);
  const service = kind === "service" ? services.find(({ id }) => id === name) : position.service;
  const to = addressIn[kind]({ ...position, service }, name);
  if (to === undefined || !has(to)) return position;
  return { service, resource: kind === "resource" ? name : position.resource, to, depth };
}

type AddressIn = (position: Position, name: string) => Address | undefined;

const item =
  (kind: Parameters<typeof itemPage>[1]): AddressIn =>
  ({ service }, name) =>
    service && itemPage(service, kind, name);
const place =
  (kind: Parameters<typeof anchor>[0]): AddressIn =>
  ({ to }, name) =>
    to && within(to, anchor(kind, name));

/**
 * Addresses by the kind of step that `diff` writes. “value set” comes before “value” because the shorter one is its
 * prefix.
 */
const addressIn = {
  service: ({ service }) => service && servicePage(service),
  module: item("modules"),
  "request parameters": item("request-parameters"),
  "value set": item("value-sets"),
  error: item("errors"),
  resource: item("resources"),
  operation: (position, name) => {
    const { service, resource: id } = position;
    const resource = service?.kind === "resource" ? service.resources.find((one) => one.id === id) : undefined;
    const operation = resource?.operations.find((one) => one.name === name);
    return operation && item("operations")(position, operation.operationId);
  },
  decision: (_, name) => decisionPage(name),
  parameter: place("parameter"),
  field: place("field"),
  value: place("value"),
  state: place("state"),
  shape: place("shape"),
} as const satisfies Readonly<Record<string, AddressIn>>;

const stepKinds = Object.keys(addressIn) as readonly (keyof typeof addressIn)[];
