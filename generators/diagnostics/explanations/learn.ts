import type { Code } from "../catalogue.ts";
import { prose } from "./prose.ts";

export const learnExplanations = {
  "unreadable-recording": prose`
    kiln learn reads files with one JSON object per line, each a request and the response to it, and HTTP Archives
    (.har). The operating system refused to read the file, because it does not exist or its permissions forbid it, or
    the file is not an archive. The other files were not used either, so that the missing one is not overlooked.`,
  "invalid-recording": prose`
    Each line of a recording is a JSON object with the query string of a request and the body of its response. This line
    has another form, or was cut off when the recording was interrupted. The other lines were not used either: a lost
    response would otherwise look like one that never occurred.`,
  "contradicted-result": prose`
    The spec describes the result of a module, and a recorded response differs: a value has another type, a member is
    missing although the request selects it, or a member is present although the request does not select it. Either the
    result was inferred from too few responses, or the system has changed, or the response comes from another system.
    You have to decide which.`,
} as const satisfies Partial<Record<Code, string>>;
