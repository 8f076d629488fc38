import type { Subject } from '@wonderfield/contract/options';
import type { ChildSkill, NextSkill } from '@wonderfield/contract/progress/child-skill';
import { Card } from '@wonderfield/ui/card/card';
import { VisitorPicture } from '@wonderfield/ui/field-picture/field-picture';
import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { childSkillPath } from '../../../shared/routing/paths.ts';
import styles from './skill-notes.module.css';
import { StageDisc } from './stage-disc.tsx';
import { TenFrames } from './ten-frames.tsx';

type Misconception = NonNullable<ChildSkill['misconception']>;

/** Shows a mistake that happened at least twice. */
export const SkillSaw = ({ misconception }: { misconception: Misconception }) => {
  const t = useTranslations('progress.skill.saw');
  const headingId = useId();
  const { whatHappened: what, times } = misconception;
  return (
    <Card as="section" padding="none" className={styles.saw} aria-labelledby={headingId}>
      <span className={styles.disc}>
        <VisitorPicture visitor="hedgehog" height={40} />
      </span>
      <div>
        <h2 id={headingId}>{t('title')}</h2>
        <p>{t('text', { what, times })}</p>
      </div>
    </Card>
  );
};

/** Shows an exercise for home and how to solve the sample question. */
export const SkillHelp = ({ skill }: { skill: ChildSkill }) => {
  const t = useTranslations('progress.skill.help');
  const headingId = useId();
  const { steps, solved } = skill.sample;
  return (
    <Card as="section" padding="none" className={styles.help} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('title')}</h2>
      <p className={styles.toTry}>{skill.toTry}</p>
      <p>{t('steps')}</p>
      <ol>
        {steps.map(({ say, frames }) => (
          <li key={say}>
            <span>{say}</span>
            {frames && <TenFrames counts={frames} />}
          </li>
        ))}
      </ol>
      <p>{t('solved', { what: solved })}</p>
    </Card>
  );
};

type NextItemProps = { childId: string; subject: Subject; next: NextSkill };

const NextItem = ({ childId, subject, next }: NextItemProps) => {
  const t = useTranslations('progress.skill');
  const stages = useTranslations('progress.stages');
  const { skillId, name, stage } = next;
  const grade = t('grade', { grade: next.grade });
  return (
    <li>
      <StageDisc subject={subject} stage={stage ?? 'seed'} size="small" />
      <div>
        <Link to={childSkillPath(childId, skillId)}>{name}</Link>
        <p>
          {stage ? t('next.met', { stage: stages(stage), grade }) : t('next.notMet', { grade })}
        </p>
      </div>
    </li>
  );
};

/** Shows the next skills, or nothing if this is the last one. */
export const SkillNext = ({ skill }: { skill: ChildSkill }) => {
  const t = useTranslations('progress.skill.next');
  const headingId = useId();
  const { childId, subject, next } = skill;
  if (next.length === 0) return null;
  return (
    <Card as="section" padding="none" className={styles.next} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('title')}</h2>
      <ul>
        {next.map((one) => (
          <NextItem key={one.skillId} childId={childId} subject={subject} next={one} />
        ))}
      </ul>
    </Card>
  );
};
