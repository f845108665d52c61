// The module blocks of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the blocks of users and IP addresses that hold now.
 *
 * The parameters of `blocks`, without the prefix `bk`.
 * @see {@link https://www.mediawiki.org/wiki/API:Blocks}
 * @example for await (const item of wiki.list("blocks", { ip: "192.0.2.5", prop: ["id", "user", "by", "timestamp", "expiry", "reason"] })) console.log(item); // The block that an address is in
 */
export interface BlocksParameters {
  /**
   * The time at which the list starts, by when blocks were made: the latest, or with `dir=newer` the earliest.
   *
   * Wire name: `bkstart`. Documented.
   */
  readonly start?: Date | string | undefined;
  /**
   * The time at which the list ends, by when blocks were made: the earliest, or with `dir=newer` the latest.
   *
   * Wire name: `bkend`. Documented.
   */
  readonly end?: Date | string | undefined;
  /**
   * Whether the oldest or the newest blocks come first. Default: `older`.
   *
   * - `newer`: From the oldest to the newest.
   * - `older`: From the newest to the oldest.
   *
   * Wire name: `bkdir`. Documented.
   */
  readonly dir?: "newer" | "older" | undefined;
  /**
   * Lists only blocks with these ids. Up to 50 values, for privileged callers up to 500.
   *
   * Wire name: `bkids`. Documented.
   */
  readonly ids?: number | readonly number[] | undefined;
  /**
   * Lists only blocks whose targets are these users, addresses or ranges exactly. A user, given as `name`, `ip`, `temp` or `cidr`. Up to 50 values, for privileged callers up to 500.
   *
   * At most one of `users`, `ip` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `bkusers`. Documented.
   */
  readonly users?: string | readonly string[] | undefined;
  /**
   * Lists only blocks that hold for this IP address, or for all of this range, including those of wider ranges. Form: an IP address or a range of IP addresses, not broader than /16 or for IPv6 /19 (else `param_ip`). (decided: D-189)
   *
   * At most one of `users`, `ip` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `bkip`. Documented.
   */
  readonly ip?: string | undefined;
  /**
   * The most blocks that one answer lists. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `bklimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * What to say of each block. Up to 50 values, for privileged callers up to 500. Default: `id`, `user`, `by`, `timestamp`, `expiry`, `reason`, `flags`.
   *
   * - `by`: Who made the block, by name.
   * - `byid`: Who made the block, by id.
   * - `expiry`: When the block ends, or `infinity`.
   * - `flags`: What the block forbids and how it works, such as whether it holds for accounts.
   * - `id`: The id of the block.
   * - `parsedreason`: The reason in HTML.
   * - `range`: The first and the last IP address of the range.
   * - `reason`: The reason as wikitext.
   * - `restrictions`: The pages, namespaces and actions that a partial block is limited to.
   * - `timestamp`: When the block was made.
   * - `user`: The name of the user, or the address or range, that is blocked.
   * - `userid`: The id of the blocked user.
   *
   * Wire name: `bkprop`. Documented.
   */
  readonly prop?: "by" | "byid" | "expiry" | "flags" | "id" | "parsedreason" | "range" | "reason" | "restrictions" | "timestamp" | "user" | "userid" | readonly ("by" | "byid" | "expiry" | "flags" | "id" | "parsedreason" | "range" | "reason" | "restrictions" | "timestamp" | "user" | "userid")[] | undefined;
  /**
   * Lists only blocks that meet all of these conditions. `!` before one means the opposite. Up to 50 values, for privileged callers up to 500.
   *
   * - `!account`: Blocks of addresses and ranges.
   * - `!ip`: Blocks of accounts and ranges.
   * - `!range`: Blocks of accounts and single addresses.
   * - `!temp`: Blocks without an end.
   * - `account`: Blocks of accounts.
   * - `ip`: Blocks of single addresses.
   * - `range`: Blocks of ranges of addresses.
   * - `temp`: Blocks that end by themselves.
   *
   * Values of `show` that contradict each other: `account` and `!account`, `ip` and `!ip`, `range` and `!range`, `temp` and `!temp` (`show`). (decided: D-183)
   *
   * Wire name: `bkshow`. Documented.
   */
  readonly show?: "!account" | "!ip" | "!range" | "!temp" | "account" | "ip" | "range" | "temp" | readonly ("!account" | "!ip" | "!range" | "!temp" | "account" | "ip" | "range" | "temp")[] | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<timestamp>|<integer>` (else `badcontinue`). (decided: D-186)
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
