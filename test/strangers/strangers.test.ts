import { expect, it, test } from "vitest";
import { createQueryClient, QueryError } from "../../packages/client/generated/query/index.js";
import { open } from "../server/exchange/support.ts";
import { refusedBeforeSending } from "./mistakes.ts";
import { bot } from "./programs/bot.ts";

test("a bot runs against the reference server", async () => {
  const place = await open({
    seed: { wiki: { users: [{ name: "Ann" }], pages: ["One", "Two", "Three"].map((title) => ({ title, text: "x" })) } },
  });
  try {
    const found = await bot(await place.listen(), place.keys["global-full"]);
    expect(found).toMatchObject({ groups: ["Strangers"], missing: true, refused: "badvalue" });
    expect(found.sitename).not.toBe("");
    expect(found.first).toHaveLength(3);
    expect(found.described).toBeGreaterThan(0);
  } finally {
    await place.close();
  }
});

it.each(refusedBeforeSending)("refuses before it sends anything: $code", async ({ code, names }) => {
  let sent = 0;
  const fetch = async (): Promise<Response> => {
    sent++;
    return Response.json({ batchcomplete: true });
  };
  const wiki = createQueryClient({
    endpoint: "https://wiki.invalid/api.php",
    userAgent: "tests (tests@wiki.invalid)",
    fetch,
  });
  const call = new Function("wiki", "value", `return ${code};`) as (
    client: typeof wiki,
    value: (one: unknown) => unknown,
  ) => Promise<unknown>;
  const error = await call(wiki, (one) => one).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(QueryError);
  for (const name of names) expect((error as QueryError).message).toContain(name);
  expect(sent).toBe(0);
});
