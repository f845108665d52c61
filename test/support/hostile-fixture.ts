import { sources } from "./hostile-sources.ts";
import { hostileSpec } from "./hostile.ts";

export const fixture = hostileSpec(sources);
