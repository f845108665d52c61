import type { Options } from "./types.js";

export const noOptions: Options = /* @__PURE__ */ Object.freeze({});
