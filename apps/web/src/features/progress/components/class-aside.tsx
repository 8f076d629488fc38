import { bloomOf } from '@wonderfield/contract/options';
import type { ClassProgress } from '@wonderfield/contract/progress/progress';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { Sprout } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import type { AssignStart } from '../../assignments/parts/assign-draft.ts';
import type { ClassSkill } from '../rules/class-table.ts';
import styles from './class-aside.module.css';

const AssignButton = ({
  skill,
  who,
  onClick,
}: {
  skill: ClassSkill | undefined;
  who: string;
  onClick: (() => void) | undefined;
}) => {
  const t = useTranslations('assignments');
  if (!skill || !onClick) return null;
  return (
    <Button
      variant="quiet"
      size="sm"
      className={styles.assign}
      aria-label={t('assignTo', { skill: skill.name, who })}
      icon={<Sprout size={18} strokeWidth={2.2} aria-hidden />}
      onClick={onClick}
    >
      {t('assign')}
    </Button>
  );
};

/** Shows students who need help, practice groups and skills that most of the class has. */
export const ClassAside = ({
  progress,
  onAssign,
}: {
  progress: ClassProgress;
  /** Opens the dialog with skill and students prefilled. Undefined if no row can be assigned. */
  onAssign?: ((start: AssignStart) => void) | undefined;
}) => {
  const t = useTranslations('progress.class');
  const assign = useTranslations('assignments');
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
                      {displayName(student)}
                    </h3>
                    <p>
                      {codeOf(skillId)} {whatHappened}
                    </p>
                    <p className={styles.try}>{t('help.toTry', { what: toTry })}</p>
                    <AssignButton
                      skill={skillOf(skillId)}
                      who={displayName(student)}
                      onClick={onAssign && (() => onAssign({ skillId, studentIds: [studentId] }))}
                    />
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
                    .map(displayName)
                    .join(', ')}
                </p>
                <p className={styles.try}>{t('help.toTry', { what: toTry })}</p>
                <AssignButton
                  skill={skillOf(skillId)}
                  who={assign('toGroup', { count: String(studentIds.length) })}
                  onClick={onAssign && (() => onAssign({ skillId, studentIds }))}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {ready.length > 0 && (
        <Card as="section" padding="none" className={styles.ready}>
          <h2>{t('ready.title')}</h2>
          {ready.map(({ skillId, students: count, of: total }) => (
            <p key={skillId}>
              {t('ready.text', {
                students: String(count),
                total: String(total),
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
