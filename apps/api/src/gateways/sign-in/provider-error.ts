/**
 * Why a sign-in failed or access ended:
 * - `canceled`: the user canceled at the provider
 * - `blocked`: the school's administrator has not allowed our app
 * - `refused`: the response is not trustworthy or was used before
 * - `revoked`: access was revoked, and the user has to allow it again
 * - `misconfigured`: the provider does not accept our credentials
 * - `unusable`: the provider sent a user id that we cannot store
 * - `unavailable`: the provider is down, too slow or broken
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
  /** Time when a busy service can be called again. */
  retryAt?: Date | undefined;
  /** Configuration mismatch, for the operators' log. */
  detail?: string | undefined;
};

const MAX_DETAIL_CHARACTERS = 500;

/**
 * Contains only our own text, because a provider's text may contain personal data. A detail quotes
 * at most its discovery document.
 */
export class ProviderError extends Error {
  readonly kind: Kind;
  readonly retryAt: Date | undefined;
  readonly detail: string | undefined;

  constructor(kind: Kind, { retryAt, detail }: Details = {}) {
    super(`Sign-in provider error: ${kind}`);
    this.kind = kind;
    this.retryAt = retryAt;
    this.detail = detail?.slice(0, MAX_DETAIL_CHARACTERS);
  }
}

/** Error codes in a callback URL, as sent by OAuth, Google and Clever. */
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
