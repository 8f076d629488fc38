import type { NextYear } from '@wonderfield/contract/classrooms/next-year';
import { schoolYearText } from '@wonderfield/contract/classrooms/next-year-rules';
import { GRADES, labelOf } from '@wonderfield/contract/options';
import { Plot } from '@wonderfield/ui/art/plot/plot';
import { Card } from '@wonderfield/ui/card/card';
import { CheckboxField } from '@wonderfield/ui/checkbox-field/checkbox-field';
import { Note } from '@wonderfield/ui/note/note';
import { Tag } from '@wonderfield/ui/tag/tag';
import { Archive, ArrowRight, Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../shared/call/use-error-text.ts';
import { cropOf } from '../../../shared/classrooms/classroom-facts.ts';
import textButton from '../../../shared/text-button/text-button.module.css';
import { leavingStudents, movingStudents } from '../rules/year-draft.ts';
import type { DraftState } from '../use-year-draft.ts';
import styles from './class-facts.module.css';
import { Facts } from './facts.tsx';
import { StepHeading } from './step-heading.tsx';

const ICON = { size: 18, strokeWidth: 2.2, 'aria-hidden': true } as const;

type Parts = { nextYear: NextYear; state: DraftState };

/** Shows the old and the new class side by side. */
const TwoClasses = ({ nextYear, state: { draft } }: Parts) => {
  const t = useTranslations('nextYear.check');
  const c = useTranslations('nextYear.class');
  const { classroom, students } = nextYear;
  const crop = cropOf(classroom.subject);
  const filled = movingStudents(students, draft).length;
  return (
    <div className={styles.pair}>
      <div className={`${styles.room} ${styles.old}`}>
        <Plot subject={crop} className={styles.plot ?? ''} />
        <div className={styles.inner}>
          <div className={styles.name}>
            <h3>{classroom.name}</h3>
            <Tag icon={<Archive size={16} strokeWidth={2.2} aria-hidden />}>
              {t('willBeArchived')}
            </Tag>
          </div>
          <Facts
            facts={[
              [c('schoolYear'), schoolYearText(classroom.schoolYear)],
              [c('grade'), labelOf(GRADES, classroom.grade)],
              [c('students'), t('readOnly', { count: students.length })],
              [t('code'), t('off')],
            ]}
          />
        </div>
      </div>
      <ArrowRight size={24} strokeWidth={2.4} aria-hidden />
      <div className={styles.room}>
        <Plot subject={crop} className={styles.plot ?? ''} />
        <div className={styles.inner}>
          <div className={styles.name}>
            <h3>{draft.name}</h3>
            <Tag>{t('new')}</Tag>
          </div>
          <Facts
            facts={[
              [c('schoolYear'), schoolYearText(draft.schoolYear)],
              [c('grade'), labelOf(GRADES, draft.grade)],
              [c('students'), c('of', { filled, capacity: Number(draft.capacity) })],
              [t('code'), t('newOff')],
            ]}
          />
        </div>
      </div>
    </div>
  );
};

const Leaving = ({ nextYear, state, onChange }: Parts & { onChange: () => void }) => {
  const t = useTranslations('nextYear.check');
  const leaving = leavingStudents(nextYear.students, state.draft);
  return (
    <section>
      <div className={styles.listHead}>
        <h3>{t('leaves', { count: leaving.length })}</h3>
        <button type="button" className={textButton.link} onClick={onChange}>
          {t('change')}
        </button>
      </div>
      {leaving.length === 0 ? (
        <p>{t('noStudentLeaves')}</p>
      ) : (
        <ul>
          <li>
            <ArrowRight {...ICON} />
            <span dir="auto">
              {leaving.map((one) => `${one.firstName} ${one.lastName}`.trim()).join(', ')}
            </span>
          </li>
          <li>
            <ArrowRight {...ICON} />
            {t('keepLogin')}
          </li>
        </ul>
      )}
    </section>
  );
};

/** Step 3: the teacher checks what will change before anything does. */
export const CheckStep = ({
  nextYear,
  state,
  takesFocus,
  error,
  onChange,
}: Parts & { takesFocus: boolean; error: Error | undefined; onChange: () => void }) => {
  const t = useTranslations('nextYear.check');
  const errorText = useErrorText();
  const same = [
    t(state.draft.passwords === 'new' ? 'loginsNew' : 'logins'),
    t('progress'),
    t('parents'),
  ];
  return (
    <section>
      <StepHeading takesFocus={takesFocus} isHidden>
        {t('heading')}
      </StepHeading>
      {error && (
        <Note tone="error" className={styles.error ?? ''}>
          <p>{t('failed', { reason: errorText(error) })}</p>
        </Note>
      )}
      <TwoClasses nextYear={nextYear} state={state} />
      <div className={styles.lists}>
        <section>
          <h3 className={styles.listHead}>{t('same')}</h3>
          <ul>
            {same.map((fact) => (
              <li key={fact}>
                <Check {...ICON} />
                {fact}
              </li>
            ))}
          </ul>
        </section>
        <Leaving nextYear={nextYear} state={state} onChange={onChange} />
      </div>
    </section>
  );
};

/** Offers what to open after the start, and explains the undo. */
export const CheckAside = ({ nextYear, state: { draft, change } }: Parts) => {
  const t = useTranslations('nextYear.check');
  return (
    <>
      <Card as="section" className={styles.small ?? ''}>
        <h3>{t('whenYouStart')}</h3>
        <CheckboxField
          label={t('openCards')}
          checked={draft.opensCards}
          onChange={({ target }) => change({ opensCards: target.checked })}
        />
        <CheckboxField
          label={t('printList')}
          checked={draft.printsList}
          onChange={({ target }) => change({ printsList: target.checked })}
        />
      </Card>
      <Card as="section" className={styles.small ?? ''}>
        <h3>{t('undoTitle')}</h3>
        <p>{t('undoText', { old: nextYear.classroom.name, new: draft.name })}</p>
      </Card>
    </>
  );
};
