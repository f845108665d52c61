import { createHash } from "node:crypto";
import { storedMoment } from "../wiki/timestamps.ts";
import { mediaTypeOf } from "../wiki/write/media.ts";
import type { WikiUnit } from "../wiki/write/wiki-unit.ts";
import type { Actors } from "./actors.ts";
import type { StashedFileSeed } from "./seed.ts";

export async function storeStashedFile({ wiki }: WikiUnit, one: StashedFileSeed, actors: Actors): Promise<void> {
  const {
    user,
    key,
    timestamp = "2024-01-01T00:00:00Z",
    status = "finished",
    size = 20_000,
    width = 640,
    height = 480,
    mime = "image/png",
  } = one;
  const sha1 = createHash("sha1").update(key).digest("hex");
  const media = { size, width, height, bits: 8, media_type: mediaTypeOf(mime), mime, sha1 };
  await wiki.create("stashed_files", [
    { account: actors(user).account, file_key: key, timestamp: storedMoment(timestamp), status, ...media },
  ]);
}
