/** What a message has, in the order of the names in its form. */
const parts = ["code", "text", "module", "parameter", "data"];
/**
 * The errors or warnings of a body, in the first of the forms that it has. `isRefused`: the status says that the
 * request failed.
 */
export function messagesIn(body, forms, isRefused) {
    for (const [member, ...names] of forms) {
        const found = [member ? body?.[member] : isRefused && body].flat();
        const messages = found.filter((one) => typeof one?.[names[0]] === "string");
        if (messages[0])
            return messages.map((one) => messageOf(one, names));
    }
    return [];
}
function messageOf(one, names) {
    const message = { text: "", module: "" };
    names.forEach((name, index) => {
        if (one[name] !== undefined)
            message[parts[index]] = one[name];
    });
    return message;
}
