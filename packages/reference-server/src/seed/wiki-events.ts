import { createHash } from "node:crypto";
import {
  type Change,
  type StoredTitle,
  type WikiUnit,
  block,
  deleteFile,
  deletePage,
  editPage,
  findPage,
  hideLogParts,
  hideParts,
  mediaTypeOf,
  mimeOf,
  movePage,
  pageNamed,
  protectPage,
  protectTitle,
  storedMoment,
  unblock,
  undeletePage,
  uploadFile,
  writeLogEntry,
} from "@kiln/wiki";
import {
  type Actors,
  type BlockSeed,
  type Done,
  type FileSeed,
  type LogSeed,
  type MoveSeed,
  type PageSeed,
  type ProtectedTitleSeed,
  type RevisionSeed,
  clockOf,
} from "./seed.ts";
import { textIn, type SeedFile } from "./read-seed.ts";

/** An event, with its time as fourteen digits. */
export interface WikiEvent {
  readonly timestamp: string;
  run(unit: WikiUnit, actors: Actors): Promise<unknown>;
}

type Clock = ReturnType<typeof clockOf>;

/** Returns all events of a seed, sorted by time. Events with equal times are in the order of the files. */
export function wikiEvents(files: readonly SeedFile[]): readonly WikiEvent[] {
  const clock = clockOf();
  const events = files.flatMap((file) => eventsOf(file, clock));
  return events.toSorted((one, other) =>
    one.timestamp < other.timestamp ? -1 : one.timestamp > other.timestamp ? 1 : 0,
  );
}

function eventsOf({ name, seed: { wiki = {} } }: SeedFile, clock: Clock): readonly WikiEvent[] {
  return [
    ...(wiki.files ?? []).flatMap((one) => fileEvents(one, clock)),
    ...(wiki.pages ?? []).flatMap((one) => pageEvents(one, name, clock)),
    ...(wiki.moves ?? []).map((one) => moveEvent(one, clock)),
    ...(wiki.protectedTitles ?? []).map((one) => titleEvent(one, clock)),
    ...(wiki.blocks ?? []).flatMap((one) => blockEvents(one, clock)),
    ...(wiki.log ?? []).map((one) => logEvent(one, clock)),
  ];
}

function event(
  done: Done,
  clock: Clock,
  run: (unit: WikiUnit, change: Change, actors: Actors) => Promise<unknown>,
): WikiEvent {
  const timestamp = clock(done.timestamp);
  return {
    timestamp,
    run: (unit, actors) =>
      run(unit, { actor: actors(done.user), timestamp, comment: done.comment ?? "", tags: done.tags ?? [] }, actors),
  };
}

/** Converts a title that was already checked. */
export function titleOf(text: string, ns = 0): StoredTitle {
  return pageNamed(text, ns) ?? { ns, title: text };
}

const expiryOf = (given = "infinity"): string => (given === "infinity" ? given : storedMoment(given));

function pageEvents(page: PageSeed, file: string, clock: Clock): readonly WikiEvent[] {
  const title = titleOf(page.title);
  const revisions: readonly RevisionSeed[] = page.revisions ?? [
    { ...(page.text !== undefined && { text: page.text }), ...(page.file !== undefined && { file: page.file }) },
  ];
  const { protection, deleted, restored } = page;
  return [
    ...revisions.flatMap((one) => revisionEvents(one, title, file, clock)),
    ...(protection === undefined
      ? []
      : [
          event(protection, clock, (unit, change) =>
            protectPage(unit, {
              ...change,
              title,
              protections: protectionsOf(protection),
              cascade: protection.cascade ?? false,
            }),
          ),
        ]),
    ...(deleted === undefined ? [] : [event(deleted, clock, (unit, change) => deletePage(unit, { ...change, title }))]),
    ...(restored === undefined
      ? []
      : [event(restored, clock, (unit, change) => undeletePage(unit, { ...change, title }))]),
  ];
}

function protectionsOf(given: NonNullable<PageSeed["protection"]>) {
  return (["edit", "move", "upload"] as const).flatMap((type) => {
    const one = given[type];
    return one === undefined ? [] : [{ type, level: one.level, expiry: expiryOf(one.expiry) }];
  });
}

