import { randomBytes } from 'node:crypto';
import { OneTimeCodes } from '../sign-in/one-time-codes.ts';

const CODE_LIFE_MS = 60_000;
const randomHex = () => randomBytes(20).toString('hex');

type PendingSignIn = { personId: string; redirectUri: string };

/** Codes and the two kinds of tokens: of people, and of the district. */
export class CleverPermissions {
  readonly codes = new OneTimeCodes<PendingSignIn>(CODE_LIFE_MS, randomHex);
  readonly districtToken = randomHex();
  readonly #userTokens = new Map<string, string>();

  newUserToken(personId: string): string {
    const token = `il${randomHex()}`;
    this.#userTokens.set(token, personId);
    return token;
  }

  personIdOf(token: string): string | undefined {
    return this.#userTokens.get(token);
  }

  revoke(personId: string): void {
    for (const [token, owner] of this.#userTokens) {
      if (owner === personId) this.#userTokens.delete(token);
    }
  }

  /** There is nothing to refresh them with: expired is as good as revoked. */
  expire(personId: string): void {
    this.revoke(personId);
  }

  clear(): void {
    this.codes.clear();
    this.#userTokens.clear();
  }
}
