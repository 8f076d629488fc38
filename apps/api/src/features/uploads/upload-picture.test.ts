import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { buildTestApp, type Fields, type TestResponse } from '../../../testing/build-test-app.ts';
import {
  expectError,
  expectProtocolError,
  expectSuccess,
  userIn,
} from '../../../testing/expect-response.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { makeFamily } from '../../../testing/factories/make-family.ts';
import { makeParent } from '../../../testing/factories/make-parent.ts';
import { makePicture, makePixelBomb } from '../../../testing/factories/make-picture.ts';
import { makeStudent } from '../../../testing/factories/make-student.ts';
import type { MadeUser } from '../../../testing/factories/make-user.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { PICTURE_VARIANTS } from '../../gateways/assets/asset-store.ts';

const MEGABYTE = 1_048_576;
const HOUR = 3_600_000;
const portal = await openTestServer();

const uploadAs = async (user: MadeUser, ...files: Buffer[]) =>
  portal.upload({ imageType: 'profiles', ...(await signIn(portal, user)) }, ...files);
const filesOnDisk = async () =>
  (await readdir(join(portal.deps.config.ASSET_FOLDER, 'pictures')).catch(() => [])).sort();
const ASSETS = {
  originalAsset: PICTURE_VARIANTS.original,
  mediumThumbnailAsset: PICTURE_VARIANTS.medium,
  smallThumbnailAsset: PICTURE_VARIANTS.small,
  thumbnailAsset: PICTURE_VARIANTS.thumbnail,
};
const fetchAsset = (response: TestResponse, name: string) =>
  portal.app.inject(String(response.body[name]));

/** Creates a JPEG of an exact size by adding comments. */
const jpegOf = async (bytes: number) => {
  const picture = await makePicture({ format: 'jpeg' });
  let missing = bytes - picture.length;
  const comments: Buffer[] = [];
  while (missing > 0) {
    const size = Math.min(missing, 65_000);
    const comment = Buffer.alloc(size, 'x');
    comment.writeUInt16BE(0xfffe, 0);
    comment.writeUInt16BE(size - 2, 2);
    comments.push(comment);
    missing -= size;
  }
  return Buffer.concat([picture.subarray(0, 2), ...comments, picture.subarray(2)]);
};

