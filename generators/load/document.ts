import type { MapNode } from "./tree.ts";

/** The kind of a spec file. The path of the file determines it (file-kinds.ts). */
export type DocumentKind =
  | "project"
  | "decisions"
  | "approvals"
  | "source"
  | "service"
  | "errors"
  | "resource"
  | "module"
  | "value-set"
  | "parameter-groups"
  | "request-parameters"
  | "shapes"
  | "response"
  | "release"
  | "release-note";

/** A spec file whose shape has been checked. */
export interface SpecDocument {
  /** The path from the root, with forward slashes. */
  readonly file: string;
  readonly kind: DocumentKind;
  /** The service whose folder contains the file. `undefined` for project, decisions, approvals and sources. */
  readonly service: string | undefined;
  /** The name from the file name, if the folder contains many files of this kind. */
  readonly name: string | undefined;
  readonly root: MapNode;
}
