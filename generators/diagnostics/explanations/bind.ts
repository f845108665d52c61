import type { Code } from "../catalogue.ts";
import { prose } from "./prose.ts";

export const bindExplanations = {
  "unknown-reference": prose`
    The spec speaks of something by a name that nothing has. Names are looked up where they belong: value sets, groups, modules and
    error codes in the same service, fields, shapes and operations in the same resource, parameters in the same module. Usually the
    name is mistyped, was changed in one place only, or is defined in the other service.`,
  "cyclic-reference": prose`
    The definition is made of others, and one of these is made of it. There is no way to write out such a thing. Two modules that
    each say to have the parameters of the other are an example; one of them has to list its own.`,
  "long-chain": prose`
    A definition may be made of another, which is made of another, and so on. No spec that people write needs a hundred steps;
    one that has them was made by a program, by mistake or in order to exhaust the compiler.`,
  "too-many-included": prose`
    Groups may include groups. If each of a few dozen includes the next one twice, the last one's parameters are copied billions of
    times. So Kiln counts what it copies and stops early. Parameters that come twice are a fault anyway.`,
  "unknown-decision": prose`
    A fact that the source document does not state has to say which decision it rests on, and this one names a decision that is not
    in spec/decisions.yaml. Without it nobody can tell who chose the value and why. Usually the number is mistyped, or the entry has
    not been written yet.`,
  "decision-mismatch": prose`
    A decision either has an answer or is still open. A value that cites an open decision claims to know what nobody knows, and an
    unknown that cites an answered one hides what is known. Usually a question was answered later, and not all places that cite it
    followed.`,
  "value-not-in-set": prose`
    A set that is made of another “without” some values has to name values that are there: removing what is not there is a typing
    error, or the other set has changed and the value is gone already.`,
} as const satisfies Partial<Record<Code, string>>;
