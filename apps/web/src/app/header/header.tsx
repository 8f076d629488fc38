import type { PortalUser } from '@wonderfield/contract/accounts/user';
import { useState } from 'react';
import { PortalLogo } from '../../shared/portal-logo.tsx';
import styles from './header.module.css';
import { headerActions } from './header-actions.ts';
import { LogoutDialog } from './logout-dialog.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { ToggleMenu } from './toggle-menu.tsx';

/** The header: nav and profile menu from 1200 px, a toggle menu below. */
export const Header = ({ user }: { user: PortalUser }) => {
  const [isLeaving, setLeaving] = useState(false);
  const actions = headerActions(user);
  const handleLogout = () => setLeaving(true);
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <PortalLogo />
        <div className={styles.wide}>
          <ProfileMenu user={user} actions={actions} onLogout={handleLogout} />
        </div>
        <div className={styles.small}>
          <ToggleMenu actions={actions} onLogout={handleLogout} />
        </div>
      </div>
      <LogoutDialog open={isLeaving} onClose={() => setLeaving(false)} />
    </header>
  );
};