function revisionEvents(revision: RevisionSeed, title: StoredTitle, file: string, clock: Clock): readonly WikiEvent[] {
  const { minor = false, bot = false, patrolled = false, hidden } = revision;
  let made = { page: 0, revision: 0 };
  const edit = event(revision, clock, async (unit, change) => {
    const { page, revision: id } = await editPage(unit, {
      ...change,
      title,
      text: textIn(revision, file).trimEnd(),
      minor,
      bot,
      patrolled,
    });
    made = { page: page.id, revision: id };
  });
  if (hidden === undefined) return [edit];
  const given = "parts" in hidden ? hidden : { parts: hidden };
  const hide = event(given, clock, (unit, change) =>
    hideParts(unit, { ...change, title, page: made.page, revisions: [made.revision], parts: given.parts }),
  );
  return [edit, hide];
}

function fileEvents(file: FileSeed, clock: Clock): readonly WikiEvent[] {
  const { title } = titleOf(file.title, 6);
  const { versions = [{}], deleted, text } = file;
  const uploads = versions.map((version, index) =>
    event(version, clock, (unit, change) => {
      const {
        size = 20_000,
        mime = mimeOf(title),
        bits = 8,
        sha1 = sha1Of(`${title}/${index}`),
        metadata = [],
      } = version;
      const isPicture = ["BITMAP", "DRAWING"].includes(mediaTypeOf(mime));
      const { width = isPicture ? 640 : 0, height = isPicture ? 480 : 0 } = version;
      return uploadFile(unit, {
        ...change,
        title,
        size,
        width,
        height,
        bits,
        mime,
        mediaType: mediaTypeOf(mime),
        sha1,
        metadata,
        ...(text !== undefined && { text: text.trimEnd() }),
      });
    }),
  );
  return [
    ...uploads,
    ...(deleted === undefined ? [] : [event(deleted, clock, (unit, change) => deleteFile(unit, { ...change, title }))]),
  ];
}

const sha1Of = (text: string): string => createHash("sha1").update(text).digest("hex");

function moveEvent(move: MoveSeed, clock: Clock): WikiEvent {
  const { from, to, withoutRedirect = false } = move;
  return event(move, clock, (unit, change) =>
    movePage(unit, { ...change, from: titleOf(from), to: titleOf(to), withoutRedirect }),
  );
}

function titleEvent(one: ProtectedTitleSeed, clock: Clock): WikiEvent {
  const { title, level, expiry, reason = "" } = one;
  return event(one, clock, (unit, change) =>
    protectTitle(unit, {
      ...change,
      comment: one.comment ?? reason,
      title: titleOf(title),
      level,
      expiry: expiryOf(expiry),
    }),
  );
}

function blockEvents(
  { target, by, reason = "", timestamp, expiry, ended, ...others }: BlockSeed,
  clock: Clock,
): readonly WikiEvent[] {
  const done: Done = {
    comment: reason,
    ...(by !== undefined && { user: by }),
    ...(timestamp !== undefined && { timestamp }),
  };
  const begin = event(done, clock, (unit, change, actors) =>
    block(unit, {
      ...others,
      ...change,
      target: blocked(target, actors),
      account: actors(target).account,
      expiry: expiryOf(expiry),
    }),
  );
  return [
    begin,
    ...(ended === undefined
      ? []
      : [event(ended, clock, (unit, change, actors) => unblock(unit, { ...change, target: blocked(target, actors) }))]),
  ];
}

const blocked = (target: string, actors: Actors): string => actors(target).name;

function logEvent(entry: LogSeed, clock: Clock): WikiEvent {
  const { type, action, title, params = {}, hidden = [] } = entry;
  return event(entry, clock, async (unit, change) => {
    const isChange = type !== "suppress" && type !== "patrol";
    const about = titleOf(title);
    const page = (await findPage(unit, about))?.id ?? 0;
    const log = await writeLogEntry(unit, { ...change, type, action, about, page, params, isChange });
    if (hidden.length > 0) await hideLogParts(unit, log, hidden);
  });
}
