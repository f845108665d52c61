import type { Code } from "../catalogue.ts";
import { prose } from "./prose.ts";

export const writeExplanations = {
  "stale-file": prose`
    The spec, a template or Kiln itself has changed since the file was written, and the file has not been written again. It is as
    Kiln left it, so nothing is lost by writing it anew. Usually the spec was edited and the outputs were not generated before the
    commit.`,
  "stale-outputs": prose`
    Many outputs are stale, missing or no longer made, and all for one reason: the spec, a template or Kiln itself has changed and
    nothing was generated since. GitHub shows this once, at the first file that differs, since one run settles all of them; in the
    other formats each file is a finding of its own.`,
  "edited-file": prose`
    The file is made by Kiln and no longer as Kiln made it, while the spec still says what it said. Kiln writes everything else and
    leaves this file alone, so that the edit is not lost. What it was for belongs into the spec or a template; then it reaches every
    output that it concerns.`,
  "stale-edited-file": prose`
    Two things happened to the file: somebody edited it, and what it is made from has changed. Neither the old nor the new text is
    what the file holds. Look at the difference first: the edit is lost when the file is written.`,
  "missing-output": prose`
    The spec asks for a file that is not there. It was deleted, or never written because a run was interrupted, or its module or
    resource is new and nobody has run Kiln since.`,
  "orphaned-file": prose`
    Kiln wrote the file in an earlier run, and nothing in the spec asks for it any more: its module or resource was renamed or taken
    out. Whoever installs the package would still find it there. Kiln deletes only files that it wrote itself.`,
  "foreign-file": prose`
    An output belongs where there is a file that Kiln did not write: the manifest does not know it. It may be somebody's work, so
    Kiln neither overwrites nor deletes it. Usually a file was made by hand in a folder that belongs to Kiln, or the manifest was
    deleted.`,
  "unknown-file": prose`
    Everything below “generated” is published with the package, and this file is no output: the spec does not ask for it, and the
    manifest does not know it. It may be somebody's work, so Kiln does not delete it. Usually it was put there by hand or by another
    tool, or the manifest was deleted. What npm never packs, such as .DS_Store, is not reported.`,
  "unreadable-output": prose`
    A file or folder among the outputs cannot be read, so nobody can tell whether it is what the spec says. Usually it belongs to
    another user, or the disk is failing.`,
  "unwritable": prose`
    The operating system refused to write: a folder that is read-only, a disk that is full, a file that another program holds. Every
    file is written beside its place and then renamed, so that none is left half written, and the next run finishes what this one
    began.`,
  "broken-manifest": prose`
    The manifest records which files Kiln wrote and what was in them. Without it an edit by hand cannot be told from an old output,
    and Kiln would have to guess what it may overwrite. Usually somebody edited it or it was cut off. The lines of a merge
    conflict are understood: the next run settles it.`,
  "another-run": prose`
    Two runs that write at once could leave the outputs of one beside those of the other. So each waits for its turn, and gives up
    after ten seconds. Where the process is not Kiln, an earlier run was killed and its number given to another process; after a
    minute Kiln goes ahead all the same.`,
  "stale-runtime": prose`
    The client, the validators and the server ship code that is written by hand in templates/runtime. It is compiled into
    templates/runtime/build, from where it is copied into the packages. A source, a configuration or TypeScript has changed since then,
    or there is no build yet, so the packages cannot be what the sources say. Generating builds it, and then writes the packages.`,
  "broken-runtime": prose`
    A file of templates/runtime has a type error, or TypeScript is not installed. Nothing was written, and an earlier build is still
    in place. The message is the first of the compiler's.`,
} as const satisfies Partial<Record<Code, string>>;
