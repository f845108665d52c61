import { fastify } from "fastify";
import { expect, test } from "vitest";
import { sendTogether } from "../../packages/reference-server/src/answers-together.ts";

test("answers of one turn of the event loop are sent when all of them are ready, in their order", async () => {
  const app = fastify();
  const events: string[] = [];
  sendTogether(app);
  app.addHook("onSend", (request, _, payload, done) => {
    events.push(`sent ${request.url}`);
    done(null, payload);
  });
  app.get("/:name", (request) => {
    events.push(`ready ${request.url}`);
    return request.url;
  });
  const answers = await Promise.all(["/1", "/2", "/3"].map((url) => app.inject(url)));
  expect(answers.map(({ payload }) => payload)).toEqual(["/1", "/2", "/3"]);
  expect(events).toEqual(["ready /1", "ready /2", "ready /3", "sent /1", "sent /2", "sent /3"]);
  await app.close();
});
