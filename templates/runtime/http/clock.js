import { deadline } from "./deadline.js";

/** @type {import("./types.js").Clock} */
export const systemClock = {
  random: () => Math.random(),
  wait: (seconds, signal) => deadline(signal, seconds * 1000 || 1).race(() => new Promise(() => {})).catch(() => {}),
};
