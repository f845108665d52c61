import type { Code } from "../catalogue.ts";
import { prose } from "./prose.ts";

export const writeExplanations = {
  "stale-file": prose`
    The spec, a template or Kiln itself has changed since the file was written, and the file has not been written again. Its content
    is as Kiln left it, so nothing is lost when it is rewritten. Usually the spec was edited and the outputs were not generated
    before the commit.`,
  "stale-outputs": prose`
    Many outputs are stale, missing or no longer generated, and all for one reason: the spec, a template or Kiln itself has changed
    and nothing was generated since. GitHub shows this once, at the first file that differs, since one run fixes all of them; in the
    other formats each file is a diagnostic of its own.`,
  "edited-file": prose`
    The file is generated and no longer as Kiln wrote it, while the spec has not changed. Kiln writes everything else and
    leaves this file alone, so that the edit is not lost. The edit belongs in the spec or a template; from there it reaches every
    output that it concerns.`,
  "stale-edited-file": prose`
    Two things happened to the file: a person edited it, and its sources have changed. The file matches neither its old nor its new
    content. Look at the difference first: the edit is lost when the file is written.`,
  "missing-output": prose`
    The spec requires a file that does not exist. It was deleted, or never written because a run was interrupted, or its module or
    resource is new and Kiln has not been run since.`,
  "unformatted-file": prose`
    The spec file says what it should, in another form than \`kiln format\` gives it: other quotes, other spaces, a line that is too
    long. Files in one form differ only where something changed, so that a review shows that alone. Only \`kiln format --check\`
    looks for it.`,
  "unreviewed": prose`
    The text or a fact beside it has changed since spec/reviewed.txt was written. A description that was right becomes false when a
    fact changes, and no check can read a sentence. Read the texts and the facts in the finding, correct what is wrong, and record the
    rest as reviewed. Without spec/reviewed.txt nothing is compared.`,
  "unserved-service": prose`
    The spec has a service that the program of the server does not register, so all its addresses are answered with 404. A service is
    new, or was renamed. \`kiln scaffold server\` writes what is missing into new files, and connects it where the list of services
    is still as it wrote it; otherwise it prints the line to add.`,
  "missing-handler": prose`
    The server takes its handlers from this file, and the file lacks one for an operation or a module of the spec. A server of
    resources does not start without it; a query service answers the module with the status 501. \`kiln scaffold server\` writes a
    typed stub and connects it where the list of handlers is still as it wrote it; otherwise it prints the line to add.`,
  "unknown-handler": prose`
    The server takes its handlers from this file, and no module or operation of the spec has a handler of this name. The server does not
    start with it, since a misspelt name would go unnoticed otherwise. Usually an operation was renamed or removed.`,
  "unchecked-handlers": prose`
    \`kiln check\` loads the file in a process of its own to compare the handlers that it exports with the operations of the spec.
    It could not load the file, so a missing handler would not be found. Often the project's packages are not installed, or the file
    has a syntax error.`,
  "obsolete-handlers": prose`
    A folder of handlers imports a package's part for a service of its name, and the spec has no such service, so the folder does not
    compile. The service was removed, or renamed. Kiln deletes no code that people wrote: what is still needed may be moved to the new
    service first.`,
  "orphaned-file": prose`
    Kiln wrote the file in an earlier run, and nothing in the spec requires it any more: its module or resource was renamed or
    removed. Users of the package would still find the file in it. Kiln deletes only files that it wrote itself.`,
  "foreign-file": prose`
    The path of an output is taken by a file that Kiln did not write: the manifest does not list it. It may be a person's work, so
    Kiln neither overwrites nor deletes it. Usually a file was made by hand in a folder that belongs to Kiln, or the manifest was
    deleted.`,
  "unknown-file": prose`
    Everything below “generated” is published with the package, and this file is no output: the spec does not require it, and the
    manifest does not list it. It may be a person's work, so Kiln does not delete it. Usually it was put there by hand or by another
    tool, or the manifest was deleted. Files that npm never packs, such as .DS_Store, are not reported.`,
  "unreadable-output": prose`
    A file or folder among the outputs cannot be read, so it is unknown whether it matches the spec. Usually it belongs to
    another user, or the disk is failing.`,
  "unwritable": prose`
    The operating system refused to write: a folder is read-only, the disk is full, or another program holds the file. Every
    file is first written under a temporary name and then renamed, so that none is left half written, and the next run finishes what
    this one began.`,
  "broken-manifest": prose`
    The manifest records which files Kiln wrote and what they contained. Without it an edit by hand looks like an old output,
    and Kiln would have to guess what it may overwrite. Usually it was edited by hand, or it was cut off. The lines of a merge
    conflict are understood: the next run resolves it.`,
  "another-run": prose`
    Two runs that write at once could mix their outputs. So each run waits for the lock, and gives up
    after ten seconds. If the process is not Kiln, an earlier run was killed and its process id given to another program; after a
    minute Kiln ignores such a lock.`,
  "stale-runtime": prose`
    The client, the validators and the server ship code that is written by hand in templates/runtime. It is compiled into
    templates/runtime/build, from where it is copied into the packages. A source, a configuration or TypeScript has changed since then,
    or there is no build yet, so the packages cannot match the sources. Generating builds it, and then writes the packages.`,
  "broken-runtime": prose`
    A file of templates/runtime has a type error, or TypeScript is not installed. Nothing was written, and an earlier build is still
    in place. The message is the first of the compiler's.`,
} as const satisfies Partial<Record<Code, string>>;
