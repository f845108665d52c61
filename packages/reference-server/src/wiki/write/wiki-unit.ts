import type { StorageUnit } from "../../storage/storage.ts";
import type { WikiStore } from "../../storage/wiki/wiki-store.ts";

/** A unit of work that changes the wiki, and the data that it has read. */
export interface WikiUnit {
  readonly wiki: WikiStore;
  /** The texts of pages that were included, by full title. A change of a page removes its own. */
  readonly texts: Map<string, string | undefined>;
}

export function wikiUnit({ wiki }: Pick<StorageUnit, "wiki">): WikiUnit {
  return { wiki, texts: new Map() };
}

/** The author of a change. Accounts have an id. Other authors are identified by their address and have the id 0. */
export interface Actor {
  readonly account: number;
  readonly name: string;
  /** The rights that determine whether changes count as patrolled and may count as those of a bot. */
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
