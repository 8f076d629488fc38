import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { SelectField } from '@wonderfield/ui/select-field/select-field';
import { Sprout } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { studentReportPath } from '../../../shared/routing/paths.ts';
import type { ClassStudent, SkillRow } from '../rules/class-table.ts';
import styles from './class-list.module.css';
import { ClassListItem } from './class-list-item.tsx';

type ClassListProps = {
  classroomId: string;
  rows: readonly SkillRow[];
  students: readonly ClassStudent[];
  onAssign: ((row: SkillRow) => void) | undefined;
};

const SkillList = ({ classroomId, rows, students, onAssign }: ClassListProps) => {
  const t = useTranslations('classProgress');
  const [chosen, setChosen] = useState<string>();
  const row = rows.find(({ skill }) => skill.skillId === chosen) ?? rows[0];
  if (!row) return null;
  return (
    <>
      <SelectField
        label={t('list.chooseSkill')}
        options={rows.map(({ skill }) => ({
          value: skill.skillId,
          label: [skill.name, ...skill.standards.slice(0, 1)].join(' '),
        }))}
        value={row.skill.skillId}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <div className={styles.head}>
        <p>
          {t.rich('haveOf', {
            count: String(row.have),
            total: String(students.length),
            strong: (chunks) => <strong>{chunks}</strong>,
          })}{' '}
          {t('have').toLowerCase()}
          {row.isReady && ` · ${t('ready')}`}
        </p>
        {onAssign && (
          <Button
            variant="quiet"
            size="sm"
            icon={<Sprout size={18} strokeWidth={2.2} aria-hidden />}
            aria-label={t('assignSkill', { skill: row.skill.name })}
            onClick={() => onAssign(row)}
          >
            {t('assign')}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {students.map((student, index) => (
          <ClassListItem
            key={student.studentId}
            name={displayName(student)}
            to={studentReportPath(classroomId, student.studentId)}
            cell={row.cells[index]}
          />
        ))}
      </ul>
    </>
  );
};

const StudentList = ({ classroomId, rows, students }: ClassListProps) => {
  const t = useTranslations('classProgress.list');
  const [chosen, setChosen] = useState<string>();
  const index = Math.max(
    0,
    students.findIndex(({ studentId }) => studentId === chosen),
  );
  const student = students[index];
  if (!student) return null;
  return (
    <>
      <SelectField
        label={t('chooseStudent')}
        options={students.map((each) => ({ value: each.studentId, label: displayName(each) }))}
        value={student.studentId}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <ul className={styles.list}>
        {rows.map(({ skill, cells }) => (
          <ClassListItem
            key={skill.skillId}
            name={skill.name}
            code={skill.standards[0]}
            to={studentReportPath(classroomId, student.studentId)}
            cell={cells[index]}
          />
        ))}
      </ul>
    </>
  );
};

/** Shows one skill or one student at a time, for windows without room for the table. */
export const ClassList = (props: ClassListProps) => {
  const t = useTranslations('classProgress.list');
  const [by, setBy] = useState<'skill' | 'student'>('skill');
  return (
    <Card className={styles.card}>
      <SelectField
        label={t('view')}
        options={(['skill', 'student'] as const).map((value) => ({ value, label: t(value) }))}
        value={by}
        onChange={(event) => setBy(event.currentTarget.value === 'student' ? 'student' : 'skill')}
      />
      {by === 'skill' ? <SkillList {...props} /> : <StudentList {...props} />}
    </Card>
  );
};
