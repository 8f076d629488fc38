import type { Provider } from '@wonderfield/contract/identities/identity';
import type { Deps } from '../../dependencies.ts';
import { layOutLetter } from '../../gateways/letter-layout.ts';
import { findAccount } from '../accounts/accounts.ts';

const nameOf = ({ SCHOOL_SSO_NAME }: Deps['config'], provider: Provider) =>
  ({ google: 'Google', clever: 'Clever', school: SCHOOL_SSO_NAME ?? 'school' })[provider];

/** Another way into an account: whoever stole a password could have made one. Students get no mail. */
export const mailLoginLinked = async (
  deps: Deps,
  { userId, provider }: { userId: string; provider: Provider },
) => {
  const user = await findAccount(deps.db, userId);
  if (!user || user.user_type === 'student') return;
  const service = nameOf(deps.config, provider);
  await deps.mailer.send(
    layOutLetter({
      to: user.email,
      name: user.first_name,
      subject: `A ${service} login was linked to your account`,
      paragraphs: [
        `From now on this ${service} login opens your Wonderfield account, without your password.`,
        'If it was not you, disconnect it on your profile at once, and choose a new password.',
      ],
      action: { label: 'Open my profile', url: `${deps.config.PUBLIC_URL}/profile` },
      footnote: 'We send this mail for your safety whenever a login is linked.',
    }),
  );
};
