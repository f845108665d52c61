import { Failure } from "../../query/server/failure.js";
import { messageText } from "./message-texts.js";
import type { Options } from "./options.js";

/** The lag on a site with a single database. */
const noLag = -1;
/** The number of seconds after which a refused request should be sent again. */
const retryAfter = "5";

/** Rejects a request if the database lag exceeds the request's limit. */
export function checkLag(maxlag: number | undefined, { lag: lagOf = () => noLag }: Options): void {
  const lag = lagOf();
  if (maxlag === undefined || lag <= maxlag) return;
  const seconds = Math.abs(lag) === 1 ? "second" : "seconds";
  const text = messageText("apierror-maxlag-generic", `Waiting for a database server: $1 ${seconds} lagged.`, lag);
  throw new Failure({ ...text, code: "maxlag", module: "main", data: { host: "", lag, type: "db" } });
}

/** Returns the headers that repeat the information of a lag error. */
export function lagHeaders({ error: { code, data } }: Failure): Readonly<Record<string, string>> {
  return code === "maxlag" ? { "retry-after": retryAfter, "x-database-lag": String(data?.["lag"] ?? "") } : {};
}
