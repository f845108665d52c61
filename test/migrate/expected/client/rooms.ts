import { createOfficeClient, type AddRoomRequest, type RoomRow } from '@example/client/office';
import type * as office from '@example/client/office';

const client = createOfficeClient({ key: 'k', tenant: 'T' });

export async function rooms(seats: number): Promise<string[]> {
  const room = await client.rooms.add({
    ro_name: 'A', // its label
    places: seats,
    ro_kind: 'salon',
  });
  const row: RoomRow = room;
  const { ro_places: ro_seats, ro_kind: kind } = row;
  if (row.ro_kind === 'salon') console.log(ro_seats, row['ro_places'], row.places);
  switch (kind) {
    case 'salon': return ['hall'];
    case 'cell': return [];
  }
  const { add: create } = client.rooms;
  await create({ name: 'B', ro_places: 3 });
  console.log(row.size);
  return (await client.rooms.list({ query: { storey: 1 } })).map(({ name }) => name);
}

export const request: AddRoomRequest = { ro_name: 'C', ro_places: 1 };
export type Made = office.AddRoomRequest;
let seats = 0;
export function take(row: RoomRow): void {
  ({ ro_places: seats } = row);
  let ro_seats = seats;
  ({ ro_places: ro_seats } = row);
  console.log(ro_seats, { ro_seats });
}
