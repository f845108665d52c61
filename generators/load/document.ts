import type { MapNode } from "./tree.ts";

/** The kind of a spec file; its path determines it (file-kinds.ts). */
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
  | "answer"
  | "release"
  | "release-note";

/** A spec file whose shape has been checked. */
export interface SpecDocument {
  /** From the root, with forward slashes. */
  readonly file: string;
  readonly kind: DocumentKind;
  /** The service whose folder contains it; undefined for project, decisions, approvals and sources. */
  readonly service: string | undefined;
  /** The name in the file's own name, where its folder contains many. */
  readonly name: string | undefined;
  readonly root: MapNode;
}
