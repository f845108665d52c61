import type { HandlersByModule, LibraryHandlers } from "@example/server/library";
import type { RoomHandlers, RoomRow } from "@example/server/office";

const modules: HandlersByModule = {
  books: ({ start: from, genre }) => ({ items: [{ bookid: 1, title: `${from} ${genre?.includes("past")}`, shelf: { room: "A", title: "B" } }] }),
  racks({ from }) {
    return { items: [{ shelf: "A", from: from ?? "" }] };
  },
  lending: () => ({ items: [] }),
};

export const handlers: LibraryHandlers = { modules };

class Rooms implements RoomHandlers {
  private readonly row: RoomRow = { ro_id: 1, ro_name: "A", ro_places: 2, ro_kind: "salon", size: 1 };

  readonly list: RoomHandlers["list"] = () => Promise.resolve([this.row]);
  readonly get: RoomHandlers["get"] = () => Promise.resolve(this.row);
  readonly add: RoomHandlers["add"] = (request) => Promise.resolve({ ...this.row, ro_places: request.body.places ?? this.row.ro_places });
}

export const rooms = new Rooms();
export const made = rooms.add;
