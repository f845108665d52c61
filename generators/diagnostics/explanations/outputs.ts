import type { Code } from "../catalogue.ts";

export const writeExplanations = {
  "stale-file": prose`
    The spec, a template or Kiln itself has changed since the file was written. The file was not edited, so nothing is
    lost when it is rewritten. Usually the spec was edited and the outputs were not generated before the commit.`,
  "stale-outputs": prose`
    Many outputs are stale, missing or no longer generated, all for the same reason: the spec, a template or Kiln itself
    has changed and nothing was generated since. On GitHub this is reported once, at the first file that differs,
    because one run fixes all of them; in the other formats each file has its own diagnostic.`,
  "edited-file": prose`
    The generated file was edited, while the spec has not changed. Kiln writes everything else and leaves this file
    alone, so that the edit is not lost. The edit belongs in the spec or a template, from where it reaches all outputs.`,
  "stale-edited-file": prose`
    The file was edited by hand, and its sources have changed. It matches neither its old nor its new content. Read the
    difference first: the edit is lost when the file is written.`,
  "missing-output": prose`
    The spec requires a file that does not exist. It was deleted, or never written because a run was interrupted, or its
    module or resource is new and nothing was generated since.`,
  "unformatted-file": prose`
    The content of the spec file is valid, but \`kiln format\` would write it differently: other quotes, other spaces,
    or shorter lines. If all files are formatted alike, a review shows only real changes. Only \`kiln format --check\`
    reports this.`,
  unreviewed: prose`
    The text or a fact beside it has changed since spec/reviewed.txt was written. A description that was right becomes
    false when a fact changes, and no check can read a sentence. Read the texts and the facts in the finding, correct
    what is wrong, and record the rest as reviewed. Without spec/reviewed.txt nothing is compared.`,
  "unserved-service": prose`
    The server program does not register a service of the spec, so all requests to it get the status 404. The service is
    new, or was renamed. \`kiln scaffold server\` writes the missing files, and adds the service to the list of services
    if nobody edited that list; otherwise it prints the line to add.`,
  "missing-handler": prose`
    The server takes its handlers from this file, which lacks one for an operation or a module of the spec. A server of
    resources does not start without it; a query service responds to requests for the module with the status 501. \`kiln
    scaffold server\` writes a typed stub, and adds it to the list of handlers if nobody edited that list; otherwise it
    prints the line to add.`,
  "unknown-handler": prose`
    The server takes its handlers from this file, but no module or operation of the spec has this name. The server does
    not start with an unknown handler, since a misspelt name would otherwise go unnoticed. Usually an operation was
    renamed or removed.`,
  "unchecked-handlers": prose`
    \`kiln check\` loads the file in a separate process, to compare the exported handlers with the operations of the
    spec. The file could not be loaded, so missing handlers cannot be found. Often the project's packages are not
    installed, or the file has a syntax error.`,
  "obsolete-handlers": prose`
    The folder contains handlers for a service that the spec does not have, so its imports from the server package fail.
    The service was removed or renamed. Kiln does not delete code that people wrote: you can move what you still need to
    the new service first.`,
  "orphaned-file": prose`
    Kiln wrote the file in an earlier run, and the spec no longer requires it: its module or resource was renamed or
    removed. The file would still be published with the package. Kiln deletes only files that it wrote.`,
  "foreign-file": prose`
    An output has the same path as a file that Kiln did not write: the manifest does not list it. A person may have
    written it, so Kiln neither overwrites nor deletes it. Usually a file was created by hand in a folder of generated
    files, or the manifest was deleted.`,
  "unknown-file": prose`
    Everything in “generated” is published with the package, but this file is not an output: the spec does not require
    it, and the manifest does not list it. A person may have written it, so Kiln does not delete it. Usually it was put
    there by hand or by another tool, or the manifest was deleted. Files that npm never packs, such as .DS_Store, are
    not reported.`,
  "unreadable-output": prose`
    A file or folder among the outputs cannot be read, so Kiln cannot compare it with the spec. Usually it belongs to
    another user, or the disk is failing.`,
  unwritable: prose`
    The operating system refused to write: a folder is read-only, the disk is full, or another program holds the file.
    Kiln writes every file under a temporary name and then renames it, so no file is left incomplete, and the next run
    finishes what this one began.`,
  "broken-manifest": prose`
    The manifest records which files Kiln wrote and what they contained. Without it a file edited by hand looks like an
    old output, and Kiln would have to guess which files it may overwrite. Usually the manifest was edited by hand, or
    is incomplete. A merge conflict in it is not an error: the next run resolves it.`,
  "another-run": prose`
    Two runs that write at the same time could mix their outputs. So each run waits for a lock, and gives up after ten
    seconds. If the process is not Kiln, an earlier run was killed and its process id was reused; after a minute Kiln
    ignores such a lock.`,
  "stale-runtime": prose`
    The client, the validators and the server include code from templates/runtime. Kiln compiles it into
    templates/runtime/build and copies the result into the packages. A source file, the configuration or TypeScript has
    changed since the last build, or there is no build yet, so the packages cannot match the sources. The command builds
    the runtime, and then writes the packages.`,
  "broken-runtime": prose`
    A file in templates/runtime has a type error, or TypeScript is not installed. Nothing was written, and the previous
    build is still in place. The message is the first error of the compiler.`,
} as const satisfies Partial<Record<Code, string>>;

