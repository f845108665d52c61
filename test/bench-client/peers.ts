import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import type { Module, QueryService } from "../../generators/model/query.ts";
import { callOf, literal, namedOf } from "../client/types/calls.ts";
import { moduleInterface } from "../../generators/emit/shared/typescript/value-types.ts";
import { declaredMembers } from "./compile.ts";

/** A library whose types are probed with the same questions. */
export interface Peer {
  readonly name: string;
  /** The source text before the calls. */
  readonly head: string;
  /** Returns which of a module's parameters the library declares, by the names it uses. */
  declared(module: Module): ReadonlySet<string>;
  nameOf(module: Module, parameter: string): string;
  /** Returns a statement that queries the module, with parameters by their names in the library. */
  call(module: Module, parameters: Readonly<Record<string, string>>): string;
}

const packages = join(import.meta.dirname, "../../node_modules");

/** Returns the libraries in the order of the table, Kiln first. */
export function peers(service: QueryService): readonly Peer[] {
  const names = (module: Module): readonly string[] => namedOf(service, module).map(({ name }) => module.prefix + name);
  const interfaces = declaredMembers([join(packages, "types-mediawiki-api/index.d.ts")]);
  const interfaceOf = memoized((module: Module) => bestOf(interfaces, names(module)));
  const known = (module: Module): ReadonlySet<string> => interfaces.get(interfaceOf(module))!;
  const inMwn = textsOf(join(packages, "mwn/build"));
  const nothing: ReadonlySet<string> = new Set();
  const onWire = { nameOf: ({ prefix }: Module, parameter: string) => prefix + parameter };
  return [
    kiln(service),
    {
      ...onWire,
      name: `types-mediawiki-api ${version("types-mediawiki-api")}`,
      head: `import type * as api from "types-mediawiki-api";`,
      declared: known,
      call: (module, parameters) => `(${wireRequest(module, parameters)}) satisfies api.${interfaceOf(module)};`,
    },
    {
      ...onWire,
      name: `mwn ${version("mwn")}`,
      head: `import { Mwn } from "mwn";\nconst bot = new Mwn({ apiUrl: "https://wiki.example/w/api.php" });`,
      // Some of mwn's methods take parameters typed by types-mediawiki-api. Its generic requests accept anything.
      declared: (module) => (new RegExp(`\\b${interfaceOf(module)}\\b`).test(inMwn) ? known(module) : nothing),
      call: (module, parameters) => `void bot.query(${wireRequest(module, parameters)});`,
    },
    {
      ...onWire,
      name: `m3api ${version("m3api")}`,
      head: `import Session from "m3api";\nconst session = new Session("wiki.example");`,
      declared: () => nothing,
      call: (module, parameters) => `void session.request(${wireRequest(module, parameters)});`,
    },
  ];
}

function kiln(service: QueryService): Peer {
  const folder = join(import.meta.dirname, "../../packages/client/generated/query");
  const types = declaredMembers(service.modules.map(({ name }) => join(folder, "modules", `${name}.d.ts`)));
  return {
    name: "kiln",
    head: `import { createQueryClient } from ${JSON.stringify(`${relative(import.meta.dirname, folder)}/index.js`)};\nconst wiki = createQueryClient({ endpoint: "https://wiki.example/w/api.php", userAgent: "bench (bench@example.org)" });`,
    declared: (module) => types.get(moduleInterface(module))!,
    nameOf: (_, parameter) => parameter,
    call: (module, parameters) => callOf(service, module, parameters),
  };
}

/** Returns the request in the form that all three libraries use. */
function wireRequest(module: Module, parameters: Readonly<Record<string, string>>): string {
  return literal({ action: '"query"', [module.group]: JSON.stringify(module.name), ...parameters });
}

/** Returns the interface that declares the most of these names. Ties go to the one with the fewest other members. */
function bestOf(interfaces: ReadonlyMap<string, ReadonlySet<string>>, names: readonly string[]): string {
  const score = ([, members]: readonly [string, ReadonlySet<string>]): number =>
    names.filter((name) => members.has(name)).length - members.size / 10_000;
  return [...interfaces].reduce((best, one) => (score(one) > score(best) ? one : best))[0];
}

function memoized<K, V>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => known.get(key) ?? (known.set(key, make(key)), known.get(key)!);
}

function textsOf(folder: string): string {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".d.ts"))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
}

function version(name: string): string {
  return (JSON.parse(readFileSync(join(packages, name, "package.json"), "utf8")) as { readonly version: string })
    .version;
}
