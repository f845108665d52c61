import type { ResourceService } from "../../../generators/model/resource.ts";
import { clientTypeNames } from "../../../generators/naming/type-names.ts";
import { argumentsOf } from "./arguments.ts";
import { isMedia } from "./program/media.ts";
import type { Call } from "./calls.ts";
import type { PagedCall } from "./pages.ts";

/**
 * Returns a module that makes each call with the client as a user would write it, one per line after two initial lines.
 * It then iterates over each list, whose items must have the same type as in a page.
 */
export function callsModule(
  scope: string,
  service: ResourceService,
  calls: readonly Call[],
  paged: readonly PagedCall[],
): string {
  const { create } = clientTypeNames(service);
  const lines = calls.map((call, index) => {
    const { ids, takesBody, body, options } = argumentsOf(call);
    const listener = Object.keys(call.answerHeaders)
      .map((name) => `headers[${JSON.stringify(name)}]`)
      .join(", ");
    const last = JSON.stringify(options)
      .replace(/\}$/, listener === "" ? "}" : `, onAnswer: ({ headers }) => void [${listener}] }`)
      .replace("{,", "{");
    const given = [...[...ids, ...(takesBody ? [body] : [])].map(valueText), last].join(", ");
    return `export const call${index} = () => client.${call.collection}.${call.name}(${given});`;
  });
  const pages = paged.map(({ call, member }, index) => {
    const operation = `client.${call.collection}.${call.name}`;
    const { ids, options } = argumentsOf(call);
    const given = [operation, ...[...ids, options].map((one) => JSON.stringify(one))].join(", ");
    const row = `Awaited<ReturnType<typeof ${operation}>>[${JSON.stringify(member)}][number]`;
    return `export async function page${index}() { for await (const item of each(${given})) { const same: Same<typeof item, ${row}> = true; void same; } }`;
  });
  const imported = paged.length === 0 ? "" : ` import { each } from "${scope}/client/${service.id}/extras";`;
  const head = [
    `import { ${create} } from "${scope}/client/${service.id}";${imported}`,
    `const client = ${create}({ baseUrl: "https://user.invalid", key: "k" });`,
  ];
  const same = "type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;";
  return [...head, ...lines, ...pages, ...(paged.length === 0 ? [] : [same]), ""].join("\n");
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(valueText).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
  if (!isMedia(value))
    return `{ ${Object.entries(value)
      .map(([name, one]) => `${JSON.stringify(name)}: ${valueText(one)}`)
      .join(", ")} }`;
  return `new Blob([${JSON.stringify(value.$media.base64)}], { type: ${JSON.stringify(value.$media.mediaType)} })`;
}

export function lineOfCall(index: number): number {
  return index + 3;
}
