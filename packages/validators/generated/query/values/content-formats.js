export const contentFormatsValues = [
  "application/json", "application/octet-stream", "application/unknown", "application/vue+xml", "application/x-binary", "text/css",
  "text/javascript", "text/plain", "text/unknown", "text/x-wiki", "unknown/unknown",
];
export const contentFormatsValueSet = /* @__PURE__ */ new Set(contentFormatsValues);
