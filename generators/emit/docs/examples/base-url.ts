import type { Service } from "../../../model/model.ts";

/** Returns a sample base URL of the service, with each variable replaced by an example. */
export function exampleBaseUrl({ baseUrl, baseUrlVariables }: Service): string {
  const examples = new Map(baseUrlVariables.map(({ name, example }) => [name, example.value]));
  const url = (baseUrl.value ?? "").replace(/\{([^{}]+)\}/g, (hole, name: string) => examples.get(name) ?? hole);
  return /^https?:\/\//.test(url) ? url : `${exampleHost}${url}`;
}

/** The host of a service whose base URL does not include one. */
export const exampleHost = "https://host.example";
