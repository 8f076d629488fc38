import type { PortalUser } from '@wonderfield/contract/accounts/user';
import { PageFooter } from '@wonderfield/ui/page-footer/page-footer';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AboutLinks } from '../../shared/about-links.tsx';
import { HOUR_OF, useAtmosphere } from '../../shared/atmosphere.ts';
import { Header } from '../header/header.tsx';

/** Header, screen, footer, at the hour of the user. */
export const SignedInLayout = ({ user, children }: { user: PortalUser; children: ReactNode }) => {
  const t = useTranslations('shared');
  useAtmosphere(HOUR_OF[user.userType], user.userType);
  return (
    <>
      <Header user={user} />
      {children}
      <PageFooter aria-label={t('footerLabel')}>
        <AboutLinks />
      </PageFooter>
    </>
  );
};
