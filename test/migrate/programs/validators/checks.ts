import { shelves } from "@example/validators/library";
import * as books from "@example/validators/library/books";
import { decode, type ShelvesParameters } from "@example/validators/library/shelves";
import { validate as validateRoom, type CreateRoomRequest } from "@example/validators/office/createRoom";

export function check(value: unknown): string | undefined {
  if (books.validate(value)) return value.from;
  return shelves.validate(value) ? value.from : undefined;
}

export const read = [decode, shelves.decode, import("@example/validators/library/shelves")];
export const some: ShelvesParameters = { from: "shelves" };
export const room: CreateRoomRequest = { ro_name: "A", ro_seats: 1 };
export const isRoom = validateRoom(room);
