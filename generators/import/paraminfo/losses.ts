/** A feature of a wiki that the spec cannot express. */
export interface Loss {
  /** The module with the parameter or value, such as `query+search.limit`. */
  readonly subject: string;
  /** The feature, such as `enforcerange`. Equal features are counted together. */
  readonly feature: string;
  /** The replacement in the spec, such as `a string`. */
  readonly instead: string;
}
