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
export function queryExample({ project }: Model, service: QueryService, module: Module, example: Example): readonly Block[] {
  const query = exampleQuery(service, module, example, "all");
  const endpoint = valueOr(service.wire.endpoint, undefined, "used-on-the-wire");
  const call = moduleCall(service, module, example);
  return [
    ...(query === undefined || endpoint === undefined ? [] : requestBlocks(service, endpoint, query)),
    ...(call === undefined ? [] : [clientCode(project, service, clientTypeNames(service).create, clientName(service), clientOptions(service, endpoint), call)]),
    ...answerCode(example),
  ];
}

function requestBlocks(service: QueryService, endpoint: string, query: string): readonly Block[] {
  const url = exampleBaseUrl(service) + endpoint;
  return [
    codeBlock("Request", "http", `GET ${endpoint}?${query.replaceAll("&", "\n  &")}`),
    codeBlock("curl", "shell", shellCommand("curl", [shellWord(`${url}?${query}`)])),
  ];
}

function clientOptions(service: QueryService, endpoint = ""): object {
  return { endpoint: exampleBaseUrl(service) + endpoint, userAgent: "my-tool/1.0 (me@example.org)" };
}
