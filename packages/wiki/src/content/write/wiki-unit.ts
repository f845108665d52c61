import type { StorageUnit } from "../../storage/storage.ts";
import type { WikiStore } from "../../storage/wiki-store.ts";

/** A unit of work that changes the wiki, with a cache of the data that it has read. */
export interface WikiUnit {
  readonly wiki: WikiStore;
  /** The texts of included pages, by full title. A change of a page updates or removes its entry. */
  readonly texts: Map<string, string | undefined>;
}

export function wikiUnit({ wiki }: Pick<StorageUnit, "wiki">): WikiUnit {
  return { wiki, texts: new Map() };
}

/** The author of a change. Accounts have an id. Other authors are identified by their address, and their id is 0. */
export interface Actor {
  readonly account: number;
  readonly name: string;
  /** The rights that determine whether changes are patrolled automatically and may be marked as bot edits. */
  readonly rights: readonly string[];
}

/** The members of all changes: the author, the time (fourteen digits) and the summary. */
export interface Change {
  readonly actor: Actor;
  readonly timestamp: string;
  readonly comment: string;
  readonly tags?: readonly string[];
  readonly bot?: boolean;
}
