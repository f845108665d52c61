import { versionIn } from "../../../model/version.ts";
import { migratedPackages } from "../../shared/package/common-files.ts";
import type { Model, Project, Service } from "../../../model/model.ts";
import type { Release, ReleaseEntry } from "../../../model/release.ts";
import {
  type Audience,
  type Verdict,
  audienceNames,
  audiences,
  audienceTitle,
  countTable,
  verdictKinds,
  worstOf,
} from "../../../model/verdict.ts";
import {
  type ChangeItem,
  type FoundSubject,
  type NoteItem,
  type ReleaseItems,
  findSubject,
  itemsOfPages,
  releaseItems,
  releaseSummary,
  subjectTitle,
  withSummary,
} from "../changes.ts";
import { anchor, changesPage, feedFile, reference, releasePage, startPage, within } from "../addresses.ts";
import { code, joined, link, list, paragraph, prose, text } from "../prose.ts";
import type { Address, Block, HasPlace, Page, Prose, Reference, Section, TableRow } from "../site.ts";
import { definitions, rowList, section } from "./facts.ts";
import { kindTitles, remedyOf } from "../../../describe/lifecycle.ts";
import type { Migration } from "../../../model/migration.ts";

/** A release and its neighbors. */
interface ReleaseContext {
  readonly model: Model;
  readonly release: Release;
  /** The previous release. `undefined` for the first. */
  readonly before: Release | undefined;
  readonly siblings: readonly Reference[];
  /** Reports whether the site has an address, to avoid links to items that were removed. */
  readonly has: HasPlace;
}

/**
 * Returns the changes of a release: one page, or several if it is long. The most severe changes are on the first page.
 */
export function releasePagesOf(context: ReleaseContext): readonly Page[] {
  const { release } = context;
  const { version, date } = release;
  const all = releaseItems(release);
  const parts = itemsOfPages(all);
  return parts.map((items, index) => ({
    path: releasePage(version, index + 1).path,
    kind: "release",
    title: index === 0 ? version : `${version}, part ${index + 1}`,
    summary:
      index === 0
        ? withSummary(`Released on ${date}.`, releaseSummary(release))
        : `Further changes of version ${version} of ${date}.`,
    breadcrumbs: index === 0 ? aboveReleases : [...aboveReleases, { to: releasePage(version), title: version }],
    siblings: context.siblings,
    blocks: [
      ...(index === 0 ? overview(context, all) : []),
      ...itemBlocks(context, items, releasePage(version, index + 1)),
      ...otherParts(version, parts.length, index),
    ],
  }));
}

function overview(
  { model: { project }, release, before }: ReleaseContext,
  { api, knowledge }: ReleaseItems,
): readonly Block[] {
  return [
    ...(release.summary === undefined ? [] : [paragraph(...recordProse(release.summary))]),
    ...(before === undefined
      ? [paragraph(text("This is the first version: there is no previous one to compare it with."))]
      : []),
    ...section("audiences", "Audiences", concerned([...api, ...knowledge])),
    ...section("packages", "Packages", raised(project, release, before)),
    ...section("migrate", "Code that uses the packages", migrationBlocks(project, release, before)),
  ];
}

/** Returns the packages whose version changed. */
function raised(
  { packageScope }: Project,
  { packages: packageProse }: Release,
  before: Release | undefined,
): readonly Block[] {
  return rowList(
    packageProse.flatMap(({ name, version }) => {
      const from = versionIn(before, name);
      return from === version
        ? []
        : [
            {
              label: [code(`${packageScope}/${name}`)],
              prose: [text(from === undefined ? version : `${version}, was ${from}`)],
            },
          ];
    }),
  );
}

function concerned(changes: readonly ChangeItem[]): readonly Block[] {
  const { kinds, rows } = countTable(changes);
  return rowList(
    rows.map(({ audience, counts }) => ({
      label: [text(audienceTitle(audience))],
      prose: [
        text(kinds.flatMap((kind, index) => (counts[index] === 0 ? [] : [`${counts[index]} ${kind}`])).join(", ")),
      ],
    })),
  );
}

function migrationBlocks({ packageScope }: Project, release: Release, before: Release | undefined): readonly Block[] {
  const commands = migratedPackages(release).flatMap((name) => {
    const from = versionIn(before, name);
    return from === undefined || from === versionIn(release, name)
      ? []
      : [`kiln migrate ${packageScope}/${name} --from ${from} "src/**"`];
  });
  if (commands.length === 0) return [];
  return [
    paragraph(
      text("Install the new version of a package that you use, then let "),
      code("kiln migrate"),
      text(" update your TypeScript. "),
      code("--dry-run"),
      text(" shows what it would write, and the places that you have to check."),
    ),
    { kind: "code", title: "Terminal", language: "shell", text: commands.join("\n") },
  ];
}

