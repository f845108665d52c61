import { deadline } from "./deadline.js";
export const systemClock = {
    random: () => Math.random(),
    wait: (seconds, signal) => deadline(signal, seconds * 1000 || 1)
        .race(() => new Promise(() => { }))
        .catch(() => { }),
};
