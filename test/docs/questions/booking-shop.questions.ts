import type { Question } from "./question.ts";

const operation = (name: string, anchor = ""): string => `api/shop/operations/${name}.html${anchor}`;

/** Questions about the booking shop of `test/services/`. */
export const questions: readonly Question[] = [
  { ask: "how do I cancel a booking", answers: [operation("cancelBooking")] },
  { ask: "why 409", answers: ["api/shop/errors/room-taken.html", "api/shop/errors/not-payable.html"] },
  { ask: "POST /bookings/7/payments", answers: [operation("payBooking")] },
  {
    ask: "can I pay with a voucher",
    answers: [
      operation("payBooking"),
      operation("payBooking", "#body"),
      "api/shop/resources/booking.html#field-payment",
      "api/shop/resources/booking.html#shape-voucher",
    ],
  },
  { ask: "X-Partner-Key", answers: ["api/shop/authentication.html#keys"] },
  {
    ask: "what states can a booking have",
    answers: ["#states", "#picture-states", "#state-held", "#state-confirmed", "#state-cancelled"].map(
      (anchor) => `api/shop/resources/booking.html${anchor}`,
    ),
  },
  { ask: "upload a floor plan", answers: [operation("storeFloorPlan")] },
  { ask: "the room is already taken", answers: ["api/shop/errors/room-taken.html"] },
];

/** Added later, fifteen for each site, before the search was tried with any of them. */
export const later: readonly Question[] = [
  { ask: "GET /venues", answers: [operation("listVenues")] },
  { ask: "when does a venue open", answers: ["api/shop/resources/venue.html#field-opens"] },
  { ask: "how do I download an invoice", answers: [operation("readInvoice")] },
  { ask: "how many seats does a room have", answers: ["api/shop/resources/room.html#field-seats"] },
  { ask: "what does a room cost per hour", answers: ["api/shop/resources/room.html#field-hourly"] },
  { ask: "PATCH /bookings/1", answers: [operation("updateBooking")] },
];
