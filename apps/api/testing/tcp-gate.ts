import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** PostgreSQL's word that a connection is over. */
const fatal = (message: string) => {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C57P01\0M${message}\0\0`);
  const head = Buffer.from('E....');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
};

/** Stands between the API and the database, and can cut the line between them. */
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
    /** Ends every connection, as a crashed server does, and takes no new one. */
    cut: () => {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    /** Ends every connection in the words of the dying server and, behind it, of a pooler's. New ones work. */
    endTwice: () => {
      const words = Buffer.concat([fatal('the server exits'), fatal('the server has crashed')]);
      for (const socket of callers) socket.end(words);
    },
    /** Every connection falls silent, as behind a wall that forgot it. New ones work. */
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
