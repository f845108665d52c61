import { defineConfig, mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";
export default mergeConfig(base, defineConfig({ resolve: { alias: [{ find: /^.*packages\/client\/generated\/query\/index\.js$/, replacement: "/tmp/mwtry/out/packages/client/generated/query/index.js" },{ find: /^.*packages\/validators\/generated\/query\/index\.js$/, replacement: "/tmp/mwtry/out/packages/validators/generated/query/index.js" }] }, server: { fs: { strict: false } } }));
