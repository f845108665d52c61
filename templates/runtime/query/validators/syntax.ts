import type { Module } from "./decoder.js";
import type { Parameter } from "./parameters.js";
import type { Run } from "./run.js";
import { separator } from "./wire-constants.js";
import { someMet, type BoundTest, type Test } from "./tests.js";

/** Whether the value will do, or the code of another error. */
export type Accepts = (value: any, run: Run) => boolean | string;

/** What a value has to look like beyond its type. */
export class Syntax {
  drops = false;
  /** Whether one warning names all values of a list that are dropped; else each has its own. */
  together = false;
  when: readonly Test[] = [];
  unless: readonly Test[] = [];

  declare readonly code: string;
  declare readonly accepts: (module: Module) => Accepts;

  constructor(code: string, accepts: (module: Module) => Accepts) {
    this.code = code;
    this.accepts = accepts;
  }

  bind(module: Module): BoundSyntax {
    return new BoundSyntax(this, module);
  }
}

/** What a value of one parameter of a module has to look like. */
export class BoundSyntax {
  declare readonly code: string;
  declare readonly drops: boolean;
  declare readonly together: boolean;
  declare readonly accepts: Accepts;
  declare readonly when: readonly BoundTest[];
  declare readonly unless: readonly BoundTest[];

  constructor({ code, drops, together, when, unless, accepts }: Syntax, module: Module) {
    this.code = code;
    this.drops = drops;
    this.together = together;
    this.accepts = accepts(module);
    this.when = when.map((test) => test(module));
    this.unless = unless.map((test) => test(module));
  }

  check(run: Run, parameter: Parameter): void {
    const value = run.value[parameter.name];
    if (value === undefined || someMet(this.unless, run, true)) return;
    if (this.when.length > 0 && !someMet(this.when, run, false)) return;
    if (!Array.isArray(value)) this.judge(run, parameter, value);
    else if (this.drops && this.together) run.value[parameter.name] = this.accepted(run, parameter, value);
    else if (this.drops) run.value[parameter.name] = value.filter((item) => this.judge(run, parameter, item));
    else value.every((item) => this.judge(run, parameter, item));
  }

  /** The items that will do; one warning names the others. */
  accepted(run: Run, parameter: Parameter, items: readonly string[]): readonly string[] {
    const dropped = items.filter((item) => this.accepts(item, run) !== true);
    if (dropped.length > 0) run.remark(this.code, parameter, dropped.join(separator), dropped);
    return items.filter((item) => !dropped.includes(item));
  }

  judge(run: Run, parameter: Parameter, value: unknown): boolean {
    const verdict = this.accepts(value, run);
    if (verdict === true) return true;
    const code = verdict || this.code;
    if (this.drops) run.remark(code, parameter, String(value));
    else if (run.errors === undefined || run.options.all) run.refuse(code, parameter, String(value));
    return false;
  }
}

/** A bad value is dropped, with a warning. */
export function dropping(syntax: Syntax): Syntax {
  syntax.drops = true;
  return syntax;
}

/** The value is not looked at where one of the tests is met. */
export function except(syntax: Syntax, ...tests: readonly Test[]): Syntax {
  syntax.unless = tests;
  return syntax;
}

/** The value is looked at only where one of the tests is met. */
export function only(syntax: Syntax, ...tests: readonly Test[]): Syntax {
  syntax.when = tests;
  return syntax;
}

export const id = (code: string): Syntax => new Syntax(code, () => (value: number) => value > 0);

export function word(code: string, form: RegExp): Syntax {
  const syntax = new Syntax(code, () => (value: string) => form.test(value));
  syntax.together = true;
  return syntax;
}
