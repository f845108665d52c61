// The module allimages of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/action-api/client/narrow.js";

/** The parameters of `allimages`, without the prefix `ai`. The module can be a generator. */
export interface AllimagesParameters {
  /**
   * One of the listed values. Default: `name`.
   *
   * Wire name: `aisort`, in a generator `gaisort`. Documented.
   */
  readonly sort?: "name" | "timestamp" | undefined;
  /**
   * One of the listed values. Default: `ascending`.
   *
   * Wire name: `aidir`, in a generator `gaidir`. Documented.
   */
  readonly dir?: "ascending" | "descending" | "newer" | "older" | undefined;
  /**
   * Text. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)
   *
   * `from`, `to` or `prefix` only with `sort=name` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `aifrom`, in a generator `gaifrom`. Documented.
   */
  readonly from?: string | undefined;
  /**
   * Text. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)
   *
   * `from`, `to` or `prefix` only with `sort=name` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `aito`, in a generator `gaito`. Documented.
   */
  readonly to?: string | undefined;
  /**
   * Text. Form: `<text>` with `sort=name`; or `<timestamp>|<text>` with `sort=timestamp` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `aicontinue`, in a generator `gaicontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * A timestamp.
   *
   * `start`, `end`, `user` or `filterbots` only with `sort=timestamp` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `aistart`, in a generator `gaistart`. Documented.
   */
  readonly start?: Date | string | undefined;
  /**
   * A timestamp.
   *
   * `start`, `end`, `user` or `filterbots` only with `sort=timestamp` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `aiend`, in a generator `gaiend`. Documented.
   */
  readonly end?: Date | string | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `timestamp`, `url`.
   *
   * Wire name: `aiprop`, in a generator `gaiprop`. Documented.
   */
  readonly prop?: "badfile" | "bitdepth" | "canonicaltitle" | "comment" | "commonmetadata" | "dimensions" | "extmetadata" | "mediatype" | "metadata" | "mime" | "parsedcomment" | "sha1" | "size" | "timestamp" | "url" | "user" | "userid" | readonly ("badfile" | "bitdepth" | "canonicaltitle" | "comment" | "commonmetadata" | "dimensions" | "extmetadata" | "mediatype" | "metadata" | "mime" | "parsedcomment" | "sha1" | "size" | "timestamp" | "url" | "user" | "userid")[] | undefined;
  /**
   * Text. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)
   *
   * `from`, `to` or `prefix` only with `sort=name` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `aiprefix`, in a generator `gaiprefix`. Documented.
   */
  readonly prefix?: string | undefined;
  /**
   * A whole number.
   *
   * Wire name: `aiminsize`, in a generator `gaiminsize`. Documented.
   */
  readonly minsize?: number | undefined;
  /**
   * A whole number.
   *
   * Wire name: `aimaxsize`, in a generator `gaimaxsize`. Documented.
   */
  readonly maxsize?: number | undefined;
  /**
   * Text. Form: a SHA-1 in hexadecimal digits (else `invalidsha1hash`). (decided: D-187)
   *
   * Wire name: `aisha1`, in a generator `gaisha1`. Documented.
   */
  readonly sha1?: string | undefined;
  /**
   * Text. Form: without `sha1`: a SHA-1 in base 36 (else `invalidsha1base36hash`). (decided: D-187)
   *
   * Wire name: `aisha1base36`, in a generator `gaisha1base36`. Documented.
   */
  readonly sha1base36?: string | undefined;
  /**
   * A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * `start`, `end`, `user` or `filterbots` only with `sort=timestamp` (else `invalidparammix`). (decided: D-182)
   *
   * `user` only without `filterbots` (else `invalidparammix-cannotusewith`). (decided: D-182)
   *
   * Wire name: `aiuser`, in a generator `gaiuser`. Documented.
   */
  readonly user?: string | undefined;
  /**
   * One of the listed values. Default: `all`.
   *
   * `start`, `end`, `user` or `filterbots` only with `sort=timestamp` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `aifilterbots`, in a generator `gaifilterbots`. Documented.
   */
  readonly filterbots?: "all" | "bots" | "nobots" | undefined;
  /**
   * Text. Up to 50 values, for privileged callers up to 500.
   *
   * Wire name: `aimime`, in a generator `gaimime`. Documented.
   */
  readonly mime?: string | readonly string[] | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `ailimit`, in a generator `gailimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
}

/** An item of `allimages`. (decided: D-219) */
export type AllimagesItem<P = AllimagesParameters> = Flat<{
  readonly name: string;
  /** May be missing. */
  readonly filehidden?: true;
  /** May be missing. */
  readonly suppressed?: true;
  readonly ns: number;
  readonly title: string;
} & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
  /** Comes with `prop=timestamp`. */
  readonly timestamp: string;
}> & MembersIf<Holds<P, "prop", "user", Defaults>, {
  /** Comes with `prop=user`. May be missing where `userhidden` is there. */
  readonly user?: string;
}> & MembersIf<Holds<P, "prop", "userid", Defaults>, {
  /** Comes with `prop=userid`. May be missing where `userhidden` is there. */
  readonly userid?: number;
}> & MembersIf<Holds<P, "prop", "user" | "userid", Defaults>, {
  /** Comes with `prop=user|userid`. May be missing. */
  readonly userhidden?: true;
  /** Comes with `prop=user|userid`. May be missing. */
  readonly temp?: true;
  /** Comes with `prop=user|userid`. May be missing. */
  readonly anon?: true;
}> & MembersIf<Holds<P, "prop", "dimensions" | "size", Defaults>, {
  /** In bytes. Comes with `prop=dimensions|size`. */
  readonly size: number;
  /** In pixels. Comes with `prop=dimensions|size`. */
  readonly width: number;
  /** In pixels. Comes with `prop=dimensions|size`. */
  readonly height: number;
  /** Comes with `prop=dimensions|size`. May be missing. */
  readonly pagecount?: number;
  /** In seconds. Comes with `prop=dimensions|size`. May be missing. */
  readonly duration?: number;
}> & MembersIf<Holds<P, "prop", "comment", Defaults>, {
  /** Comes with `prop=comment`. May be missing where `commenthidden` is there. */
  readonly comment?: string;
}> & MembersIf<Holds<P, "prop", "parsedcomment", Defaults>, {
  /** In HTML. Comes with `prop=parsedcomment`. May be missing where `commenthidden` is there. */
  readonly parsedcomment?: string;
}> & MembersIf<Holds<P, "prop", "comment" | "parsedcomment", Defaults>, {
  /** Comes with `prop=comment|parsedcomment`. May be missing. */
  readonly commenthidden?: true;
}> & MembersIf<Holds<P, "prop", "canonicaltitle", Defaults>, {
  /** Comes with `prop=canonicaltitle`. May be missing where `filehidden` is there. */
  readonly canonicaltitle?: string;
}> & MembersIf<Holds<P, "prop", "url", Defaults>, {
  /** Comes with `prop=url`. May be missing where `filehidden` is there. */
  readonly url?: string;
  /** Comes with `prop=url`. May be missing where `filehidden` is there. */
  readonly descriptionurl?: string;
  /** Comes with `prop=url`. May be missing. */
  readonly descriptionshorturl?: string;
}> & MembersIf<Holds<P, "prop", "sha1", Defaults>, {
  /** Comes with `prop=sha1`. May be missing where `filehidden` is there. */
  readonly sha1?: string;
}> & MembersIf<Holds<P, "prop", "metadata", Defaults>, {
  /** Comes with `prop=metadata`. May be missing where `filehidden` is there. May be `null`. */
  readonly metadata?: readonly ({
    readonly name: string | number;
    readonly value: unknown;
  })[] | null;
}> & MembersIf<Holds<P, "prop", "commonmetadata", Defaults>, {
  /** Comes with `prop=commonmetadata`. May be missing where `filehidden` is there. */
  readonly commonmetadata?: readonly ({
    readonly name: string | number;
    readonly value: unknown;
  })[];
}> & MembersIf<Holds<P, "prop", "extmetadata", Defaults>, {
  /** Comes with `prop=extmetadata`. May be missing where `filehidden` is there. */
  readonly extmetadata?: { readonly [key: string]: {
    readonly value: unknown;
    readonly source: string;
    /** May be missing. */
    readonly hidden?: string;
  } };
}> & MembersIf<Holds<P, "prop", "mime", Defaults>, {
  /** Comes with `prop=mime`. May be missing where `filehidden` is there. */
  readonly mime?: string;
}> & MembersIf<Holds<P, "prop", "mediatype", Defaults>, {
  /** Comes with `prop=mediatype`. May be missing where `filehidden` is there. */
  readonly mediatype?: string;
}> & MembersIf<Holds<P, "prop", "bitdepth", Defaults>, {
  /** Comes with `prop=bitdepth`. May be missing where `filehidden` is there. */
  readonly bitdepth?: number;
}>>;

interface Defaults {
  readonly prop: ["timestamp", "url"];
}

export {};
