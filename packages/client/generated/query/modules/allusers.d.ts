// The module allusers of query. Generated: change the spec instead.
import type { Every, Filled, Flat, Given, Holds, MembersIf } from "../../runtime/action-api/client/narrow.js";
import type { Rights, UserGroups } from "../values.js";

/** The parameters of `allusers`, without the prefix `au`. */
export interface AllusersParameters {
  /**
   * Text.
   *
   * Wire name: `aufrom`. Documented.
   */
  readonly from?: string | undefined;
  /**
   * Text.
   *
   * Wire name: `auto`. Documented.
   */
  readonly to?: string | undefined;
  /**
   * Text.
   *
   * Wire name: `auprefix`. Documented.
   */
  readonly prefix?: string | undefined;
  /**
   * One of the listed values. Default: `ascending`.
   *
   * Wire name: `audir`. Documented.
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500.
   *
   * `group` or `rights` with a value only without `excludegroup` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `augroup`. Documented.
   */
  readonly group?: UserGroups | readonly UserGroups[] | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500.
   *
   * Wire name: `auexcludegroup`. Documented.
   */
  readonly excludegroup?: UserGroups | readonly UserGroups[] | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500.
   *
   * `group` or `rights` with a value only without `excludegroup` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `aurights`. Documented.
   */
  readonly rights?: Rights | readonly Rights[] | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500.
   *
   * Wire name: `auprop`. Documented.
   */
  readonly prop?: "blockinfo" | "centralids" | "editcount" | "groups" | "implicitgroups" | "registration" | "rights" | readonly ("blockinfo" | "centralids" | "editcount" | "groups" | "implicitgroups" | "registration" | "rights")[] | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `aulimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Wire name: `auwitheditsonly`. Documented.
   */
  readonly witheditsonly?: boolean | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Wire name: `auactiveusers`. Documented.
   */
  readonly activeusers?: boolean | undefined;
  /**
   * Text.
   *
   * Wire name: `auattachedwiki`. Documented.
   */
  readonly attachedwiki?: string | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Wire name: `auexcludenamed`. Documented.
   */
  readonly excludenamed?: boolean | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Wire name: `auexcludetemp`. Documented.
   */
  readonly excludetemp?: boolean | undefined;
}

/** An item of `allusers`. (decided: D-219) */
export type AllusersItem<P = AllusersParameters> = Flat<{
  readonly userid: number;
  readonly name: string;
  /** May be missing. */
  readonly hidden?: true;
} & MembersIf<Holds<P, "prop", "centralids">, {
  /** By provider; `0` where there is none. Comes with `prop=centralids`. */
  readonly centralids: { readonly [key: string]: number };
  /** Comes with `prop=centralids`. */
  readonly attachedlocal: { readonly [key: string]: boolean };
}> & MembersIf<Every<Holds<P, "prop", "centralids"> | Filled<P, "attachedwiki">>, {
  /** Comes with `prop=centralids` together with `attachedwiki` with a value. */
  readonly attachedwiki: { readonly [key: string]: boolean };
}> & MembersIf<Holds<P, "prop", "blockinfo">, {
  /** Null where it is made of several. Comes with `prop=blockinfo`. May be missing. May be `null`. */
  readonly blockid?: number | null;
  /** Empty where it is nobody of this site. Comes with `prop=blockinfo`. May be missing. */
  readonly blockedby?: string;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockedbyid?: number;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockreason?: string;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockedtimestamp?: string;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockexpiry?: string | "infinite";
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockpartial?: boolean;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blocknocreate?: boolean;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockanononly?: boolean;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockemail?: boolean;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockowntalk?: boolean;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockedtimestampformatted?: string;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockexpiryformatted?: string;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockexpiryrelative?: string;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockhidden?: true;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly systemblocktype?: string;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockcomponents?: readonly ({
    /** May be `null`. */
    readonly blockid: number | null;
    readonly blockedby: string;
    readonly blockedbyid: number;
    readonly blockreason: string;
    readonly blockedtimestamp: string;
    readonly blockexpiry: string | "infinite";
    readonly blockpartial: boolean;
    readonly blocknocreate: boolean;
    readonly blockanononly: boolean;
    readonly blockemail: boolean;
    readonly blockowntalk: boolean;
    readonly blockedtimestampformatted: string;
    /** May be missing. */
    readonly blockexpiryformatted?: string;
    /** May be missing. */
    readonly blockexpiryrelative?: string;
    /** May be missing. */
    readonly blockhidden?: true;
    /** May be missing. */
    readonly systemblocktype?: string;
  })[];
}> & MembersIf<Holds<P, "prop", "editcount">, {
  /** Comes with `prop=editcount`. */
  readonly editcount: number;
}> & MembersIf<Given<P, "activeusers">, {
  /** Comes with `activeusers`. */
  readonly recentactions: number;
}> & MembersIf<Holds<P, "prop", "registration">, {
  /** Comes with `prop=registration`. */
  readonly registration: string | "";
}> & MembersIf<Holds<P, "prop", "groups">, {
  /** Comes with `prop=groups`. */
  readonly groups: readonly string[];
}> & MembersIf<Holds<P, "prop", "implicitgroups">, {
  /** Comes with `prop=implicitgroups`. */
  readonly implicitgroups: readonly string[];
}> & MembersIf<Holds<P, "prop", "rights">, {
  /** Comes with `prop=rights`. */
  readonly rights: readonly string[];
}>>;
