import { daysBetween } from '@wonderfield/contract/calendar-days';
import type { ChildSkill } from '@wonderfield/contract/progress/child-skill';
import { Card } from '@wonderfield/ui/card/card';
import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { toTime } from '../../../shared/dates/day-to-date.ts';
import styles from './skill-standing.module.css';
import { StageRow } from './stage-row.tsx';

const LEVEL_TEXTS = { 1: 'levelTexts.1', 2: 'levelTexts.2', 3: 'levelTexts.3' } as const;
const levelText = (level: number) =>
  level === 3 ? LEVEL_TEXTS[3] : LEVEL_TEXTS[level === 2 ? 2 : 1];

/** Formats a day as "today", "Sunday" in the last week, or "November 2". */
const useDay = (today: string) => {
  const t = useTranslations('progress.skill.stands');
  const format = useFormatter();
  return (day: string) => {
    if (day === today) return t('today');
    const isRecent = daysBetween(day, today) < 7;
    return format.dateTime(toTime(day), {
      ...(isRecent ? { weekday: 'long' } : { month: 'long', day: 'numeric' }),
      timeZone: 'UTC',
    });
  };
};

const Fact = ({ title, text }: { title: string; text: string | undefined }) => (
  <li>
    <b>{title}</b>
    {text && <span>{text}</span>}
  </li>
);

/** Shows how sure the stage is, the answers and the level. A percentage would say too much. */
const Facts = ({ skill }: { skill: ChildSkill }) => {
  const t = useTranslations('progress.skill.stands');
  const grade = useTranslations('progress.skill')('grade', { grade: skill.grade });
  const day = useDay(skill.today);
  const { isSure, isRated, answers, answersToGo, days, right, lastDay, level } = skill;
  return (
    <ul className={styles.facts}>
      {isRated && (
        <Fact
          title={t(isSure ? 'sure' : 'findingOut')}
          text={isSure ? t('sureText') : t('findingOutText', { count: answersToGo })}
        />
      )}
      <Fact
        title={t('answers', { answers, days })}
        text={lastDay && t('right', { count: String(right), day: day(lastDay) })}
      />
      {isRated && (
        <Fact title={t('level', { level: String(level) })} text={t(levelText(level), { grade })} />
      )}
    </ul>
  );
};

/** Shows where the child stands. With fewer than four answers, no stage is marked. */
export const SkillStanding = ({ skill }: { skill: ChildSkill }) => {
  const t = useTranslations('progress.skill.stands');
  const headingId = useId();
  const { firstName, subject, stage, isRated, answers } = skill;
  const isMet = answers > 0;
  return (
    <Card as="section" padding="none" className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('title', { name: firstName })}</h2>
      <StageRow subject={subject} current={isMet && !isRated ? undefined : stage} />
      {!isMet && <p className={styles.note}>{t('notMet', { name: firstName })}</p>}
      {isMet && !isRated && <p className={styles.note}>{t('starting')}</p>}
      {isMet && <Facts skill={skill} />}
    </Card>
  );
};
