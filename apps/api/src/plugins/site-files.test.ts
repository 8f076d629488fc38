import { expect, it } from 'vitest';
import { openTestServer } from '../../testing/test-server.ts';

const portal = await openTestServer({
  config: { SECURITY_CONTACT: 'mailto:safety@school.example' },
});

// @proves R-site-files
it('tells search engines what is for everybody', async () => {
  const response = await portal.app.inject('/robots.txt');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.body).toContain('Disallow: /console/\n');
  expect(response.body).not.toContain('Disallow: /\n');
});

// @proves R-site-files
it('tells whom to write about a hole in the fence, and is never out of date (RFC 9116)', async () => {
  const response = await portal.app.inject('/.well-known/security.txt');
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.body).toContain('Contact: mailto:safety@school.example\n');
  const expires = new Date(response.body.match(/^Expires: (.*)$/m)?.[1] ?? 0);
  const days = (expires.getTime() - portal.deps.now().getTime()) / 86_400_000;
  expect(days).toBe(180);
});
