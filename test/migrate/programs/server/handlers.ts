import type { HandlersByModule, LibraryHandlers } from "@example/server/library";
import type { RoomHandlers, RoomRow } from "@example/server/office";

const modules: HandlersByModule = {
  books: ({ from, genre }) => ({ items: [{ bookid: 1, title: `${from} ${genre?.includes("history")}`, shelf: { room: "A", title: "B" } }] }),
  shelves({ from }) {
    return { items: [{ shelf: "A", from: from ?? "" }] };
  },
  lending: () => ({ items: [] }),
};

export const handlers: LibraryHandlers = { modules };

class Rooms implements RoomHandlers {
  private readonly row: RoomRow = { ro_id: 1, ro_name: "A", ro_seats: 2, ro_kind: "hall", size: 1 };

  readonly list: RoomHandlers["list"] = () => Promise.resolve([this.row]);
  readonly get: RoomHandlers["get"] = () => Promise.resolve(this.row);
  readonly create: RoomHandlers["create"] = (request) => Promise.resolve({ ...this.row, ro_seats: request.body.seats ?? this.row.ro_seats });
}

export const rooms = new Rooms();
export const made = rooms.create;
