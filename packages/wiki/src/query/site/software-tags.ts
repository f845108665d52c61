/** A tag that the software adds to changes automatically. */
export interface SoftwareTag {
  readonly displayName: string;
  /** The description (decided: D-457). */
  readonly description: string;
}

/** The tags that the software of a new site defines. It applies all of them. */
export const softwareTags: Readonly<Record<string, SoftwareTag>> = {
  "mw-blank": { displayName: "Blanking", description: "The page is blank." },
  "mw-changed-redirect-target": { displayName: "Redirect target changed", description: "The redirect target changed." },
  "mw-contentmodelchange": {
    displayName: "content model change",
    description: "The content model of the page changed.",
  },
  "mw-manual-revert": { displayName: "Manual revert", description: "The page has the text of an earlier revision." },
  "mw-new-redirect": { displayName: "New redirect", description: "The page became a redirect." },
  "mw-removed-redirect": { displayName: "Removed redirect", description: "The page is no longer a redirect." },
  "mw-replace": { displayName: "Replaced", description: "At least nine tenths of the text were removed." },
  "mw-reverted": { displayName: "Reverted", description: "A later edit reverted this one." },
  "mw-rollback": { displayName: "Rollback", description: "The edits of the last author were rolled back." },
  "mw-server-side-upload": {
    displayName: "Server-side upload",
    description: "The file was uploaded by a program on the server.",
  },
  "mw-undo": { displayName: "Undo", description: "An earlier edit was undone." },
};
