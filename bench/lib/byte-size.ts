import { get } from 'node:http';

/** Returns the size of a response body in bytes, as transferred in this encoding. */
export const byteSize = (url: string, encoding: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
