import { BlockList, isIP } from "node:net";
/**
 * Returns true if a key may be used from an address. An empty list allows any address. An entry is an address or a
 * subnet such as `192.0.2.0/24`.
 */
export function isAllowed(allowed, address) {
    if (allowed.length === 0)
        return true;
    const list = new BlockList();
    for (const line of allowed) {
        const [net = "", length] = line.split("/");
        if (length === undefined)
            list.addAddress(net, family(net));
        else
            list.addSubnet(net, Number(length), family(net));
    }
    // The list also matches IPv4 addresses in IPv6 notation. A string that is no address matches nothing.
    return list.check(address, family(address));
}
function family(address) {
    return isIP(address) === 6 ? "ipv6" : "ipv4";
}
