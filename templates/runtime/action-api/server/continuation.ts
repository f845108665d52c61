/*
 * How a request continues. The answer's `continue` holds parameters of the modules that are not at their end, and one
 * of its own, `<names of the generator's parameters, or ->||<names of the modules that are
 * done>`; the caller sends all back.
 */

export type ContinueParameters = Readonly<Record<string, string>>;

export interface Start {
  /** Whether no module that has members of pages has to run. */
  readonly generatorDone: boolean;
  /** Where the generator of this batch began. */
  readonly generator: ContinueParameters;
  /** The modules that are at their end. */
  readonly done: ReadonlySet<string>;
}

export interface Progress {
  /** All modules that the request names. */
  readonly modules: readonly string[];
  /** Whether a module has members of pages. */
  readonly isOfPages: (name: string) => boolean;
  /** The parameters of the modules that are not at their end. */
  readonly modulesAt: ReadonlyMap<string, ContinueParameters>;
  /** Empty where the generator is at its end. */
  readonly generatorAt: ContinueParameters;
}

export interface Continuation {
  readonly next: ContinueParameters | undefined;
  /** Whether nothing is missing of these pages. */
  readonly complete: boolean;
}

/** What stands for a generator that is at its end. */
const ended = "-";

const fromTheBeginning: Start = { generatorDone: false, generator: {}, done: new Set() };

/** Where the request begins; undefined where its `continue` cannot be read. */
export function startOf(given: ReadonlyMap<string, string>): Start | undefined {
  const text = given.get("continue") ?? "";
  if (text === "") return fromTheBeginning;
  const [names = "", done, ...more] = text.split("||");
  if (done === undefined || more.length > 0) return undefined;
  const generatorDone = names === ended;
  const generator = Object.fromEntries(
    names.split("|").flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? ""]] : [])),
  );
  return { generatorDone, generator: generatorDone ? {} : generator, done: new Set(done.split("|")) };
}

/** What to continue with, and whether these pages are complete. */
export function nextOf(start: Start, { modules, isOfPages, modulesAt, generatorAt }: Progress): Continuation {
  const generator = Object.keys(generatorAt);
  if (modulesAt.size === 0 && generator.length === 0) return { next: undefined, complete: true };
  const at = [...modulesAt];
  const others: ContinueParameters = Object.assign(
    {},
    ...at.filter(([name]) => !isOfPages(name)).map(([, parameters]) => parameters),
  );
  const ofPages = at.filter(([name]) => isOfPages(name)).map(([, parameters]) => parameters);
  const done = modules.filter((name) => !modulesAt.has(name));
  if (ofPages.length > 0) {
    const parameters = { ...others, ...Object.assign({}, ...ofPages), ...start.generator };
    return { next: withContinue(parameters, Object.keys(start.generator), done), complete: false };
  }
  if (generator.length > 0) {
    return {
      next: withContinue(
        { ...others, ...generatorAt },
        generator,
        done.filter((name) => !isOfPages(name)),
      ),
      complete: true,
    };
  }
  return { next: withContinue(others, [ended], done), complete: true };
}

function withContinue(
  parameters: ContinueParameters,
  generator: readonly string[],
  done: readonly string[],
): ContinueParameters {
  return { ...parameters, continue: `${generator.join("|")}||${done.join("|")}` };
}
