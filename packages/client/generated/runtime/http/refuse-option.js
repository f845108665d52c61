/** Refuses what a client is made with. The value of a text is shown, unless it is a secret: give nothing for it then. */
export function refuseOption(option, given, remedy) {
    throw new TypeError(`The option ${option} is ${typeof given === "string" ? JSON.stringify(given) : typeof given}: ${remedy}`);
}
/** An address that requests can be sent to. */
export function checkAddress(option, given) {
    if (!/^https?:\/\/./.test(String(given)))
        refuseOption(option, given, "give an absolute address, such as https://host.example/path");
}
