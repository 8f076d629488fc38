import type { PortalUser } from '@wonderfield/contract/accounts/user';
import { PageFooter } from '@wonderfield/ui/page-footer/page-footer';
import { useTranslations } from 'use-intl';
import { AboutLinks } from '../../shared/pages/about-links.tsx';
import { THEME_OF, usePageTheme } from '../../shared/pages/page-theme.ts';
import { isClassDevice } from '../../shared/session/class-device.ts';
import { ClassDeviceHeader } from '../header/class-device-header.tsx';
import { Header } from '../header/header.tsx';
import { headerActions } from '../header/header-actions.ts';
import { hasJustSignedIn, usePrefetchWhenIdle } from '../prefetch-page.ts';

/** Renders the header and sets the page theme of a signed-in user. */
export const SignedInTop = ({ user }: { user: PortalUser }) => {
  usePageTheme(THEME_OF[user.userType], user.userType);
  const isShared = user.userType === 'student' && isClassDevice();
  const places = isShared ? [] : headerActions(user).flatMap(({ to }) => to ?? []);
  usePrefetchWhenIdle(hasJustSignedIn() ? places : []);
  return isShared ? <ClassDeviceHeader /> : <Header user={user} />;
};

export const SignedInBottom = () => {
  const t = useTranslations('shared');
  return (
    <PageFooter aria-label={t('footerLabel')}>
      <AboutLinks />
    </PageFooter>
  );
};
