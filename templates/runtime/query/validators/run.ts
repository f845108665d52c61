import { Finding, type Subject, type Wording } from "../../validators/findings.js";
import type { Module } from "./decoder.js";
import type { Parameter } from "./parameters.js";
import { isNamed } from "./scan.js";
import { cleanText, isOdd } from "./text.js";
import type { Options } from "./types.js";
import { ownCodes } from "./wire-constants.js";

/** One module's part of one request, while it is being read. */
export class Run {
  errors: Finding[] | undefined = undefined;
  warnings: Finding[] | undefined = undefined;
  value: Record<string, unknown>;
  /** Whether its parameters were read. */
  isRead = false;

  declare readonly module: Module;
  declare readonly options: Options;
  declare readonly prefix: string;

  constructor(module: Module, options: Options, prefix: string) {
    this.module = module;
    this.options = options;
    this.prefix = prefix;
    this.value = module.makeDefaults();
  }

  refuse(code: string, subject: Subject | undefined, received: string | undefined, wording?: Wording): undefined {
    (this.errors ??= []).push(
      new Finding(namedAfter(code, subject, this.prefix), subject, this.prefix, received, undefined, wording),
    );
  }

  remark(
    code: string,
    subject: Subject | undefined,
    received: string | undefined,
    values?: readonly string[],
    verb?: string,
  ): undefined {
    const wording = verb === undefined ? undefined : { verb };
    (this.warnings ??= []).push(
      new Finding(namedAfter(code, subject, this.prefix), subject, this.prefix, received, values, wording),
    );
  }

  /** A rule between parameters is broken; the subject is one of them, where there is one that stands for all. */
  breach(code: string, subject: Subject | undefined, rule: () => string): undefined {
    return this.refuse(code, subject, undefined, { rule });
  }

  /** The value at this place is refused. */
  fail(code: string, parameter: Parameter, text: string, start: number, end: number): undefined {
    return this.refuse(code, parameter, this.received(parameter, text, start, end));
  }

  /** The beginning of a text that is of no use. */
  received(parameter: Parameter, text: string, start: number, end: number): string {
    if (!parameter.isText && isOdd(text, start, end))
      return cleanText(this, parameter, text.slice(start, end)).slice(0, 400);
    return text.slice(start, Math.min(end, start + 400));
  }

  missing(parameter: Parameter): undefined {
    return this.refuse("missingparam", parameter, undefined, { verb: "is missing; it takes" });
  }

  /** Whether the request names the parameter. */
  names(name: string): boolean {
    return isNamed(this.module.placeOf(name));
  }
}

/** The code that the service has for it. */
export function ownCode(code: string): string {
  return Object.hasOwn(ownCodes, code) ? ownCodes[code]! : code;
}

/** Some ownCodes hold the name of the parameter. */
function namedAfter(code: string, subject: Subject | undefined, prefix: string): string {
  return ownCode(code).replace("{wireName}", () => prefix + subject?.name);
}
