import { randomBytes } from 'node:crypto';
import { OneTimeCodes } from '../sign-in/one-time-codes.ts';
import { DISTRICT_ID, THIRD_DISTRICT_ID } from './clever-world.ts';

const CODE_LIFE_MS = 60_000;
const randomHex = () => randomBytes(20).toString('hex');

type PendingSignIn = { personId: string; redirectUri: string };

/** Codes and the tokens of people and districts. */
export class CleverPermissions {
  readonly codes = new OneTimeCodes<PendingSignIn>(CODE_LIFE_MS, randomHex);
  /** Tokens of the districts with a contract, by district. */
  readonly districtTokens: ReadonlyMap<string, string> = new Map(
    [DISTRICT_ID, THIRD_DISTRICT_ID].map((districtId) => [districtId, randomHex()]),
  );
  readonly #userTokens = new Map<string, string>();

  newUserToken(personId: string): string {
    const token = `il${randomHex()}`;
    this.#userTokens.set(token, personId);
    return token;
  }

  personIdOf(token: string): string | undefined {
    return this.#userTokens.get(token);
  }

  districtIdOf(token: string): string | undefined {
    return [...this.districtTokens].find(([, owned]) => owned === token)?.[0];
  }

  revoke(personId: string): void {
    for (const [token, owner] of this.#userTokens) {
      if (owner === personId) this.#userTokens.delete(token);
    }
  }

  /** Clever has no refresh tokens, so expired equals revoked. */
  expire(personId: string): void {
    this.revoke(personId);
  }

  clear(): void {
    this.codes.clear();
    this.#userTokens.clear();
  }
}
