import type { ResourceService } from "../../../generators/model/resource.ts";
import { clientTypeNames } from "../../../generators/naming/type-names.ts";
import { argumentsOf } from "./arguments.ts";
import { isMedia } from "./program/media.ts";
import type { Call } from "./calls.ts";

/** A module that makes each call with the client as a user would write it, a line each after two others. */
export function callsModule(scope: string, service: ResourceService, calls: readonly Call[]): string {
  const { create } = clientTypeNames(service);
  const lines = calls.map((call, index) => {
    const { ids, takesBody, body, options } = argumentsOf(call);
    const listener = Object.keys(call.answerHeaders).map((name) => `headers[${JSON.stringify(name)}]`).join(", ");
    const last = JSON.stringify(options).replace(/\}$/, listener === "" ? "}" : `, onAnswer: ({ headers }) => void [${listener}] }`).replace("{,", "{");
    const given = [...[...ids, ...(takesBody ? [body] : [])].map(valueText), last].join(", ");
    return `export const call${index} = () => client.${call.collection}.${call.name}(${given});`;
  });
  const head = [`import { ${create} } from "${scope}/client/${service.id}";`, `const client = ${create}({ baseUrl: "https://user.invalid", key: "k" });`];
  return [...head, ...lines, ""].join("\n");
}

function valueText(value: unknown): string {
  if (!isMedia(value)) return JSON.stringify(value) ?? "undefined";
  return `new Blob([${JSON.stringify(value.$media.base64)}], { type: ${JSON.stringify(value.$media.mediaType)} })`;
}

/** The line of a call in that module. */
export function lineOfCall(index: number): number {
  return index + 3;
}
