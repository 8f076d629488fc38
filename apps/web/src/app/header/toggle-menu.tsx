import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { Menu as MenuIcon, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import styles from './header.module.css';
import type { HeaderAction } from './header-actions.ts';
import { HEADER_ICONS } from './header-icons.tsx';

/** Below 1200 px: a toggle with everything the header offers. */
export const ToggleMenu = ({
  actions,
  onLogout,
}: {
  actions: HeaderAction[];
  onLogout: () => void;
}) => {
  const t = useTranslations('shell');
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLDivElement>(null);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    toggle.current?.querySelector('button')?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape from anywhere inside closes the menu
    <div ref={toggle} onKeyDown={handleKey}>
      <IconButton
        label={isOpen ? t('closeMenu') : t('openMenu')}
        icon={isOpen ? <X size={24} aria-hidden /> : <MenuIcon size={24} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls="header-panel"
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <nav id="header-panel" className={styles.panel} aria-label={t('mainNavigation')}>
          {actions.map((action) =>
            action.to ? (
              <Link
                key={action.item}
                to={action.to}
                className={styles.item}
                onClick={() => setOpen(false)}
              >
                {HEADER_ICONS[action.item]}
                {t(action.item)}
              </Link>
            ) : (
              <button
                key={action.item}
                type="button"
                className={styles.item}
                onClick={() => {
                  setOpen(false);
                  onLogout();
                }}
              >
                {HEADER_ICONS[action.item]}
                {t(action.item)}
              </button>
            ),
          )}
        </nav>
      )}
    </div>
  );
};
