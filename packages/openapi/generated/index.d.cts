/** An OpenAPI document of this package. */
export interface DocumentEntry {
  readonly service: string;
  readonly title: string;
  readonly version: string;
  /** The contents of the document. */
  readonly holds: string;
  /** Import it as this package's name, a slash and this path. Documents of single modules are in the installed package only. */
  readonly json: string;
  /** The same document as YAML. It is in the installed package only. */
  readonly yaml: string;
}

/** Every document of this package. */
export declare const documents: readonly DocumentEntry[];
