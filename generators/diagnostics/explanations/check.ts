import type { Code } from "../catalogue.ts";
import { prose } from "./prose.ts";

export const checkExplanations = {
  "unused-decision": prose`
    A decision that nothing cites explains no fact: either the fact that should depend on it claims to be documented, or the decision
    is left over from a definition that was deleted. Both mislead the reader of the list.`,
  "unused-question": prose`
    The project asked itself a question, and no fact of the spec depends on the answer yet. A decision that is answered, or that a source
    document leaves open, has to be cited: see unused-decision.`,
  "duplicate-name": prose`
    Two things of one kind have the same name in one scope, so that the name is ambiguous, and in most outputs the second
    would overwrite the first. Usually an entry was copied, or a parameter group brings a parameter that the module has as well.`,
  "duplicate-value": prose`
    A value that is listed twice adds nothing, and JSON Schema forbids it. Usually two lists were merged, or the second was meant to
    be a different value.`,
  "invalid-discriminator": prose`
    Who reads an object of one of several shapes looks at one field to know which it is, before looking at the others. So each of the shapes
    has that field, always, with a closed list of values, and no value stands for two of them. A list of one value is the rule:
    \`method: { values: [card] }\`.`,
  "duplicate-alias": prose`
    A request may use an alias instead of the field's own name, so each alias has to lead to exactly one field or slot. The same
    holds for the paths of one service. The same alias may mean something else in another resource.`,
  "wire-name-collision": prose`
    Modules that can be used in one request share its query string. The prefix keeps their parameters apart; here prefix and name
    together give the same parameter twice, and the server could not determine which module it belongs to. A module that is used as
    a generator takes part with the generator's prefix put before its own.`,
  "invalid-default": prose`
    The default applies to a request that does not name the parameter, so it has to be a value that a request could send: of the
    right type, one of the allowed values, within the range, and a list only where several values are allowed.`,
  "invalid-example": prose`
    Readers copy examples, mocks answer with them, and linters compare them with the schemas. So an example has to be a request that the
    operation takes, or an answer that it gives: the fields that are needed, no others, values of their types, and what rules between
    fields allow. A request may use aliases. Where a type is unknown anything will do, and an open shape may have further members. An example of
    a query module is a request for this module alone: its answer has the members that the request brings, and no others.`,
  "inconsistent-example": prose`
    Each value is valid alone, but two of them contradict each other. In an example of an operation, these are the same: the ID in the
    path, the ID field and \`id\`; a field under its name and its aliases; a field in the request and in the response; a filter and the
    filtered field. A list has at most as many items as the limit. In an example of a query module, a value to continue from has a form
    that the parameter accepts. If the service really responds like this, describe why: the warning does not stop the compilation.`,
  "contradicted-text": prose`
    A sentence contains a number that the object it describes has as a fact, with another value: a bound (“at most 500”), a default
    (“defaults to 10”), or the HTTP status of an error code. One of the two is outdated. Only sentences of these forms are read, and
    only if the fact is known.`,
  "misspelt-name": prose`
    A name in backticks exists nowhere in the service, and differs by one letter from a name in the same file. Readers copy such
    names. Names that resemble no other name are not reported: a text may name an example value, or a part of another system.`,
  "value-not-decided": prose`
    A value cites a decision, and the answer of the decision has other values of the kind, but not this one: other numbers for a number,
    or the other names of a list in backticks. Readers of the decision would believe another value. Zero, one, and decisions without
    any such value are not compared.`,
  "invalid-range": prose`
    No value is at least the lower and at most the upper end, so every value would be refused. Usually the two were swapped.`,
  "invalid-pattern": prose`
    Patterns are written to JSON Schemas and validators, which read them as ECMA-262 regular expressions in Unicode mode. That mode
    refuses escapes without a meaning, such as \\- outside a class, that other engines accept.`,
  "slow-pattern": prose`
    Where a text can match a part of the pattern in two ways and the part is repeated, n repetitions can match in 2ⁿ ways. Most
    engines try them all before they refuse a text, so that one request of a few dozen characters keeps a server busy for hours. A
    repetition inside a repetition, as in (a+)+, and alternatives that start alike, as in (a|ab|b)*, are the common forms.`,
  "unsatisfiable-shape": prose`
    The shape has a field that is always present and whose value has the same shape, perhaps by way of other shapes. Such a value
    never ends, so nothing can match the shape. Usually the field is optional in fact, as the parent of a folder is, or a list that
    may be empty.`,
  "too-many-members": prose`
    Types and tables of the outputs write a shape out in each place where it is used. If each of some twenty shapes uses the next one
    twice, a few lines become a million members. So Kiln counts first and stops. Real answers have some dozens of members.`,
  "invalid-constant": prose`
    What stands under constants is in every request of a client. A value that the request parameter does not list would have each of
    them refused.`,
  "needs-profile": prose`
    Titles with namespaces, names of users and tokens for writing are a part of one protocol, which a service chooses with the key
    profile of its service.yaml. Without it nothing says what a title or a user is, so a parameter is text or a number.`,
  "invalid-template": prose`
    A templated parameter such as text-{slot} exists once for each value of another parameter. Its name has to contain the variable
    in braces, once, and its template has to name the parameter that the values come from; that parameter has to take several values,
    or there is nothing to range over.`,
  "undefined-state": prose`
    A transition, the initial state or a refinement names a state that the state machine does not list. Usually the name is mistyped,
    or the state was renamed and a transition was forgotten.`,
  "unreachable-state": prose`
    No chain of transitions leads from the initial state to this one. Either a transition is missing, which is the more common
    case, or the state is left over. A state that refines another counts as reached when that one is.`,
  "misspelt-state": prose`
    A field of the resource holds its state: other states are among the field's values. This one is not, but a value is almost it, and
    that value is no state. One of the two is mistyped, and the documentation of the states would not be that of the field. Capitals,
    spaces and underscores make no difference: the value IN_PROGRESS is the state in-progress. A state that is like no value, such as
    “deleted”, is not meant.`,
  "output-collision": prose`
    Names in the outputs are made from names in the spec: “paging-group” becomes PagingGroup. Two names can become one, and then one
    type or file would overwrite the other. It depends on the outputs that are written, and is found before any of them is.`,
  "invalid-path": prose`
    What is in braces is a variable, and each has a name of its own: documents list them by name, and servers and clients look for the
    braces. A path with a brace too many or too few, or with one name twice, would be a text that no request has.`,
  "ambiguous-path": prose`
    A server has to know which operation a request is for. Text is more specific than a variable, so that /rooms/free may be beside
    /rooms/{room_id}; but /rooms/{room_id} and /rooms/{name} match the same requests, and so do /rooms/{id}/keys and /rooms/main/{part}.
    Operations below the aliases of a path take part. OpenAPI leaves it to each tool which of the two is meant.`,
  "unexpected-body": prose`
    HTTP gives the body of a GET request no meaning, and clients, caches and servers may refuse or drop it. Answers with a status 1xx, 204,
    205 or 304 have none at all. What a spec promises there is never sent. A DELETE may have a body, if the server reads it.`,
  "not-as-text": prose`
    Paths, query strings, header fields and forms are texts under names. A number or a date has one form there, and a list is one text for each
    item; an object has none that all servers and generators agree on. A value made of others goes into a JSON body, or its parts become
    parameters of their own.`,
  "indistinct-answers": prose`
    Where an operation has several answers of success, readers tell them apart by the status: the client's result is a union that TypeScript
    narrows by it, and servers say with it which answer they give. So each status is known, from 200 to 299, and stands once. A header field
    is read by its name alone, and so it has one type in all of them.`,
  "invalid-poll": prose`
    After an answer 202 the work goes on, and a client reads the status until it is done. So the answer leads to an operation that reads it:
    a GET, all of whose parameters are fields of the answer, of the type that the parameter has. The status is its one answer. In it a field
    with a list of values says how far the work is; “done” and “failed” name some of these values, each once. What came of it is a field of
    the last status, or an operation whose parameters are fields of that.`,
  "read-only-write": prose`
    An operation whose method is POST, PATCH, PUT or DELETE changes something, and a read-only key may change nothing. If all its keys are
    of that kind, either no key can call it, or one that is called read-only is not. Usually a kind of key was forgotten.`,
  "field-not-answered": prose`
    The resource has the field, and none of the shapes in its responses lists it, so no client ever sees its value. Usually the field was
    added to “fields” and forgotten in the shapes; \`kiln new field\` adds it to both. “use: request” marks a field that only requests
    have, such as a password. Nothing is reported if the spec does not state what a response contains.`,
  "cursor-not-taken": prose`
    A page says where the next one begins, so that a client can ask for that one. It does so with the parameter that the operation has under
    “list: { page: { after } }” (or “offset”, or “number”). Without one it can read the first page only, and going through the list is an
    error as soon as there is a second. A page of which nothing follows is a service's “page” without “next”, or a shape of your own.`,
  "code-not-in-ground": prose`
    The answer of the decision names an error code, and neither the section that left the question open nor those that it is based on
    mention that code: the \`codes\` of the sections in spec/sources/ do not list it. So the ground does not hold what it is cited for.
    Nothing is asked of a decision with the ground \`project\`, alone or beside others: there the project chose.`,
  "unused-definition": prose`
    Nothing refers to this definition, so that no output contains it, or an output contains it unused. It may be meant for later,
    which is why this is a warning; more often the reference to it is missing or has another name.`,
  "invalid-release": prose`
    The records in spec/releases/ are the history of the packages: their versions, ranges and changelogs are made of it. A
    record follows the one that it names as its base, or the highest lower version released by its day. Its date and its versions are not
    before those of its base, it has the version of every package that its base has, and its entries describe only these. kiln release
    writes such records. This one was edited, or two branches made a release at once.`,
  "version-not-raised": prose`
    Below 1.0.0 a break raises the second number, and all else the third; from then on a break raises the first, an addition the second, and
    a fix the third. The version is lower than that, so that the next install of a user would bring a break that the version denies.`,
} as const satisfies Partial<Record<Code, string>>;
