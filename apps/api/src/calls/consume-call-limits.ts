import type { CallLimit } from '@wonderfield/contract/define-call';
import type { Deps } from '../dependencies.ts';
import { ensureWithinLimit, type Limit, refundRateLimit } from '../security/rate-limits.ts';

type LimitedCall = { readonly name: string; readonly limits?: readonly CallLimit[] };

export const limitsOf = (
  { config }: Pick<Deps, 'config'>,
  call: LimitedCall,
  per: CallLimit['per'],
  key: string,
): Limit[] =>
  per === 'address' && !config.ADDRESS_LIMITS
    ? []
    : (call.limits ?? [])
        .filter((limit) => limit.per === per)
        .map(({ times, seconds }) => ({
          bucket: `${call.name}/${per}/${seconds}`,
          key,
          times,
          seconds,
        }));

/** Consumes the call's rate limits. Its second function refunds the units of an unauthorized caller. */
export const consumeCallLimits = async ({ db, now }: Pick<Deps, 'db' | 'now'>, limits: Limit[]) => {
  const at = now();
  for (const limit of limits) await ensureWithinLimit(db, limit, at);
  return {
    giveBack: async () => {
      for (const limit of limits) await refundRateLimit(db, limit, at);
    },
  };
};
