import { shellCommand, shellWord } from "../../../codegen/shell.ts";
import type { Example } from "../../../model/example.ts";
import { valueOr } from "../../../model/fact.ts";
import type { Model } from "../../../model/model.ts";
import type { Module, QueryService } from "../../../model/query.ts";
import { clientTypeNames } from "../../../naming/type-names.ts";
import { exampleQuery } from "../../shared/example-query.ts";
import { clientName, moduleCall } from "../../shared/typescript/module-call.ts";
import type { Block } from "../site.ts";
import { exampleBaseUrl } from "./base-url.ts";
import { clientCode } from "./client-code.ts";
import { answerCode, codeBlock } from "./code-block.ts";

/** An example as request, as curl, as code and with its answer. */
export function queryExample(
  { project }: Model,
  service: QueryService,
  module: Module,
  example: Example,
  base = exampleBaseUrl(service),
): readonly Block[] {
  const query = exampleQuery(service, module, example, "all");
  const endpoint = valueOr(service.wire.endpoint, undefined, "used-on-the-wire");
  const call = moduleCall(service, module, example);
  return [
    ...(query === undefined || endpoint === undefined ? [] : requestBlocks(base, endpoint, query)),
    ...(call === undefined
      ? []
      : [
          clientCode(
            project,
            service,
            clientTypeNames(service).create,
            clientName(service),
            clientOptions(service, base),
            call,
          ),
        ]),
    ...answerCode(example),
  ];
}

function requestBlocks(base: string, endpoint: string, query: string): readonly Block[] {
  return [
    codeBlock("Request", "http", queryText(endpoint, query)),
    codeBlock("curl", "shell", shellCommand("curl", [shellWord(`${base}${endpoint}?${query}`)])),
  ];
}

/** A request with a line for each parameter. */
export function queryText(endpoint: string, query: string): string {
  return `GET ${endpoint}?${query.replaceAll("&", "\n  &")}`;
}

/** What a client needs to be told. */
export function clientOptions(service: QueryService, base = exampleBaseUrl(service)): object {
  return {
    endpoint: base + valueOr(service.wire.endpoint, "", "used-on-the-wire"),
    userAgent: "my-tool/1.0 (me@example.org)",
  };
}
