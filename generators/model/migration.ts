import type { FieldDefault } from "./resource.ts";

/** What code that uses a package has to follow, as data. The declarations that it means are those that the old package has and the new one has not. */
export type Migration = Renamed | Alias | OtherDefault | Review | NewHandler;

interface Subject {
  /** The service whose declarations it means. */
  readonly service: string;
  /** Names around it, such as that of a module, for each place where it stands. Empty: anywhere in the service. */
  readonly within: readonly (readonly string[])[];
}

/** Something has another name. */
export interface Renamed extends Subject {
  readonly kind: "renamed";
  readonly from: string;
  readonly to: string;
}

/** A name of something is gone, which has another one that it had before. */
export interface Alias extends Subject {
  readonly kind: "alias";
  readonly from: string;
  readonly to: string;
}

/** What is meant where a parameter is left out is something else: the old value can be written out. */
export interface OtherDefault extends Subject {
  readonly kind: "default";
  readonly name: string;
  readonly value: FieldDefault;
}

/** What no program can decide: who uses it has to look. */
export interface Review extends Subject {
  readonly kind: "review";
  readonly name: string;
  readonly why: string;
}

/** Something that a server answers, and that its handlers do not yet: of interest where there are handlers. */
export interface NewHandler extends Subject {
  readonly kind: "handler";
  readonly name: string;
  readonly why: string;
}

/** What a release asks of code that uses the packages. */
export interface ReleaseMigrations {
  readonly migrations: readonly Migration[];
  /** How the declarations of this release become those of the one before: for each package's folder, a unified diff of each file. */
  readonly declarations: Readonly<Record<string, Differences>>;
}

/** Unified diffs by the path of the file in its package. */
export type Differences = Readonly<Record<string, string>>;

/** The same in the file `migrations.json` of one package. */
export interface PackageMigrations {
  /** The release, by which packages that go together are found. */
  readonly release: string;
  /** The version that the package had in it. */
  readonly version: string;
  readonly migrations: readonly Migration[];
  readonly declarations: Differences;
}
