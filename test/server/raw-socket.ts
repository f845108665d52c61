import { connect, type Socket } from "node:net";
import { once } from "node:events";

/** A connection that accepts arbitrary data. */
export interface RawSocket {
  readonly socket: Socket;
  write(data: string | Uint8Array): void;
  /** Returns all data received until it contains the text, or until the server closes the connection. */
  until(text?: string | RegExp): Promise<string>;
}

export async function rawSocket(address: string): Promise<RawSocket> {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port) });
  let received = "";
  let ended = false;
  socket.on("data", (data: Buffer) => void (received += data.toString("latin1")));
  // The server may close the connection during a write.
  socket.on("error", () => {});
  socket.on("close", () => void (ended = true));
  await once(socket, "connect");
  return {
    socket,
    write: (data) => void socket.write(data),
    async until(text) {
      while (!ended && (text === undefined || received.search(text) < 0))
        await Promise.race([once(socket, "close"), once(socket, "data")]);
      return received;
    },
  };
}

/** Sends all data, and reads until the server closes the connection. */
export async function responseTo(address: string, data: string | Uint8Array): Promise<string> {
  const raw = await rawSocket(address);
  raw.write(data);
  return raw.until();
}
