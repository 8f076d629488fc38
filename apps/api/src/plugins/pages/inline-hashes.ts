import { createHash } from 'node:crypto';

const INLINE = {
  // JSON is data and needs no permission in a policy.
  script: /<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/gi,
  style: /<style[^>]*>([\s\S]*?)<\/style>/gi,
};

/** Returns the policy hashes of all inline scripts or styles of a page. */
export const inlineHashes = (page: string, kind: keyof typeof INLINE) =>
  [...page.matchAll(INLINE[kind])].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
