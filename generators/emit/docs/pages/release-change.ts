import { kindTitles, remedyOf } from "../../../describe/release.ts";
import type { Migration } from "../../../model/migration.ts";
import type { Project, Service } from "../../../model/model.ts";
import type { ReleaseEntry } from "../../../model/release.ts";
import { audiences, audienceNames, verdictKinds, type Verdict } from "../../../model/verdict.ts";
import { worstOf } from "../../../model/verdict-counts.ts";
import type { ChangeItem, NoteItem } from "../changes/release-items.ts";
import { findSubject, subjectTitle, type FoundSubject } from "../changes/subject.ts";
import { code, joined, link, paragraph, prose, text } from "../prose.ts";
import type { HasPlace, Prose, Section } from "../site.ts";
import { definitions } from "./blocks.ts";

/** One change: what it is, what it is to whom, and what to do. */
export function changeSection(
  change: ChangeItem,
  project: Project,
  services: readonly Service[],
  has: HasPlace,
): Section {
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
        ["Packages", packages(entry, project)],
        ["Class", [code(change.id)]],
      ]),
    ],
  };
}

/** A link to what is there, and the rest of the subject in words. */
function where({ found, to, rest }: FoundSubject): Prose {
  return joined(
    [...(to === undefined ? [] : [[link(to, code(found))]]), ...(rest === "" ? [] : [[code(rest)]])],
    " / ",
  );
}

/** What has no change of the spec. */
export function noteSection({ anchor: id, entry }: NoteItem, project: Project): Section {
  return {
    kind: "section",
    id,
    title: kindTitles[entry.kind],
    blocks: [
      paragraph(...recordProse(entry.text)),
      ...definitions([
        ["What to do", whatToDo(entry) ?? []],
        ["Packages", packages(entry, project)],
      ]),
    ],
  };
}

/** Undefined where the record names no remedy. */
function whatToDo(entry: ReleaseEntry): Prose | undefined {
  const remedy = remedyOf(entry);
  return remedy === undefined ? undefined : recordProse(remedy);
}

/** Words of a record, with their code. A remark on a decision stays text: the decision may be gone. */
export function recordProse(markdown: string): Prose {
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

/** Where the record names no remedy. */
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

function packages({ packages: all }: ReleaseEntry, { packageScope }: Project): Prose {
  return [text(all.map(({ name, level }) => `${packageScope}/${name} (${level})`).join(", "))];
}
