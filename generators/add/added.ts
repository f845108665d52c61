import type { Json } from "../codegen/json.ts";
import type { Addition } from "../edit/addition.ts";
import type { Model, Service } from "../model/model.ts";

/** Additions to a spec. */
export interface Added {
  readonly files: readonly NewFile[];
  readonly additions: readonly Addition[];
  /** The next step for the user, in a sentence. */
  readonly next: string;
}

export interface NewFile {
  readonly path: string;
  readonly text: string;
}

export interface Wanted {
  readonly model: Model;
  /** The requested service, or the only service to which this kind of definition can be added. */
  readonly service: Service;
  readonly name: string;
  readonly type: Json | undefined;
  /** The group of a module, if the caller named one. */
  readonly group: string | undefined;
  /** The path of the JSON Schemas relative to `spec/`, such as `schema/`. `undefined` if spec files name no schema. */
  readonly schemas: string | undefined;
}

export type AddedOr = Added | { readonly problem: string };
