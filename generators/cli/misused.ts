import { exit, type Terminal } from "./terminal.ts";

/** What a command does with a call that cannot be understood: it says what is wrong, and where its help is. */
export function misusedIn(
  command?: string,
): (terminal: Pick<Terminal, "error">, problem: string) => typeof exit.failed {
  const help = ["kiln", ...(command === undefined ? [] : [command]), "--help"].join(" ");
  return ({ error }, problem) => {
    error(`${problem}\nSee: ${help}\n`);
    return exit.failed;
  };
}
