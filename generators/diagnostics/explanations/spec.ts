import type { Code } from "../catalogue.ts";
import { prose } from "./outputs.ts";

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

export const bindExplanations = {
  "unknown-reference": prose`
    The spec uses a name that is not defined. Kiln looks a name up where its kind is defined: value sets, groups,
    modules and error codes in the same service; fields, shapes and operations in the same resource; parameters in the
    same module. Usually the name is mistyped, was changed in one place only, or is defined in the other service.`,
  "scopes-without-key": prose`
    A scope limits what the owner of a key may do. An operation that needs no key has no owner whose scopes could be
    checked.`,
  "unknown-source": prose`
    A decision cites the source that leaves the question open, and the sources on which its answer is based. Each source
    has a file in spec/sources/ with its title, edition and sections; there is no such file for this one. Leave out
    \`source\` if no document raises the question, and use the ground \`project\` if the answer is the project's own
    choice.`,
  "unknown-section": prose`
    The source has a file in spec/sources/, and that file does not list this section, so a reader could not check the
    decision. Usually the name is mistyped, or the section has not been listed yet.`,
  "cyclic-reference": prose`
    The definition includes another one that, directly or indirectly, includes the first. Such a definition cannot be
    expanded. For example, two modules may each claim to have the parameters of the other; one of them has to list its
    own.`,
  "long-chain": prose`
    A definition may include another, which includes a third, and so on. No spec written by people needs a hundred
    steps; one that has them was generated by a faulty program, or is meant to exhaust the compiler.`,
  "too-many-included": prose`
    Groups may include groups. If each of a few dozen groups includes the next one twice, the parameters of the last one
    are copied billions of times. Kiln counts the copies and stops early. Including a parameter twice is an error
    anyway.`,
  "unknown-decision": prose`
    A fact that the source document does not state must cite the decision that it depends on. This fact cites a decision
    that is not in spec/decisions.yaml, so the reason for its value is unknown. Usually the number is mistyped, or the
    entry has not been written yet.`,
  "decision-mismatch": prose`
    A decision is either answered or open. A value that cites an open decision claims to know what is unknown, and an
    unknown value that cites an answered decision hides what is known. Usually a question was answered later, and some
    of the places that cite it were not updated.`,
  "missing-choice": prose`
    In a service that has keys or tenants, some operations may need neither. Kiln does not guess which ones: every
    operation states who may call it, and whether it needs a tenant.`,
  "undefined-by-service": prose`
    Keys and tenants are defined by the service: service.yaml states how a request sends a key, which kinds of key
    exist, and which parameter names the tenant. Without these definitions an operation cannot require a key or a
    tenant.`,
  "files-without-form": prose`
    Only \`multipart/form-data\` can contain files: a URL-encoded form and a JSON body hold strings and numbers. A
    single file is not a form but a body with its own media type; declare it with “mediaTypes” instead of “fields”.`,
  "undescribed-path-parameter": prose`
    Parameters of a path are written in braces. If “pathParameters” of the resource does not describe the last one, Kiln
    takes it for the id of the object: it has the type of the field that “idField” names, or is a string. All others
    need a type and a description under “pathParameters”.`,
  "value-not-in-set": prose`
    A set defined as another set “without” some values must name values of that set. Removing a value that is not there
    is a typing error, or the other set has changed and no longer has the value.`,
  "field-not-in-request": prose`
    A request cannot contain a field that exists only in responses, and a required field must be one of the fields of
    the body. No request could satisfy this definition. Usually the “use” of the field is wrong, or a field was added to
    only one of the two lists.`,
} as const satisfies Partial<Record<Code, string>>;

