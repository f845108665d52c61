import type { Subject } from "../../core/validators/findings.js";
import type { BoundModule, RunView } from "./run-view.js";
import { separator } from "./wire-constants.js";
import { someMet, type BoundTest, type Test } from "./rules.js";

/** Returns true if the value is valid, or the code of another error. */
export type Accepts = (value: any, run: RunView) => boolean | string;

type JudgeAll = (syntax: Syntax, accepts: Accepts, run: RunView, parameter: Subject, items: readonly unknown[]) => void;

/**
 * The syntax of a value beyond its type. Dropping invalid items is a separate function, `dropping`, because few modules
 * need it.
 */
export class Syntax {
  /** True if a single warning lists all dropped values. Otherwise each value has its own warning. */
  together = false;
  when: readonly Test[] = [];
  unless: readonly Test[] = [];
  judgeAll: JudgeAll = judgeEach;
  report: (run: RunView, code: string, parameter: Subject, text: string) => void = refuseOne;

  declare readonly code: string;
  declare readonly accepts: (module: BoundModule) => Accepts;

  constructor(code: string, accepts: (module: BoundModule) => Accepts) {
    this.code = code;
    this.accepts = accepts;
  }

  /** Returns the check for a parameter of the module. */
  bind(module: BoundModule): (run: RunView, parameter: Subject) => void {
    const accepts = this.accepts(module);
    const [when, unless] = [this.when, this.unless].map((tests) => tests.map((test) => test(module))) as [
      BoundTest[],
      BoundTest[],
    ];
    return (run, parameter) => {
      const value = run.value[parameter.name];
      if (value === undefined || someMet(unless, run, true) || (when.length > 0 && !someMet(when, run, false))) return;
      if (Array.isArray(value)) this.judgeAll(this, accepts, run, parameter, value);
      else judge(this, accepts, run, parameter, value);
    };
  }
}

function judge(syntax: Syntax, accepts: Accepts, run: RunView, parameter: Subject, value: unknown): boolean {
  const verdict = accepts(value, run);
  if (verdict !== true) syntax.report(run, verdict || syntax.code, parameter, String(value));
  return verdict === true;
}

function judgeEach(
  syntax: Syntax,
  accepts: Accepts,
  run: RunView,
  parameter: Subject,
  items: readonly unknown[],
): void {
  items.every((item) => judge(syntax, accepts, run, parameter, item));
}

function refuseOne(run: RunView, code: string, parameter: Subject, text: string): void {
  if (run.errors === undefined || run.options.all) run.refuse(code, parameter, text);
}

const dropEach: JudgeAll = (syntax, accepts, run, parameter, items) => {
  run.value[parameter.name] = items.filter((item) => judge(syntax, accepts, run, parameter, item));
};

const dropTogether: JudgeAll = (syntax, accepts, run, parameter, items) => {
  const dropped = items.filter((item) => accepts(item, run) !== true) as readonly string[];
  if (dropped.length > 0) run.remark(syntax.code, parameter, dropped.join(separator), dropped);
  run.value[parameter.name] = items.filter((item) => !dropped.includes(item as string));
};

/** Makes the syntax drop invalid values with a warning. */
export function dropping(syntax: Syntax): Syntax {
  syntax.judgeAll = syntax.together ? dropTogether : dropEach;
  syntax.report = (run, code, parameter, text) => run.remark(code, parameter, text);
  return syntax;
}

/** Skips the check if one of the tests is met. */
export function except(syntax: Syntax, ...tests: readonly Test[]): Syntax {
  syntax.unless = tests;
  return syntax;
}

/** Performs the check only if one of the tests is met. */
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
