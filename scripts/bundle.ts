import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Metafile, type Plugin } from "esbuild";

const root = join(import.meta.dirname, "..");

/**
 * The bundle is two folders below the package, like the modules of `generators/`. They locate templates, schemas and
 * `package.json` relative to their own file.
 */
const outfile = join(root, "dist/cli/kiln.js");

/**
 * Rewrites `createRequire` calls to `require`, so that esbuild finds the modules and the bundle still loads them
 * lazily.
 */
const lateRequires: Plugin = {
  name: "late-requires",
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]generators[/\\].*\.ts$/ }, ({ path }) => {
      const contents = readFileSync(path, "utf8").replaceAll("createRequire(import.meta.url)(", "require(");
      return { contents, loader: "ts" };
    });
  },
};

/** Libraries to bundle into the files of other libraries. */
const inlined: Readonly<Record<string, readonly string[]>> = { refa: ["@eslint-community/regexpp"] };

// `prepack` of npm: bundles the compiler and its libraries into one file, so that it has no dependencies to install.
rmSync(join(root, "dist"), { recursive: true, force: true });
const { metafile } = await build({
  entryPoints: [join(root, "scripts/main.ts")],
  outfile,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20.12",
  legalComments: "none",
  plugins: [lateRequires],
  // Libraries in CommonJS call `require` for built-in modules of Node.
  banner: {
    js: 'import { createRequire as createRequireOfNode } from "node:module";\nconst require = createRequireOfNode(import.meta.url);',
  },
  // They are used to build the runtime from its sources, which an installed compiler does not have.
  external: ["esbuild", "typescript"],
  metafile: true,
  logLevel: "warning",
});
writeFileSync(join(root, "dist/THIRD-PARTY-LICENSES.txt"), librariesIn(metafile).map(licenceOf).join("\n"));

function librariesIn({ inputs }: Metafile): readonly string[] {
  const names = Object.keys(inputs).flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []);
  return [...new Set(names.flatMap((name) => [name, ...(inlined[name] ?? [])]))].sort();
}

function licenceOf(library: string): string {
  const folder = join(root, "node_modules", library);
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (file === undefined) throw new Error(`${library} has no licence to ship with the bundle`);
  return `== ${library}\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
}
