import { createHash } from "node:crypto";

export const sha1Of = (text: string): string => createHash("sha1").update(text).digest("hex");
