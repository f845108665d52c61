import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/* The form of a seed, as far as it describes a wiki. */

interface Done {
  readonly user: string;
  readonly timestamp: string;
  readonly comment?: string;
}

export interface SeedUser {
  readonly name: string;
  readonly groups?: readonly string[];
  readonly registered?: string;
  readonly gender?: string;
  readonly email?: boolean;
}

export interface SeedRevision extends Done {
  readonly text: string;
  readonly minor?: boolean;
  readonly bot?: boolean;
  readonly tags?: readonly string[];
  readonly hidden?: readonly string[];
  readonly patrolled?: boolean;
}

export interface SeedPage {
  readonly title: string;
  readonly revisions: readonly SeedRevision[];
  readonly protection?: Readonly<Record<string, { readonly level: string; readonly expiry?: string; readonly cascade?: boolean }>>;
  readonly deleted?: Done;
}

export interface SeedFile {
  readonly title: string;
  readonly versions: readonly (Done & { readonly width: number; readonly height: number; readonly size: number; readonly mime: string; readonly sha1: string })[];
  readonly deleted?: Done;
}

export interface SeedBlock {
  readonly target: string;
  readonly by: string;
  readonly reason?: string;
  readonly timestamp: string;
  readonly expiry: string;
}

export interface Seed {
  readonly users?: readonly SeedUser[];
  readonly pages?: readonly SeedPage[];
  readonly protectedTitles?: readonly { readonly title: string; readonly level: string; readonly user: string; readonly reason: string; readonly timestamp: string; readonly expiry?: string }[];
  readonly files?: readonly SeedFile[];
  readonly blocks?: readonly SeedBlock[];
  readonly watchlists?: readonly { readonly user: string; readonly titles: readonly string[] }[];
  readonly tags?: readonly { readonly name: string; readonly title?: string; readonly description?: string }[];
  readonly moves?: readonly (Done & { readonly from: string; readonly to: string })[];
}

/** The seed that the two wikis are compared by. */
export function readSeed(): Seed {
  return (parse(readFileSync(join(import.meta.dirname, "seed.yaml"), "utf8")) as { readonly wiki: Seed }).wiki;
}
