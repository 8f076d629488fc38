import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';

const BUCKET = 'wonderfield-test';
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const REGION = 'us-east-1';

/** Starts an S3-compatible server with an empty bucket and returns its settings. */
export const openS3Server = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'wonderfield-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    // The server drops the slash after the bucket name, so no signature of a list request matches.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port }: AddressInfo = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const client = new S3Client({
    endpoint,
    region: REGION,
    credentials: KEYS,
    forcePathStyle: true,
  });
  return {
    settings: {
      ASSET_BUCKET: BUCKET,
      ASSET_S3_ENDPOINT: endpoint,
      ASSET_S3_REGION: REGION,
      ASSET_S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      ASSET_S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    /** Reads the bucket directly and not through the code under test. */
    keys: async () => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: BUCKET }));
      return Contents.map(({ Key }) => String(Key)).sort();
    },
    close: async () => {
      client.destroy();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
