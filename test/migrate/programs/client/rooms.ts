import { createOfficeClient, type CreateRoomRequest, type RoomRow } from '@example/client/office';
import type * as office from '@example/client/office';

const client = createOfficeClient({ key: 'k', tenant: 'T' });

export async function rooms(seats: number): Promise<string[]> {
  const room = await client.rooms.create({
    label: 'A', // its label
    seats,
    ro_kind: 'hall',
  });
  const row: RoomRow = room;
  const { ro_seats, ro_kind: kind } = row;
  if (row.ro_kind === 'hall') console.log(ro_seats, row['ro_seats'], row.seats);
  switch (kind) {
    case 'hall': return ['hall'];
    case 'cell': return [];
  }
  const { create } = client.rooms;
  await create({ name: 'B', ro_seats: 3 });
  console.log(row.size);
  return (await client.rooms.list({ query: { floor: 1 } })).map(({ name }) => name);
}

export const request: CreateRoomRequest = { ro_name: 'C', ro_seats: 1 };
export type Made = office.CreateRoomRequest;
let seats = 0;
export function take(row: RoomRow): void {
  ({ ro_seats: seats } = row);
  let ro_seats = seats;
  ({ ro_seats } = row);
  console.log(ro_seats, { ro_seats });
}
