export const revisionPropertiesValues = [
  "comment", "content", "contentmodel", "flags", "ids", "parsedcomment", "roles", "sha1", "size", "slotsha1", "slotsize", "tags",
  "timestamp", "user", "userid", "parsetree",
];
export const revisionPropertiesValueSet = /* @__PURE__ */ new Set(revisionPropertiesValues);
