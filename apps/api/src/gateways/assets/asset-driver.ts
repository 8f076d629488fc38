import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../../config.ts';

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
  // Loads the large S3 client only if a bucket is configured.
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      bucket,
      region,
      credentials,
      // Other services than Amazon rarely have a host name per bucket.
      ...(endpoint && { endpoint, forcePathStyle: true }),
      visibility: 'private',
      // The bucket's policy controls access. Most services support no ACLs.
      supportsACL: false,
      // Some compatible services do not support Amazon's newer checksums.
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

/** Opens the bucket if one is configured, or a folder. */
export const openAssetDriver = async (config: Config): Promise<Disk> => {
  const settings = bucketIn(config);
  return settings
    ? openBucket(settings)
    : new Disk(new FSDriver({ location: config.ASSET_FOLDER, visibility: 'private' }));
};
