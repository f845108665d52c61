import type { StoredTitle } from "../../content/titles.ts";
import type { Site } from "../site.ts";

/** An entry of a special page's list. */
export interface Entry extends StoredTitle {
  /** The sort value. Times have fourteen digits. */
  readonly value?: string;
  readonly isMoment?: boolean;
  /** Other values of the row, by the column names of the real system. */
  readonly databaseResult?: Readonly<Record<string, string | null>>;
}

/** Returns the entries of a special page's list, up to the requested number. Skips `offset` entries. */
export type QueryPage = (site: Site, offset: number, wanted: number) => Promise<readonly Entry[]>;
