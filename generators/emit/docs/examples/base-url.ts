import { valueOr } from "../../../model/fact.ts";
import type { Service } from "../../../model/model.ts";

/** An address at which the service might be, with an example in place of each variable. */
export function exampleBaseUrl({ baseUrl, baseUrlVariables }: Service): string {
  const examples = new Map(
    baseUrlVariables.map(({ name, example }) => [name, valueOr(example, undefined, "marked-beside")]),
  );
  const url = valueOr(baseUrl, "", "marked-beside").replace(
    /\{([^{}]+)\}/g,
    (hole, name: string) => examples.get(name) ?? hole,
  );
  return /^https?:\/\//.test(url) ? url : `${exampleHost}${url}`;
}

/** The host of a service whose address does not name one. */
export const exampleHost = "https://host.example";
