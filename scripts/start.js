import module from "node:module";

// Node 24, which npm run brings, runs TypeScript itself and keeps what it compiled; an older Node is helped by tsx.
try {
  if (process.features.typescript) module.enableCompileCache?.();
  else (await import("tsx/esm/api")).register();
  const { main } = await import("./main.ts");
  await main();
} catch (error) {
  if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
  console.error("Kiln's dependencies are not installed: run npm ci in its folder.");
  process.exitCode = 2;
}
