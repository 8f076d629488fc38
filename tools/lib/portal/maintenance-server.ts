import { createServer } from 'node:http';
import { MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';

const RETRY_SECONDS = '2';
const ANSWER = JSON.stringify({
  _responseStatus: 0,
  msgCode: 'SYS_002',
  msg: MESSAGE_CODES.SYS_002.text,
});

export type MaintenanceServer = { close(): Promise<void> };

/** Responds with 503 and Retry-After while the API restarts. */
export const openMaintenanceServer = async (at: {
  host: string;
  port: number;
}): Promise<MaintenanceServer> => {
  const server = createServer((_request, response) => {
    response.writeHead(503, {
      'content-type': 'application/json; charset=utf-8',
      'retry-after': RETRY_SECONDS,
      'cache-control': 'no-store',
      connection: 'close',
    });
    response.end(ANSWER);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(at, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
