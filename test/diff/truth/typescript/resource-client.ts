import { distinguishingStatus, onlyResponse, responseHeadersOf } from "../../../../generators/model/operations.ts";
import type { Resource, ResourceService } from "../../../../generators/model/resource.ts";
import { clientTypeNames } from "../../../../generators/naming/type-names.ts";
import { keyPlaces } from "../../../../generators/naming/paths.ts";
import type { Poll } from "../../../../generators/model/poll.ts";
import { fieldAt, operationById, pollOf } from "../../../../generators/model/queries.ts";
import { isReadable } from "../../../../generators/naming/readable-responses.ts";
import { answeredPage, pageMembers } from "../../../../generators/model/page.ts";
import type { Fact } from "../../../../generators/model/fact.ts";
import type { Type } from "../../../../generators/model/type.ts";
import { argumentsOf } from "../../../services/harness/arguments.ts";
import { clientCallsOf, type Call } from "../../../services/harness/calls.ts";
import { inputsOf, scopesOf, type CallScope } from "../../../services/harness/inputs.ts";
import type { Built } from "../packages.ts";
import { exportLines } from "./exported-names.ts";
import { exhaustive, fresh, readingLines } from "./reading.ts";

/**
 * Writes a program against the client of a service. It uses all exports, makes each call, and reads each member of each
 * response.
 */
export function resourceClientProgram(built: Built, service: ResourceService): string {
  const module = `${built.model.project.packageScope}/client/${service.id}`;
  const { create, code } = clientTypeNames(service);
  const codes = service.errors.map((error) => JSON.stringify(error.code));
  const options = ["", ...keyPlaces(service).map((place) => `, keyIn: "${place.in}"`)];
  return [
    `import { ${create} } from ${JSON.stringify(module)};`,
    `import type { ${code} } from ${JSON.stringify(module)};`,
    ...exportLines(built, `client/generated/${service.id}/index.d.ts`, module),
    `const client = ${create}({ baseUrl: "https://user.invalid", key: "k" });`,
    ...options.map(
      (more) => `export const ${fresh()} = ${create}({ baseUrl: "https://user.invalid", key: "k"${more} });`,
    ),
    ...clientCallsOf(service).flatMap(callLines),
    ...scopesOf(service).flatMap(bodyLines),
    ...scopesOf(service).flatMap((scope) => readResponse(scope)),
    ...waitLines(module, service),
    ...codes.map((one) => `export const ${fresh()}: ${code} = ${one};`),
    `export const ${fresh()}: ${codes.join(" | ") || "never"} = null! as ${code}; ${exhaustive}`,
    "",
  ].join("\n");
}

/** Writes a plain call, one without the tenant, and one that ignores the response. */
function callLines(call: Call): readonly string[] {
  return [
    `export const ${fresh()} = () => ${callText(call)};`,
    `export const ${fresh()} = () => ${callText({ ...call, tenant: {} })};`,
    ...(call.given === undefined ? [`export const ${fresh()}: () => Promise<void> = () => ${callText(call)};`] : []),
  ];
}

/** Writes calls with each kind of JSON value in each field. The old package determines which are valid. */
function bodyLines({ service, resource, operation }: CallScope): readonly string[] {
  const plain = clientCallsOf(service).find(({ operationId }) => operationId === operation.operationId)!;
  const fields = inputsOf({ service, resource, operation }).body?.fields ?? [];
  return fields.flatMap(({ names: [name] }) =>
    ["few", "x", "", 7, 1.5, true, null, [], [1], ["x"], {}].map(
      (value) =>
        `export const ${fresh()} = () => ${callText({ ...plain, body: { ...(plain.body as object), [name!]: value } })};`,
    ),
  );
}

