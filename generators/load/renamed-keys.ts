/** A key that has another name since version 3 of the language. */
export interface KeyRename {
  /** The key of the enclosing mapping or list. `undefined` if the key may be anywhere. */
  readonly within?: string;
  readonly from: string;
  readonly to: string;
  /** All keys that the value may have, for a key that could also be a name. */
  readonly holds?: readonly string[];
}

export const keyRenames: readonly KeyRename[] = [
  { within: "result", from: "answers", to: "recordings" },
  { within: "result", from: "element", to: "xmlName" },
  { within: "pages", from: "element", to: "xmlName" },
  { from: "written", to: "serialization", holds: ["content", "element", "keyAttribute", "older"] },
  { within: "written", from: "element", to: "xmlName" },
  { within: "written", from: "older", to: "legacyForm" },
  { within: "rules", from: "none", to: "missing" },
  { within: "rules", from: "several", to: "conflict" },
  { within: "rules", from: "contradicting", to: "mutuallyExclusive" },
  { within: "syntax", from: "word", to: "format" },
  { within: "syntax", from: "listed", to: "checkedBy" },
  { within: "syntax", from: "cannotExist", to: "notCreatable" },
  { within: "syntax", from: "widest", to: "minimumPrefix" },
  { within: "requestErrors", from: "noKey", to: "missingKey" },
  { within: "requestErrors", from: "unknownKey", to: "invalidKey" },
  { within: "requestErrors", from: "scopeNeeded", to: "insufficientScope" },
  { within: "requestErrors", from: "otherScopeNeeded", to: "wrongKeyScope" },
  { within: "requestErrors", from: "writableKeyNeeded", to: "readOnlyKey" },
  { within: "requestErrors", from: "tenantUnknown", to: "unknownTenant" },
  { within: "requestErrors", from: "pathUnknown", to: "unknownPath" },
  { within: "requestErrors", from: "otherMediaType", to: "unsupportedMediaType" },
  { within: "requestErrors", from: "tooMany", to: "tooManyRequests" },
  { within: "requestErrors", from: "answerNotKept", to: "responseNotStored" },
];

/** The name of a query service's file of common response members, before and after. */
export const fileRename = { from: "answer", to: "response" } as const;
