import { runtimeNames } from "./runtime-names.ts";

/** Where the runtime has what the files of a resource service take of it. */
const homes = {
  createResourceClient: "client/client.js",
  tellAnswer: "client/tell-answer.js",
  ResourceError: "client/error.js",
  TransportError: "http/errors.js",

  AnswerOptions: "client/options.js",
  CallOptions: "http/options.js",
  ErrorDetail: "client/error-detail.js",
  Last: "client/options.js",
  NeededTenantOptions: "client/options.js",
  OnRequest: "http/options.js",
  OnResponse: "http/options.js",
  RequestView: "http/options.js",
  RetryOptions: "http/options.js",
  TenantOptions: "client/options.js",
  TransportErrorKind: "http/errors.js",
  TransportOptions: "http/options.js",
  With: "client/options.js",
} as const;

export const { runtimeValue, runtimeType, exportRuntimeValue, exportRuntimeType } = runtimeNames(homes);
