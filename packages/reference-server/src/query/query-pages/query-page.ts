import type { StoredTitle } from "../../wiki/titles.ts";
import type { Site } from "../site.ts";

/** An entry of a special page's list. */
export interface Entry extends StoredTitle {
  /** The value that sorts the list. A time has fourteen digits. */
  readonly value?: string;
  readonly isMoment?: boolean;
  /** Other values that were read, by the column names of the real system. */
  readonly databaseResult?: Readonly<Record<string, string | null>>;
}

/** Entries of a special page's list, up to the requested number; `offset` entries are skipped. */
export type QueryPage = (site: Site, offset: number, wanted: number) => Promise<readonly Entry[]>;
