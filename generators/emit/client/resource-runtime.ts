import { runtimeNames } from "./runtime-names.ts";

/** Where the runtime has what the files of a resource service take of it. */
const homes = {
  addConditions: "client/conditions.js",
  createResourceClient: "client/client.js",
  checker: "client/check-answer.js",
  readable: "client/readable.js",
  each: "client/each.js",
  first: "http/first.js",
  logTo: "http/log.js",
  requestsPerMinute: "http/rate-limit.js",
  tellAnswer: "client/tell-answer.js",
  ResourceError: "client/error.js",
  TransportError: "http/errors.js",
  withResponse: "http/with-response.js",

  AnswerError: "client/check-answer.js",
  AnswerFinding: "client/check-answer.js",
  AnswerForm: "client/client-options.js",
  AnswerOptions: "client/options.js",
  CallOptions: "http/options.js",
  CheckAnswer: "client/client-options.js",
  CheckedAnswer: "client/client-options.js",
  ErrorDetail: "client/error-detail.js",
  InForm: "client/options.js",
  KeyOptions: "client/options.js",
  KeySource: "client/client-options.js",
  Last: "client/options.js",
  Log: "http/options.js",
  LogTarget: "http/log.js",
  MatchOptions: "client/options.js",
  NeededTenantOptions: "client/options.js",
  MoreHeaders: "http/options.js",
  OnRequest: "http/options.js",
  OnResponse: "http/options.js",
  RateLimit: "http/options.js",
  RequestView: "http/options.js",
  RetryOptions: "http/options.js",
  TenantOptions: "client/options.js",
  TransportErrorKind: "http/errors.js",
  TransportOptions: "http/options.js",
  With: "client/options.js",
  WithLists: "client/options.js",
  WithResponse: "http/with-response.js",
} as const;

export const resourceRuntime = runtimeNames(homes);
export const { runtimeValue, runtimeType, exportRuntimeValue, exportRuntimeType } = resourceRuntime;
