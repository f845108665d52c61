import {
  asyncModelRun,
  array,
  asyncProperty,
  assert,
  commands,
  constantFrom,
  nat,
  record,
  type AsyncCommand,
} from "fast-check";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { open, type Answer, type Place } from "./support.ts";
import { initial, refined, transitionFrom } from "./token-states.ts";

/* Random sequences of token events at two servers with one database, compared with the state machine of the spec. */

const users = ["web", "sip"] as const;
type User = (typeof users)[number];

/** The state of a user's token according to the spec. */
interface Expected {
  state: string;
  /** All created tokens, the newest last. */
  readonly tokens: string[];
  /** In milliseconds since 1970. Infinite for a token that can be used once. */
  until: number;
}

class Model {
  readonly of: Readonly<Record<User, Expected>> = {
    web: { state: initial, tokens: [], until: Infinity },
    sip: { state: initial, tokens: [], until: Infinity },
  };
  private readonly taken: Set<object>;

  constructor(taken: Set<object>) {
    this.taken = taken;
  }

  take(user: User, name: string, validity = ""): void {
    const transition = transitionFrom(this.of[user].state, name);
    if (transition === undefined) return;
    this.taken.add(transition);
    this.of[user].state = refined(transition.to, validity);
  }

  pass(now: number): void {
    for (const user of users) if (this.of[user].until <= now) this.take(user, "the moment of validity is reached");
  }
}

class Real {
  private time = Date.parse("2026-06-30T12:00:00Z");
  private readonly folder = mkdtempSync(join(tmpdir(), "kiln-model-"));
  private readonly places: Place[] = [];

  get now(): number {
    return this.time;
  }

  async start(): Promise<this> {
    for (const server of [0, 1]) await this.open(server);
    await this.places[0]!.storage.write(async ({ identities }) => {
      await identities.insertUser({ username: "web" });
      await identities.insertExtension({
        tenant: this.places[0]!.tenants.A,
        number: "1",
        name: "x",
        sipNames: ["sip"],
      });
    });
    return this;
  }

  wait(seconds: number): void {
    this.time += seconds * 1000;
  }

  token(server: number, method: "POST" | "DELETE", body: object): Promise<Answer> {
    const place = this.places[server]!;
    return place.ask(method, "/auth/token", { key: place.keys["global-full"], body });
  }

  async login(server: number, user: User, password: string): Promise<boolean> {
    const response = await fetch(`${await this.places[server]!.listen()}/login`, {
      method: "POST",
      body: new URLSearchParams({ user, password }),
    });
    await response.text();
    expect([200, 403]).toContain(response.status);
    return response.status === 200;
  }

  async restart(server: number): Promise<void> {
    await this.places[server]!.close();
    await this.open(server);
  }

  async end(): Promise<void> {
    for (const place of this.places) await place.close();
    rmSync(this.folder, { recursive: true });
  }

  private async open(server: number): Promise<void> {
    this.places[server] = await open({ now: () => this.time, database: join(this.folder, "server.db") });
  }
}

type Command = AsyncCommand<Model, Real>;

const command = (name: string, run: (model: Model, real: Real) => Promise<void>): Command => ({
  check: () => true,
  run,
  toString: () => name,
});

const generate = (server: number, user: User, seconds: number): Command =>
  command(`generate(${server}, ${user}, ${seconds === 0 ? "ONCE" : `${seconds} s`})`, async (model, real) => {
    const validity =
      seconds === 0 ? "ONCE" : new Date(real.now + seconds * 1000).toISOString().slice(0, 19).replace("T", " ");
    const { status, json } = await real.token(server, "POST", { user, validity });
    expect(status).toBe(200);
    const expected = model.of[user];
    expected.tokens.push((json as { token: string }).token);
    expected.until = seconds === 0 ? Infinity : real.now + seconds * 1000;
    model.take(user, "generate", validity);
    model.pass(real.now);
  });

const reset = (server: number, user: User): Command =>
  command(`reset(${server}, ${user})`, async (model, real) => {
    expect((await real.token(server, "DELETE", { user })).status).toBe(200);
    model.take(user, "reset");
  });

/** Logs in with the token created `back` tokens before the last one, at all these servers concurrently. */
const login = (servers: readonly number[], user: User, back: number): Command =>
  command(`login(${servers.join("+")}, ${user}, ${-back})`, async (model, real) => {
    const { state, tokens } = model.of[user];
    const results = await Promise.all(
      servers.map((server) => real.login(server, user, tokens.at(-1 - back) ?? "none")),
    );
    const isGood = state !== initial && back === 0;
    if (isGood) model.take(user, "successful login with the token");
    const isOver = isGood && model.of[user].state === initial;
    expect(results.filter(Boolean).length).toBe(!isGood ? 0 : isOver ? 1 : servers.length);
  });

const wait = (seconds: number): Command =>
  command(`wait(${seconds} s)`, async (model, real) => {
    real.wait(seconds);
    model.pass(real.now);
  });

const restart = (server: number): Command => command(`restart(${server})`, (_, real) => real.restart(server));

const at = record({ server: nat(1), user: constantFrom(...users) });
const steps = [
  record({ at, seconds: constantFrom(0, 0, 10, 60, -10) }).map(({ at: { server, user }, seconds }) =>
    generate(server, user, seconds),
  ),
  at.map(({ server, user }) => reset(server, user)),
  record({
    user: constantFrom(...users),
    servers: array(nat(1), { minLength: 1, maxLength: 6 }),
    back: constantFrom(0, 0, 0, 1, 2),
  }).map(({ user, servers, back }) => login(servers, user, back)),
  constantFrom(1, 10, 20, 50).map(wait),
  nat(1).map(restart),
];

/** Runs `numRuns` sequences, each on a new database. Returns the transitions that occurred. */
export async function followStates(numRuns: number, seed?: number): Promise<ReadonlySet<object>> {
  const taken = new Set<object>();
  const property = asyncProperty(commands(steps, { maxCommands: 40, size: "max" }), async (sequence) => {
    const real = await new Real().start();
    try {
      await asyncModelRun(() => ({ model: new Model(taken), real }), sequence);
    } finally {
      await real.end();
    }
  });
  await assert(property, { numRuns, ...(seed !== undefined && { seed }) });
  return taken;
}
