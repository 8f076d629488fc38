import type { SystemStatus } from '@wonderfield/contract/operators/operator-views';
import type { Config } from '../../../config.ts';

type Part = SystemStatus['parts'][number];
type Settings = Pick<
  Config,
  | 'SANDBOX_URL'
  | 'SMTP_URL'
  | 'STRIPE_API_URL'
  | 'STRIPE_SECRET_KEY'
  | 'TWILIO_ACCOUNT_SID'
  | 'TWILIO_VERIFY_URL'
  | 'ZIP_LOOKUP_URL'
>;

const isOnThisMachine = (url: string) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

/**
 * A local mail relay is a fake only with a sandbox. Without one, it is a real mail server such as
 * Postfix.
 */
const mailMode = ({ SMTP_URL, SANDBOX_URL }: Settings): Part['mode'] =>
  SANDBOX_URL && isOnThisMachine(SMTP_URL) ? 'sandbox' : 'live';

const textsMode = ({ TWILIO_ACCOUNT_SID, TWILIO_VERIFY_URL }: Settings): Part['mode'] => {
  if (!TWILIO_ACCOUNT_SID) return 'off';
  return TWILIO_VERIFY_URL ? 'sandbox' : 'live';
};

/** A test key uses the provider's own sandbox. */
const cardsMode = ({ STRIPE_API_URL, STRIPE_SECRET_KEY }: Settings): Part['mode'] =>
  STRIPE_API_URL || STRIPE_SECRET_KEY.startsWith('sk_test') ? 'sandbox' : 'live';

const zipsMode = ({ ZIP_LOOKUP_URL }: Settings): Part['mode'] => {
  if (!ZIP_LOOKUP_URL) return 'builtIn';
  return isOnThisMachine(ZIP_LOOKUP_URL) ? 'sandbox' : 'live';
};

/** Lists third parties and whether each is live or a sandbox. */
export const readThirdPartyStatus = (settings: Settings): Part[] => [
  { part: 'mail', mode: mailMode(settings) },
  { part: 'texts', mode: textsMode(settings) },
  { part: 'cards', mode: cardsMode(settings) },
  { part: 'zips', mode: zipsMode(settings) },
];
