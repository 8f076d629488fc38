import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { takeReturn } from '../../../shared/connect-return.ts';
import { PATHS } from '../../../shared/paths.ts';
import { usePortalConfig } from '../../../shared/portal-config.ts';
import { useConsumeLink } from '../../../shared/use-consume-link.ts';
import { Connecting } from '../components/connecting.tsx';
import { SigningIn } from '../components/signing-in.tsx';
import { Working } from '../components/working.tsx';
import { readSsoRedirect } from '../rules/parse-sso-redirect.ts';

/** Puts a plain address in place of the one that carries the code. */
const LeaveAddress = () => {
  const t = useTranslations('singleSignOn');
  useConsumeLink(PATHS.singleSignOn, () => undefined);
  return <Working label={t('working')} />;
};

/** Where every single sign-on ends (S 2.3). What the address carries leaves it before anything else. */
export const SsoAuthorizeScreen = () => {
  const [search] = useSearchParams();
  const schoolName = usePortalConfig()?.signIn.school;
  const [ssoRedirect] = useState(() => readSsoRedirect(search.get('params'), schoolName));
  const [backTo] = useState(takeReturn);
  if (search.has('params')) return <LeaveAddress />;
  return ssoRedirect.intent === 'connect' ? (
    <Connecting landing={ssoRedirect} backTo={backTo} />
  ) : (
    <SigningIn landing={ssoRedirect} />
  );
};
