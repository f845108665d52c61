/** Lists of words are separated by spaces. */
export interface Synonyms {
  readonly empty: string;
  readonly weak: string;
  readonly whole: string;
  readonly hints: Readonly<Record<string, string>>;
  /** Regular expressions, each with the words that replace its matches. */
  readonly phrases: readonly (readonly [phrase: string, words: string])[];
  readonly same: readonly string[];
  readonly alike: readonly string[];
}

declare global {
  var searchSynonyms: Synonyms;
}

/**
 * Words of questions and the corresponding words of API documentation. None is specific to the subject of one API. A
 * project adds its own in `spec/docs/synonyms.txt`.
 */
globalThis.searchSynonyms = {
  /**
   * Words that occur in questions on any topic. Some are also names, so they are used if the query has no other words.
   */
  empty:
    "a am an and any are as at be been being but by can cannot could did do does doing done for from had has have having here how i if in into is isn it its kind like may me mean means mine might must my nobody no of on or our ought please shall should so some somebody someone something tell than that the their them then there these they thing things this those to us was we were what whats when where whether which who whose why will with would you your",

  /** Common verbs and nouns of questions. */
  weak: "all check find get give go happen have list look make need one only possible read return say see send set show take tell try want way work",

  /** Words that resemble a form of another word but are not. */
  whole: "generator generators paging news rated string during",

  /** Subjects that a question implies without naming them. */
  hints: { who: "user", whose: "user", when: "timestamp", me: "caller", my: "caller" },

  /** Phrases of questions, with the words that documentation uses instead. */
  phrases: [
    ["limit(?:s|ed|ing)?(?=.* to\\b)", "only"],
    ["(?:log|logs|logged|logging|sign|signs|signed|signing) (?:in|on)", "login"],
    ["(?:log|logs|logged|sign|signs|signed) out", "logout"],
    ["next (?:page|part|batch)s?", "continue"],
    ["page size", "limit"],
    ["optimistic (?:locking|lock|concurrency)", "If-Match precondition"],
    ["content type", "media type"],
    ["more than one", "several"],
    ["single use", "once"],
    ["how (?:long|big|large)(?= (?:may|can|must|should)\\b)", "length"],
  ],

  /** Forms of one word whose common prefix is too short, and spelling variants. */
  same: [
    "use used uses using usage",
    "send sent",
    "write wrote written",
    "make made",
    "find found",
    "give gave given",
    "choose chose chosen",
    "hide hid hidden",
    "know knew known",
    "see saw seen",
    "show shown",
    "take took taken",
    "tell told",
    "keep kept",
    "lose lost",
    "pay paid",
    "type typed typing",
    "name named naming",
    "max maximum maximal",
    "min minimum minimal",
    "id identifier",
    "admin administrator",
    "bool boolean",
    "lang language",
    "info information",
    "param parameter",
    "config configuration",
    "permission privilege",
    "expire expiry expiration",
    "timezone time-zone",
    "url uri",
    "usually often",
    "e-mail email",
  ],

  /** Technical terms with nearly the same meaning. */
  alike: [
    // Actions.
    "absent missing omit without",
    "add create insert make new",
    "change edit modify update write replace",
    "rename update name",
    "delete erase remove drop destroy",
    "clear invalidate reset revoke delete",
    "fetch get read retrieve load",
    "filter limit only restrict narrow",
    "except exclude hide ignore skip without",
    "order sort",
    "replace instead",
    "repeat retry again",
    "save store upload",
    "download url",
    "translate language",
    "check test verify validate",
    "count number sum total amount statistics",
    // Requests and responses.
    "answer response result return output",
    "body payload",
    "endpoint operation path route address url",
    "argument field option parameter",
    "openapi swagger description",
    "event webhook notification",
    "batch bulk multiple several many",
    "format form shape syntax",
    // Lists.
    "continue cursor pagination",
    "continue next",
    "limit max",
    "greatest highest largest max most",
    "least lowest min smallest",
    "length long size big large",
    // Callers.
    "auth authentication authorization authenticate login key credential",
    "login session password logged",
    "permission right role allow",
    "anonymous anon unregistered",
    // Errors.
    "error fail failure problem wrong",
    "error code status",
    "bad incorrect invalid malformed wrong",
    "forbidden denied refuse permission 403",
    "unauthorized 401",
    "ratelimit throttle limit ratelimited 429",
    "lag slow busy",
    // Time.
    "date time timestamp day moment",
    "expire validity valid",
    "last latest newest recent current",
    "first earliest oldest",
    "history version changelog",
    // Stored data.
    "content text body",
    "account user",
    "author creator user",
    "file image media picture photo",
    "sound audio media",
    "preview thumbnail thumb",
    "duplicate identical same",
    "site website",
  ],
};
