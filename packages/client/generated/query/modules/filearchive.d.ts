/** The parameters of `filearchive`, without the prefix `fa`. */
export interface FilearchiveParameters {
  /**
   * Text. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `fafrom`. Documented.
   */
  readonly from?: string | undefined;
  /**
   * Text. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `fato`. Documented.
   */
  readonly to?: string | undefined;
  /**
   * Text. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `faprefix`. Documented.
   */
  readonly prefix?: string | undefined;
  /**
   * One of the listed values. Default: `ascending`.
   *
   * Wire name: `fadir`. Documented.
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * Text. Form: a SHA-1 in hexadecimal digits (else `invalidsha1hash`). (decided: D-187)
   *
   * Wire name: `fasha1`. Documented.
   */
  readonly sha1?: string | undefined;
  /**
   * Text. Form: without `sha1`: a SHA-1 in base 36 (else `invalidsha1base36hash`). (decided: D-187)
   *
   * Wire name: `fasha1base36`. Documented.
   */
  readonly sha1base36?: string | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `timestamp`.
   *
   * Wire name: `faprop`. Documented.
   */
  readonly prop?: "archivename" | "bitdepth" | "description" | "dimensions" | "mediatype" | "metadata" | "mime" | "parseddescription" | "sha1" | "size" | "timestamp" | "user" | readonly ("archivename" | "bitdepth" | "description" | "dimensions" | "mediatype" | "metadata" | "mime" | "parseddescription" | "sha1" | "size" | "timestamp" | "user")[] | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `falimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Text. Form: `<text>|<timestamp>|<integer>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `facontinue`. Documented.
   */
  readonly continue?: string | undefined;
}
