import type { ProjectTable } from "./table.js";

/** The options of the client of each service, as the environment has them. An empty variable is none. */
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
