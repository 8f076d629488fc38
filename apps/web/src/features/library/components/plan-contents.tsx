import type { Plan } from '@wonderfield/contract/plans/plan';
import { type MouseEvent, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { planSections } from '../../../shared/plans/plan-sections.ts';
import styles from './plan-reader.module.css';
import { useCurrentSection } from './use-current-section.ts';

/** Shows the table of contents of a plan and marks the current section. */
export const PlanContents = ({ planType }: Pick<Plan, 'planType'>) => {
  const t = useTranslations('library.plan');
  const words = useTranslations('plans.sections');
  const sections = useMemo(() => planSections({ planType }), [planType]);
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const current = useCurrentSection(ids);
  const handleFollow = (event: MouseEvent, id: string) => {
    // Keep the URL, so one step back leads to the library.
    event.preventDefault();
    document.getElementById(id)?.scrollIntoView();
    document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
  };
  return (
    <nav aria-label={t('contents')} className={styles.contents}>
      <ol>
        {sections.map(({ id, words: name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => handleFollow(event, id)}
            >
              {words(name)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
};
