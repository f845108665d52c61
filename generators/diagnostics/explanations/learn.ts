import type { Code } from "../catalogue.ts";
import { prose } from "./prose.ts";

export const learnExplanations = {
  "unreadable-recording": prose`
    Learning reads files of JSON lines, each a request and the answer that it got. The operating system would not give the file:
    it is not there, or nobody may read it. Nothing was learned from the others, so that a file left out does not go unnoticed.`,
  "unreadable-answer": prose`
    Each line of a recording is a JSON object with the query string of a request and the body of its answer. Something else stands
    there, or the line was cut off when a recording was interrupted. Nothing was learned from the rest, so that what is missing
    does not look as if it never came.`,
  "contradicted-result": prose`
    The spec says what a module answers, and a recorded answer is not like that: a value of another type, a member that is missing
    although the request asks for it, or one that is there although it does not. Either the result was generalised from too few
    answers, or the system has changed, or the answer was recorded on another one. A person has to say which.`,
} as const satisfies Partial<Record<Code, string>>;
