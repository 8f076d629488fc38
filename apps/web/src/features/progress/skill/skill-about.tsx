import type { ChildSkill, QuestionPicture } from '@wonderfield/contract/progress/child-skill';
import { Card } from '@wonderfield/ui/card/card';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { FractionBars } from './fraction-bars.tsx';
import styles from './skill-about.module.css';
import { TenFrames } from './ten-frames.tsx';

/** Draws sums, ten-frames and fraction bars. Any other picture is shown in words. */
const SamplePicture = ({ picture }: { picture: QuestionPicture }) => {
  const t = useTranslations('progress.skill.about');
  const { inWords, sum, frames, bars } = picture;
  if (!sum && !frames && !bars) {
    return <p className={styles.shows}>{t('shows', { what: inWords })}</p>;
  }
  const drawing = (
    <>
      {frames && <TenFrames counts={frames} />}
      {bars && <FractionBars bars={bars} />}
    </>
  );
  if (!sum) {
    return (
      <span role="img" aria-label={inWords} className={styles.drawing}>
        {drawing}
      </span>
    );
  }
  return (
    <>
      <p className={styles.sum}>
        {sum} {sum.endsWith('=') && <span className={styles.box}>?</span>}
      </p>
      {drawing}
    </>
  );
};

/** Shows what a skill is, with a sample question. */
export const SkillAbout = ({ skill }: { skill: ChildSkill }) => {
  const t = useTranslations('progress.skill.about');
  const headingId = useId();
  const { ask, picture, parts } = skill.sample;
  return (
    <Card as="section" padding="none" className={styles.card} aria-labelledby={headingId}>
      <div className={styles.about}>
        <h2 id={headingId}>{t('title')}</h2>
        <p>{skill.about}</p>
      </div>
      <div className={styles.sample}>
        <h3>{t('sample', { name: skill.firstName })}</h3>
        <p className={styles.ask}>{ask}</p>
        {picture && <SamplePicture picture={picture} />}
        {parts.length > 0 && (
          <ul className={styles.parts} aria-label={t('parts')}>
            {parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
};