function itemBlocks(
  { model: { project, services }, has }: ReleaseContext,
  items: ReleaseItems,
  page: Address,
): readonly Section[] {
  const { api, knowledge, notes } = items;
  const told = (change: ChangeItem): Section => changeSection(change, project, services, has);
  return [
    ...audiences.flatMap((audience) => audienceSection(audience, items, page)),
    ...section("api", "Changes of the API", api.map(told)),
    ...section(
      "knowledge",
      "Changes of knowledge",
      knowledge.length === 0 ? [] : [paragraph(text(knowledgeLead)), ...knowledge.map(told)],
    ),
    ...section(
      "notes",
      "Changes of the packages only",
      notes.map((note) => noteSection(note, project)),
    ),
  ];
}

const knowledgeLead =
  "The API is unchanged. Only the documented, decided or unknown facts about it changed, and with them the outputs of Kiln.";

/**
 * Returns the changes that affect an audience, most severe first. Compatible changes are omitted for readers of the
 * documentation, who do not have to act on them.
 */
function audienceSection(audience: Audience, { api, knowledge }: ReleaseItems, page: Address): readonly Section[] {
  const lines = (changes: readonly ChangeItem[], kinds: readonly Verdict[]): readonly Block[] =>
    list(
      kinds
        .flatMap((kind) => changes.filter(({ verdicts }) => verdicts[audience] === kind))
        .map((item) => line(item, audience, page)),
    );
  const known = lines(knowledge, ["breaking", "risk"]);
  const compatible = audience === "documentation" ? [] : lines(api, ["compatible"]);
  return section(anchor("audience", audience), audienceTitle(audience), [
    ...lines(api, ["breaking", "risk", "knowledge"]),
    ...(compatible.length === 0
      ? []
      : [{ kind: "details", summary: [text("Compatible changes")], blocks: compatible } as const]),
    ...(known.length === 0
      ? []
      : [paragraph(text("The API is unchanged, but the knowledge about it changed:")), ...known]),
  ]);
}

function line({ verdicts, anchor: id, entry }: ChangeItem, audience: Audience, page: Address): Prose {
  return [
    { kind: "strong", content: [text(verdicts[audience])] },
    text(": "),
    link(within(page, id), ...recordProse(entry.text)),
  ];
}

function otherParts(version: string, count: number, current: number): readonly Block[] {
  const others = Array.from({ length: count }, (_, index) => index).filter((index) => index !== current);
  return section(
    "parts",
    "More about this version",
    list(others.map((index) => [link(releasePage(version, index + 1), text(`Part ${index + 1} of ${count}`))])),
  );
}

/** Returns the section of a change: its description, its effect on each audience, and the remedy. */
function changeSection(change: ChangeItem, project: Project, services: readonly Service[], has: HasPlace): Section {
  const { anchor: id, entry, subject, before, after, migration } = change;
  return {
    kind: "section",
    id,
    title: subjectTitle(subject),
    blocks: [
      paragraph(...recordProse(entry.text)),
      ...definitions([
        ...verdictKinds
          .filter((kind) => kind !== "none")
          .map((kind) => [verdictTitles[kind], whom(change, kind)] as const),
        ["Was", before === undefined ? [] : [code(before)]],
        ["Is", after === undefined ? [] : [code(after)]],
        ["Where", where(findSubject(services, subject, has))],
        ["What to do", whatToDo(entry) ?? [text(inGeneral[worstOf(change)])]],
        ["kiln migrate", migration === undefined ? [] : [text(followed[migration])]],
        ["Packages", packageProse(entry, project)],
        ["Class", [code(change.id)]],
      ]),
    ],
  };
}

/** Returns a link to the existing part of the subject, followed by the rest as text. */
function where({ found, to, rest }: FoundSubject): Prose {
  return joined(
    [...(to === undefined ? [] : [[link(to, code(found))]]), ...(rest === "" ? [] : [[code(rest)]])],
    " / ",
  );
}

function noteSection({ anchor: id, entry }: NoteItem, project: Project): Section {
  return {
    kind: "section",
    id,
    title: kindTitles[entry.kind],
    blocks: [
      paragraph(...recordProse(entry.text)),
      ...definitions([
        ["What to do", whatToDo(entry) ?? []],
        ["Packages", packageProse(entry, project)],
      ]),
    ],
  };
}

