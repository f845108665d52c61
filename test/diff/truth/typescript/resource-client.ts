import type { ResourceService } from "../../../../generators/model/resource.ts";
import { clientTypeNames } from "../../../../generators/naming/type-names.ts";
import { keyPlaces } from "../../../../generators/naming/resource-paths.ts";
import { isReadable } from "../../../../generators/naming/readable-answers.ts";
import { valueOr } from "../../../../generators/model/fact.ts";
import { argumentsOf } from "../../../services/harness/arguments.ts";
import { clientCallsOf } from "../../../services/harness/calls.ts";
import { scopesOf, type CallScope } from "../../../services/harness/inputs.ts";
import type { Built } from "../packages.ts";
import { exportLines } from "./exported-names.ts";
import { exhaustive, fresh, readingLines } from "./reading.ts";

/** A program against the client of a service: it names all exports, makes each call, and reads each member of each answer. */
export function resourceClientProgram(built: Built, service: ResourceService): string {
  const module = `${built.model.project.packageScope}/client/${service.id}`;
  const { create, code } = clientTypeNames(service);
  const options = ["", ...keyPlaces(service).map((place) => `, keyIn: "${place.in}"`)];
  return [
    `import { ${create} } from ${JSON.stringify(module)};`,
    `import type { ${code} } from ${JSON.stringify(module)};`,
    ...exportLines(built, `client/generated/${service.id}/index.d.ts`, module),
    `const client = ${create}({ baseUrl: "https://user.invalid", key: "k" });`,
    ...options.map((more) => `export const ${fresh()} = ${create}({ baseUrl: "https://user.invalid", key: "k"${more} });`),
    ...clientCallsOf(service).map((call) => `export const ${fresh()} = () => ${callText(call)};`),
    ...scopesOf(service).flatMap((scope) => readAnswer(scope)),
    ...service.errors.map((error) => `export const ${fresh()}: ${code} = ${JSON.stringify(error.code)};`),
    `export const ${fresh()}: ${service.errors.map((error) => JSON.stringify(error.code)).join(" | ")} = null! as ${code}; ${exhaustive}`,
    "",
  ].join("\n");
}

function callText(call: ReturnType<typeof clientCallsOf>[number]): string {
  const { ids, takesBody, body, options } = argumentsOf(call);
  const given = [...ids, ...(takesBody ? [body] : []), options].map((one) => JSON.stringify(one) ?? "undefined");
  return `client.${call.collection}.${call.name}(${given.join(", ")})`;
}

function readAnswer(scope: CallScope): readonly string[] {
  const { service, resource, operation } = scope;
  const { body, headers } = operation.response;
  const call = clientCallsOf(service).find(({ operationId }) => operationId === operation.operationId)!;
  const types = { valueSets: service.valueSets, shapes: resource.shapes };
  const lines = body === undefined ? [] : [...readingLines("answer", body, types), ...readableLines(scope)];
  const heard = headers.map(({ name, type }) => readingLines(`headers[${JSON.stringify(name)}]`, type, types).slice(0, 1)[0]!);
  const listener = heard.length === 0 ? [] : [
    `export const ${fresh()} = () => ${callText(call).replace(/\}\)$/, `${callText(call).endsWith("{})") ? "" : ", "}onAnswer: ({ headers }) => {`)}`, ...heard, "} });",
  ];
  return [`export async function ${fresh()}() {`, `const answer = await ${callText(call)};`, ...lines, "return answer; }", ...listener];
}

/** The same by the names that the client adds. */
function readableLines({ service, resource, operation }: CallScope): readonly string[] {
  const body = operation.response.body && valueOr(operation.response.body, undefined, "unknown-is-open");
  if (!isReadable(resource, operation) || body?.kind !== "shape") return [];
  const types = { valueSets: service.valueSets, shapes: resource.shapes };
  return resource.fields.flatMap(({ aliases: [name], type }) => (name === undefined ? [] : readingLines(`answer.${name}`, type, types)));
}