export const checkExplanations = {
  "unused-decision": prose`
    A decision that nothing cites explains no fact. Either the fact that depends on it is marked as documented, or the
    decision remained after its fact was deleted. Both mislead readers of the list.`,
  "unused-question": prose`
    The project has an open question on which no fact of the spec depends yet. This is a warning; a decision that is
    answered, or that a source document leaves open, must be cited: see unused-decision.`,
  "duplicate-name": prose`
    Two definitions of one kind have the same name in one scope. The name is ambiguous, and in most outputs the second
    would overwrite the first. Usually an entry was copied, or a parameter group includes a parameter that the module
    defines as well.`,
  "duplicate-value": prose`
    A value that is listed twice adds nothing, and JSON Schema forbids it. Usually two lists were merged, or the second
    entry was meant to be a different value.`,
  "invalid-discriminator": prose`
    A client reads one field, the discriminator, to find out which of several shapes an object has. So each of the
    shapes must require that field with a closed list of values, and no value may belong to two shapes. Usually each
    shape has a list of one value: \`method: { values: [card] }\`.`,
  "duplicate-alias": prose`
    A request may use an alias instead of the field's own name, so each alias must lead to exactly one field or slot.
    The same holds for the paths of one service. In another resource the same alias may have another meaning.`,
  "wire-name-collision": prose`
    Modules that can be used in one request share its query string. Their prefixes keep the parameters apart. Here two
    parameters have the same name once the prefix is added, and the server could not tell which module is meant. A
    module that is used as a generator has the generator's prefix before its own.`,
  "invalid-default": prose`
    The default applies to requests without the parameter, so it must be a value that a request could send: it must have
    the right type, be one of the allowed values and within the range, and be a list only if the parameter accepts
    several values.`,
  "unused-default": prose`
    A default describes what happens without the parameter, but a request without a required parameter is refused.
    Readers cannot tell which of the two is true. Usually the parameter became required later, or the default is only an
    example.`,
  "invalid-example": prose`
    Readers copy examples, mocks return them, and linters compare them with the schemas. So an example must be a valid
    request or response of the operation: it has all required fields and no unknown ones, their values have the right
    types, and the rules between fields hold. A request may use aliases. A value of unknown type may be anything, and an
    open shape may have additional members. An example of a query module is a request for this module alone; its
    response has exactly the members that the request selects.`,
  "inconsistent-example": prose`
    Each value is valid alone, but two of them contradict each other. In an example of an operation, these are the same:
    the ID in the path, the ID field and \`id\`; a field under its name and its aliases; a field in the request and in
    the response; a filter and the filtered field. A list has at most as many items as the limit. In an example of a
    query module, a value to continue from has a form that the parameter accepts. If the service really responds like
    this, describe why: the warning does not stop the compilation.`,
  "contradicted-text": prose`
    A sentence contains a number that the object it describes has as a fact, with another value: a bound (“at most
    500”), a default (“defaults to 10”), or the HTTP status of an error code. One of the two is outdated. Only sentences
    of these forms are read, and only if the fact is known.`,
  "misspelt-name": prose`
    A name in backticks exists nowhere in the service, and differs by one letter from a name in the same file. Readers
    copy such names. Names that resemble no other name are not reported: a text may name an example value, or a part of
    another system.`,
  "value-not-decided": prose`
    A value cites a decision, and the answer of the decision has other values of the kind, but not this one: other
    numbers for a number, or the other names of a list in backticks. Readers of the decision would believe another
    value. Zero, one, and decisions without any such value are not compared.`,
  "invalid-range": prose`
    No value is both at least the lower bound and at most the upper one, so every value would be rejected. Usually the
    two were swapped.`,
  "invalid-pattern": prose`
    Patterns are copied to JSON Schemas and validators, which read them as ECMA-262 regular expressions in Unicode mode.
    That mode rejects unnecessary escapes, such as \\- outside a class, which other engines accept.`,
  "slow-pattern": prose`
    If a part of the pattern is repeated and can match the same string in two ways, n repetitions can match in 2ⁿ ways.
    Most engines try them all before they reject a string, so one request of a few dozen characters can keep a server
    busy for hours. The common forms are a repetition inside a repetition, as in (a+)+, and alternatives that start
    alike, as in (a|ab|b)*.`,
  "unsatisfiable-shape": prose`
    The shape has a required field whose value has the same shape, directly or through other shapes. Such a value would
    be infinitely deep, so nothing can match the shape. Usually the field should be optional, like the parent of a
    folder, or a list, which may be empty.`,
  "unsatisfiable-rule": prose`
    Rules can contradict each other: one requires a parameter that another forbids. Kiln searches for a request that
    keeps all rules, over every combination of absent and present parameters and of the values that rules mention, and
    found none. The finding is at the first rule that leaves no request.`,
  "unreachable-rule": prose`
    A request that breaks several rules gets the error of the first. If everything that breaks this rule also breaks an
    earlier one, or nothing can break it, callers never see its error, and it only makes the reference longer.`,
  "unusable-parameter": prose`
    Each rule may be right on its own, but together they refuse every request with this parameter or field. Often a rule
    excludes something that is required, or needs something that another rule excludes.`,
  "too-many-members": prose`
    Types and tables in the outputs expand a shape wherever it is used. If each of some twenty shapes uses the next one
    twice, a few lines become a million members. Kiln counts first and stops. Real responses have a few dozen members.`,
  "invalid-constant": prose`
    A client sends the values under “constants” with every request. If the request parameter does not accept a value,
    every request would be rejected.`,
  "needs-profile": prose`
    Titles with namespaces, user names and tokens belong to one protocol. A service selects it with the key “profile” of
    its service.yaml. Without a profile these types are not defined; a parameter can be a string or a number.`,
  "invalid-template": prose`
    A templated parameter such as text-{slot} exists once for each value of another parameter. Its name must contain the
    variable in braces exactly once, and its template must name the parameter that supplies the values. That parameter
    must accept several values.`,
  "undefined-state": prose`
    A transition, the initial state or a refinement names a state that the state machine does not define. Usually the
    name is mistyped, or the state was renamed and one transition was not updated.`,
  "unreachable-state": prose`
    No chain of transitions leads from the initial state to this one. Usually a transition is missing; otherwise the
    state is obsolete. A state that refines another counts as reached when that state is reached.`,
  "misspelt-state": prose`
    A field of the resource holds its state: other states are among its values. This state is not, but is spelt almost
    like a value that is not a state. One of the two is mistyped, so that the documentation of the states would not
    match the field. Case, spaces and underscores are ignored: the value IN_PROGRESS is the state in-progress. States
    that resemble no value, such as “deleted”, are not reported.`,
  "output-collision": prose`
    Names in the outputs are derived from names in the spec: “paging-group” becomes PagingGroup. Two names can become
    one, and then one type or file would overwrite the other. Kiln checks the names of all enabled outputs before it
    writes any of them.`,
  "invalid-path": prose`
    Text in braces is a variable, and each variable of a path has its own name: documents list variables by name, and
    servers and clients search for the braces. A path with a missing or extra brace, or with the same name twice, could
    not match any request. A fragment such as #X-Action=Start selects an operation by a value, which each request must
    have: declare a required header field or query parameter of that name. A fragment without a value, such as #share,
    only names one of several uses of a path.`,
  "ambiguous-path": prose`
    A server must know which operation a request is for. Literal text is more specific than a variable, so a path
    /rooms/free is allowed in addition to /rooms/{room_id}. The first segment that differs decides: /rooms/main/{part}
    precedes /rooms/{id}/keys. But /rooms/{room_id} and /rooms/{name} match the same requests. Operations below aliases
    of a path are included.`,
  "unexpected-body": prose`
    HTTP defines no meaning for the body of a GET or HEAD request, and clients, caches and servers may reject or drop
    it. Responses to HEAD, and responses with a status 1xx, 204, 205 or 304, have no body. A body defined here would
    never be sent. A DELETE request may have a body, if the server reads it.`,
  "not-as-text": prose`
    Paths, query strings and header fields consist of names and strings. A number or a date has one such form, and a
    list is one string for each item. An object has no form that all servers and generators agree on: in a query string,
    state its style (deepObject, as in size[min]=1). Otherwise put it into a body, or make its members separate
    parameters.`,
  "indistinct-responses": prose`
    If an operation has several success responses, clients tell them apart by the status: TypeScript narrows the union
    that the client returns by it, and a server states it to select the response. So each status must be known, from 200
    to 299, and used once. A header field is read by name alone, so it must have the same type in all of them.`,
  "invalid-poll": prose`
    After a response with status 202 the work continues, and a client polls until it is done. So the response must name
    an operation that reads the status: a GET whose parameters are all fields of the response, with the same types. That
    operation has a single success response. One of its fields, with a list of values, reports the progress; “done” and
    “failed” name some of these values, each once. The final result is a field of the last status, or the response of an
    operation whose parameters are fields of that status.`,
  "read-only-write": prose`
    A POST, PATCH, PUT or DELETE operation changes data, and a read-only key must not. If all kinds of key that may call
    the operation are read-only, either no key can call it, or one of them is not really read-only. Usually a kind of
    key is missing.`,
  "field-not-returned": prose`
    The resource has the field, but none of the shapes in its responses lists it, so no client ever sees its value.
    Usually the field was added to “fields” and forgotten in the shapes; \`kiln new field\` adds it to both. “use:
    request” marks a field that exists only in requests, such as a password. Nothing is reported if the spec does not
    state what a response contains.`,
  "cursor-not-taken": prose`
    A page contains the start of the next page, so that a client can request it with the parameter that the operation
    has under “list: { page: { after } }” (or “offset”, or “number”). Without that parameter a client can read only the
    first page, and iterating over the list fails as soon as there is a second. If there is never a next page, use a
    “page” without “next” in the service, or your own shape.`,
  "code-not-in-ground": prose`
    The answer of the decision names an error code that none of the cited sections mentions: neither the section that
    leaves the question open nor the grounds of the answer list it under \`codes\` in spec/sources/. So the sources do
    not support the answer. A decision with the ground \`project\`, alone or with others, is not checked: its answer is
    the project's own choice.`,
  "unused-definition": prose`
    Nothing refers to this definition, so it is missing from the outputs or unused in them. This is a warning because
    the definition may be intended for later. More often the reference to it is missing or misspelt.`,
  "invalid-release": prose`
    The records in spec/releases/ are the history of the packages; Kiln derives versions, version ranges and changelogs
    from them. A record follows the release that it names as its base, or else the highest lower version released by its
    date. Its date and versions must not precede those of its base. It must contain the version of every package that
    its base has, and its entries may describe only these packages. kiln release writes such records. This one was
    edited, or two branches made a release at the same time.`,
  "version-not-raised": prose`
    Below 1.0.0 a breaking change raises the second number, and any other change the third. From 1.0.0 on, a breaking
    change raises the first number, an addition the second, and a fix the third. This version was raised too little, so
    users would install a breaking change that the version does not announce.`,
} as const satisfies Partial<Record<Code, string>>;
