import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Encodes PostgreSQL's message that a connection was terminated. */
const fatal = (message: string) => {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C57P01\0M${message}\0\0`);
  const head = Buffer.from('E....');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
};

/** Opens a TCP proxy between the API and the database that can cut connections. */
export const openTcpGate = async (target: { host: string; port: number }) => {
  const open = new Set<Socket>();
  const callers = new Set<Socket>();
  let isCut = false;
  const server = createServer((socket) => {
    if (isCut) return socket.destroy();
    const upstream = connect(target);
    callers.add(socket);
    socket.on('close', () => callers.delete(socket));
    for (const [end, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      open.add(end);
      end.on('error', () => undefined);
      end.on('close', () => {
        open.delete(end);
        other.destroy();
      });
    }
    socket.pipe(upstream).pipe(socket);
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** Closes all connections like a crashed server and accepts no new ones. */
    cut: () => {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    /**
     * Ends all connections with two error messages, of a dying server and of a pooler. New
     * connections work.
     */
    endTwice: () => {
      const words = Buffer.concat([fatal('the server exits'), fatal('the server has crashed')]);
      for (const socket of callers) socket.end(words);
    },
    /**
     * Stops all traffic without closing, like a firewall that dropped the connections. New
     * connections work.
     */
    silence: () => {
      for (const socket of open) {
        socket.unpipe();
        socket.pause();
      }
    },
    repair: () => {
      isCut = false;
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
};
