/** The parameters of `stashimageinfo` that stand beside any choice. */
export interface StashimageinfoOptions {
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `timestamp`, `url`.
   *
   * Wire name: `siiprop`. Documented.
   */
  readonly prop?: "badfile" | "bitdepth" | "canonicaltitle" | "commonmetadata" | "dimensions" | "extmetadata" | "metadata" | "mime" | "sha1" | "size" | "thumbmime" | "timestamp" | "url" | readonly ("badfile" | "bitdepth" | "canonicaltitle" | "commonmetadata" | "dimensions" | "extmetadata" | "metadata" | "mime" | "sha1" | "size" | "thumbmime" | "timestamp" | "url")[] | undefined;
  /**
   * A whole number. Default: `-1`.
   *
   * Wire name: `siiurlwidth`. Documented.
   */
  readonly urlwidth?: number | undefined;
  /**
   * A whole number. Default: `-1`.
   *
   * Wire name: `siiurlheight`. Documented.
   */
  readonly urlheight?: number | undefined;
  /**
   * Text. Default: (empty).
   *
   * Wire name: `siiurlparam`. Documented.
   */
  readonly urlparam?: string | undefined;
}

/**
 * The parameters of `stashimageinfo`, without the prefix `sii`.
 *
 * The module needs a login. Without one, the error is `notloggedin`. (decided: D-147)
 */
export type StashimageinfoParameters = StashimageinfoOptions & ({
  /**
   * Text. Up to 50 values, for privileged callers up to 500. Form: a name with an extension (else `uploadstash-bad-path-bad-format`). (decided: D-187)
   *
   * At least one of `filekey`, `sessionkey` (else `missingparam`). (decided: D-181)
   *
   * Wire name: `siifilekey`. Documented.
   */
  readonly filekey: string | readonly string[];
  /**
   * Text. Up to 50 values, for privileged callers up to 500. Form: without `filekey` with a value: a name with an extension (else `uploadstash-bad-path-bad-format`). (decided: D-187)
   *
   * At least one of `filekey`, `sessionkey` (else `missingparam`). (decided: D-181)
   *
   * Wire name: `siisessionkey`. Documented.
   * @deprecated
   */
  readonly sessionkey?: string | readonly string[] | undefined;
} | {
  /**
   * Text. Up to 50 values, for privileged callers up to 500. Form: a name with an extension (else `uploadstash-bad-path-bad-format`). (decided: D-187)
   *
   * At least one of `filekey`, `sessionkey` (else `missingparam`). (decided: D-181)
   *
   * Wire name: `siifilekey`. Documented.
   */
  readonly filekey?: string | readonly string[] | undefined;
  /**
   * Text. Up to 50 values, for privileged callers up to 500. Form: without `filekey` with a value: a name with an extension (else `uploadstash-bad-path-bad-format`). (decided: D-187)
   *
   * At least one of `filekey`, `sessionkey` (else `missingparam`). (decided: D-181)
   *
   * Wire name: `siisessionkey`. Documented.
   * @deprecated
   */
  readonly sessionkey: string | readonly string[];
});
