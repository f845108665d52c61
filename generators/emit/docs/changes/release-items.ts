import type { Release, ReleasedChange, ReleaseEntry } from "../../../model/release.ts";
import { worstFirst } from "../../../model/verdict.ts";
import { anchor } from "../addresses.ts";

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
