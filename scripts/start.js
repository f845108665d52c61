import { existsSync } from "node:fs";
import module from "node:module";
import { setFlagsFromString } from "node:v8";

// In the repository, Kiln runs from its sources. When installed, it runs from one bundled file (`scripts/bundle.ts`).
const isRepository = existsSync(new URL("./main.ts", import.meta.url));

// A large spec otherwise takes half as much memory again, and no less time.
setFlagsFromString("--heap-growing-percent=40");

// Node 24, which `npm run` uses, runs TypeScript and caches the compiled code. Older versions use tsx.
try {
  if (isRepository && !process.features.typescript) (await import("tsx/esm/api")).register();
  else module.enableCompileCache?.();
  const { main } = await import(isRepository ? "./main.ts" : "../dist/cli/kiln.js");
  await main();
} catch (error) {
  if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
  console.error(`Kiln's dependencies are not installed: run npm ${isRepository ? "ci" : "install"} in its folder.`);
  process.exitCode = 2;
}
