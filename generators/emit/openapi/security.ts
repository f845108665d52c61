import { valueOr } from "../../model/fact.ts";
import type { KeyKind, KeyTransport, ResourceService } from "../../model/resource.ts";
import type { JsonObject } from "../../codegen/json.ts";
import { attributeMarks, statusMarks } from "../../describe/marks.ts";
import { extensions } from "./dialect.ts";

/** The ways to carry a key, by name. One whose name is unknown cannot be described. */
export function securitySchemes({ authentication }: ResourceService): readonly (readonly [string, JsonObject])[] {
  return (authentication?.transports ?? []).flatMap((transport) => {
    const scheme = securityScheme(transport);
    return scheme === undefined ? [] : [[schemeNames[transport.kind], scheme] as const];
  });
}

const schemeNames: Readonly<Record<KeyTransport["kind"], string>> = { query: "queryKey", header: "headerKey", bearer: "bearerKey" };

function securityScheme(transport: KeyTransport): JsonObject | undefined {
  switch (transport.kind) {
    case "query":
    case "header": {
      const name = valueOr(transport.name, undefined, "marked-beside");
      const description = transport.kind === "query"
        ? "The API key in the URL, where logs and histories keep it."
        : "The API key in a header field.";
      return name === undefined
        ? undefined
        : { type: "apiKey", in: transport.kind, name, description, ...extensions(attributeMarks({ name: transport.name })) };
    }
    case "bearer":
      return { type: "http", scheme: "bearer", description: "The API key as a bearer token." };
  }
}

/** One of them, whichever. */
export function securityRequirements(service: ResourceService): readonly JsonObject[] {
  return securitySchemes(service).map(([name]) => ({ [name]: [] }));
}

export function keyKinds({ authentication }: ResourceService): readonly JsonObject[] {
  return (authentication?.keyKinds ?? []).map(({ id, title, scope, access, description, origin }: KeyKind) => ({
    id,
    title: valueOr(title, undefined, "marked-beside"),
    description,
    scope: valueOr(scope, undefined, "marked-beside"),
    access,
    ...extensions({ ...statusMarks(origin), ...attributeMarks({ title, scope }) }),
  }));
}
