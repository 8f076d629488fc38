import { Menu as MenuIcon, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './page-header.module.css';

/** Props of {@link PageHeader}. */
export type PageHeaderProps = {
  /** A Logo. */
  logo: ReactNode;
  /** Names the navigation ("Main"). */
  navLabel: string;
  /** HeaderLinks, from 1200 px beside the logo. */
  links?: ReactNode;
  /** A Menu with a MenuButton, from 1200 px. */
  profile?: ReactNode;
  /** HeaderLinks and HeaderActions that the toggle opens below 1200 px; without it there is no toggle. */
  panel?: ReactNode;
  openLabel: string;
  closeLabel: string;
};

/** 72 px with navigation and profile; below 1200 px 64 px with a toggle and a panel. */
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
            // Whatever was chosen, the panel has done its work.
            if ((event.target as Element).closest('a, button:not([aria-disabled])')) setOpen(false);
          }}
        >
          {panel}
        </nav>
      ) : null}
    </header>
  );
};
