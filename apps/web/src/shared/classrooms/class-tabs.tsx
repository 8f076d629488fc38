import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import {
  classLivePath,
  classProgressPath,
  classTeachersPath,
  listStudentsPath,
} from '../routing/paths.ts';
import styles from './class-tabs.module.css';

const TABS = {
  students: (id: string) => listStudentsPath(id),
  live: classLivePath,
  cards: (id: string) => listStudentsPath(id, 'cards'),
  letter: (id: string) => listStudentsPath(id, 'letter'),
  progress: classProgressPath,
  teachers: classTeachersPath,
} as const;
export type ClassTab = keyof typeof TABS;
const WITH_PASSWORDS: readonly ClassTab[] = ['cards', 'letter'];

/** Links the pages of one class. On a phone the row scrolls, with the current page in view. */
export const ClassTabs = ({
  classroomId,
  current,
  isHelper = false,
}: {
  classroomId: string;
  current: ClassTab;
  /** Hides the pages with passwords from a helper. */
  isHelper?: boolean | undefined;
}) => {
  const t = useTranslations('shared.classTabs');
  const row = useRef<HTMLElement>(null);
  const tabs = (Object.keys(TABS) as ClassTab[]).filter(
    (tab) => !isHelper || !WITH_PASSWORDS.includes(tab),
  );
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>(`[data-tab="${current}"]`);
    if (row.current && tab) row.current.scrollLeft = tab.offsetLeft - row.current.offsetLeft - 14;
  }, [current]);
  return (
    <nav ref={row} className={`${styles.tabs} no-print`} aria-label={t('label')}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={TABS[tab](classroomId)}
          data-tab={tab}
          aria-current={tab === current ? 'page' : undefined}
        >
          {t(tab)}
        </Link>
      ))}
    </nav>
  );
};
