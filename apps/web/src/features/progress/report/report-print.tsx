import { bloomOf } from '@wonderfield/contract/options';
import type { ReportSkill, StudentReport } from '@wonderfield/contract/progress/student-report';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { useFormatter, useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { toTime } from '../../../shared/dates/day-to-date.ts';
import { StageBadge } from '../components/stage-badge.tsx';
import { usePeriodText } from '../period/use-period-text.ts';
import { minutesPerWeek, percentRight, skillsOnPaper } from '../rules/report-skills.ts';
import styles from './report-print.module.css';
import { ReportPrintNotes } from './report-print-notes.tsx';
import { useCertaintyText } from './use-certainty-text.ts';
import { useDayText } from './use-day-text.ts';

const PrintSkill = ({ skill }: { skill: ReportSkill }) => {
  const t = useTranslations('studentReport');
  const certainty = useCertaintyText();
  const { name, standards, stage, isRated, level, answers, days } = skill;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={styles.code}>{standards[0]}</td>
      <td>
        <StageBadge stage={stage} isRated={isRated} />
      </td>
      <td>{certainty(skill)}</td>
      <td>
        {isRated && `${t('skills.levelText', { level: String(level) })} · `}
        {t('skills.seenText', { count: answers, days })}
      </td>
    </tr>
  );
};

const PrintSkills = ({ report }: { report: StudentReport }) => {
  const t = useTranslations('studentReport.skills');
  const printed = useTranslations('studentReport.printed');
  const { shown, more } = skillsOnPaper(report.skills);
  return (
    <>
      <h2>{t('title')}</h2>
      <table className={styles.skills}>
        <thead>
          <tr>
            {(['skill', 'standard', 'stage', 'certainty', 'seen'] as const).map((name) => (
              <th key={name} scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((skill) => (
            <PrintSkill key={skill.skillId} skill={skill} />
          ))}
        </tbody>
      </table>
      <p className={styles.small}>
        {more > 0 && `${t('more', { count: more })}. `}
        {printed('legend')}
      </p>
    </>
  );
};

const PrintFacts = ({ report }: { report: StudentReport }) => {
  const t = useTranslations('studentReport');
  const { lastActive, weeks, rows, played } = report;
  const day = useDayText('');
  const percent = percentRight(report);
  const facts = [
    [t('facts.lastActive'), lastActive ? day.short(lastActive) : t('unknown'), ''],
    [
      t('weeks.title'),
      String(minutesPerWeek(report)),
      `${t('printed.average', { count: weeks.length })}, ${t('facts.onDays', { days: played.days })}`,
    ],
    [t('facts.rows'), String(rows.inPeriod), t('printed.inPeriod')],
    [t('facts.right'), percent === undefined ? t('unknown') : `${percent}%`, ''],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value, more]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <strong>{value}</strong>
            {more}
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** Prints the report on one page of US Letter, with class, period, teacher and date. */
export const ReportPrint = ({
  report,
  grade,
  teacherName,
}: {
  report: StudentReport;
  grade: string;
  teacherName: string;
}) => {
  const t = useTranslations('studentReport');
  const format = useFormatter();
  const { student, classroomName, schoolName, period, today } = report;
  const periodText = usePeriodText(period);
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Avatar userId={student.studentId} bloom={bloomOf(student.look)} size={54} />
        <div>
          <h1>{displayName(student)}</h1>
          <p>{[classroomName, grade, schoolName].filter(Boolean).join(' · ')}</p>
        </div>
        <p className={styles.period}>
          <strong>{t('title')}</strong>
          {periodText}
        </p>
      </header>
      <PrintFacts report={report} />
      <PrintSkills report={report} />
      <ReportPrintNotes report={report} />
      <footer className={styles.foot}>
        {t('printed.printedOn', {
          teacher: teacherName,
          day: format.dateTime(toTime(today), { dateStyle: 'long', timeZone: 'UTC' }),
        })}
      </footer>
    </article>
  );
};
