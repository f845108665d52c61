import { canonical } from "../../core/samples/canonical.js";
import { sampleObject } from "../../core/samples/sample.js";
/** The number of generated ids to try before a suffix is added. */
const mostTries = 3;
export function createStore(shape, idMember, first) {
    const kept = new Map();
    let number = first;
    function freeId(values) {
        for (let tries = 0;; tries++) {
            const object = shape === undefined ? values : sampleObject(shape, ++number, values);
            const id = (idMember === undefined ? undefined : object[idMember]) ?? number;
            if (!kept.has(String(id)))
                return id;
            if (tries === mostTries)
                return `${String(id)}-${number}`;
        }
    }
    return {
        all: () => [...kept.values()],
        find: (id) => kept.get(id),
        add: ({ values: written, tenant, under = {}, id: wanted }) => {
            const values = shape === undefined ? written : canonical(shape, written);
            const given = wanted ?? (idMember === undefined ? undefined : values[idMember]);
            const id = given ?? freeId(values);
            if (given !== undefined)
                number++;
            const stored = {
                id: String(id),
                number,
                tenant,
                under,
                values: idMember === undefined ? values : { ...values, [idMember]: id },
            };
            kept.set(stored.id, stored);
            return stored;
        },
        replace: (stored) => void kept.set(stored.id, stored),
        remove: (id) => void kept.delete(id),
    };
}
