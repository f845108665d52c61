// Data of Exchange Management API, made up. Generated: change the spec instead.
import type { Factory } from "../runtime/http/mock/factory.js";
import type { LoginTokenGenerated, LoginTokenReset } from "./resources/login-token.js";
import type {
  PagingGroupDeleted,
  PagingGroupDestinationRow,
  PagingGroupDetail,
  PagingGroupRelated,
  PagingGroupRow,
} from "./resources/paging-group.js";

export type { Factory, SampleOptions } from "../runtime/http/mock/factory.js";

/** Made up: Response of generate. */
export declare const loginTokenGenerated: Factory<LoginTokenGenerated>;

/** Made up: Response of reset. */
export declare const loginTokenReset: Factory<LoginTokenReset>;

/** Made up: A row of the list (decided: D-053). */
export declare const pagingGroupRow: Factory<PagingGroupRow>;

/** Made up: One object (decided: D-054). */
export declare const pagingGroupDetail: Factory<PagingGroupDetail>;

/** Made up: Related objects (decided: D-054). */
export declare const pagingGroupRelated: Factory<PagingGroupRelated>;

/** Made up: A stored destination (decided: D-054). */
export declare const pagingGroupDestinationRow: Factory<PagingGroupDestinationRow>;

/** Made up: Response of delete (decided: D-060). */
export declare const pagingGroupDeleted: Factory<PagingGroupDeleted>;
