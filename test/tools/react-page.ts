import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";

/** Places the program of `react-page/` in the folder of a team, next to a file that imports everything to compile. */
export function placePage(team: string): void {
  cpSync(join(import.meta.dirname, "react-page"), team, { recursive: true });
  const files = ["main.tsx", "node.ts", ...placeReadme(team)];
  writeFileSync(join(team, "all.ts"), files.map((file) => `import "./${file}";\n`).join(""));
}

function placeReadme(team: string): readonly string[] {
  const text = readFileSync(join(team, "node_modules/@kiln/mock/README.md"), "utf8");
  const programs = [...text.matchAll(/^```ts\n(.*?)^```/gms)]
    .map(([, code]) => code!)
    .filter((code) => /"msw\//.test(code));
  if (programs.length < 2) throw new Error("The README of the mock shows no programs with MSW.");
  return programs.map((code, index) => {
    writeFileSync(join(team, `readme-${index}.ts`), code);
    return `readme-${index}.ts`;
  });
}

export async function pageFiles(team: string): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    entryPoints: [join(team, "main.tsx")],
    bundle: true,
    write: false,
    format: "esm",
    platform: "browser",
    jsx: "automatic",
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"development"' },
  });
  return new Map([
    [
      "index.html",
      '<!doctype html><title>Groups</title><link rel="icon" href="data:,"><body><script type="module" src="main.js"></script>',
    ],
    ["main.js", outputFiles[0]!.text],
    ["mockServiceWorker.js", readFileSync(join(team, "node_modules/msw/lib/mockServiceWorker.js"), "utf8")],
  ]);
}
