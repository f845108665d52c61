import { runtimeNames } from "./runtime-names.ts";

/** Where the runtime has what the files of a query service take of it. */
const homes = {
  createClient: "action-api/client/client.js",
  createAccountClient: "action-api/client/account.js",
  createCoreClient: "action-api/client/core.js",
  validator: "action-api/client/validate.js",
  QueryError: "action-api/client/errors.js",
  TransportError: "http/errors.js",
  ValidationError: "action-api/client/validate.js",

  Account: "action-api/client/calls.js",
  Answer: "action-api/client/results.js",
  CallOptions: "action-api/client/options.js",
  ClientBase: "action-api/client/calls.js",
  Continuation: "action-api/client/results.js",
  Finding: "action-api/client/validate.js",
  Item: "action-api/client/results.js",
  Message: "action-api/client/results.js",
  ModuleConstant: "action-api/client/table.js",
  OnWarning: "action-api/client/options.js",
  QueryClientOptions: "action-api/client/options.js",
  QueryFailure: "action-api/client/errors.js",
  RequestView: "http/options.js",
  SendOptions: "action-api/client/options.js",
  Validate: "action-api/client/options.js",
  Value: "action-api/client/calls.js",
  WireParameters: "action-api/client/calls.js",

  Adds: "action-api/client/narrow.js",
  AllOf: "action-api/client/narrow.js",
  Every: "action-api/client/narrow.js",
  Filled: "action-api/client/narrow.js",
  Flat: "action-api/client/narrow.js",
  Given: "action-api/client/narrow.js",
  Holds: "action-api/client/narrow.js",
  MemberOf: "action-api/client/narrow.js",
  MembersIf: "action-api/client/narrow.js",
  Named: "action-api/client/narrow.js",
  Not: "action-api/client/narrow.js",
  OneOf: "action-api/client/narrow.js",
  PartialIfContinued: "action-api/client/narrow.js",
  Several: "action-api/client/narrow.js",
  Some: "action-api/client/narrow.js",
} as const;

export type RuntimeName = keyof typeof homes;

export const { runtimeValue, runtimeType, exportRuntimeValue, exportRuntimeType } = runtimeNames(homes);
