import type { Book, AddRoomRequest, ShelvesItem } from "./barrel.js";

export type All = readonly [Book, AddRoomRequest, ShelvesItem["from"]];
