import { createHash } from "node:crypto";

export const hashed = (text: string): string => createHash("sha1").update(text).digest("hex");