describe('uploadAsset', () => {
  // @proves C-uploadAsset, D-2-post
  it.each(['jpeg', 'png'] as const)('renders a %s in four sizes', async (format) => {
    const parent = await makeParent(portal.db);
    const response = expectSuccess(await uploadAs(parent, await makePicture({ format })));
    for (const [name, edge] of Object.entries(ASSETS)) {
      const { rawPayload, headers } = await fetchAsset(response, name);
      expect(headers['content-type']).toBe('image/webp');
      expect(await sharp(rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width: edge,
        height: edge,
      });
    }
  });

  it('removes camera metadata and applies the orientation', async () => {
    const withPlace = await sharp({
      create: { width: 40, height: 80, channels: 3, background: 'red' },
    })
      .withExif({
        IFD0: { Copyright: 'CanaryOwner', Orientation: '6' },
        IFD3: { GPSLatitude: '45/1 31/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(withPlace).metadata()).exif).toBeDefined();
    const response = expectSuccess(await uploadAs(await makeParent(portal.db), withPlace));
    for (const name of Object.keys(ASSETS)) {
      const { rawPayload } = await fetchAsset(response, name);
      const metadata = await sharp(rawPayload).metadata();
      expect(metadata).not.toHaveProperty('exif');
      expect(metadata).not.toHaveProperty('orientation');
      expect(rawPayload.includes('Canary')).toBe(false);
    }
  });

  it('removes data hidden behind a picture [T35]', async () => {
    const script = Buffer.from('<script>alert(1)</script>');
    const polyglot = Buffer.concat([await makePicture({ format: 'jpeg' }), script]);
    const response = expectSuccess(await uploadAs(await makeParent(portal.db), polyglot));
    expect((await fetchAsset(response, 'originalAsset')).rawPayload.includes('<script')).toBe(
      false,
    );
  });

  it('shows the uploaded picture of a parent, an educator and a home child in the account', async () => {
    const { child, session } = await makeFamily(portal);
    for (const user of [await makeParent(portal.db), await makeEducator(portal.db), child]) {
      const response = expectSuccess(await uploadAs(user, await makePicture()));
      expect(Object.keys(response.body)).toEqual(expect.arrayContaining(Object.keys(ASSETS)));
      const me = userIn(await portal.call('getUser', await signIn(portal, user)));
      for (const name of Object.keys(ASSETS)) {
        const url = String(me[name as keyof typeof me]);
        expect((await portal.app.inject(url)).statusCode).toBe(200);
      }
    }
    const [seen] = userIn(await portal.call('getUser', session)).childDetails ?? [];
    expect((await portal.app.inject(String(seen?.thumbnailAsset))).statusCode).toBe(200);
  });

  // @proves C-uploadAsset
  it('replaces the old picture and deletes its files', async () => {
    const before = await filesOnDisk();
    const parent = await makeParent(portal.db);
    const first = expectSuccess(await uploadAs(parent, await makePicture()));
    const between = await filesOnDisk();
    expect(between).toHaveLength(before.length + 4);
    expectSuccess(await uploadAs(parent, await makePicture({ format: 'jpeg' })));
    const after = await filesOnDisk();
    expect(after).toHaveLength(before.length + 4);
    expect(after).not.toEqual(between);
    expect((await fetchAsset(first, 'originalAsset')).statusCode).toBe(404);
  });

  it('leaves the files of one picture after five parallel uploads', async () => {
    const before = await filesOnDisk();
    const parent = await makeParent(portal.db);
    const picture = await makePicture();
    const responses = await Promise.all(Array.from({ length: 5 }, () => uploadAs(parent, picture)));
    for (const response of responses) expectSuccess(response);
    expect(await filesOnDisk()).toHaveLength(before.length + 4);
  });

  // @proves F-image-size, M-AST_002, K-image
  it('accepts a picture of exactly one megabyte and rejects a larger one with AST_002 [T34]', async () => {
    const [whole, over] = [await jpegOf(MEGABYTE), await jpegOf(MEGABYTE + 1)];
    expect([whole.length, over.length]).toEqual([MEGABYTE, MEGABYTE + 1]);
    const parent = await makeParent(portal.db);
    expectSuccess(await uploadAs(parent, whole));
    const before = await filesOnDisk();
    expectError(await uploadAs(parent, over), 'AST_002');
    expectError(await uploadAs(parent, Buffer.alloc(5 * MEGABYTE)), 'AST_002');
    expect(await filesOnDisk()).toEqual(before);
  });
});

describe('uploadAsset: rejected uploads', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const rejected: [string, () => Buffer | Promise<Buffer>, 'AST_001' | 'AST_003'][] = [
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'AST_001'],
    ['an SVG', () => Buffer.from(SVG), 'AST_001'],
    ['a GIF', () => makePicture({ format: 'gif' }), 'AST_001'],
    ['a WebP', () => makePicture({ format: 'webp' }), 'AST_001'],
    ['nothing', () => Buffer.alloc(0), 'AST_001'],
    ['noise', () => Buffer.from('not a picture'), 'AST_001'],
    ['a PNG signature without content', () => Buffer.from('89504e470d0a1a0a', 'hex'), 'AST_001'],
    [
      'a truncated picture',
      async () => {
        const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
        const whole = await sharp({
          create: { width: 600, height: 600, channels: 3, background: 'red', noise },
        })
          .jpeg()
          .toBuffer();
        return whole.subarray(0, Math.floor(whole.length / 2));
      },
      'AST_003',
    ],
  ];
  // @proves F-image-type, M-AST_001
  it.each(rejected)(
    'rejects %s by its content, regardless of its name [T35]',
    async (_what, make, code) => {
      const before = await filesOnDisk();
      expectError(await uploadAs(await makeParent(portal.db), await make()), code);
      expect(await filesOnDisk()).toEqual(before);
    },
  );

  // @proves M-AST_003
  it('rejects a pixel bomb of 16000 × 16000 pixels without using much memory [T35]', async () => {
    const bomb = makePixelBomb(16_000);
    expect((await sharp(bomb, { limitInputPixels: false }).metadata()).width).toBe(16_000);
    expect(bomb.length).toBeLessThan(64 * 1024);
    const before = await filesOnDisk();
    const parent = await makeParent(portal.db);
    const memory = process.memoryUsage().rss;
    const since = performance.now();
    for (let time = 0; time < 5; time += 1) {
      expectError(await uploadAs(parent, bomb), 'AST_003');
    }
    expect(performance.now() - since).toBeLessThan(5000);
    expect(process.memoryUsage().rss - memory).toBeLessThan(64 * MEGABYTE);
    expect(await filesOnDisk()).toEqual(before);
  });

  it('rejects a missing file, two files, an unknown image type and too many fields', async () => {
    const parent = await makeParent(portal.db);
    const session = await signIn(portal, parent);
    const picture = await makePicture();
    const send = (fields: Fields, ...files: Buffer[]) =>
      portal.upload({ imageType: 'profiles', ...session, ...fields }, ...files);
    const before = await filesOnDisk();
    expectError(await send({}), 'AST_001');
    expectProtocolError(await send({}, picture, picture), 400, 'VAL_003');
    for (const imageType of ['../../x', 'banners', '']) {
      expectError(await send({ imageType }, picture), 'VAL_001', {
        imageType: 'Please choose one of the options',
      });
    }
    expectProtocolError(await send({ a: 1, b: 2, c: 3, d: 4, e: 5 }, picture), 400, 'VAL_003');
    expect(await filesOnDisk()).toEqual(before);
  });

  // @proves D-2-post
  it.each([
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=', 'x'],
    ['multipart/form-data; boundary=abc', 'no parts at all'],
    [
      'multipart/form-data; boundary=abc',
      '--abc\r\nContent-Disposition: form-data; name="imageType"\r\n\r\nprof',
    ],
    ['application/x-www-form-urlencoded', 'imageType=profiles'],
    ['application/json', '{"imageType":"profiles"}'],
  ])('rejects a body of type %s without a server error: %j', async (contentType, payload) => {
    const response = await portal.app.inject({
      method: 'POST',
      url: '/users/uploadAsset',
      headers: { 'content-type': contentType },
      payload,
    });
    expect(response.json()._responseStatus).toBe(0);
    expect(response.statusCode).toBeLessThan(500);
    expect(['VAL_001', 'VAL_003', 'SSN_002']).toContain(response.json().msgCode);
  });

  it('rejects a field that is sent twice', async () => {
    const session = await signIn(portal, await makeParent(portal.db));
    const other = await makeParent(portal.db);
    const line = (name: string, value: string) =>
      `--abc\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const response = await portal.app.inject({
      method: 'POST',
      url: '/users/uploadAsset',
      headers: { 'content-type': 'multipart/form-data; boundary=abc' },
      payload: `${line('imageType', 'profiles')}${line('userId', session.userId)}${line('userId', other.id)}--abc--\r\n`,
    });
    expect(response.json()).toMatchObject({
      msgCode: 'VAL_001',
      errors: { userId: expect.anything() },
    });
  });

  // @proves M-CHD_003
  it('rejects a school’s student, a parent without adult check and an anonymous caller', async () => {
    const picture = await makePicture();
    const before = await filesOnDisk();
    const student = await makeStudent(portal.db, { schoolMade: true });
    expectError(await uploadAs(student, picture), 'CHD_003');
    const unchecked = await makeParent(portal.db, { ageVerified: false });
    expectError(await uploadAs(unchecked, picture), 'AGE_001');
    expectError(await portal.upload({ imageType: 'profiles' }, picture), 'SSN_002');
    const session = await signIn(portal, await makeParent(portal.db));
    const asOther = { imageType: 'profiles', ...session, userId: student.id };
    expectError(await portal.upload(asOther, picture), 'SSN_002');
    expect(await filesOnDisk()).toEqual(before);
  });

  it('limits uploads to ten per hour', async () => {
    const parent = await makeParent(portal.db);
    const nothing = Buffer.from('x');
    for (let time = 0; time < 10; time += 1) {
      expectError(await uploadAs(parent, nothing), 'AST_001');
    }
    expectProtocolError(await uploadAs(parent, nothing), 429, 'RTE_001');
    portal.clock.advance(HOUR);
    expectError(await uploadAs(parent, nothing), 'AST_001');
  });

  it('leaves no file of a user who is erased during the upload', async () => {
    const { child } = await makeFamily(portal);
    const session = await signIn(portal, child);
    const before = await filesOnDisk();
    const { assetStore } = portal.deps;
    const { storePicture } = assetStore;
    assetStore.storePicture = async (upload) => {
      const name = await storePicture.call(assetStore, upload);
      await portal.db.deleteFrom('users').where('id', '=', child.id).execute();
      return name;
    };
    const response = await portal.upload(
      { imageType: 'profiles', ...session },
      await makePicture(),
    );
    assetStore.storePicture = storePicture;
    expect(response.body._responseStatus).toBe(0);
    expect(await filesOnDisk()).toEqual(before);
  });

  // @proves C-uploadAsset
  it('leaves no files of 20 interrupted uploads [T34]', async () => {
    const own = await buildTestApp();
    try {
      await own.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = own.app.server.address() as AddressInfo;
      const session = await signIn(own, await makeParent(own.db));
      const picture = await jpegOf(MEGABYTE / 2);
      const form = new FormData();
      for (const [name, value] of Object.entries({ imageType: 'profiles', ...session })) {
        form.append(name, value);
      }
      form.append('file', new Blob([new Uint8Array(picture)]), 'me.jpg');
      const whole = new Response(form);
      const body = Buffer.from(await whole.arrayBuffer());
      const head = [
        'POST /users/uploadAsset HTTP/1.1',
        'Host: localhost',
        `Content-Type: ${whole.headers.get('content-type')}`,
        `Content-Length: ${body.length}`,
        '\r\n',
      ].join('\r\n');
      for (let time = 0; time < 20; time += 1) {
        const socket = connect(port, '127.0.0.1');
        await once(socket, 'connect');
        await new Promise<void>((resolve) => {
          socket.write(head);
          socket.write(body.subarray(0, Math.floor((body.length * (time + 1)) / 21)), () =>
            resolve(),
          );
        });
        socket.destroy();
        await once(socket, 'close');
      }
      expect(await readdir(own.deps.config.ASSET_FOLDER)).toEqual([]);
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
      // A complete upload over the same connection still succeeds.
      const response = await fetch(`http://127.0.0.1:${port}/users/uploadAsset`, {
        method: 'POST',
        body: form,
      });
      expect(await response.json()).toMatchObject({ _responseStatus: 1 });
    } finally {
      await own.close();
    }
  });

  it('rejects an oversized file over a real connection with AST_002', async () => {
    const own = await buildTestApp();
    try {
      await own.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = own.app.server.address() as AddressInfo;
      const form = new FormData();
      form.append('imageType', 'profiles');
      form.append('file', new Blob([new Uint8Array(8 * MEGABYTE)]), 'me.jpg');
      const response = await fetch(`http://127.0.0.1:${port}/users/uploadAsset`, {
        method: 'POST',
        body: form,
      });
      expect(await response.json()).toMatchObject({ msgCode: 'AST_002' });
    } finally {
      await own.close();
    }
  });
});
