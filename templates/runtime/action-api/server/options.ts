import type { MessageSubject, MessageText } from "./message.js";
import type { Caller, Request } from "./request.js";
import type { AnswerFinding, CheckAnswer } from "./results/finding.js";

export interface Options {
  /** Says who asks; without it, no caller is logged in. */
  readonly caller?: (request: Request) => Caller | Promise<Caller>;
  /** The address of the endpoint, as messages name it. */
  readonly address?: string;
  /** What the site has beyond a fresh one; see the validators' options of the same names. */
  readonly namespaces?: readonly number[];
  readonly namespaceNames?: Readonly<Record<string, number>>;
  readonly interwikis?: readonly string[];
  readonly temporaryUser?: RegExp;
  /** The origins of other sites whose scripts may ask in the name of whoever is logged in; none where it is not given. */
  readonly origins?: readonly string[];
  /** The name of this host, where answers may name it. */
  readonly host?: string;
  /** A site's own text for a message; undefined for that of the runtime. */
  readonly messageText?: (subject: MessageSubject) => MessageText | undefined;
  /**
   * Whether each answer in version 2 of the format is compared with what the spec says of results: `onFindings` gets what differs, and with
   * `fail` the caller gets an error in its place, HTTP 500 with the code `internal_api_error`.
   */
  readonly checkAnswers?: "warn" | "fail";
  readonly onFindings?: (findings: readonly AnswerFinding[], request: Request) => void;
  /** Gets what a handler threw that is no `Failure`. */
  readonly onError?: (error: unknown, request: Request) => void;
  /** The time, in milliseconds since 1970. */
  readonly now?: () => number;
}

/** What a site has beyond a fresh one. */
export type SiteOptions = Pick<Options, "namespaces" | "namespaceNames" | "interwikis" | "temporaryUser">;

/** What is known beyond the spec where requests and answers are compared with it. */
export interface ContractOptions {
  /** What the site has beyond a fresh one. */
  readonly site?: SiteOptions;
  /** What is wrong with an answer in version 2 of the format; without it, only the members that belong to no module are looked at. */
  readonly checkAnswer?: CheckAnswer;
}
