import type { Code } from "../catalogue.ts";
import { prose } from "./prose.ts";

export const loadExplanations = {
  "spec-not-found": prose`
    Kiln reads everything from the folder “spec” below the root, and the root is the current folder unless --root names another.
    There is no such folder, so nothing was compiled and nothing was written. Usually the command was run in a subfolder.`,
  "unreadable-file": prose`
    The file exists, and the operating system refused to read it: its permissions, a broken link, or a folder with the name of a
    file. Kiln does not go on without it, because its content would be missing from every output without notice.`,
  "file-too-large": prose`
    A spec file is written and reviewed by people, and the largest real one has a few kilobytes. A file beyond the limit is nearly
    always something else that was saved under a name ending in .yaml, and parsing it would waste memory.`,
  "not-utf8": prose`
    YAML files are UTF-8 here. Other bytes would become replacement characters in every output, so Kiln stops instead. The
    common cause is an editor that saved the file as Latin-1, Windows-1252 or UTF-16.`,
  "unexpected-file": prose`
    The folder and the name of a file determine its kind: a module is below “modules”, a value set below “value-sets”. A file
    elsewhere would be ignored, while its author believes that it has an effect. Usually it is in the wrong folder, or ends in .yml
    instead of .yaml.`,
  "missing-file": prose`
    Without this file the folder is not a complete service, or the spec is not complete: no other file defines what it defines.
    Usually a folder was added without its service.yaml, or a file was renamed.`,
  "merge-conflict": prose`
    Git could not merge what two branches changed here and left both sides in the file, between conflict markers. A person has to
    decide which side is right; often both are, one after the other. The file is not read until the markers are removed. Outputs
    below “packages” need no such care: Kiln rewrites them.`,
  "yaml-syntax": prose`
    The text is not YAML, so its meaning is unknown. The place is where the parser stopped; the cause is often a line above
    it: an unclosed quote or bracket, a tab in the indentation, a “: ” or “ #” inside text without quotes. Fix the first error first.`,
  "duplicate-key": prose`
    YAML parsers disagree about a key that is duplicated in one mapping: some take the first, some the last, some refuse it. One of
    the two values would be lost without notice. Usually an entry was copied and its key was not changed.`,
  "ambiguous-scalar": prose`
    Kiln reads YAML 1.2, where yes, no, on and off are text and 0777 is the number 777. YAML 1.1 parsers, still common in editors and
    scripts, read booleans and the octal number 511, so the same file would mean two things. Often text was meant, such as a PIN or a
    telephone number, and its zeros would be lost. With quotes it means one thing everywhere.`,
  "comment-after-text": prose`
    In YAML a “#” after a space begins a comment, so that text without quotes ends there: of “Call #5 is next” only “Call” is left, in
    every output. With quotes the whole text counts. A comment that is meant as one is clearer on a line of its own.`,
  "alias-bomb": prose`
    A few lines of anchors and aliases can expand to billions of nodes and exhaust the memory of every parser. A spec file
    needs few aliases or none: a definition that several places share has a name of its own, as a value set or a parameter group.`,
  "cyclic-alias": prose`
    An alias inside its own anchor describes an infinite structure, which no output can represent. It is hardly ever intended;
    usually an anchor was set one level too high.`,
  "unsupported-yaml": prose`
    A spec consists of mappings, lists and scalars with text keys. Everything in YAML beyond that (tags, merge keys, keys that are
    mappings, several documents in one file) is read differently by different tools. Kiln refuses it rather than guess.`,
  "nested-too-deep": prose`
    No part of a spec is nested more than a dozen levels. Deeper nesting is an error of indentation or brackets that were never
    closed, and reading it could exhaust the stack.`,
  "older-language": prose`
    The language of the spec has a version, which project.yaml names under “language”; a spec without the key is of version 1. Where a
    version changes what the files mean, older files would give many findings that lead nowhere. So there is this one, and it says what
    to change.`,
  "newer-language": prose`
    The spec uses a version of the language that this Kiln does not know yet. It was updated together with a newer
    Kiln.`,
  "unknown-key": prose`
    A key that Kiln does not know has no effect, and a mistyped one loses what its author meant: “requried: true” leaves
    the parameter optional. That is why it is an error and not a warning. The known keys are in the schema that the file's first line
    names.`,
  "missing-key": prose`
    The outputs cannot be written without this value, and Kiln invents none. Where the source document does not state it, write {
    unknown: D-… } with a decision that contains the question, or { decided: …, by: D-… } with one that contains the answer.`,
  "wrong-type": prose`
    The key is right, but its value has the wrong type. Often quotes are missing or too many ('10' is text, 10 is a number), a
    single value is given instead of a list, or a wrong indentation made a mapping empty.`,
  "unrecognized-mapping": prose`
    Where one of several kinds of mappings is allowed, such as the rules between parameters, each kind has a key of its own that
    identifies it: “exactlyOneOf”, “notEmpty”, “warn”. This mapping has none of them, so its other keys cannot be checked. Usually
    the key was forgotten, or has another name here.`,
  "wrong-value": prose`
    Only certain values are allowed here, and this is none of them. Usually it is a typing error, or the word that another
    specification language uses for the same thing (“array” for a list, “int” for an integer).`,
  "invalid-name": prose`
    Names become identifiers, paths and file names in every output. A name that cannot be written there would have to be changed,
    and then the outputs and the spec would use two names for one thing.`,
  "file-name-mismatch": prose`
    One file contains one definition and has its name, so that every module, resource and value set is found without a search.
    Usually a file was copied to start a new one, and only one of the two names was changed.`,
} as const satisfies Partial<Record<Code, string>>;
