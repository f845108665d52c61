#!/usr/bin/env node
import module from "node:module";

// Node 24, which npm run brings, runs TypeScript itself and keeps what it compiled; an older Node is helped by tsx.
if (process.features.typescript) module.enableCompileCache?.();
else (await import("tsx/esm/api")).register();

const { main } = await import("./main.ts");
await main();
