/**
 * Why another service did not tell us who somebody is, or lets us read no more:
 * - `canceled`: the person changed their mind there
 * - `blocked`: the administrator of the school has not allowed us
 * - `refused`: what came back is not to be believed, or was used before
 * - `revoked`: we may not come in any more; the person has to allow it again
 * - `misconfigured`: it does not know us by the credentials we have
 * - `unusable`: it identified the person with an id that we cannot store
 * - `unavailable`: away, too slow, or out of order
 */
type Kind =
  | 'canceled'
  | 'blocked'
  | 'refused'
  | 'revoked'
  | 'misconfigured'
  | 'unusable'
  | 'unavailable';

type Details = {
  /** When a service that is too busy may be asked again. */
  retryAt?: Date | undefined;
  /** What does not fit the configuration, for the log of the operators. */
  detail?: string | undefined;
};

const MOST_DETAIL_CHARACTERS = 500;

/**
 * Carries our own words alone: what a provider says about people goes neither to people nor to the log. A detail quotes its
 * discovery document at most.
 */
export class ProviderError extends Error {
  readonly kind: Kind;
  readonly retryAt: Date | undefined;
  readonly detail: string | undefined;

  constructor(kind: Kind, { retryAt, detail }: Details = {}) {
    super(`the other service: ${kind}`);
    this.kind = kind;
    this.retryAt = retryAt;
    this.detail = detail?.slice(0, MOST_DETAIL_CHARACTERS);
  }
}

/** Errors in the address somebody comes back with, in the words of OAuth, Google and Clever. */
const RESPONSE_ERRORS = new Map<string, Kind>(
  Object.entries({
    access_denied: 'canceled',
    consent_required: 'canceled',
    interaction_required: 'canceled',
    login_required: 'canceled',
    admin_policy_enforced: 'blocked',
    access_not_configured: 'blocked',
    org_internal: 'blocked',
    'unauthorized-user': 'blocked',
    server_error: 'unavailable',
    temporarily_unavailable: 'unavailable',
  }),
);

export const errorFromResponse = (error: string) =>
  new ProviderError(RESPONSE_ERRORS.get(error) ?? 'refused');
