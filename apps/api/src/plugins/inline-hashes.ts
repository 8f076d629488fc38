import { createHash } from 'node:crypto';

const INLINE = {
  // JSON is data, which no policy needs to allow.
  script: /<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/gi,
  style: /<style[^>]*>([\s\S]*?)<\/style>/gi,
};

/** What a policy calls each script or style that stands in the page itself. */
export const inlineHashes = (page: string, kind: keyof typeof INLINE) =>
  [...page.matchAll(INLINE[kind])].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
