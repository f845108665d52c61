import type { Code } from "../catalogue.ts";
import { prose } from "./prose.ts";

export const learnExplanations = {
  "unreadable-recording": prose`
    Learning reads files of JSON lines, each a request and the answer that it received. The operating system refused to read the file:
    it does not exist, or its permissions forbid it. Nothing was learned from the other files, so that a missing one is noticed.`,
  "unreadable-answer": prose`
    Each line of a recording is a JSON object with the query string of a request and the body of its answer. This line is something
    else, or was cut off when a recording was interrupted. Nothing was learned from the other lines, because answers that were lost
    would look like answers that never came.`,
  "contradicted-result": prose`
    The spec states what a module answers, and a recorded answer differs: a value has another type, a member is missing
    although the request asks for it, or a member is present although the request does not. Either the result was generalised from
    too few answers, or the system has changed, or the answer was recorded on another system. A person has to decide which.`,
} as const satisfies Partial<Record<Code, string>>;
