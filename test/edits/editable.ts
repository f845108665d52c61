import type { Document } from "yaml";

/** A spec whose files can be edited. */
export interface Editable {
  edit(file: string, change: (document: Document) => void): void;
  write(file: string, text: string): void;
  delete(file: string): void;
}
