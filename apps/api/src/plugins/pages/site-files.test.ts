import { expect, it } from 'vitest';
import { openTestServer } from '../../../testing/test-server.ts';

const portal = await openTestServer({
  config: { SECURITY_CONTACT: 'mailto:safety@school.example' },
});

// @proves R-site-files
it('serves a robots.txt that allows public pages only', async () => {
  const response = await portal.app.inject('/robots.txt');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.body).toContain('Disallow: /console/\n');
  expect(response.body).not.toContain('Disallow: /\n');
});

// @proves R-site-files
it('serves a security.txt with a contact that expires in 180 days (RFC 9116)', async () => {
  const response = await portal.app.inject('/.well-known/security.txt');
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.body).toContain('Contact: mailto:safety@school.example\n');
  const expires = new Date(response.body.match(/^Expires: (.*)$/m)?.[1] ?? 0);
  const days = (expires.getTime() - portal.deps.now().getTime()) / 86_400_000;
  expect(days).toBe(180);
});
