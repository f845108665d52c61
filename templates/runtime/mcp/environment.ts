import type { ProjectTable } from "./table.js";

/** Reads the client options of each service from the environment. Empty variables are ignored. */
export function optionsFromEnvironment(
  { services }: ProjectTable,
  environment: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, object>> {
  return Object.fromEntries(
    services.map(({ id, variables }) => {
      const set = variables.flatMap(({ name, option }) =>
        environment[name] ? [[option, environment[name]] as const] : [],
      );
      return [id, Object.fromEntries(set)];
    }),
  );
}
