import { Mark } from '@wonderfield/ui/art/mark';
import { useLocale, useTranslations } from 'use-intl';
import { NeedHelp } from '../help/need-help.tsx';
import { timeOfDay } from '../rules/time-of-day.ts';
import styles from './class-page.module.css';
import type { OpenClassView } from './use-open-class.ts';

/** Shows the class, until when it is open, and the button that asks for help. */
export const ClassHead = ({
  view,
  isHelping,
  onHelp,
}: {
  view: OpenClassView;
  /** True while the next tile raises a hand. */
  isHelping: boolean;
  onHelp: () => void;
}) => {
  const t = useTranslations('studentSignIn.class');
  const locale = useLocale();
  const { name, openUntil } = view;
  return (
    <header className={styles.head} data-helping={isHelping || undefined}>
      <span className={styles.logo}>
        <Mark size={40} />
      </span>
      <div className={styles.titles}>
        <h1>{t('title')}</h1>
        <p hidden={isHelping}>
          <b>
            <bdi>{name}</bdi>
          </b>
          {openUntil && (
            <>
              {' · '}
              {t('openUntil', { time: timeOfDay(new Date(openUntil), locale) })}
            </>
          )}
        </p>
        {/* In place of the class, because 41 tiles leave no room for another row. */}
        <p className={styles.helpFor} role="status">
          {isHelping && t('helpFor')}
        </p>
      </div>
      {openUntil && view.tiles.length > 0 && (
        <NeedHelp
          className={styles.help}
          label={isHelping ? t('helpOff') : undefined}
          onClick={onHelp}
        />
      )}
    </header>
  );
};
