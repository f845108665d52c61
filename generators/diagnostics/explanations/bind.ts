import type { Code } from "../catalogue.ts";
import { prose } from "./prose.ts";

export const bindExplanations = {
  "unknown-reference": prose`
    The spec refers to something by a name that is not defined. Names are looked up where they belong: value sets, groups, modules and
    error codes in the same service, fields, shapes and operations in the same resource, parameters in the same module. Usually the
    name is mistyped, was changed in one place only, or is defined in the other service.`,
  "scopes-without-key": prose`
    A scope limits what the owner of a key may do. An operation that needs no key has no owner whose scopes could be checked.`,
  "unknown-source": prose`
    A decision says which source leaves the question open, and what its answer is based on. Both are citations of a source, which has
    a file in spec/sources/ with its title, edition and sections; this one cites a source that has none. A decision that no document
    leaves open has no \`source\`, and one that is the project's own choice has the ground \`project\`.`,
  "unknown-section": prose`
    The source has a file in spec/sources/, and that file does not list this section. A reader who wants to check the decision would
    look for it in vain. Usually the name is mistyped, or the section has not been listed yet.`,
  "cyclic-reference": prose`
    The definition is made of others, and one of these is made of it. Such a definition cannot be written out. Two modules that
    each claim to have the parameters of the other are an example; one of them has to list its own.`,
  "long-chain": prose`
    A definition may be made of another, which is made of another, and so on. No spec that people write needs a hundred steps;
    one that has them was made by a program, by mistake or in order to exhaust the compiler.`,
  "too-many-included": prose`
    Groups may include groups. If each of a few dozen includes the next one twice, the parameters of the last one are copied billions
    of times. So Kiln counts what it copies and stops early. Parameters that are included twice are a fault anyway.`,
  "unknown-decision": prose`
    A fact that the source document does not state has to cite the decision it depends on, and this one cites a decision that is not
    in spec/decisions.yaml. Without it the reason for the value is unknown. Usually the number is mistyped, or the entry has
    not been written yet.`,
  "decision-mismatch": prose`
    A decision either has an answer or is still open. A value that cites an open decision claims to know what is unknown, and an
    unknown that cites an answered one hides what is known. Usually a question was answered later, and not all places that cite it
    were updated.`,
  "missing-choice": prose`
    A service that has keys, or tenants, can have operations that need none. Which of them do is not guessed: every operation says who may
    call it, and whether it is about a tenant.`,
  "undefined-by-service": prose`
    Keys and tenants belong to the service: service.yaml says how a request carries a key, which kinds of key there are, and which
    parameter names the tenant. Without that an operation cannot ask for them.`,
  "files-without-form": prose`
    Only \`multipart/form-data\` has parts that are files: a form that is urlencoded, and a JSON body, hold texts and numbers. A file that comes
    alone is no form, but a body of its media type, and goes on with “mediaTypes” in place of “fields”.`,
  "undescribed-path-parameter": prose`
    A path holds parameters in braces. The last one that the resource does not describe is the id of its object, and has the type of
    the field that “idField” names, or is text. Every other one needs a type and a description under “pathParameters”.`,
  "value-not-in-set": prose`
    A set that is made of another “without” some values has to name values of that set: to remove a missing value is a typing
    error, or the other set has changed and no longer has the value.`,
  "field-not-in-request": prose`
    A create cannot need, and a body cannot hold, a field that only answers have; and what a body needs it has to be able to hold. Such a
    request could never be right. Usually the “use” of the field is wrong, or a field was added to one of the two lists only.`,
} as const satisfies Partial<Record<Code, string>>;
