import type { Document } from "yaml";

/** A spec whose files may be changed. */
export interface Editable {
  /** Changes a YAML file below `spec/`. */
  edit(file: string, change: (document: Document) => void): void;
  write(file: string, text: string): void;
  delete(file: string): void;
}
