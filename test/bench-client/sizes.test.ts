import { expect, test } from "vitest";
import { clientSizes } from "./sizes.ts";

/** In bytes. If a client grows beyond its limit, review both the client and this list. */
const limits: Readonly<Record<string, number>> = { exchange: 5990, "exchange, with its errors": 6000 };

test.each(clientSizes().filter(({ name }) => name in limits))(
  "$name is no larger than it is meant to be",
  ({ name, bytes }) => {
    expect(bytes).toBeLessThanOrEqual(limits[name]!);
  },
);
