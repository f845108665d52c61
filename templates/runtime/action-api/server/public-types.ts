/* The types that the index of a generated service exports. */

export type { CheckedRequest, Contract, ContractAnswer, ContractRequest, Side, Violation } from "../../server/http/contract.js";
export type { DecodedRequest } from "./decoded-request.js";
export type {
  Context,
  GeneratorHandler,
  Item,
  ItemList,
  Items,
  ListHandler,
  Page,
  PageName,
  PageSetHandler,
  PropertyHandler,
  Resolved,
  ResultHandler,
} from "./handlers.js";
export type { Message, MessageParameter, MessageSubject, MessageText } from "./message.js";
export type { ContractOptions, Options, SiteOptions } from "./options.js";
export type { Parameters } from "./parameters.js";
export type { Answer, Caller, Request, Response } from "./request.js";
export type { AnswerFinding, CheckAnswer } from "./results/finding.js";
export type { AnswerForm, ModuleInfo, ParameterInfo, RequestSet, RuleInfo, Table } from "./table.js";
