import { racks } from "@example/validators/library";
import * as books from "@example/validators/library/books";
import { decode, type RacksParameters } from "@example/validators/library/racks";
import { validate as validateRoom, type AddRoomRequest } from "@example/validators/office/addRoom";

export function check(value: unknown): string | undefined {
  if (books.validate(value)) return value.start;
  return racks.validate(value) ? value.from : undefined;
}

export const read = [decode, racks.decode, import("@example/validators/library/racks")];
export const some: RacksParameters = { from: "shelves" };
export const room: AddRoomRequest = { ro_name: "A", ro_places: 1 };
export const isRoom = validateRoom(room);
