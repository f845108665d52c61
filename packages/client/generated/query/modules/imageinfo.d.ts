/** The parameters of `imageinfo`, without the prefix `ii`. */
export interface ImageinfoParameters {
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `timestamp`, `user`.
   *
   * Wire name: `iiprop`. Documented.
   */
  readonly prop?: "archivename" | "badfile" | "bitdepth" | "canonicaltitle" | "comment" | "commonmetadata" | "dimensions" | "extmetadata" | "mediatype" | "metadata" | "mime" | "parsedcomment" | "sha1" | "size" | "thumbmime" | "timestamp" | "uploadwarning" | "url" | "user" | "userid" | readonly ("archivename" | "badfile" | "bitdepth" | "canonicaltitle" | "comment" | "commonmetadata" | "dimensions" | "extmetadata" | "mediatype" | "metadata" | "mime" | "parsedcomment" | "sha1" | "size" | "thumbmime" | "timestamp" | "uploadwarning" | "url" | "user" | "userid")[] | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `1`.
   *
   * Wire name: `iilimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * A timestamp.
   *
   * Wire name: `iistart`. Documented.
   */
  readonly start?: Date | string | undefined;
  /**
   * A timestamp.
   *
   * Wire name: `iiend`. Documented.
   */
  readonly end?: Date | string | undefined;
  /**
   * A whole number. Default: `-1`.
   *
   * Wire name: `iiurlwidth`. Documented.
   */
  readonly urlwidth?: number | undefined;
  /**
   * A whole number. Default: `-1`.
   *
   * Wire name: `iiurlheight`. Documented.
   */
  readonly urlheight?: number | undefined;
  /**
   * Text. Default: `1`.
   *
   * Wire name: `iimetadataversion`. Documented.
   */
  readonly metadataversion?: string | undefined;
  /**
   * Text. Default: `en`.
   *
   * Wire name: `iiextmetadatalanguage`. Documented.
   */
  readonly extmetadatalanguage?: string | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Wire name: `iiextmetadatamultilang`. Documented.
   */
  readonly extmetadatamultilang?: boolean | undefined;
  /**
   * Text. Up to 50 values, for privileged callers up to 500.
   *
   * Wire name: `iiextmetadatafilter`. Documented.
   */
  readonly extmetadatafilter?: string | readonly string[] | undefined;
  /**
   * Text. Default: (empty).
   *
   * Wire name: `iiurlparam`. Documented.
   */
  readonly urlparam?: string | undefined;
  /**
   * Text. Form: the title of a page of this site (else `invalid-title`). (decided: D-184)
   *
   * Wire name: `iibadfilecontexttitle`. Documented.
   */
  readonly badfilecontexttitle?: string | undefined;
  /**
   * Text. Form: `<text>|<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `iicontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Wire name: `iilocalonly`. Documented.
   */
  readonly localonly?: boolean | undefined;
}
