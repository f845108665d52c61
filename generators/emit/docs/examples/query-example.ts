import { errorCodesOfModule, errorsByCode } from "../../../model/error-codes.ts";
import type { Model } from "../../../model/model.ts";
import { faultOf, warningFaults, type Module, type QueryService } from "../../../model/query.ts";
import { clientTypeNames } from "../../../naming/type-names.ts";
import { clientName, exampleQuery, moduleCall } from "../../shared/examples/calls.ts";
import type { Block, Code } from "../site.ts";
import {
  type ShownRequest,
  clientCode,
  codeBlock,
  curlCode,
  errorSample,
  exampleBaseUrl,
  jsonCode,
  pythonCode,
  tabs,
} from "./request-code.ts";
import { generatedNote } from "./operation-example.ts";
import type { ShownExample } from "./shown-example.ts";

/** Returns an example: its request in several languages, and its responses. `id` is unique on the page. */
export function queryExample(
  { project }: Model,
  service: QueryService,
  module: Module,
  example: ShownExample,
  id: string,
  base = exampleBaseUrl(service),
): readonly Block[] {
  const query = exampleQuery(service, module, example, "all");
  const endpoint = service.wire.endpoint.value;
  const call = moduleCall(service, module, example);
  const request: readonly ShownRequest[] =
    query === undefined || endpoint === undefined
      ? []
      : [{ method: "GET", path: `${endpoint}?${query}`, headers: [], body: undefined }];
  const client = (code: string): Code =>
    clientCode(
      project,
      service,
      clientTypeNames(service).create,
      clientName(service),
      clientOptions(service, base),
      code,
    );
  return [
    ...tabs(`${id}-request`, "Request", [
      ...request.map((one) => curlCode(base, one)),
      ...(call === undefined ? [] : [client(call)]),
      ...request.map((one) => pythonCode(base, one, true)),
    ]),
    ...tabs(`${id}-response`, "Response", responseCodes(service, module, example)),
    ...generatedNote(example),
  ];
}

/** Returns the response of the example, and an error that the rules of the module cause. */
function responseCodes(service: QueryService, module: Module, { response }: ShownExample): readonly Code[] {
  const codes = errorCodesOfModule(module).filter((code) => {
    const fault = faultOf(service, code);
    return fault === undefined || !warningFaults.has(fault);
  });
  const error =
    codes.map((code) => errorsByCode(service).get(code)).find((one) => one !== undefined) ?? service.errors[0];
  const sample = error && errorSample(service, error);
  return [
    response === undefined ? codeBlock("Success", "text", "The response is not known.") : jsonCode("Success", response),
    ...(sample === undefined ? [] : [jsonCode("Error", sample)]),
  ];
}

/** Returns a request with each parameter on its own line. */
export function queryText(endpoint: string, query: string): string {
  return `GET ${endpoint}?${query.replaceAll("&", "\n  &")}`;
}

export function clientOptions(service: QueryService, base = exampleBaseUrl(service)): object {
  return {
    endpoint: base + (service.wire.endpoint.value ?? ""),
    userAgent: "my-tool/1.0 (me@example.org)",
  };
}
