import dgram from 'node:dgram';
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';

/** Listeners on this machine that count what arrives: one port for each name, and multicast DNS. */
export interface Listeners {
  /** The port of a name, for TCP and UDP. */
  port(name: string): number;
  /** An entry for each connection and packet, by name; names at which nothing has arrived are missing. */
  readonly arrived: Readonly<Record<string, readonly Protocol[]>>;
  /** The name under which multicast is counted; empty if this machine can't hear its own. */
  readonly multicast: readonly string[];
  close(): void;
}

type Protocol = 'TCP' | 'UDP';

/** The group and port of multicast DNS. */
const mdns = { group: '224.0.0.251', port: 5353 } as const;

/** Names in what other programs send: services that they offer or look for, and addresses. */
const othersNames = /_(tcp|udp)|arpa/;

export async function listen(names: readonly string[]): Promise<Listeners> {
  const arrived: Record<string, Protocol[]> = {};
  const count = (name: string, protocol: Protocol): void => {
    (arrived[name] ??= []).push(protocol);
  };
  const listeners = await Promise.all(
    names.map((name) => listenOn((protocol) => count(name, protocol))),
  );
  const ports = new Map(names.map((name, at) => [name, listeners[at]?.port ?? 0]));
  const multicast = await hearMulticast(() => count('multicast', 'UDP'));
  return {
    port: (name) => ports.get(name) ?? 0,
    arrived,
    multicast: multicast === undefined ? [] : ['multicast'],
    close() {
      for (const { close } of listeners) close();
      multicast?.close();
    },
  };
}

/** Listens on a port that is free for TCP and UDP. */
async function listenOn(
  count: (protocol: Protocol) => void,
): Promise<{ readonly port: number; readonly close: () => void }> {
  const server = net.createServer((socket) => {
    count('TCP');
    socket.on('error', () => undefined);
    socket.destroy();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = dgram.createSocket('udp4', () => count('UDP'));
  try {
    await once(socket.bind(port, '127.0.0.1'), 'listening');
  } catch {
    // Another program has the port for UDP, or Windows keeps it.
    server.close();
    socket.close();
    return listenOn(count);
  }
  return {
    port,
    close() {
      server.close();
      socket.close();
    },
  };
}

/**
 * Counts what this machine sends by multicast DNS.
 *
 * @returns undefined if it may not hear itself: only Linux certainly loops packets back, on an interface for them.
 */
async function hearMulticast(count: () => void): Promise<dgram.Socket | undefined> {
  const own = Object.values(os.networkInterfaces()).flatMap((list = []) => list);
  if (process.platform !== 'linux' || own.every(({ internal }) => internal)) return undefined;
  const addresses = new Set(own.map(({ address }) => address));
  const socket = dgram.createSocket({ type: 'udp4', reuseAddr: true }, (packet, { address }) => {
    if (addresses.has(address) && !othersNames.test(packet.toString('latin1'))) count();
  });
  await once(socket.bind(mdns.port), 'listening');
  socket.addMembership(mdns.group);
  return socket;
}
