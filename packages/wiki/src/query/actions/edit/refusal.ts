import type { MessageText } from "@kiln/server/query";

/** The reason why an edit is refused: the code and the message of the error. */
export type Refusal = MessageText & { readonly code: string };

const refusal = (code: string, key: string, text: string, parameters: MessageText["parameters"] = []): Refusal => ({
  code,
  key,
  text,
  parameters,
});

/* The messages, in the real system's wording. */

export const nothingNamed = refusal(
  "missingparam",
  "apierror-missingparam-one-of",
  "One of the parameters $1 is required.",
  [{ list: ["<var>title</var>", "<var>pageid</var>"], type: "text", bare: true }, { count: 2 }],
);
export const bothNamed = refusal(
  "invalidparammix",
  "apierror-invalidparammix",
  "The parameters $1 can not be used together.",
  [{ list: ["<var>title</var>", "<var>pageid</var>"], type: "text", bare: true }, { count: 2 }],
);
export const nothingGiven = refusal(
  "missingparam",
  "apierror-missingparam-at-least-one-of",
  "At least one of the parameters $1 is required.",
  [
    {
      list: ["<var>text</var>", "<var>appendtext</var>", "<var>prependtext</var>", "<var>undo</var>"],
      type: "text",
      bare: true,
    },
    { count: 4 },
  ],
);
export const missingPage = refusal("missingtitle", "apierror-missingtitle", "The page you specified doesn't exist.");
export const pageExists = refusal(
  "articleexists",
  "apierror-articleexists",
  "The article you tried to create has been created already.",
);
export const conflict = refusal("editconflict", "edit-conflict", "Edit conflict.");
export const deletedSince = refusal(
  "pagedeleted",
  "apierror-pagedeleted",
  "The page has been deleted since you fetched its timestamp.",
);
export const wrongHash = refusal("badmd5", "apierror-badmd5", "The supplied MD5 hash was incorrect.");
export const onlyAppending = refusal(
  "redirect-appendonly",
  "apierror-redirect-appendonly",
  "You have attempted to edit using the redirect-following mode, which must be used in conjunction with <kbd>section=new</kbd>, <var>prependtext</var>, or <var>appendtext</var>.",
);
export const badSection = refusal(
  "invalidsection",
  "apierror-invalidsection",
  "The <var>section</var> parameter must be a valid section ID or <kbd>new</kbd>.",
);
export const protectedPage = refusal(
  "protectedpage",
  "protectedpagetext",
  "This page has been protected to prevent editing or other actions.",
);
export const cascadeProtected = refusal(
  "cascadeprotected",
  "cascadeprotected",
  'This page has been protected from editing because it is transcluded in a page which is protected with the "cascading" option turned on.',
);
export const protectedInterface = refusal(
  "protectednamespace-interface",
  "protectedinterface",
  "This page provides interface text for the software on this wiki, and is protected to prevent abuse.",
);
export const specialPage = refusal(
  "pagecannotexist",
  "apierror-pagecannotexist",
  "Namespace doesn't allow actual pages.",
);
export const cannotCreate = refusal(
  "cantcreate",
  "nocreate-loggedin",
  "You do not have permission to create new pages.",
);
export const cannotCreateAnonymously = refusal(
  "cantcreate-anon",
  "nocreatetext",
  "Anonymous users can't create new pages.",
);

export const badTitle = (title: string): Refusal =>
  refusal("invalidtitle", "apierror-invalidtitle", 'Bad title "$1".', [title]);
export const noSuchPage = (id: number): Refusal =>
  refusal("nosuchpageid", "apierror-nosuchpageid", "There is no page with ID $1.", [id]);
export const noSuchSection = (section: string): Refusal =>
  refusal("nosuchsection", "apierror-nosuchsection", "There is no section $1.", [section]);
export const noSuchRevision = (id: number): Refusal =>
  refusal("nosuchrevid", "apierror-nosuchrevid", "There is no revision with ID $1.", [id]);
export const otherPage = (id: number, title: string): Refusal =>
  refusal("revwrongpage", "apierror-revwrongpage", "r$1 is not a revision of $2.", [id, title]);
export const badTag = (tag: string): Refusal =>
  refusal("badtags", "tags-apply-not-allowed-one", 'The tag "$1" is not allowed to be manually applied.', [tag]);
export const tooBig = (kilobytes: number): Refusal =>
  refusal(
    "contenttoobig",
    "apierror-contenttoobig",
    "The content you supplied exceeds the article size limit of $1 kilobytes.",
    [kilobytes],
  );
export const noRight = (what: string): Refusal =>
  refusal("permissiondenied", "apierror-permissiondenied", "You don't have permission to $1.", [what]);
export const protectedTitle = (by: string, reason: string): Refusal =>
  refusal(
    "protectedtitle",
    "titleprotected",
    'This title has been protected from creation by $1.\nThe reason given is "$2".',
    [by, reason],
  );
export const protectedCode = (code: string): Refusal =>
  refusal(code, code, "You do not have permission to edit this page because it has code in it that affects others.");
export const blocked = (data: Readonly<Record<string, unknown>>): Refusal => ({
  ...refusal("blocked", "apierror-blocked", "You have been blocked from editing."),
  data,
});
