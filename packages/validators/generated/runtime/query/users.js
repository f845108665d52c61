// Code of query that modules share: users. Generated: change the spec instead.
import { Parameter, Syntax, ofText, severalOf } from "./core.js";
import { parseTitle, upperFirst } from "./titles.js";

const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|0?\d?\d)(?:\.(?!$)|$)){4}$/;

function isIpv4(text) {
    return ipv4.test(text);
}

/**
 * Returns true if the string is an IPv6 address: eight groups of hexadecimal digits, some of which may be shortened to
 * `::`.
 */
function isIpv6(text) {
    if (!/^[0-9A-Fa-f:]{2,39}$/.test(text))
        return false;
    const parts = text.split("::");
    if (parts.length > 2)
        return false;
    const groups = parts.flatMap((part) => (part === "" ? [] : part.split(":")));
    return (groups.every((group) => /^[0-9A-Fa-f]{1,4}$/.test(group)) &&
        (parts.length === 2 ? groups.length < 8 : groups.length === 8));
}

/** Returns true for an IP address, including a former IPv4 form whose last part is hidden as `xxx`. */
function isAddress(text) {
    return isIpv4(text.replace(/\.xxx$/, ".0")) || isIpv6(text);
}

/** Returns true for a range in CIDR notation. */
function isRange(text) {
    const [, address = "", bits] = /^([^/]*)\/(\d{1,3})$/.exec(text) ?? [];
    return (isIpv4(address) && Number(bits) <= 32) || (isIpv6(address) && Number(bits) <= 128);
}

/** Returns the canonical form: uppercase, without leading zeros, and with all groups of IPv6. */
function canonicalForm(text) {
    const [address = "", bits] = text.split("/");
    const end = bits === undefined ? "" : `/${bits}`;
    if (!address.includes(":"))
        return address.replace(/(^|\.)0+(?=\d)/g, "$1") + end;
    const [before = "", after] = address.split("::");
    const [left, right] = [groupsOf(before), groupsOf(after ?? "")];
    const zeros = Array.from({ length: after === undefined ? 0 : 8 - left.length - right.length }, () => "0");
    return [...left, ...zeros, ...right].join(":") + end;
}

function groupsOf(text) {
    return text === "" ? [] : text.split(":").map((group) => group.toUpperCase().replace(/^0+(?=.)/, ""));
}

export const ip = (code, rangeOnly, v4, v6, tooWide) => new Syntax(code, () => (text) => {
    if (!rangeOnly && (isIpv4(text) || isIpv6(text)))
        return true;
    if (!isRange(text))
        return false;
    const [address, bits] = text.split("/");
    return Number(bits) >= (address.includes(":") ? v6 : v4) || tooWide;
});

const userNamespace = 2;

/** The form of most user names: words separated by single spaces, with a capital first letter. */
const ordinary = /^[A-Z][A-Za-z0-9]*(?: [A-Za-z0-9]+)*$/;

const unseen = /[\u0080-\u00a0\u00ad\u2000-\u200f\u2028-\u202f\u3000\ue000-\uf8ff]/;

const likeAddress = /^\d{1,3}\.\d{1,3}\.\d{1,3}\.(?:xxx|\d{1,3})$|^(?:[0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}$/;

/** Returns the user in canonical form, or undefined if the string names no user of these kinds. */
function userOf(text, kinds, options) {
    if (text.length < 80 && ordinary.test(text) && kinds.includes("name"))
        return text;
    if (/^#\d+$/.test(text))
        return kinds.includes("id") ? text : undefined;
    if (text.includes(">"))
        return kinds.includes("interwiki") && !text.includes("#") ? upperFirst(text.replaceAll("_", " ")) : undefined;
    const title = text.includes("#") ? undefined : parseTitle(text, options, userNamespace);
    if (title === undefined || title.namespace !== userNamespace || title.interwiki !== "")
        return undefined;
    const name = upperFirst(title.text);
    if (isAddress(name))
        return kinds.includes("ip") ? canonicalForm(name) : undefined;
    if (isRange(name))
        return kinds.includes("cidr") ? canonicalForm(name) : undefined;
    if (name === "" || name.includes("/") || likeAddress.test(name) || unseen.test(name))
        return undefined;
    const isTemporary = options.temporaryUser?.test(name) === true;
    return kinds.includes("name") || (kinds.includes("temp") && isTemporary) ? name : undefined;
}

function readUser(run, parameter, text, start, end) {
    return (userOf(text.slice(start, end), parameter.detail, run.options) ?? run.fail("baduser", parameter, text, start, end));
}

export const user = (...kinds) => ofText(new Parameter(readUser, "a user", kinds));

export const users = (...kinds) => ofText(severalOf(readUser, "users", kinds));
