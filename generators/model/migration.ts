import type { FieldDefault } from "./resource.ts";

/**
 * A change that code has to follow, as data. A rename concerns the declarations that the old package has and the new
 * one has not; a change of a default or of a type concerns the declared types that it names.
 */
export type Migration = Renamed | Alias | OtherDefault | TypeChanged | Split | Review | NewHandler;

interface Subject {
  /** The service whose declarations it concerns. */
  readonly service: string;
  /** Enclosing names, such as that of a module, for each place of its use. Empty: anywhere in the service. */
  readonly within: readonly (readonly string[])[];
}

/** A rename. */
export interface Renamed extends Subject {
  readonly kind: "renamed";
  readonly from: string;
  readonly to: string;
}

/** A removed name of a definition that keeps another name. */
export interface Alias extends Subject {
  readonly kind: "alias";
  readonly from: string;
  readonly to: string;
}

/** A subject whose name alone does not identify it. */
interface Held extends Subject {
  readonly name: string;
  /** Other names that code may use for it, if there are any. */
  readonly aliases?: readonly string[];
  /**
   * Declared types that hold it, such as `CreateOrderRequest`, or a member of one: `OrderOperations.list`. Empty: any.
   */
  readonly types: readonly string[];
}

/**
 * A default that was changed or removed. Requests that relied on it can send the old value; no other request has it.
 */
export interface OtherDefault extends Held {
  readonly kind: "default";
  readonly value: FieldDefault;
}

/** A parameter or member of another type. The compiler does not report each use that this breaks. */
export interface TypeChanged extends Held {
  readonly kind: "type";
  /** Descriptions of the old and the new type: “a boolean”, “a string”. */
  readonly from: string;
  readonly to: string;
  /** The uses that may break: a wider type concerns readers, a narrower one writers. */
  readonly uses: "all" | "reads" | "writes";
}

/** A value that several new values replace. */
export interface Split extends Subject {
  readonly kind: "split";
  readonly name: string;
  readonly into: readonly string[];
}

/** A change that a program cannot follow: a person has to check each use. */
export interface Review extends Subject {
  readonly kind: "review";
  readonly name: string;
  readonly why: string;
}

/** A part of the API for which a server has no handler yet. */
export interface NewHandler extends Subject {
  readonly kind: "handler";
  readonly name: string;
  readonly why: string;
}

/** The migrations of a release. */
export interface ReleaseMigrations {
  readonly migrations: readonly Migration[];
  /**
   * Unified diffs from the declarations of this release to those of the one before, by the package's folder and the
   * file.
   */
  readonly declarations: Readonly<Record<string, Differences>>;
}

/** Unified diffs by the path of the file in its package. */
export type Differences = Readonly<Record<string, string>>;

/** The same in the file `migrations.json` of one package. */
export interface PackageMigrations {
  /** The release, which packages that belong together share. */
  readonly release: string;
  /** The version of the package in this release. */
  readonly version: string;
  readonly migrations: readonly Migration[];
  readonly declarations: Differences;
}