export const driftExplanations = {
  "import-conflict": prose`
    “kiln import --update” applies the differences between two documents to the spec. Here the spec differs from the
    earlier document as well, because someone edited it, or a shape or value set that the newer document no longer has
    is still used. The spec stays as it is. Compare both, and change the spec if the newer document is right.`,
  "live-undescribed": prose`
    A live API described a module, a parameter or a value that the spec does not have: an extension added it, or a newer
    version of the software. Requests with it are refused by the validators, and TypeScript rejects them, although the
    API would accept them.`,
  "live-missing": prose`
    The spec has a module, a parameter or a value that a live API does not have, because its software is older, or
    because an extension is not installed. Requests with it fail, or are answered with a warning.`,
  "live-different": prose`
    A source document states a fact, and a live API describes itself differently. Either the API has changed since the
    document was written, or it is configured differently, or the document is wrong.`,
  "live-refuted": prose`
    The source document leaves a question open, and the project decided. The live API states something else, so the
    decision does not hold for this API. A source that answers the question takes precedence over a decision.`,
  "live-answer": prose`
    The spec leaves a question open, and the live API answers it. Write the value into the spec, and cite a source for
    it.`,
  "claim-refuted": prose`
    “kiln verify” sent a request, and the response contradicts a fact that a source document states. Either the service
    is wrong or the document is. The message names the request; keys are left out of it.`,
  "decision-refuted": prose`
    “kiln verify” sent a request, and the response contradicts a decision of the project. Decisions fill gaps of the
    source document, so a running service is better evidence: change the decision, and cite the response.`,
  "question-answered": prose`
    The spec leaves a question open, and the response to a request of “kiln verify” shows the value. Write the value
    into the spec, and cite the response as its source.`,
  "undescribed-field": prose`
    Responses in recorded traffic have a field that the spec does not list. Clients, documentation and validators do not
    know it. Its type is derived from the recorded values. “kiln learn --write” adds it as an optional field that was
    decided, with the recording as the ground.`,
} as const satisfies Partial<Record<Code, string>>;

export const diffExplanations = {
  "approval-without-change": prose`
    An approval names a change by its fingerprint, a hash of the class of the change, its path and its two values. The
    fingerprint of a group of equal changes also covers the list of places, such as modules. No change between the two
    revisions has this fingerprint: it was mistyped, the change was undone, its values differ from the approved ones, or
    the change now occurs in another module as well. An approval without a change could let a later change pass
    unnoticed.`,
  "approval-disagrees": prose`
    In addition to the fingerprint, an approval states the class and the subject of its change, and for a group of
    changes their places, so that readers know what was approved. Here they differ from the change: the entry was copied
    from another one, or the fingerprint was pasted into the wrong entry. The change is not approved until they agree.`,
  "approval-expired": prose`
    An approval is valid until the day that its author chose. That day has passed and the change is not merged. Its
    reason may no longer hold, and the people who were notified may have forgotten it. The change is not approved until
    somebody reviews it again.`,
  "approval-settled": prose`
    The old revision has the same approval, and no change between the two revisions matches it: the change was merged
    together with the approval, or was abandoned. The entry no longer approves anything. This is only a warning because
    the entry is not part of the current change.`,
} as const satisfies Partial<Record<Code, string>>;

export const learnExplanations = {
  "unreadable-recording": prose`
    kiln learn reads files with one JSON object per line, each a request and the response to it, and HTTP Archives
    (.har). The operating system refused to read the file, because it does not exist or its permissions forbid it, or
    the file is not an archive. The other files were not used either, so that the missing one is not overlooked.`,
  "invalid-recording": prose`
    Each line of a recording is a JSON object with the query string of a request and the body of its response. This line
    has another form, or was cut off when the recording was interrupted. The other lines were not used either: a lost
    response would otherwise look like one that never occurred.`,
  "contradicted-result": prose`
    The spec describes the result of a module, and a recorded response differs: a value has another type, a member is
    missing although the request selects it, or a member is present although the request does not select it. Either the
    result was inferred from too few responses, or the system has changed, or the response comes from another system.
    You have to decide which.`,
} as const satisfies Partial<Record<Code, string>>;

/** Joins the lines of a template to one paragraph. */
export function prose(parts: TemplateStringsArray): string {
  return parts.join("").trim().replace(/\s+/g, " ");
}
