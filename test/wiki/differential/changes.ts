import {
  type BlockSeed,
  type Done,
  type FileSeed,
  type LogSeed,
  type PageSeed,
  type RevisionSeed,
  type WikiSeed,
  clockOf,
} from "../../../packages/reference-server/src/seed/seed.ts";
import { textIn, type SeedFile } from "../../../packages/reference-server/src/seed/read-seed.ts";
import { mediaTypeOf, mimeOf } from "../../../packages/wiki/src/content/write/files.ts";
import { sha1Of } from "./hashes.ts";

/** A change of a wiki for `load.php`, whose method names are the kinds of changes. */
export interface Change {
  readonly kind:
    | "user"
    | "tag"
    | "edit"
    | "hide"
    | "move"
    | "delete"
    | "restore"
    | "protect"
    | "upload"
    | "block"
    | "unblock"
    | "log"
    | "watch"
    | "stash";
  /** Time of the change, in fourteen digits. */
  readonly at?: string;
  readonly [member: string]: unknown;
}

/** Returns the changes that a seed describes, in the order in which the reference server makes them. */
export function changesOf(files: readonly SeedFile[]): readonly Change[] {
  const wikis = files.map(({ seed }) => seed.wiki ?? {});
  const users = wikis.flatMap(({ users: some = [] }) => some);
  const changes = eventsIn(files, users[0]?.name).toSorted((one, other) =>
    one.at! < other.at! ? -1 : one.at! > other.at! ? 1 : 0,
  );
  const registered = clockOf();
  return [
    ...users.map(
      (user): Change => ({
        kind: "user",
        name: user.name,
        groups: user.groups ?? [],
        gender: user.gender,
        email: user.email ?? false,
        at: registered(user.registered),
      }),
    ),
    ...wikis.flatMap(({ tags = [] }) => tags.map(({ name, active = true }): Change => ({ kind: "tag", name, active }))),
    ...changes,
    ...wikis.flatMap(lastOf),
  ];
}

type Event = Change & { readonly at: string };

/** Returns the timed changes. The default user is the first one. */
function eventsIn(files: readonly SeedFile[], first: string | undefined): readonly Event[] {
  const clock = clockOf();
  const done = (kind: Change["kind"], one: Done, members: object): Event => ({
    kind,
    user: one.user ?? first,
    comment: one.comment ?? "",
    tags: one.tags ?? [],
    at: clock(one.timestamp),
    ...members,
  });
  return files.flatMap(({ name, seed: { wiki = {} } }) => [
    ...(wiki.files ?? []).flatMap((file) => ofFile(file, done)),
    ...(wiki.pages ?? []).flatMap((page) => ofPage(page, name, done)),
    ...(wiki.moves ?? []).map((move) =>
      done("move", move, { title: move.from, to: move.to, redirect: !(move.withoutRedirect ?? false) }),
    ),
    ...(wiki.protectedTitles ?? []).map((one) =>
      done(
        "protect",
        { comment: one.reason ?? "", ...one },
        { title: one.title, levels: { create: one.level }, expiry: { create: one.expiry ?? "infinity" } },
      ),
    ),
    ...(wiki.blocks ?? []).flatMap((block) => ofBlock(block, done)),
    ...(wiki.log ?? []).map((entry) => ofLog(entry, done)),
  ]);
}

type Make = (kind: Change["kind"], one: Done, members: object) => Event;

function ofPage(page: PageSeed, file: string, done: Make): readonly Event[] {
  const { title, protection, deleted, restored } = page;
  const revisions: readonly RevisionSeed[] = page.revisions ?? [
    { ...(page.text !== undefined && { text: page.text }), ...(page.file !== undefined && { file: page.file }) },
  ];
  return [
    ...revisions.flatMap((revision) => {
      const { minor = false, bot = false, patrolled = false, hidden } = revision;
      const edit = done("edit", revision, { title, text: textIn(revision, file).trimEnd(), minor, bot, patrolled });
      if (hidden === undefined) return [edit];
      const given = "parts" in hidden ? hidden : { parts: hidden };
      return [edit, done("hide", given, { title, parts: given.parts, of: edit.at })];
    }),
    ...(protection === undefined ? [] : [done("protect", protection, { title, ...protectionOf(protection) })]),
    ...(deleted === undefined ? [] : [done("delete", deleted, { title })]),
    ...(restored === undefined ? [] : [done("restore", restored, { title })]),
  ];
}

function protectionOf(protection: NonNullable<PageSeed["protection"]>): object {
  const given = (["edit", "move", "upload"] as const).flatMap((type) =>
    protection[type] === undefined ? [] : [[type, protection[type]] as const],
  );
  return {
    levels: Object.fromEntries(given.map(([type, { level }]) => [type, level])),
    expiry: Object.fromEntries(given.map(([type, { expiry = "infinity" }]) => [type, expiry])),
    cascade: protection.cascade ?? false,
  };
}

function ofFile({ title: given, versions = [{}], text, deleted }: FileSeed, done: Make): readonly Event[] {
  const name = given.replace(/^(?:File|Image):/, "").replaceAll(" ", "_");
  const title = `File:${name}`;
  return [
    ...versions.map((version, index) => {
      const { size = 20_000, mime = mimeOf(name), bits = 8, sha1 = sha1Of(`${name}/${index}`) } = version;
      const isPicture = ["BITMAP", "DRAWING"].includes(mediaTypeOf(mime));
      const { width = isPicture ? 640 : 0, height = isPicture ? 480 : 0 } = version;
      return done("upload", version, {
        title,
        size,
        width,
        height,
        bits,
        mime,
        mediatype: mediaTypeOf(mime),
        sha1,
        ...(text !== undefined && { text: text.trimEnd() }),
      });
    }),
    ...(deleted === undefined ? [] : [done("delete", deleted, { title })]),
  ];
}

function ofBlock(block: BlockSeed, done: Make): readonly Event[] {
  const { target, by, reason = "", timestamp, expiry = "infinity", duration, ended } = block;
  const {
    anonymousOnly = false,
    noAccount = false,
    autoblock = false,
    noEmail = false,
    ownTalk = true,
    hidden = false,
    partial,
  } = block;
  const begun: Done = {
    comment: reason,
    ...(by !== undefined && { user: by }),
    ...(timestamp !== undefined && { timestamp }),
  };
  return [
    done("block", begun, {
      target,
      expiry: duration ?? expiry,
      anonymousOnly,
      noAccount,
      autoblock,
      noEmail,
      ownTalk,
      hidden,
      partial,
    }),
    ...(ended === undefined ? [] : [done("unblock", ended, { target })]),
  ];
}

function ofLog({ type, action, title, params = {}, hidden = [], ...entry }: LogSeed, done: Make): Event {
  return done("log", entry, { type, action, title, params, parts: hidden });
}

/** Returns changes without a time, or with a separate one. */
function lastOf({ stashedFiles = [], watchlists = [] }: WikiSeed): readonly Change[] {
  return [
    ...stashedFiles.map((file): Change => ({ kind: "stash", ...file })),
    ...watchlists.flatMap(({ user, titles }) =>
      titles.map((one): Change => ({ kind: "watch", user, ...(typeof one === "string" ? { title: one } : one) })),
    ),
  ];
}
