import { isObject, type Json, type JsonObject } from "../../codegen/json.ts";
import type { Decisions } from "./decisions.ts";
import { objectIn, stringIn, type OpenApiDocument } from "./document.ts";
import { lose, type Scope } from "./losses.ts";
import { titleOf } from "./names.ts";
import { urlOf } from "./operations.ts";
import { canBeField } from "./spellings.ts";

/** Returns the first part of `service.yaml`. */
export function serviceHead(
  document: OpenApiDocument,
  servers: readonly Json[],
  service: string,
  address: string | undefined,
  decisions: Decisions,
  scope: Scope,
): JsonObject {
  const info = objectIn(document.root, "info") ?? {};
  const title = stringIn(info, "title")?.replace(/\s+/g, " ") ?? titleOf(service);
  const description = stringIn(info, "description") ?? stringIn(info, "summary");
  return {
    service,
    kind: "resource",
    title,
    summary: summaryOf(stringIn(info, "summary") ?? description, title),
    description: description ?? title,
    version: version(String(info["version"] ?? ""), decisions, scope),
    ...baseUrl(servers.filter(isObject), address, decisions, scope),
  };
}

function summaryOf(text: string | undefined, title: string): string {
  const line = (text?.split(/(?<=[.!?])\s|\n/)[0] ?? "")
    .replace(/[#*_`]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return line === "" || line.length > 200 ? title.slice(0, 200) : line;
}

const semantic =
  /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-(0|[1-9]\d*|\d*[A-Za-z-][\dA-Za-z-]*)(\.(0|[1-9]\d*|\d*[A-Za-z-][\dA-Za-z-]*))*)?$/;

function version(written: string, decisions: Decisions, scope: Scope): Json {
  if (semantic.test(written) && written.length <= 80) return written;
  lose(scope, "version", "/info/version", written);
  const [major = "0", minor = "0", patch = "0"] = (written.match(/\d+/g) ?? []).map((digits) =>
    String(Number(digits.slice(0, 12))),
  );
  return { decided: `${major}.${minor}.${patch}`, by: decisions.cite("version") };
}

function baseUrl(
  servers: readonly JsonObject[],
  address: string | undefined,
  decisions: Decisions,
  scope: Scope,
): JsonObject {
  for (const index of servers.keys()) if (index > 0) lose(scope, "server", `/servers/${index}`);
  const [server] = servers;
  const written = urlOf(server);
  const url = written === undefined ? undefined : resolved(written, address);
  const variables = objectIn(server ?? {}, "variables") ?? {};
  const names = [...(url ?? "").matchAll(/\{([^{}]*)\}/g)].map((match) => match[1]!);
  const isKnown =
    names.every((name) => canBeField(name) && isObject(variables[name])) &&
    !/[{}]/.test((url ?? "").replace(/\{[^{}]*\}/g, ""));
  if (url === undefined || !isKnown) return { baseUrl: { unknown: decisions.cite("baseUrl") } };
  const described = names.map((name): [string, JsonObject] => {
    const variable = variables[name] as JsonObject;
    const example = { decided: String(variable["default"] ?? "") || name, by: decisions.cite("variable") };
    return [name, { description: stringIn(variable, "description") ?? name, example }];
  });
  return { baseUrl: url, baseUrlVariables: described.length === 0 ? undefined : Object.fromEntries(described) };
}

/** Resolves a URL relative to the URL of the document. */
function resolved(url: string, address: string | undefined): string {
  const text = url.replace(/\/$/, "");
  if (/^[a-z]+:|^\{/i.test(text) || address === undefined || !URL.canParse(text, address))
    return text === "" ? "/" : text;
  return decodeURI(new URL(text, address).href).replace(/\/$/, "");
}