/** Returns the remedy, or `undefined` if the record names none. */
function whatToDo(entry: ReleaseEntry): Prose | undefined {
  const remedy = remedyOf(entry);
  return remedy === undefined ? undefined : recordProse(remedy);
}

/**
 * Returns the text of a record, with code spans. References to decisions stay text, because the decision may no longer
 * exist.
 */
function recordProse(markdown: string): Prose {
  return prose(markdown).map((inline) =>
    inline.kind === "mark" ? text(` (${inline.status}: ${inline.decision})`) : inline,
  );
}

function whom({ verdicts }: ChangeItem, kind: Verdict): Prose {
  return joined(
    audiences.filter((audience) => verdicts[audience] === kind).map((audience) => [text(audienceNames[audience])]),
  );
}

const verdictTitles: Readonly<Record<Verdict, string>> = {
  breaking: "Breaking for",
  risk: "A risk for",
  knowledge: "New knowledge for",
  compatible: "Compatible for",
  none: "No effect on",
};

/** Remedies for records that name none. */
const inGeneral: Readonly<Record<Verdict, string>> = {
  breaking: "Check the code that uses it.",
  risk: "Check whether you rely on the previous behavior.",
  knowledge: "Nothing.",
  compatible: "Nothing.",
  none: "Nothing.",
};

const followed: Readonly<Record<Migration["kind"], string>> = {
  renamed: "It writes the new name wherever your code uses the old one.",
  alias: "It writes the name that is still accepted.",
  default: "It writes the old default into calls that omit the parameter, so that their behavior does not change.",
  type: "It lists the places in your code that use it, because the compiler does not report them all.",
  split: "It lists the places in your code where you have to choose one of the new values.",
  review: "It lists the places in your code where you have to decide.",
  handler: "It reports the missing handler.",
};

function packageProse({ packages: all }: ReleaseEntry, { packageScope }: Project): Prose {
  return [text(all.map(({ name, level }) => `${packageScope}/${name} (${level})`).join(", "))];
}

/** The maximum number of rows on a page. More rows are split over several pages. */
const mostRows = 200;

const aboveReleases: readonly Reference[] = [reference(startPage, "Start"), reference(changesPage(), "What changed")];

/**
 * Returns the pages that list the releases, with the newest first. Before the first release, the page reports that
 * nothing was released yet.
 */
export function changesPagesOf({ releases, version }: Project): readonly Page[] {
  if (releases.length === 0)
    return [
      {
        ...versionsPage,
        blocks: [
          paragraph(
            text(
              `No version is released yet. The first one will be ${version} or later. For each version this page will list:`,
            ),
          ),
          ...list(futureContents),
        ],
      },
    ];
  const pages = inParts(releases.toReversed(), mostRows);
  return pages.map((some, index) => ({
    ...versionsPage,
    path: changesPage(index + 1).path,
    ...(index > 0 && { title: `What changed, page ${index + 1}`, breadcrumbs: aboveReleases }),
    blocks: [
      ...(index === 0 ? [feedLine] : []),
      { kind: "table", columns: ["Version", "Day", "Changes", "What breaks"], rows: some.map(row) },
      ...(index + 1 < pages.length ? list([[link(changesPage(index + 2), text("Older versions"))]]) : []),
    ],
  }));
}

const versionsPage = {
  path: changesPage().path,
  kind: "changes",
  title: "What changed",
  summary: "The changelog of the API and its packages: what is new in each version, what breaks, and what to do.",
  breadcrumbs: [reference(startPage, "Start")],
} as const satisfies Partial<Page>;

const futureContents = [
  "the changes of the API and of each package",
  "the changes that break programs, and what to do about them",
  "the command that adapts code to the new version",
].map((line) => [text(line)]);

const feedLine: Block = paragraph(link(feedFile, text("A feed")), text(" is a feed of the same entries."));

function row(release: Release): TableRow {
  const { counts, breaks } = releaseSummary(release);
  return {
    cells: [
      [link(releasePage(release.version), text(release.version))],
      [text(release.date)],
      [text(counts === "" ? "none" : counts)],
      [text(breaks ?? "nothing")],
    ],
  };
}

/** Splits items into parts of limited size, in order. */
function inParts<Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / most) }, (_, part) =>
    items.slice(part * most, (part + 1) * most),
  );
}
