import { randomBytes } from 'node:crypto';
import { OneTimeCodes } from '../sign-in/one-time-codes.ts';

export const ACCESS_TOKEN_LIFE_S = 3599;
const CODE_LIFE_MS = 600_000;

const randomText = () => randomBytes(24).toString('base64url');

/** A person's consent for the portal. All tokens depend on it. */
type Consent = { personId: string; scopes: Set<string> };

/** Data of a code until it is exchanged. */
export type PendingSignIn = {
  personId: string;
  scopes: string[];
  redirectUri: string;
  nonce?: string | undefined;
  challenge?: { value: string; method: 'S256' | 'plain' } | undefined;
  hasRefreshToken: boolean;
};

type Access = { personId: string; scopes: string[]; consent: Consent; goodUntil: number };
type Refresh = { personId: string; scopes: string[]; consent: Consent };

export type GrantedTokens = { accessToken: string; refreshToken?: string };

/** Consents, codes and tokens of all people. */
export class GooglePermissions {
  readonly codes = new OneTimeCodes<PendingSignIn>(CODE_LIFE_MS, () => `4/0${randomText()}`);
  readonly #consents = new Map<string, Consent>();
  readonly #access = new Map<string, Access>();
  readonly #refresh = new Map<string, Refresh>();

  /** Returns the scopes that the person has allowed so far. */
  allowed(personId: string): string[] {
    return [...(this.#consents.get(personId)?.scopes ?? [])];
  }

  allow(personId: string, scopes: string[]): void {
    const consent = this.#consents.get(personId) ?? { personId, scopes: new Set() };
    for (const scope of scopes) consent.scopes.add(scope);
    this.#consents.set(personId, consent);
  }

  /** Returns tokens for a redeemed code, or undefined if the consent was revoked. */
  grant({ personId, scopes, hasRefreshToken }: PendingSignIn): GrantedTokens | undefined {
    const consent = this.#consents.get(personId);
    if (!consent) return undefined;
    const accessToken = this.#newAccess({ personId, scopes, consent });
    if (!hasRefreshToken) return { accessToken };
    const refreshToken = `1//${randomText()}`;
    this.#refresh.set(refreshToken, { personId, scopes, consent });
    return { accessToken, refreshToken };
  }

  findRefresh(token: string): Refresh | undefined {
    const grant = this.#refresh.get(token);
    return grant && this.#isAlive(grant) ? grant : undefined;
  }

  refresh(token: string): (Refresh & { accessToken: string }) | undefined {
    const grant = this.findRefresh(token);
    return grant && { ...grant, accessToken: this.#newAccess(grant) };
  }

  findAccess(token: string, now = Date.now()): Access | undefined {
    const grant = this.#access.get(token);
    return grant && this.#isAlive(grant) && grant.goodUntil > now ? grant : undefined;
  }

  /** Revokes the whole consent of a token, like Google. */
  revokeToken(token: string): boolean {
    const grant = this.#access.get(token) ?? this.#refresh.get(token);
    if (!grant || !this.#isAlive(grant)) return false;
    this.revoke(grant.personId);
    return true;
  }

  revoke(personId: string): void {
    this.#consents.delete(personId);
  }

  expire(personId: string): void {
    for (const access of this.#access.values()) {
      if (access.personId === personId) access.goodUntil = 0;
    }
  }

  clear(): void {
    this.codes.clear();
    this.#consents.clear();
    this.#access.clear();
    this.#refresh.clear();
  }

  #newAccess({ personId, scopes, consent }: Refresh): string {
    const accessToken = `ya29.${randomText()}`;
    const goodUntil = Date.now() + ACCESS_TOKEN_LIFE_S * 1000;
    this.#access.set(accessToken, { personId, scopes, consent, goodUntil });
    return accessToken;
  }

  #isAlive({ personId, consent }: Refresh): boolean {
    return this.#consents.get(personId) === consent;
  }
}
