/** A tag that the software puts on changes by itself. */
export interface SoftwareTag {
  readonly displayName: string;
  /** Decided: D-457. */
  readonly description: string;
}

/** The tags that the software of a fresh site defines, all of which it puts on changes. */
export const softwareTags: Readonly<Record<string, SoftwareTag>> = {
  "mw-blank": { displayName: "Blanking", description: "The page has no text any more." },
  "mw-changed-redirect-target": { displayName: "Redirect target changed", description: "A redirect leads to another page." },
  "mw-contentmodelchange": { displayName: "content model change", description: "The page has another content model." },
  "mw-manual-revert": { displayName: "Manual revert", description: "The page has a text that it had before." },
  "mw-new-redirect": { displayName: "New redirect", description: "The page is a redirect from now on." },
  "mw-removed-redirect": { displayName: "Removed redirect", description: "The page is no redirect any more." },
  "mw-replace": { displayName: "Replaced", description: "Nine tenths of the text or more are gone." },
  "mw-reverted": { displayName: "Reverted", description: "A later edit has taken this one back." },
  "mw-rollback": { displayName: "Rollback", description: "The edits of the last author were taken back at once." },
  "mw-server-side-upload": { displayName: "Server-side upload", description: "The file was uploaded by a program on the server." },
  "mw-undo": { displayName: "Undo", description: "An earlier edit was taken back." },
};
