/**
 * Makes a function that is told one text after another, and says whether they go round in a circle: at once where one
 * comes twice in succession, and after a while otherwise. It remembers one of them, however many there are (the
 * algorithm of Brent).
 */
export function detectCycle() {
    let [kept, steps, limit] = [undefined, 0, 1];
    return (text) => {
        if (text === kept)
            return true;
        if (++steps === limit)
            [kept, steps, limit] = [text, 0, limit * 2];
        return false;
    };
}
