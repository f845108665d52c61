import { parseArgs } from "node:util";
import type { ServeOptions } from "./options.js";
import type { ProjectTable } from "./table.js";

export type Command =
  | { readonly kind: "help" }
  | { readonly kind: "version" }
  | { readonly kind: "wrong"; readonly message: string }
  | { readonly kind: "serve"; readonly options: ServeOptions; readonly isLogged: boolean };

export function commandOf(words: readonly string[]): Command {
  try {
    const { values } = parseArgs({ args: [...words], options, allowPositionals: false });
    if (values.help) return { kind: "help" };
    if (values.version) return { kind: "version" };
    const size = values["max-answer"];
    if (size !== undefined && !/^[1-9]\d{2,6}$/.test(size))
      return { kind: "wrong", message: "--max-answer takes a number of characters from 100 to 9999999." };
    return {
      kind: "serve",
      isLogged: values.log ?? false,
      options: {
        allowWrites: values["allow-writes"],
        allow: (values.allow ?? []).flatMap((names) =>
          names
            .split(",")
            .map((name) => name.trim())
            .filter((name) => name !== ""),
        ),
        showSecrets: values["show-secrets"],
        maximumAnswer: size === undefined ? undefined : Number(size),
      },
    };
  } catch (error) {
    return { kind: "wrong", message: (error as Error).message };
  }
}

const options = {
  help: { type: "boolean", short: "h" },
  version: { type: "boolean" },
  "allow-writes": { type: "boolean" },
  allow: { type: "string", multiple: true },
  "show-secrets": { type: "boolean" },
  "max-answer": { type: "string" },
  log: { type: "boolean" },
} as const;

export function helpOf({ name, services }: ProjectTable): string {
  const variables = services.flatMap(({ title, variables: own }) => [
    `${title}:`,
    ...own.map(({ name: variable, text, needed }) => `  ${variable}${needed ? "" : " (optional)"}  ${text}`),
  ]);
  return [
    `Usage: ${name} [options]`,
    "",
    "Serves the tools search, describe and call of the Model Context Protocol over standard input and output.",
    "",
    "  --allow NAME,…      allowed operations that change data, such as service.operation",
    "  --allow-writes      allow all of them",
    "  --show-secrets      show secret values in responses",
    "  --max-answer N      characters of a response in one result (20000)",
    "  --log               log each request on standard error",
    "  --version, --help",
    "",
    "Environment variables configure the services. A service without them can only be searched and described.",
    "",
    ...variables,
    "",
  ].join("\n");
}
