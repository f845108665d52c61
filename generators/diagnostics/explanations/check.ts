import type { Code } from "../catalogue.ts";
import { prose } from "./prose.ts";

export const checkExplanations = {
  "unused-decision": prose`
    A decision that nothing cites explains no fact: either the fact that should depend on it claims to be documented, or the decision
    is left over from a definition that was deleted. Both mislead the reader of the list.`,
  "duplicate-name": prose`
    Two things of one kind have the same name in one scope, so that the name is ambiguous, and in most outputs the second
    would overwrite the first. Usually an entry was copied, or a parameter group brings a parameter that the module has as well.`,
  "duplicate-value": prose`
    A value that is listed twice adds nothing, and JSON Schema forbids it. Usually two lists were merged, or the second was meant to
    be a different value.`,
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
  "output-collision": prose`
    Names in the outputs are made from names in the spec: “paging-group” becomes PagingGroup. Two names can become one, and then one
    type or file would overwrite the other. It depends on the outputs that are written, and is found before any of them is.`,
  "unused-definition": prose`
    Nothing refers to this definition, so that no output contains it, or an output contains it unused. It may be meant for later,
    which is why this is a warning; more often the reference to it is missing or has another name.`,
} as const satisfies Partial<Record<Code, string>>;
