import type { Skill } from '@wonderfield/questions/skill';
import { Button } from '@wonderfield/ui/button/button';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { exampleOf } from '../rules/example-question.ts';
import styles from './assign-row-form.module.css';

/** Shows an example question of a skill, and another on request. */
export const ExampleQuestion = ({ skill, grade }: { skill: Skill | undefined; grade: string }) => {
  const t = useTranslations('assignments.form');
  const [seed, setSeed] = useState(1);
  if (!skill) {
    return (
      <section className={styles.example} aria-label={t('example')}>
        <h3>{t('example')}</h3>
        <p className={styles.hint}>{t('exampleNone')}</p>
      </section>
    );
  }
  const { ask, picture, parts, solved } = exampleOf(skill, { grade, seed });
  return (
    <section className={styles.example} aria-label={t('example')}>
      <div className={styles.exampleHead}>
        <h3>{t('exampleOf', { skill: skill.name })}</h3>
        <Button
          variant="quiet"
          size="sm"
          icon={<RefreshCw size={18} strokeWidth={2.2} aria-hidden />}
          onClick={() => setSeed((was) => was + 1)}
        >
          {t('another')}
        </Button>
      </div>
      <div aria-live="polite">
        <p className={styles.ask}>{ask}</p>
        {picture && <p className={styles.hint}>{t('picture', { what: picture })}</p>}
        {parts.length > 0 && <p>{parts.join(' · ')}</p>}
        <p className={styles.hint}>{t('answer', { what: solved })}</p>
      </div>
    </section>
  );
};
