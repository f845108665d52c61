import { diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Model } from "../../model/model.ts";
import type { Place } from "../../model/place.ts";
import { namesInBraces, resourceServices } from "../../model/queries.ts";
import type { Operation, Resource } from "../../model/resource.ts";
import type { Rule } from "../rule.ts";

/** Braces in a path must contain a variable. A stray brace or a repeated variable makes the path invalid. */
export const invalidPath: Rule = {
  code: "invalid-path",
  check(model, report) {
    for (const { kind, path, place, selector } of templates(model)) {
      const reason = whyInvalid(path) ?? (kind === "path" ? whyInvalidPath(path) : undefined) ?? selector;
      if (reason !== undefined) report(diagnostic("invalid-path", place, { kind, path, reason }));
    }
  },
};

interface Template {
  readonly kind: "path" | "base URL";
  readonly path: string;
  readonly place: Place;
  /** The problem with the fragment of an operation's path. */
  readonly selector?: string | undefined;
}

function* templates(model: Model): Generator<Template> {
  for (const { baseUrl } of model.services) {
    const path = baseUrl.value;
    if (path !== undefined) yield { kind: "base URL", path, place: baseUrl.place };
  }
  for (const resource of resourceServices(model).flatMap(({ resources }) => resources)) yield* pathsIn(resource);
}

function* pathsIn({ pathPlaces, operations }: Resource): Generator<Template> {
  for (const [path, place] of pathPlaces) yield { kind: "path", path, place };
  for (const operation of operations)
    yield { kind: "path", path: operation.path, place: operation.pathPlace, selector: whyUnselected(operation) };
}

/** The fragment selects an operation by a required header field or query parameter. */
function whyUnselected({ path, headers, query }: Operation): string | undefined {
  const [name, value] = path.split("#")[1]?.split("=") ?? [];
  if (value === undefined || [...headers, ...query].some((one) => one.name === name && one.required)) return undefined;
  return `no required header field or query parameter has the name “${name}”`;
}

function whyInvalid(template: string): string | undefined {
  if (template.includes("{}")) return "a variable has no name";
  const rest = template.replace(/\{[^{}]+\}/g, "");
  if (rest.includes("{")) return "a brace is not closed";
  return rest.includes("}") ? "a closing brace has no opening brace" : undefined;
}

function whyInvalidPath(path: string): string | undefined {
  const names = namesInBraces(path);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) return `it contains the variable “${twice}” twice`;
  const colon = /\/(:\w+)/.exec(path)?.[1];
  if (colon !== undefined) return `“${colon}” is not a variable`;
  if (path.includes("}{")) return "there is nothing between two variables";
  return path.includes("//") ? "a segment is empty" : undefined;
}
