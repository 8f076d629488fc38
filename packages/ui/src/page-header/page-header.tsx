import { Menu as MenuIcon, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './page-header.module.css';

export type PageHeaderProps = {
  logo: ReactNode;
  /** Accessible name of the navigation, such as "Main". */
  navLabel: string;
  /** HeaderLinks, shown beside the logo from 1200 px. */
  links?: ReactNode;
  /** A Menu with a MenuButton, shown from 1200 px. */
  profile?: ReactNode;
  /**
   * HeaderLinks and HeaderActions of the toggle panel below 1200 px. Without them there is no
   * toggle.
   */
  panel?: ReactNode;
  openLabel: string;
  closeLabel: string;
};

/**
 * Shows a 72 px header with navigation and profile. Below 1200 px it is 64 px high with a toggle
 * and a panel.
 */
export const PageHeader = (props: PageHeaderProps) => {
  const { logo, navLabel, links, profile, panel, openLabel, closeLabel } = props;
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes the panel from wherever the focus is in it
    <header className={styles.header} onKeyDown={handleKeyDown}>
      <div className={styles.bar}>
        {logo}
        {links ? (
          <nav className={styles.nav} aria-label={navLabel}>
            {links}
          </nav>
        ) : null}
        {profile ? <div className={styles.profile}>{profile}</div> : null}
        {panel ? (
          <button
            ref={toggle}
            type="button"
            className={styles.toggle}
            aria-label={open ? closeLabel : openLabel}
            aria-expanded={open}
            aria-controls={panelId}
            onClick={() => setOpen(!open)}
          >
            {open ? <X size={24} strokeWidth={2.3} /> : <MenuIcon size={24} strokeWidth={2.3} />}
          </button>
        ) : null}
      </div>
      {panel ? (
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link or button in it also arrives as a click
        <nav
          id={panelId}
          className={styles.panel}
          aria-label={navLabel}
          hidden={!open}
          onClick={(event) => {
            // Close the panel after any selection.
            if ((event.target as Element).closest('a, button:not([aria-disabled])')) setOpen(false);
          }}
        >
          {panel}
        </nav>
      ) : null}
    </header>
  );
};
