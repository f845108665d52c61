import { expect } from "vitest";
import type { Program } from "./program.ts";

/* A hundred writes, and checks of the resulting data. */

export interface Writes {
  /** Names of the groups that the server acknowledged. */
  readonly acknowledged: ReadonlySet<string>;
  readonly refused: readonly number[];
}

const members = [1, 2, 3];

/** Creates a hundred groups, ten at a time. `onAcknowledged` receives the number of created groups. */
export async function writeHundred(
  { ask }: Pick<Program, "ask">,
  key: string,
  round: string,
  onAcknowledged: (count: number) => void = () => {},
): Promise<Writes> {
  const waiting = Array.from({ length: 100 }, (_, index) => `${round} ${index}`);
  const acknowledged = new Set<string>();
  const refused: number[] = [];
  const work = async (): Promise<void> => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const reply = await ask("POST", "/paginggroups", { key, body: { name, number: "1", members } }).catch(
        () => undefined,
      );
      if (reply?.status === 201) onAcknowledged(acknowledged.add(name).size);
      else if (reply !== undefined) refused.push(reply.status);
    }
  };
  await Promise.all(Array.from({ length: 10 }, work));
  return { acknowledged, refused };
}

/** Checks that every acknowledged group exists exactly once, and that every existing group is complete. */
export async function expectKept(
  { ask }: Pick<Program, "ask">,
  key: string,
  acknowledged: ReadonlySet<string>,
  sizeOf = (_name: string): number => members.length,
): Promise<void> {
  const rows = (await ask("GET", "/paginggroups", { key })).json as readonly {
    readonly id: number;
    readonly name: string;
  }[];
  const names = rows.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect([...acknowledged].filter((name) => !names.includes(name))).toEqual([]);
  for (const { id, name } of rows) {
    if (name === "Everybody") continue;
    const { related } = (await ask("GET", `/paginggroups/${id}`, { key })).json as {
      readonly related: { readonly destinations: readonly object[] };
    };
    expect(related.destinations, name).toHaveLength(sizeOf(name));
  }
}
