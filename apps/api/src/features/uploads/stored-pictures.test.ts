import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../testing/build-test-app.ts';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import { makeFamily } from '../../../testing/factories/make-family.ts';
import { makeParent } from '../../../testing/factories/make-parent.ts';
import { makePicture } from '../../../testing/factories/make-picture.ts';
import type { MadeUser } from '../../../testing/factories/make-user.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { openS3Server } from '../../../testing/fakes/s3-server.ts';
import { eraseChild } from '../../../testing/scenarios/erase-child.ts';

const DAY = 24 * 3_600_000;

const openFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wonderfield-kept-'));
  return {
    settings: { ASSET_FOLDER: folder },
    keys: async () => {
      const names = await readdir(join(folder, 'pictures')).catch(() => []);
      return names.map((name) => `pictures/${name}`).sort();
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
};

describe.each([
  ['a folder', openFolder],
  ['a bucket', openS3Server],
])('Pictures in %s', (_where, openPlace) => {
  let place: Awaited<ReturnType<typeof openPlace>>;
  let portal: TestPortal;
  beforeAll(async () => {
    place = await openPlace();
    // The storage uses the real clock.
    portal = await buildTestApp({ config: place.settings, now: new Date() });
  });
  afterAll(async () => {
    await portal.close();
    await place.close();
  });

  const upload = async (user: MadeUser) => {
    const fields = { imageType: 'profiles', ...(await signIn(portal, user)) };
    const { body } = expectSuccess(await portal.upload(fields, await makePicture()));
    return [
      body.originalAsset,
      body.mediumThumbnailAsset,
      body.smallThumbnailAsset,
      body.thumbnailAsset,
    ].map(String);
  };
  const keysOf = async (user: MadeUser) => {
    const { picture_name: name } = await portal.db
      .selectFrom('users')
      .select('picture_name')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    const variants = ['medium', 'original', 'small', 'thumbnail'];
    return variants.map((variant) => `pictures/${name}-${variant}.webp`);
  };

  it('stores pictures in four sizes and serves them from another process', async () => {
    const parent = await makeParent(portal.db);
    const urls = await upload(parent);
    expect(await place.keys()).toEqual(await keysOf(parent));
    const another = await buildTestApp({
      config: place.settings,
      databaseUrl: portal.databaseUrl,
      now: portal.deps.now(),
    });
    for (const { app } of [portal, another]) {
      for (const url of urls) {
        const served = await app.inject(url);
        expect(served.statusCode).toBe(200);
        expect(served.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
      }
    }
    await another.close();
  });

  it('deletes the old files when a picture is replaced', async () => {
    const parent = await makeParent(portal.db);
    const [url = ''] = await upload(parent);
    const before = await keysOf(parent);
    await upload(parent);
    const kept = await place.keys();
    expect(kept).toEqual(expect.arrayContaining(await keysOf(parent)));
    expect(kept.filter((key) => before.includes(key))).toEqual([]);
    expect((await portal.app.inject(url)).statusCode).toBe(404);
  });

  it('leaves no files of a picture that cannot be processed', async () => {
    const before = await place.keys();
    const fields = {
      imageType: 'profiles',
      ...(await signIn(portal, await makeParent(portal.db))),
    };
    expectError(await portal.upload(fields, Buffer.from('no picture')), 'AST_001');
    const cut = (await makePicture({ width: 900, height: 900 })).subarray(0, 600);
    expectError(await portal.upload(fields, cut), 'AST_003');
    expect(await place.keys()).toEqual(before);
  });

  it('deletes the picture of an erased child', async () => {
    const { child, session } = await makeFamily(portal);
    const before = await place.keys();
    const [url = ''] = await upload(child);
    expect(await place.keys()).toHaveLength(before.length + 4);
    expectSuccess(await eraseChild(portal, { requestUserId: child.id, ...session }));
    expect(await place.keys()).toEqual(before);
    expect((await portal.app.inject(url)).statusCode).toBe(404);
  });

  it('deletes stray pictures at night after a day', async () => {
    const owner = await makeParent(portal.db);
    await upload(owner);
    const owned = await place.keys();
    await portal.deps.assetStore.storePicture(await makePicture());
    await portal.runJob('clean-up');
    expect(await place.keys()).toHaveLength(owned.length + 4);
    portal.clock.advance(1.1 * DAY);
    await portal.runJob('clean-up');
    expect(await place.keys()).toEqual(owned);
  });
});

describe('Unavailable bucket', () => {
  it('erases a child while the bucket is unavailable and deletes the files at night', async () => {
    const place = await openS3Server();
    const portal = await buildTestApp({
      config: place.settings,
      now: new Date(),
      replace: ({ assetStore }) => ({
        assetStore: {
          ...assetStore,
          removePicture: (name) =>
            isUnavailable ? Promise.reject(new Error('away')) : assetStore.removePicture(name),
        },
      }),
    });
    let isUnavailable = true;
    const { child, session } = await makeFamily(portal);
    const fields = { imageType: 'profiles', ...(await signIn(portal, child)) };
    expectSuccess(await portal.upload(fields, await makePicture()));
    expectSuccess(await eraseChild(portal, { requestUserId: child.id, ...session }));
    expect(await place.keys()).toHaveLength(4);
    expect(portal.logLines.join()).toContain('a picture could not be removed');
    isUnavailable = false;
    portal.clock.advance(1.1 * DAY);
    await portal.runJob('clean-up');
    expect(await place.keys()).toEqual([]);
    await portal.close();
    await place.close();
  });
});

describe('S3 client', () => {
  it('does not load the S3 client for a folder', async () => {
    const disk = new URL('../../gateways/assets/asset-driver.ts', import.meta.url).href;
    const script = `
      const loaded = [];
      const { registerHooks } = await import('node:module');
      registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
      const { openAssetDriver } = await import(${JSON.stringify(disk)});
      await openAssetDriver({ ASSET_FOLDER: '/nowhere' });
      console.log(loaded.some((url) => url.includes('flydrive')), loaded.some((url) => url.includes('aws-sdk')));`;
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--input-type=module',
      '--eval',
      script,
    ]);
    expect(stdout.trim()).toBe('true false');
  });
});
