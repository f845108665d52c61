// The module authors of library. Generated: change the spec instead.

/**
 * The parameters of `authors`, without the prefix `au`.
 * @deprecated
 */
export interface AuthorsParameters {
  /**
   * Text. Deprecated (decided: D-003).
   *
   * Wire name: `auname`.
   * @deprecated
   */
  readonly name: string;
  /**
   * One of the listed values. Deprecated: `birth` (decided: D-003). Not in the source document: `fame` (decided: D-003). Default: `name`.
   *
   * Wire name: `ausort`.
   */
  readonly sort?: "birth" | "name" | "fame" | undefined;
  /**
   * Text. Not in the source document (decided: D-003).
   *
   * Wire name: `aucountry`.
   */
  readonly country?: string | undefined;
}
