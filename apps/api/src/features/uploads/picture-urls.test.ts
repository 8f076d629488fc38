import { describe, expect, it } from 'vitest';
import { expectSuccess, userIn } from '../../../testing/expect-response.ts';
import { makeFamily } from '../../../testing/factories/make-family.ts';
import { makeParent } from '../../../testing/factories/make-parent.ts';
import { makePicture } from '../../../testing/factories/make-picture.ts';
import type { MadeUser } from '../../../testing/factories/make-user.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { openTestServer } from '../../../testing/test-server.ts';

const MINUTE = 60_000;
const portal = await openTestServer();

const uploaded = async (user: MadeUser) => {
  const fields = { imageType: 'profiles', ...(await signIn(portal, user)) };
  const response = expectSuccess(await portal.upload(fields, await makePicture()));
  return String(response.body.thumbnailAsset);
};
const statusOf = async (url: string) => (await portal.app.inject(url)).statusCode;

describe('Picture URL', () => {
  it('keeps the URL of an adult’s picture valid [T36]', async () => {
    const url = await uploaded(await makeParent(portal.db));
    portal.clock.advance(365 * 24 * 60 * MINUTE);
    expect(await statusOf(url)).toBe(200);
  });

  it('expires the URL of a child’s picture after 15 minutes and returns a new one to the family [T36]', async () => {
    const { child, session } = await makeFamily(portal);
    const url = await uploaded(child);
    portal.clock.advance(14.9 * MINUTE);
    expect(await statusOf(url)).toBe(200);
    portal.clock.advance(0.2 * MINUTE);
    expect(await statusOf(url)).toBe(404);
    const [again] = userIn(await portal.call('getUser', session)).childDetails ?? [];
    expect(await statusOf(String(again?.thumbnailAsset))).toBe(200);
    expect(again?.thumbnailAsset).not.toBe(url);
  });

  // @proves R-pictures
  it('rejects guessed, forged and changed picture URLs [T36]', async () => {
    const { child } = await makeFamily(portal);
    const url = await uploaded(child);
    const pass = url.slice('/pictures/'.length);
    const { picture_name: name } = await portal.db
      .selectFrom('users')
      .select('picture_name')
      .where('id', '=', child.id)
      .executeTakeFirstOrThrow();
    expect(url).not.toContain(String(name));
    const flipped = Buffer.from(pass, 'base64url');
    flipped.writeUInt8(flipped.readUInt8(60) ^ 1, 60);
    const plain = Buffer.from(JSON.stringify({ name, variant: 'original' })).toString('base64url');
    const sealed = (text: string, context: string) =>
      portal.deps.sealer.seal(text, context).toString('base64url');
    const forged = [
      String(name),
      `${name}-original.webp`,
      plain,
      flipped.toString('base64url'),
      pass.slice(0, -4),
      sealed(JSON.stringify({ name, variant: 'original' }), 'age-check-ticket'),
      sealed(JSON.stringify({ name, variant: 'huge' }), 'picture'),
      sealed('no json', 'picture'),
      'x',
      '..%2f..%2fpackage.json',
      'x'.repeat(400),
    ];
    for (const one of forged) expect(await statusOf(`/pictures/${one}`)).toBe(404);
  });

  // @proves R-pictures
  it('sends headers that let a picture be used only as an image [T36]', async () => {
    const url = await uploaded(await makeParent(portal.db));
    const { headers } = await portal.app.inject(url);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=300',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    });
    const missing = await portal.app.inject('/pictures/x');
    expect(missing.body).toBe('');
    expect(missing.headers['content-security-policy']).toContain("default-src 'none'");
  });
});
