import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A secret to hand out once; only its hash is kept. */
export const createToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

/** What the database keeps of a token, a name or an address. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest();
