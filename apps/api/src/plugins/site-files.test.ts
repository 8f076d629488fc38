import { expect, it } from 'vitest';
import { openPortal } from '../../testing/test-server.ts';

const portal = await openPortal({ config: { SECURITY_CONTACT: 'mailto:safety@school.example' } });

// @proves R-site-files
it('tells search engines what is for everybody', async () => {
  const answer = await portal.app.inject('/robots.txt');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toContain('Disallow: /console/\n');
  expect(answer.body).not.toContain('Disallow: /\n');
});

// @proves R-site-files
it('tells whom to write about a hole in the fence, and is never out of date (RFC 9116)', async () => {
  const answer = await portal.app.inject('/.well-known/security.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toContain('Contact: mailto:safety@school.example\n');
  const expires = new Date(answer.body.match(/^Expires: (.*)$/m)?.[1] ?? 0);
  const days = (expires.getTime() - portal.deps.now().getTime()) / 86_400_000;
  expect(days).toBe(180);
});
