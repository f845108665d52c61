/*
 * The continuation of a request. The response member `continue` holds the parameters of all unfinished modules. Its own
 * member `continue` has the form `<names of the generator's parameters, or ->||<names of the finished modules>`. The
 * caller sends all of them back.
 */

export type ContinueParameters = Readonly<Record<string, string>>;

export interface Start {
  /** True if no module that adds members to pages still has to run. */
  readonly generatorDone: boolean;
  /** The position at which the generator started this batch. */
  readonly generator: ContinueParameters;
  /** The modules that have finished. */
  readonly done: ReadonlySet<string>;
}

export interface Progress {
  /** All modules in the request. */
  readonly modules: readonly string[];
  /** Reports whether a module adds members to pages. */
  readonly isOfPages: (name: string) => boolean;
  /** The continue parameters of the unfinished modules. */
  readonly modulesAt: ReadonlyMap<string, ContinueParameters>;
  /** Empty if the generator has finished. */
  readonly generatorAt: ContinueParameters;
}

export interface Continuation {
  readonly next: ContinueParameters | undefined;
  /** True if all data of these pages has been returned. */
  readonly complete: boolean;
}

/** The value for a generator that has finished. */
const ended = "-";

const fromTheBeginning: Start = { generatorDone: false, generator: {}, done: new Set() };

/** Returns the starting point of a request, or undefined if its `continue` is malformed. */
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

/** Returns the next continuation and whether the current pages are complete. */
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