/** Writes a call. It stays unclosed if an option continues in the next line. */
function callText(call: Call, option?: string): string {
  const { ids, takesBody, body, options } = argumentsOf(call);
  const given = [...ids, ...(takesBody ? [body] : [])].map((one) => `${JSON.stringify(one) ?? "undefined"}, `).join("");
  const own = JSON.stringify(options);
  const last = option === undefined ? `${own})` : `${own.slice(0, -1)}${own === "{}" ? "" : ", "}${option}`;
  return `client.${call.collection}.${call.name}(${given}${last}`;
}

/** Waits for the final result of each operation that continues after its response. */
function waitLines(module: string, service: ResourceService): readonly string[] {
  const polled = scopesOf(service).flatMap(({ operation }) =>
    pollOf(operation) === undefined ? [] : [{ operation, poll: pollOf(operation)! }],
  );
  if (polled.length === 0) return [];
  const lines = polled.flatMap(({ operation, poll }) => {
    const call = clientCallsOf(service).find(({ operationId }) => operationId === operation.operationId)!;
    const { ids, takesBody, body } = argumentsOf(call);
    const given = JSON.stringify([...ids, ...(takesBody ? [body] : []), call.tenant]);
    const { resource, type } = resultOf(service, poll);
    const read =
      type === undefined ? [] : readingLines("result", type, { valueSets: service.valueSets, shapes: resource.shapes });
    return [
      `export async function ${fresh()}() {`,
      `const result = await wait(client.${call.collection}.${call.name}, ${given});`,
      ...read,
      "return result; }",
    ];
  });
  return [`import { wait } from ${JSON.stringify(`${module}/extras`)};`, ...lines];
}

function resultOf(
  service: ResourceService,
  { status, result }: Poll,
): { readonly resource: Resource; readonly type: Fact<Type> | undefined } {
  const { resource, operation } = operationById(
    service,
    result?.kind === "operation" ? result.call.operation.text : status.operation.text,
  )!;
  const body = operation.responses[0]?.body;
  return { resource, type: result?.kind === "field" ? fieldAt(resource, body, result.field.text).field?.type : body };
}

function readResponse(scope: CallScope): readonly string[] {
  const { service, resource, operation } = scope;
  const [response] = operation.responses;
  const { body } = response!;
  const headers = responseHeadersOf(operation);
  const call = clientCallsOf(service).find(({ operationId }) => operationId === operation.operationId)!;
  const types = { valueSets: service.valueSets, shapes: resource.shapes };
  const lines =
    body === undefined
      ? []
      : [
          ...readingLines(onlyResponse(operation) === undefined ? "answer.data" : "answer", body, types),
          ...readableLines(scope),
        ];
  const heard = headers.map(
    ({ name, type }) => readingLines(`headers[${JSON.stringify(name)}]`, type, types).slice(0, 1)[0]!,
  );
  const listener =
    heard.length === 0
      ? []
      : [`export const ${fresh()} = () => ${callText(call, "onAnswer: ({ headers }) => {")}`, ...heard, "} });"];
  const told = operation.responses.flatMap((one) => distinguishingStatus(operation, one) ?? []);
  const byStatus = told.map((status) => `if (answer.status === ${status}) void answer.data;`);
  return [
    `export async function ${fresh()}() {`,
    `const answer = await ${callText(call)};`,
    ...lines,
    ...byStatus,
    "return answer; }",
    ...listener,
  ];
}

/** Writes the same calls with the names that the client adds. */
function readableLines({ service, resource, operation }: CallScope): readonly string[] {
  const response = onlyResponse(operation);
  const body = response?.body?.value;
  if (response === undefined || !isReadable(resource, response) || body?.kind !== "shape") return [];
  const types = { valueSets: service.valueSets, shapes: resource.shapes };
  const page = answeredPage(resource, operation);
  const object = page === undefined ? "answer" : `answer[${JSON.stringify(pageMembers(page).items)}][0]!`;
  return resource.fields.flatMap(({ aliases: [name], type }) =>
    name === undefined ? [] : readingLines(`${object}.${name}`, type, types),
  );
}
