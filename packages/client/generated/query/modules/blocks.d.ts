// The module blocks of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/action-api/client/narrow.js";

/** The parameters of `blocks`, without the prefix `bk`. */
export interface BlocksParameters {
  /**
   * A timestamp.
   *
   * Wire name: `bkstart`. Documented.
   */
  readonly start?: Date | string | undefined;
  /**
   * A timestamp.
   *
   * Wire name: `bkend`. Documented.
   */
  readonly end?: Date | string | undefined;
  /**
   * One of the listed values. Default: `older`.
   *
   * Wire name: `bkdir`. Documented.
   */
  readonly dir?: "newer" | "older" | undefined;
  /**
   * A whole number. Up to 50 values, for privileged callers up to 500.
   *
   * Wire name: `bkids`. Documented.
   */
  readonly ids?: number | readonly number[] | undefined;
  /**
   * A user, given as `name`, `ip`, `temp` or `cidr`. Up to 50 values, for privileged callers up to 500.
   *
   * At most one of `users`, `ip` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `bkusers`. Documented.
   */
  readonly users?: string | readonly string[] | undefined;
  /**
   * Text. Form: an IP address or a range of IP addresses, not broader than /16 or for IPv6 /19 (else `param_ip`). (decided: D-189)
   *
   * At most one of `users`, `ip` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `bkip`. Documented.
   */
  readonly ip?: string | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `bklimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `id`, `user`, `by`, `timestamp`, `expiry`, `reason`, `flags`.
   *
   * Wire name: `bkprop`. Documented.
   */
  readonly prop?: "by" | "byid" | "expiry" | "flags" | "id" | "parsedreason" | "range" | "reason" | "restrictions" | "timestamp" | "user" | "userid" | readonly ("by" | "byid" | "expiry" | "flags" | "id" | "parsedreason" | "range" | "reason" | "restrictions" | "timestamp" | "user" | "userid")[] | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500.
   *
   * Values of `show` that contradict each other: `account` and `!account`, `ip` and `!ip`, `range` and `!range`, `temp` and `!temp` (`show`). (decided: D-183)
   *
   * Wire name: `bkshow`. Documented.
   */
  readonly show?: "!account" | "!ip" | "!range" | "!temp" | "account" | "ip" | "range" | "temp" | readonly ("!account" | "!ip" | "!range" | "!temp" | "account" | "ip" | "range" | "temp")[] | undefined;
  /**
   * Text. Form: `<timestamp>|<integer>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `bkcontinue`. Documented.
   */
  readonly continue?: string | undefined;
}

/** An item of `blocks`. (decided: D-219) */
export type BlocksItem<P = BlocksParameters> = Flat<MembersIf<Holds<P, "prop", "id", Defaults>, {
  /** Comes with `prop=id`. */
  readonly id: number;
}> & MembersIf<Holds<P, "prop", "user", Defaults>, {
  /** Comes with `prop=user`. May be missing. */
  readonly user?: string;
}> & MembersIf<Holds<P, "prop", "userid", Defaults>, {
  /** Comes with `prop=userid`. May be missing. */
  readonly userid?: number;
}> & MembersIf<Holds<P, "prop", "by", Defaults>, {
  /** Comes with `prop=by`. */
  readonly by: string;
}> & MembersIf<Holds<P, "prop", "byid", Defaults>, {
  /** Comes with `prop=byid`. */
  readonly byid: number;
}> & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
  /** Comes with `prop=timestamp`. */
  readonly timestamp: string;
}> & MembersIf<Holds<P, "prop", "expiry", Defaults>, {
  /** Comes with `prop=expiry`. */
  readonly expiry: string | "infinity";
  /** In the language of the caller. Comes with `prop=expiry`. May be missing. */
  readonly "duration-l10n"?: string;
}> & MembersIf<Holds<P, "prop", "reason", Defaults>, {
  /** Comes with `prop=reason`. */
  readonly reason: string;
}> & MembersIf<Holds<P, "prop", "parsedreason", Defaults>, {
  /** In HTML. Comes with `prop=parsedreason`. May be missing. */
  readonly parsedreason?: string;
}> & MembersIf<Holds<P, "prop", "range", Defaults>, {
  /** Comes with `prop=range`. May be missing. */
  readonly rangestart?: string;
  /** Comes with `prop=range`. May be missing. */
  readonly rangeend?: string;
}> & MembersIf<Holds<P, "prop", "flags", Defaults>, {
  /** Comes with `prop=flags`. */
  readonly automatic: boolean;
  /** Comes with `prop=flags`. */
  readonly anononly: boolean;
  /** Comes with `prop=flags`. */
  readonly nocreate: boolean;
  /** Comes with `prop=flags`. */
  readonly autoblock: boolean;
  /** Comes with `prop=flags`. */
  readonly noemail: boolean;
  /** Comes with `prop=flags`. */
  readonly hidden: boolean;
  /** Comes with `prop=flags`. */
  readonly allowusertalk: boolean;
  /** Comes with `prop=flags`. */
  readonly partial: boolean;
}> & MembersIf<Holds<P, "prop", "restrictions", Defaults>, {
  /** Comes with `prop=restrictions`. */
  readonly restrictions: {
    /** May be missing. */
    readonly pages?: readonly ({
      readonly id: number;
      /** May be missing. */
      readonly ns?: number;
      /** May be missing. */
      readonly title?: string;
    })[];
    /** May be missing. */
    readonly namespaces?: readonly number[];
    /** May be missing. */
    readonly actions?: readonly string[];
  };
}>>;

interface Defaults {
  readonly prop: ["id", "user", "by", "timestamp", "expiry", "reason", "flags"];
}

export {};
