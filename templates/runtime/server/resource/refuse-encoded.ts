import { isEncoded } from "../http/headers.js";
import { refusal } from "./error.js";
import type { ReceivedRequest } from "./read-request.js";
import type { Refusals } from "./refusals.js";

/** Refuses a body that has to be unpacked before it is read. */
export function refuseEncoded({ otherMediaType }: Refusals, headers: ReceivedRequest["headers"]): void {
  if (!isEncoded(headers["content-encoding"])) return;
  throw refusal(otherMediaType, "Content-Encoding must be identity: send the body without encoding it", undefined, {
    "accept-encoding": "identity",
  });
}
