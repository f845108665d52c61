// The module blocks of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the active blocks of users and IP addresses.
 *
 * The parameters of `blocks`, without the prefix `bk`.
 * @see {@link https://www.mediawiki.org/wiki/API:Blocks}
 * @example for await (const item of wiki.list("blocks", { ip: "192.0.2.5", prop: ["id", "user", "by", "timestamp", "expiry", "reason"] })) console.log(item); // The block that covers an IP address
 */
export interface BlocksParameters {
  /**
   * Timestamp to start from, by block time: the latest, or with `dir=newer` the earliest.
   *
   * Wire name: `bkstart` (decided: D-107).
   */
  readonly start?: Date | string | undefined;
  /**
   * Timestamp to stop at, by block time: the earliest, or with `dir=newer` the latest.
   *
   * Wire name: `bkend` (decided: D-107).
   */
  readonly end?: Date | string | undefined;
  /**
   * Whether the oldest or the newest blocks come first. Default: `older`.
   *
   * - `newer`: Oldest first.
   * - `older`: Newest first.
   *
   * Wire name: `bkdir` (decided: D-107).
   */
  readonly dir?: "newer" | "older" | undefined;
  /**
   * Lists only blocks with these IDs. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * Wire name: `bkids` (decided: D-107).
   */
  readonly ids?: number | readonly number[] | undefined;
  /**
   * Lists only blocks whose targets are exactly these users, addresses or ranges. A user, given as `name`, `ip`, `temp` or `cidr`. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * At most one of `users`, `ip` (otherwise `invalidparammix`). (decided: D-181)
   *
   * Wire name: `bkusers` (decided: D-107).
   */
  readonly users?: string | readonly string[] | undefined;
  /**
   * Lists only blocks that affect this IP address or the whole of this IP range, including blocks of wider ranges. Form: an IP address or a range of IP addresses, not broader than /16 or for IPv6 /19 (otherwise `param_ip`). (decided: D-189)
   *
   * At most one of `users`, `ip` (otherwise `invalidparammix`). (decided: D-181)
   *
   * Wire name: `bkip` (decided: D-107).
   */
  readonly ip?: string | undefined;
  /**
   * Maximum number of blocks to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `bklimit` (decided: D-107).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Properties to return for each block. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `id`, `user`, `by`, `timestamp`, `expiry`, `reason`, `flags`.
   *
   * - `by`: The name of the user who set the block.
   * - `byid`: The ID of the user who set the block.
   * - `expiry`: The expiry time of the block, or `infinity`.
   * - `flags`: The restrictions and options of the block, such as whether it affects logged-in users.
   * - `id`: The ID that identifies the block in requests.
   * - `parsedreason`: The reason as HTML.
   * - `range`: The first and last IP address of the range.
   * - `reason`: The reason as wikitext.
   * - `restrictions`: The pages, namespaces and actions that a partial block covers.
   * - `timestamp`: The time at which the block was set.
   * - `user`: The blocked user, IP address or IP range.
   * - `userid`: The ID of the blocked user.
   *
   * Wire name: `bkprop` (decided: D-107).
   */
  readonly prop?: "by" | "byid" | "expiry" | "flags" | "id" | "parsedreason" | "range" | "reason" | "restrictions" | "timestamp" | "user" | "userid" | readonly ("by" | "byid" | "expiry" | "flags" | "id" | "parsedreason" | "range" | "reason" | "restrictions" | "timestamp" | "user" | "userid")[] | undefined;
  /**
   * Lists only blocks that meet all of these conditions. `!` negates a condition. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `!account`: Blocks of IP addresses and IP ranges.
   * - `!ip`: Blocks of accounts and IP ranges.
   * - `!range`: Blocks of accounts and single IP addresses.
   * - `!temp`: Blocks that do not expire.
   * - `account`: Blocks of accounts.
   * - `ip`: Blocks of single IP addresses.
   * - `range`: Blocks of IP ranges.
   * - `temp`: Blocks that expire.
   *
   * Contradicting values of `show`: `account` and `!account`, `ip` and `!ip`, `range` and `!range`, `temp` and `!temp` (`show`). (decided: D-183)
   *
   * Wire name: `bkshow` (decided: D-107).
   */
  readonly show?: "!account" | "!ip" | "!range" | "!temp" | "account" | "ip" | "range" | "temp" | readonly ("!account" | "!ip" | "!range" | "!temp" | "account" | "ip" | "range" | "temp")[] | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<timestamp>|<integer>` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `bkcontinue` (decided: D-107).
   */
  readonly continue?: string | undefined;
}

/** An item of `blocks`. (decided: D-219) */
export type BlocksItem<P = BlocksParameters> = Flat<MembersIf<Holds<P, "prop", "id", Defaults>, {
  /** The ID that identifies the block in requests. Comes with `prop=id`. */
  readonly id: number;
}> & MembersIf<Holds<P, "prop", "user", Defaults>, {
  /** The blocked user, IP address or IP range; empty if the block hides it. Comes with `prop=user`. May be missing. */
  readonly user?: string;
}> & MembersIf<Holds<P, "prop", "userid", Defaults>, {
  /** The ID of the blocked user; `0` for an IP address or an IP range. Comes with `prop=userid`. May be missing. */
  readonly userid?: number;
}> & MembersIf<Holds<P, "prop", "by", Defaults>, {
  /** The name of the user who set the block. Comes with `prop=by`. */
  readonly by: string;
}> & MembersIf<Holds<P, "prop", "byid", Defaults>, {
  /** The ID of the user who set the block; `0` if it is not a user of this site. Comes with `prop=byid`. */
  readonly byid: number;
}> & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
  /** The time at which the block was set. Comes with `prop=timestamp`. */
  readonly timestamp: string;
}> & MembersIf<Holds<P, "prop", "expiry", Defaults>, {
  /** The time at which the block expires; `infinity` if it does not expire. Comes with `prop=expiry`. */
  readonly expiry: string | "infinity";
  /** The duration of the block, in words in the caller's language. Comes with `prop=expiry`. May be missing. */
  readonly "duration-l10n"?: string;
}> & MembersIf<Holds<P, "prop", "reason", Defaults>, {
  /** The reason for the block, in wikitext. Comes with `prop=reason`. */
  readonly reason: string;
}> & MembersIf<Holds<P, "prop", "parsedreason", Defaults>, {
  /** The reason as HTML, with links rendered. Comes with `prop=parsedreason`. May be missing. */
  readonly parsedreason?: string;
}> & MembersIf<Holds<P, "prop", "range", Defaults>, {
  /** The first IP address that the block covers. Comes with `prop=range`. May be missing. */
  readonly rangestart?: string;
  /** The last IP address that the block covers; the same as `rangestart` for a single address. Comes with `prop=range`. May be missing. */
  readonly rangeend?: string;
}> & MembersIf<Holds<P, "prop", "flags", Defaults>, {
  /** Whether the software set the block automatically on an IP address that a blocked user used. Comes with `prop=flags`. */
  readonly automatic: boolean;
  /** Whether the block exempts logged-in users. Comes with `prop=flags`. */
  readonly anononly: boolean;
  /** Whether the block prevents account creation. Comes with `prop=flags`. */
  readonly nocreate: boolean;
  /** Whether the IP addresses that the user uses are blocked automatically. Comes with `prop=flags`. */
  readonly autoblock: boolean;
  /** Whether the block prevents sending email to other users. Comes with `prop=flags`. */
  readonly noemail: boolean;
  /** Whether the block hides the user name from the public. Comes with `prop=flags`. */
  readonly hidden: boolean;
  /** Whether the user may still edit their own talk page. Comes with `prop=flags`. */
  readonly allowusertalk: boolean;
  /** Whether the block is partial: it covers certain pages, namespaces or actions only. Comes with `prop=flags`. */
  readonly partial: boolean;
}> & MembersIf<Holds<P, "prop", "restrictions", Defaults>, {
  /** What a partial block covers; empty if the block covers the whole site. Comes with `prop=restrictions`. */
  readonly restrictions: {
    /** The pages that the user may not edit. May be missing. */
    readonly pages?: readonly ({
      /** The ID of the restricted page. */
      readonly id: number;
      /** The namespace ID of the restricted page. May be missing. */
      readonly ns?: number;
      /** The title of the restricted page. May be missing. */
      readonly title?: string;
    })[];
    /** The IDs of the namespaces in which the user may not edit. May be missing. */
    readonly namespaces?: readonly number[];
    /** The names of the actions that the user may not perform, such as `upload`. May be missing. */
    readonly actions?: readonly string[];
  };
}>>;

interface Defaults {
  readonly prop: ["id", "user", "by", "timestamp", "expiry", "reason", "flags"];
}

export {};
