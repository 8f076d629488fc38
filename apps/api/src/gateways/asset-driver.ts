import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../config.ts';

const CONNECT_TIMEOUT_MS = 3_000;
const RESPONSE_TIMEOUT_MS = 10_000;

type BucketSettings = {
  bucket: string;
  region: string;
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
};

const bucketIn = (config: Config): BucketSettings | undefined => {
  const { ASSET_BUCKET: bucket, ASSET_S3_REGION: region } = config;
  const { ASSET_S3_ACCESS_KEY_ID: accessKeyId, ASSET_S3_SECRET_ACCESS_KEY: secretAccessKey } =
    config;
  return bucket && region && accessKeyId && secretAccessKey
    ? { bucket, region, accessKeyId, secretAccessKey, endpoint: config.ASSET_S3_ENDPOINT }
    : undefined;
};

const openBucket = async ({ bucket, region, endpoint, ...credentials }: BucketSettings) => {
  // The client is large: a portal that keeps its pictures in a folder never loads it.
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      bucket,
      region,
      credentials,
      // Outside Amazon a bucket seldom has a host name of its own.
      ...(endpoint && { endpoint, forcePathStyle: true }),
      visibility: 'private',
      // The bucket's own policy says who may read; most services know no other way.
      supportsACL: false,
      // Amazon's newer checksums are foreign to some who speak its protocol.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: CONNECT_TIMEOUT_MS,
        requestTimeout: RESPONSE_TIMEOUT_MS,
        throwOnRequestTimeout: true,
      },
      maxAttempts: 2,
    }),
  );
};

/** Where files are kept: a bucket where one is set, a folder otherwise. */
export const openAssetDisk = async (config: Config): Promise<Disk> => {
  const settings = bucketIn(config);
  return settings
    ? openBucket(settings)
    : new Disk(new FSDriver({ location: config.ASSET_FOLDER, visibility: 'private' }));
};
