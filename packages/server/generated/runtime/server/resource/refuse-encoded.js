import { isEncoded } from "../http/headers.js";
import { refusal } from "./error.js";
/** Refuses a body that has to be unpacked before it is read. */
export function refuseEncoded({ otherMediaType }, headers) {
    if (!isEncoded(headers["content-encoding"]))
        return;
    throw refusal(otherMediaType, "Content-Encoding must be identity: send the body without encoding it", undefined, {
        "accept-encoding": "identity",
    });
}
