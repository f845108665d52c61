import type { Code } from "../catalogue.ts";
import { prose } from "./prose.ts";

export const loadExplanations = {
  "spec-not-found": prose`
    Kiln reads everything from the folder “spec” below the root, and the root is the current folder unless --root says otherwise.
    Nothing was found there, so nothing was compiled and nothing was written. Usually the command was run one folder too deep.`,
  "unreadable-file": prose`
    The file is there, and the operating system refused to hand it over: its permissions, a broken link, a folder under a file's
    name. Kiln does not go on without it, because every output would silently lack what the file says.`,
  "file-too-large": prose`
    A spec file is written and reviewed by people, and the largest real one has a few kilobytes. A file beyond the limit is nearly
    always something else that was saved under a name ending in .yaml, and parsing it would cost memory for nothing.`,
  "not-utf8": prose`
    YAML files are UTF-8 here. Bytes that are not would become replacement characters in every output, so Kiln stops instead. The
    usual cause is an editor that saved the file as Latin-1, Windows-1252 or UTF-16.`,
  "unexpected-file": prose`
    What a file means follows from where it lies: a module below “modules”, a value set below “value-sets”. A file that lies nowhere
    of these would be ignored, and its author would believe that it counts. Usually it is in the wrong folder, or ends in .yml
    instead of .yaml.`,
  "missing-file": prose`
    Without this file the folder is not a complete service, or the spec not a complete spec: nothing else says what it has to say.
    Usually a folder was added and its service.yaml was forgotten, or a file was renamed.`,
  "merge-conflict": prose`
    Git could not merge what two branches changed here and left both sides in the file, between lines of its own. Which of them is
    meant is for a person to say; often it is both, one after the other. The file is not read until these lines are taken out. Outputs
    below “packages” need no such care: Kiln writes them anew.`,
  "yaml-syntax": prose`
    The text is not YAML, so nobody can say what is meant. The place is where the parser gave up; the cause is often a line above
    it: a quote or bracket left open, a tab in the indentation, a “: ” or “ #” inside text without quotes. Mend the first one first.`,
  "duplicate-key": prose`
    YAML readers disagree about a key that stands twice in one mapping: some take the first, some the last, some refuse. One of the
    two values would vanish without a word. Usually an entry was copied and its key was not changed.`,
  "ambiguous-scalar": prose`
    Kiln reads YAML 1.2, where yes, no, on and off are text. YAML 1.1 readers, still common in editors and scripts, take them for
    booleans, and the same file would mean two things. With quotes it means one thing everywhere.`,
  "alias-bomb": prose`
    A few lines of anchors and aliases can unfold to billions of nodes and take the memory of every reader with them. A spec file
    needs few aliases or none: what several places share has a name of its own here, as a value set or a parameter group.`,
  "cyclic-alias": prose`
    An alias inside its own anchor stands for a structure without an end, which no output can hold. It is hardly ever meant; usually
    an anchor was set one level too high.`,
  "unsupported-yaml": prose`
    A spec is mappings, lists and scalars with text keys, and everything in YAML beyond that (tags, merge keys, keys that are
    mappings, several documents in one file) is read differently by different tools. Kiln refuses it rather than guess.`,
  "nested-too-deep": prose`
    No part of a spec is nested more than a dozen levels. Deeper nesting is a slip of indentation or brackets that were never
    closed, and reading it all the same could exhaust the stack.`,
  "unknown-key": prose`
    A key that Kiln does not know has no effect, and a mistyped one takes away what its author meant to say: “requried: true” leaves
    the parameter optional. That is why it is an error and not a remark. The known keys are in the schema that the file's first line
    names.`,
  "missing-key": prose`
    The outputs cannot be written without this value, and Kiln invents none. Where the source document does not say it, say so: {
    unknown: D-… } with a decision that holds the question, or { decided: …, by: D-… } with one that holds the answer.`,
  "wrong-type": prose`
    The key is right and what it holds is of another kind. Often quotes are missing or too many ('10' is text, 10 is a number), a
    single value stands where a list belongs, or a wrong indentation turned a mapping into nothing at all.`,
  "unrecognized-mapping": prose`
    Where one of several kinds of mappings may stand, such as the rules between parameters, each kind has a key of its own that says
    which one it is: “exactlyOneOf”, “notEmpty”, “warn”. Here is none of them, so the other keys cannot be judged. Usually the key
    was forgotten, or has another name here.`,
  "wrong-value": prose`
    Only certain words are possible here, and this is none of them. Usually it is a typing error, or the word that another
    specification language uses for the same thing (“array” for a list, “int” for an integer).`,
  "invalid-name": prose`
    Names become identifiers, paths and file names in every output. One that cannot be written there would have to be changed on the
    way, and then the outputs and the spec would call one thing by two names.`,
  "file-name-mismatch": prose`
    One file holds one thing and bears its name, so that everybody finds a module, a resource or a value set without searching.
    Usually a file was copied to start a new one, and only one of the two names was changed.`,
} as const satisfies Partial<Record<Code, string>>;
