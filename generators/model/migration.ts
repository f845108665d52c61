import type { FieldDefault } from "./resource.ts";

/**
 * A change, as data, that code must be adapted to. A rename concerns declarations of the old package that the new one
 * lacks. A change of a default or a type concerns the declared types that it names.
 */
export type Migration = Renamed | Alias | OtherDefault | TypeChanged | Split | Review | NewHandler;

interface Subject {
  /** The service whose declarations the migration concerns. */
  readonly service: string;
  /** Enclosing names, such as that of a module, for each place of its use. Empty means anywhere in the service. */
  readonly within: readonly (readonly string[])[];
}

export interface Renamed extends Subject {
  readonly kind: "renamed";
  readonly from: string;
  readonly to: string;
}

/** The removal of an alternative name. The definition keeps another name. */
export interface Alias extends Subject {
  readonly kind: "alias";
  readonly from: string;
  readonly to: string;
}

/** A subject whose name alone does not identify it. */
interface Held extends Subject {
  readonly name: string;
  /** Other names that code may use for the subject, if any. */
  readonly aliases?: readonly string[];
  /**
   * Declared types that contain it, such as `CreateOrderRequest`, or members such as `OrderOperations.list`. Empty
   * means any type.
   */
  readonly types: readonly string[];
}

/**
 * A default that was changed or removed. Requests that relied on it can send the old value. No other request has it.
 */
export interface OtherDefault extends Held {
  readonly kind: "default";
  readonly value: FieldDefault;
}

/** A parameter or member whose type has changed. The compiler does not report every use that breaks. */
export interface TypeChanged extends Held {
  readonly kind: "type";
  /** Descriptions of the old and the new type: “a boolean”, “a string”. */
  readonly from: string;
  readonly to: string;
  /** The uses that may break: a wider type affects readers, a narrower one writers. */
  readonly uses: "all" | "reads" | "writes";
}

/** A value that several new values replace. */
interface Split extends Subject {
  readonly kind: "split";
  readonly name: string;
  readonly into: readonly string[];
}

/** A change that cannot be migrated automatically. Each use needs a review. */
interface Review extends Subject {
  readonly kind: "review";
  readonly name: string;
  readonly why: string;
}

/** A part of the API for which a server has no handler yet. */
interface NewHandler extends Subject {
  readonly kind: "handler";
  readonly name: string;
  readonly why: string;
}

export interface ReleaseMigrations {
  readonly migrations: readonly Migration[];
  /** Unified diffs from the declarations of this release to those of the previous one, by package folder and file. */
  readonly declarations: Readonly<Record<string, Differences>>;
}

/** Unified diffs by path in the package. */
export type Differences = Readonly<Record<string, string>>;

/** The migrations of one package, in its file `migrations.json`. */
export interface PackageMigrations {
  /** The release version, shared by packages that belong together. */
  readonly release: string;
  /** The version of the package in this release. */
  readonly version: string;
  readonly migrations: readonly Migration[];
  readonly declarations: Differences;
}
