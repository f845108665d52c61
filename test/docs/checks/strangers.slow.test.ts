import { describe } from "vitest";
import { resourceChecks } from "../../../generators/emit/docs/pictures/checks.ts";
import { proveOrder, type Requests } from "./prove-order.ts";
import { header, key, put, refused, strangerOf, type Request } from "./stranger.ts";

/* Sends requests with two faults to servers generated for the specs of other teams. */

const id = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";

const bookingShop: readonly Requests<Request>[] = [
  {
    name: "a change of a booking",
    good: {
      method: "PATCH",
      path: `/bookings/${id}`,
      key: { kind: "user" },
      keyHeader: "authorization",
      query: {},
      headers: { "if-match": "*" },
      body: { people: 2 },
      refusedBy: {},
    },
    wrong: {
      "Does the path exist?": put({ path: "/nothing" }),
      "Is there a key?": key({ isThere: false }),
      "Is the key known?": key({ isKnown: false }),
      "Does the key have the required kind?": (request) => ({
        ...key({ kind: "partner" })(request),
        keyHeader: "x-partner-key",
      }),
      "Does the key allow the operation?": key({ scopes: [] }),
      "Are the parameters valid?": put({ path: "/bookings/none" }),
      "Is it a JSON object?": put({ body: "{" }),
      "Are its fields valid?": put({ body: { people: "many" } }),
      "Can the operation be carried out?": refused("updateBooking", "room-taken"),
    },
  },
];

const systemKey = {
  key: { kind: "system" },
  keyHeader: "x-api-key",
  query: {},
  headers: { "if-match": "*" },
  refusedBy: {},
} as const satisfies Partial<Request>;

/** Faults for any request with a body. */
const anyWrong: Requests<Request>["wrong"] = {
  "Does the path exist?": put({ path: "/nothing" }),
  "Does it support the method?": put({ method: "PUT" }),
  "Is there a key?": key({ isThere: false }),
  "Is the key known?": key({ isKnown: false }),
  "Is it allowed from this address?": key({ addresses: ["192.0.2.0/24"] }),
  "May the key write?": (request) =>
    key({ kind: request.key.kind === "office" ? "office-report" : "system-report" })(request),
  "Is it a JSON object?": put({ body: "{" }),
};

const telephony: readonly Requests<Request>[] = [
  {
    name: "a change of an extension, of a tenant",
    good: { ...systemKey, method: "PATCH", path: "/extensions/7", query: { tenant: "T1" }, body: { number: "100" } },
    wrong: {
      ...anyWrong,
      "Is there a tenant?": put({ query: {} }),
      "Is there such a tenant?": put({ query: { tenant: "none" } }),
      "Are the parameters valid?": put({ path: "/extensions/x" }),
      "Are its fields valid?": put({ body: { number: [] } }),
      "Does the object exist?": refused("getExtension", "object_not_found"),
      "Is the object unchanged?": header("if-match", '"other"'),
      "Can the operation be carried out?": refused("updateExtension", "number_in_use"),
    },
  },
  {
    name: "a suspension of a tenant",
    good: {
      ...systemKey,
      method: "POST",
      path: "/tenants/7/suspend",
      body: JSON.stringify("The invoice was not paid."),
    },
    wrong: {
      ...anyWrong,
      "Does the key have the required kind?": (request) =>
        key({ kind: request.key.kind === "system-report" ? "office-report" : "office", tenant: "T1" })(request),
      "Are the parameters valid?": put({ path: "/tenants/x/suspend" }),
      "Are its fields valid?": put({ body: "7" }),
      "Is its Idempotency-Key unused?": (request) => ({
        ...header("idempotency-key", "used")(request),
        isKeyUsed: true,
      }),
      "Does the object exist?": refused("getTenant", "object_not_found"),
      "Is the object unchanged?": header("if-match", '"other"'),
    },
  },
];

describe("the booking shop", async () => {
  const { service, codeOf } = await strangerOf("booking-shop");
  proveOrder(resourceChecks(service), bookingShop, codeOf);
});

describe("the telephone exchange", async () => {
  const { service, codeOf } = await strangerOf("telephony");
  proveOrder(resourceChecks(service), telephony, codeOf, {
    "Few enough requests?": "Limits are those of the program that the plugin is in.",
  });
});
