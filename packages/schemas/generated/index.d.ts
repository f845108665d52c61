/** A schema of this package. */
export interface SchemaEntry {
  /** Import it as this package's name, a slash and this path. */
  readonly path: string;
  /** The service it belongs to. */
  readonly service: string;
  /** The kind of the described object, which is also the name of its folder. */
  readonly kind: string;
  readonly title: string;
}

/** Every schema of this package. */
export declare const schemas: readonly SchemaEntry[];
