import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Creates a secret that is handed out once. Only its hash is stored. */
export const createToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

/** Returns the hash under which tokens, names and addresses are stored. */
export const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest();
