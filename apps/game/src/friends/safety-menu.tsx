import { REPORT_REASONS, type ReportReason } from '@wonderfield/contract/friends/friends';
import { type KeyboardEvent, useRef, useState } from 'react';
import { friendsStrings as words } from './friends.strings.en.ts';
import styles from './visit-screen.module.css';

type SafetyMenuProps = {
  name: string;
  onBlock: () => void;
  onReport: (reason: ReportReason) => void;
};

/** Blocks or reports a player in two taps: one opens the menu, one acts. */
export const SafetyMenu = ({ name, onBlock, onReport }: SafetyMenuProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // Closes only the menu, not the visit.
    event.preventDefault();
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what its buttons let through
    <div className={styles.safety} onKeyDown={close}>
      <button
        ref={button}
        type="button"
        className={styles.more}
        aria-label={words.more(name)}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <svg viewBox="0 0 20 20" width="26" height="26" fill="currentColor" aria-hidden="true">
          <path d="M5 2.5v15h1.8v-5.6h8.7l-2.2-4.7 2.2-4.7z" />
        </svg>
      </button>
      {isOpen && (
        <ul className={styles.menu}>
          <li>
            <button type="button" onClick={onBlock}>
              {words.block(name)}
            </button>
          </li>
          {REPORT_REASONS.map(({ value, label }) => (
            <li key={value}>
              <button type="button" onClick={() => onReport(value)}>
                {words.report(label)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
