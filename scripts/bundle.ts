import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Metafile, type Plugin } from "esbuild";

const root = join(import.meta.dirname, "..");

/**
 * Two folders below the package, as the modules of `generators/` are: each finds templates, schemas and `package.json`
 * from its own place, and this file is the place of all of them.
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

/** Libraries inside the files of others. */
const inlined: Readonly<Record<string, readonly string[]>> = { refa: ["@eslint-community/regexpp"] };

// `prepack` of npm: the compiler with its libraries as one file, so that nothing else has to be installed or found.
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
  // Libraries in CommonJS call `require` for modules of Node.
  banner: {
    js: 'import { createRequire as createRequireOfNode } from "node:module";\nconst require = createRequireOfNode(import.meta.url);',
  },
  // They build the runtime from its sources, which an installed compiler does not have.
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
