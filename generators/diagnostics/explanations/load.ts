import type { Code } from "../catalogue.ts";
import { prose } from "./prose.ts";

export const loadExplanations = {
  "spec-not-found": prose`
    Kiln reads everything from the folder “spec” in the root, which is the current folder unless --root names another.
    There is no such folder, so nothing was compiled or written. Usually the command was run in a subfolder.`,
  "unreadable-file": prose`
    The file exists, but the operating system could not read it: its permissions forbid it, a link is broken, or it is a
    folder with the name of a file. Kiln stops, because otherwise the content would be missing from every output without
    notice.`,
  "file-too-large": prose`
    Spec files are written and reviewed by people, and the largest real one has a few kilobytes. A file beyond the limit
    is almost always something else that was saved with a name ending in .yaml, and parsing it would waste memory.`,
  "not-utf8": prose`
    YAML files must be encoded in UTF-8. Other bytes would become replacement characters in every output, so Kiln stops
    instead. Usually an editor saved the file as Latin-1, Windows-1252 or UTF-16.`,
  "unexpected-file": prose`
    The folder and the name of a file determine its kind: a module is in “modules”, a value set in “value-sets”. A file
    elsewhere would be ignored without notice. Usually it is in the wrong folder, or ends in .yml instead of .yaml.`,
  "missing-file": prose`
    Without this file the service or the spec is incomplete: no other file defines what it defines. Usually a folder was
    added without its service.yaml, or a file was renamed.`,
  "merge-conflict": prose`
    Git could not merge the changes of two branches and left both sides in the file, between conflict markers. Decide
    which side is right; often both are, one after the other. Kiln does not read the file until the markers are removed.
    Conflicts in “packages” resolve themselves: Kiln rewrites those files.`,
  "yaml-syntax": prose`
    The file is not valid YAML. Frequent causes are text that needs quotes because it contains “: ” or begins with a
    character such as “@”, an unclosed quote or bracket, a tab in the indentation, or a missing space after a dash or a
    colon. Errors after the first one are reported only if they do not result from it.`,
  "duplicate-key": prose`
    YAML parsers treat a duplicate key differently: some use the first value, some the last, and some report an error.
    One of the two values would be lost without notice. Usually an entry was copied and its key was not changed.`,
  "ambiguous-scalar": prose`
    Kiln reads YAML 1.2, in which yes, no, on and off are strings and 0777 is the number 777. YAML 1.1 parsers, still
    common in editors and scripts, read booleans and the octal number 511, so the file would have two meanings. Often a
    string was intended, such as a PIN or a telephone number, and its zeros would be lost. With quotes every parser
    reads the same string.`,
  "comment-after-text": prose`
    In YAML a “#” after a space begins a comment, so text without quotes ends there: of “Call #5 is next” only “Call”
    remains, in every output. With quotes the whole text is kept. A comment is clearer on its own line.`,
  "alias-bomb": prose`
    A few lines of anchors and aliases can expand to billions of nodes and exhaust the memory of every parser. A spec
    file needs few aliases, if any: a definition that is used in several places has its own name, as a value set or a
    parameter group.`,
  "cyclic-alias": prose`
    An alias inside its own anchor describes an infinite structure, which no output can represent. It is rarely
    intended; usually the anchor is one level too high.`,
  "unused-anchor": prose`
    Text that begins with “&” is an anchor in YAML: of “&nbsp; is a space” only “is a space” remains, in every output.
    An anchor without an alias has no other effect, so it is either the beginning of a text or left over.`,
  "unsupported-yaml": prose`
    A spec consists of mappings, lists and scalars, and the keys of its mappings are strings. Tools differ in how they
    read other features of YAML (tags, merge keys, mappings as keys, several documents in one file), so Kiln rejects
    them.`,
  "nested-too-deep": prose`
    No part of a spec is nested more than a dozen levels. Deeper nesting is an error of indentation, or brackets that
    were never closed, and reading it could exhaust the stack.`,
  "older-language": prose`
    The language of the spec has a version, which project.yaml states under “language”; without that key it is version
    1. A newer version gives some keys another meaning, so checking an older spec would report many misleading errors.
    Instead Kiln reports this error, with the changes to make.`,
  "newer-language": prose`
    The spec uses a version of the language that this Kiln does not support yet. It was updated together with a newer
    Kiln, and an older one would misread it.`,
  "unknown-key": prose`
    A key that Kiln does not know has no effect, and a mistyped one silently changes the meaning: with “requried: true”
    the parameter stays optional. That is why it is an error and not a warning. The schema that the first line of the
    file names lists the known keys.`,
  "missing-key": prose`
    The outputs cannot be written without this value, and Kiln does not invent one. If the source document does not
    state it, write { unknown: D-… } with an open decision, or { decided: …, by: D-… } with an answered one.`,
  "wrong-type": prose`
    The key is right, but its value has the wrong type. Often there are too few or too many quotes ('10' is a string, 10
    is a number), a single value is given instead of a list, or wrong indentation left a mapping empty.`,
  "unrecognized-mapping": prose`
    Several kinds of mapping are allowed here, such as the rules between parameters. Each kind is identified by one key:
    “exactlyOneOf”, “notEmpty”, “warn”. This mapping has none of them, so its other keys cannot be checked. Usually the
    key is missing or misspelt.`,
  "wrong-value": prose`
    Only certain values are allowed here, and this is not one of them. Usually it is a typing error, or the word that
    another specification language uses for the same thing (“array” for a list, “int” for an integer).`,
  "invalid-name": prose`
    Names become identifiers, paths and file names in the outputs. A name that is not valid there would have to be
    changed, and then the outputs and the spec would use two names for one thing.`,
  "file-name-mismatch": prose`
    A file contains one definition and has the same name, so that every module, resource and value set is easy to find.
    Usually a file was copied to start a new one, and only one of the two names was changed.`,
} as const satisfies Partial<Record<Code, string>>;
