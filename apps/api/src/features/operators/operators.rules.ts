const DAY_MS = 24 * 60 * 60 * 1000;

/** Term of an operator, so a forgotten account expires. */
export const OPERATOR_DAYS = 90;

export const operatorEnds = (now: Date) => new Date(now.getTime() + OPERATOR_DAYS * DAY_MS);

type Standing = {
  disabled_at: Date | null;
  expires_at: Date;
  password_hash: string | null;
  sealed_totp_secret: Buffer | null;
};

export const isStillOperator = (
  operator: Pick<Standing, 'disabled_at' | 'expires_at'>,
  now: Date,
) => operator.disabled_at === null && operator.expires_at > now;

type OperatorState = 'active' | 'not set up' | 'expired' | 'disabled';

/** Returns the operator's state for a list. */
export const operatorState = (operator: Standing, now: Date): OperatorState => {
  if (operator.disabled_at) return 'disabled';
  if (operator.expires_at <= now) return 'expired';
  return operator.password_hash && operator.sealed_totp_secret ? 'active' : 'not set up';
};
