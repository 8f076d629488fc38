import type { PortalUser } from '@wonderfield/contract/accounts/user';
import { HeaderAction, HeaderLink } from '@wonderfield/ui/page-header/header-link';
import { PageHeader } from '@wonderfield/ui/page-header/page-header';
import { lazy, Suspense, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { PortalLogo } from '../../shared/pages/portal-logo.tsx';
import { headerActions, isPlace, type StepItem } from './header-actions.ts';
import { HEADER_ICONS } from './header-icons.tsx';
import { LogoutDialog } from './logout-dialog.tsx';
import { ProfileMenu } from './profile-menu.tsx';

const PlayGame = lazy(() =>
  import('../../shared/play/play-game.tsx').then((module) => ({ default: module.PlayGame })),
);

/** Shows the profile menu from 1200 px, and a toggle with the same items below that width. */
export const Header = ({ user }: { user: PortalUser }) => {
  const t = useTranslations('shell');
  const [step, setStep] = useState<StepItem>();
  const actions = headerActions(user);
  // Below 1200 px these links are in the toggle panel.
  const places = actions.filter(isPlace).flatMap((action) =>
    action.to
      ? [
          <HeaderLink
            key={action.item}
            icon={HEADER_ICONS[action.item]}
            render={<NavLink to={action.to} />}
          >
            {t(action.item)}
          </HeaderLink>,
        ]
      : [],
  );
  return (
    <>
      <PageHeader
        logo={<PortalLogo />}
        navLabel={t('mainNavigation')}
        openLabel={t('openMenu')}
        closeLabel={t('closeMenu')}
        links={places.length > 0 && places}
        profile={
          <ProfileMenu
            user={user}
            actions={actions.filter((action) => !isPlace(action))}
            onStep={setStep}
          />
        }
        panel={actions.map((action) =>
          action.to && !action.isLocked ? (
            <HeaderLink
              key={action.item}
              icon={HEADER_ICONS[action.item]}
              render={<Link to={action.to} />}
            >
              {t(action.item)}
            </HeaderLink>
          ) : (
            <HeaderAction
              key={action.item}
              icon={HEADER_ICONS[action.item]}
              locked={action.isLocked}
              onSelect={() => action.to === undefined && setStep(action.item)}
            >
              {t(action.item)}
            </HeaderAction>
          ),
        )}
      />
      <LogoutDialog open={step === 'logout'} onClose={() => setStep(undefined)} />
      {step === 'playGame' && (
        <Suspense fallback={null}>
          <PlayGame open onClose={() => setStep(undefined)} />
        </Suspense>
      )}
    </>
  );
};
