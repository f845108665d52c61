// The module imageusage of query. Generated: change the spec instead.
import type { Flat, Given, MembersIf } from "../../runtime/action-api/client/narrow.js";

/** The parameters of `imageusage` beside any choice. */
export interface ImageusageOptions {
  /**
   * Text. Form: `<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>|<integer>|<integer>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `iucontinue`, in a generator `giucontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * The id of a namespace. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values.
   *
   * Wire name: `iunamespace`, in a generator `giunamespace`. Documented.
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * One of the listed values. Default: `ascending`.
   *
   * Wire name: `iudir`, in a generator `giudir`. Documented.
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * One of the listed values. Default: `all`.
   *
   * Wire name: `iufilterredir`, in a generator `giufilterredir`. Documented.
   */
  readonly filterredir?: "all" | "nonredirects" | "redirects" | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * With `redirect`: `limit` at most 250, for privileged callers 2500 (more is lowered, with the warning `outofrange`). (decided: D-192)
   *
   * Wire name: `iulimit`, in a generator `giulimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Wire name: `iuredirect`, in a generator `giuredirect`. Documented.
   */
  readonly redirect?: boolean | undefined;
}

/** The parameters of `imageusage`, without the prefix `iu`. The module can be a generator. */
export type ImageusageParameters = ImageusageOptions & ({
  /**
   * Text. Form: the title of a page of this site (else `invalidtitle`). (decided: D-184)
   *
   * Exactly one of `title`, `pageid` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   *
   * The title in `title` in the namespace 6 (else `bad_image_title`). (decided: D-184)
   *
   * Wire name: `iutitle`, in a generator `giutitle`. Documented.
   */
  readonly title: string;
  readonly pageid?: undefined;
} | {
  readonly title?: undefined;
  /**
   * A whole number. Form: an id, above 0 (else `nosuchpageid`). (decided: D-188)
   *
   * Exactly one of `title`, `pageid` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   *
   * Wire name: `iupageid`, in a generator `giupageid`. Documented.
   */
  readonly pageid: number;
});

/** An item of `imageusage`. (decided: D-219) */
export type ImageusageItem<P = ImageusageParameters> = Flat<{
  readonly pageid: number;
  readonly ns: number;
  readonly title: string;
  /** May be missing. */
  readonly redirect?: true;
} & MembersIf<Given<P, "redirect">, {
  /** Comes with `redirect`. May be missing. */
  readonly redirlinks?: readonly ({
    readonly pageid: number;
    readonly ns: number;
    readonly title: string;
    /** May be missing. */
    readonly redirect?: true;
  })[];
}>>;
