import { FEWEST_TO_SPROUT } from '@wonderfield/contract/play/field';
import type { ReportSkill, StudentReport } from '@wonderfield/contract/progress/student-report';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { Info } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { StageBadge } from '../components/stage-badge.tsx';
import { skillsBySubject } from '../rules/report-skills.ts';
import cards from './report-cards.module.css';
import styles from './skills-card.module.css';
import { useCertaintyText } from './use-certainty-text.ts';
import { useDayText } from './use-day-text.ts';

const SkillLine = ({ skill, today }: { skill: ReportSkill; today: string }) => {
  const t = useTranslations('studentReport');
  const day = useDayText(today);
  const certainty = useCertaintyText();
  const { name, standards, stage, isRated, level, answers, days, lastDay } = skill;
  return (
    <tr>
      <th scope="row">
        {name} <span className={styles.code}>{standards[0]}</span>
      </th>
      <td>
        <StageBadge stage={stage} isRated={isRated} />
      </td>
      <td className={styles.certainty}>{certainty(skill)}</td>
      <td>
        {isRated && (
          <span className={styles.level}>{t('skills.levelText', { level: String(level) })}</span>
        )}
        <span className={styles.seen}>{t('skills.seenText', { count: answers, days })}</span>
      </td>
      <td className={styles.last}>{day.short(lastDay)}</td>
    </tr>
  );
};

/** Shows the skills of the period by subject, and all on request. */
export const SkillsCard = ({ report }: { report: StudentReport }) => {
  const t = useTranslations('studentReport.skills');
  const headingId = useId();
  const [isAll, setIsAll] = useState(false);
  const { skills, today, student } = report;
  const groups = skillsBySubject(skills, isAll);
  const hasMore = skills.some(({ isInPeriod }) => !isInPeriod);
  return (
    <Card as="section" padding="none" className={cards.card} aria-labelledby={headingId}>
      <div className={cards.head}>
        <h2 id={headingId}>{t('title')}</h2>
        {hasMore && (
          <Button variant="quiet" size="sm" onClick={() => setIsAll((was) => !was)}>
            {isAll ? t('showFewer') : t('showAll', { count: String(skills.length) })}
          </Button>
        )}
      </div>
      {groups.length === 0 && (
        <p className={cards.none}>
          {skills.length === 0 ? t('never', { name: student.firstName }) : t('none')}
        </p>
      )}
      {groups.length > 0 && (
        <table className={styles.table}>
          <caption className="visually-hidden">{t('title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('skill')}</th>
              <th scope="col">{t('stage')}</th>
              <th scope="col">{t('certainty')}</th>
              <th scope="col">{t('seen')}</th>
              <th scope="col" className={styles.last}>
                {t('last')}
              </th>
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.subject}>
              <tr className={styles.subject}>
                <th scope="rowgroup" colSpan={5}>
                  {group.subject}
                </th>
              </tr>
              {group.skills.map((skill) => (
                <SkillLine key={skill.skillId} skill={skill} today={today} />
              ))}
            </tbody>
          ))}
        </table>
      )}
      <p className={cards.note}>
        <Info size={18} strokeWidth={2.2} aria-hidden />
        {t('note', { fewest: String(FEWEST_TO_SPROUT) })}
      </p>
    </Card>
  );
};
