import { bloomOf } from '@wonderfield/contract/options';
import type { ClassProgress } from '@wonderfield/contract/progress/progress';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { Card } from '@wonderfield/ui/card/card';
import { useTranslations } from 'use-intl';
import { nameOf } from '../rules/class-table.ts';
import styles from './class-aside.module.css';

/** Who needs help today, who could practice together, and what most of the class has. */
export const ClassAside = ({ progress }: { progress: ClassProgress }) => {
  const t = useTranslations('progress.class');
  const { help, groups, ready, students, skills } = progress;
  const studentOf = (id: string) => students.find(({ studentId }) => studentId === id);
  const skillOf = (id: string) => skills.find(({ skillId }) => skillId === id);
  const codeOf = (id: string) => {
    const skill = skillOf(id);
    return <span className={styles.code}>{skill?.standards[0] ?? skill?.name}</span>;
  };
  return (
    <aside className={styles.aside}>
      <Card as="section" padding="none" className={styles.help}>
        <h2>{t('help.title')}</h2>
        {help.length === 0 ? (
          <p>{t('help.none')}</p>
        ) : (
          <ul>
            {help.map(({ studentId, skillId, whatHappened, toTry }) => {
              const student = studentOf(studentId);
              return (
                student && (
                  <li key={studentId}>
                    <h3>
                      <Avatar userId={studentId} bloom={bloomOf(student.look)} size={36} />
                      {nameOf(student)}
                    </h3>
                    <p>
                      {codeOf(skillId)} {whatHappened}
                    </p>
                    <p className={styles.try}>{t('help.toTry', { what: toTry })}</p>
                  </li>
                )
              );
            })}
          </ul>
        )}
      </Card>
      {groups.length > 0 && (
        <Card as="section" padding="none" className={styles.help}>
          <h2>{t('groups.title')}</h2>
          <ul>
            {groups.map(({ skillId, studentIds, toTry }) => (
              <li key={skillId}>
                <h3>{skillOf(skillId)?.name}</h3>
                <p>
                  {studentIds
                    .flatMap((id) => studentOf(id) ?? [])
                    .map(nameOf)
                    .join(', ')}
                </p>
                <p className={styles.try}>{t('help.toTry', { what: toTry })}</p>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {ready.length > 0 && (
        <Card as="section" padding="none" className={styles.ready}>
          <h2>{t('ready.title')}</h2>
          {ready.map(({ skillId, students: count, of }) => (
            <p key={skillId}>
              {t('ready.text', {
                students: String(count),
                total: String(of),
                skill: skillOf(skillId)?.name ?? '',
              })}{' '}
              {codeOf(skillId)}
            </p>
          ))}
        </Card>
      )}
    </aside>
  );
};
