import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { takeReturn } from '../../../shared/account/connect-return.ts';
import { useConsumeLink } from '../../../shared/account/use-consume-link.ts';
import { PATHS } from '../../../shared/routing/paths.ts';
import { usePortalConfig } from '../../../shared/routing/portal-config.ts';
import { Connecting } from '../components/connecting.tsx';
import { SigningIn } from '../components/signing-in.tsx';
import { Working } from '../components/working.tsx';
import { parseSsoRedirect } from '../rules/parse-sso-redirect.ts';

/** Replaces the URL that contains the code with a plain one. */
const LeaveAddress = () => {
  const t = useTranslations('singleSignOn');
  useConsumeLink(PATHS.singleSignOn, () => undefined);
  return <Working label={t('working')} />;
};

/** Handles the redirect of every single sign-on. Removes the parameters from the URL first. */
export const SsoAuthorizeScreen = () => {
  const [search] = useSearchParams();
  const schoolName = usePortalConfig()?.signIn.school;
  const [ssoRedirect] = useState(() => parseSsoRedirect(search.get('params'), schoolName));
  const [backTo] = useState(takeReturn);
  if (search.has('params')) return <LeaveAddress />;
  return ssoRedirect.intent === 'connect' ? (
    <Connecting landing={ssoRedirect} backTo={backTo} />
  ) : (
    <SigningIn landing={ssoRedirect} />
  );
};
