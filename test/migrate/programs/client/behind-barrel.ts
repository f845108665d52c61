import type { Book, CreateRoomRequest, ShelvesItem } from "./barrel.js";

export type All = readonly [Book, CreateRoomRequest, ShelvesItem["from"]];
