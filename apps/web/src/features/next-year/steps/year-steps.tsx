import { ApiError } from '@wonderfield/client/errors';
import type { NextYear } from '@wonderfield/contract/classrooms/next-year';
import { Card } from '@wonderfield/ui/card/card';
import { Steps } from '@wonderfield/ui/steps/steps';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useIdempotencyKey } from '../../../shared/call/use-idempotency-key.ts';
import { EducatorBody } from '../../../shared/pages/educator-page.tsx';
import { listStudentsPath } from '../../../shared/routing/paths.ts';
import { useStartNextYear } from '../api/next-year-calls.ts';
import { checkClass, movingStudents, type YearDraft } from '../rules/year-draft.ts';
import { forgetYearDraft, useYearDraft } from '../use-year-draft.ts';
import { CheckAside, CheckStep } from './check-step.tsx';
import { ChooseStudents, StudentsAside } from './choose-students.tsx';
import { ClassPreview, NewClassStep } from './new-class-step.tsx';
import { YearBar } from './year-bar.tsx';
import styles from './year-steps.module.css';

const STEPS = ['students', 'class', 'check'] as const;

/** Returns the request that starts the year. */
const toRequest = ({ classroom, students, coTeachers }: NextYear, draft: YearDraft) => {
  const moving = movingStudents(students, draft).map(({ id }) => id);
  return {
    classroomId: classroom.id,
    name: draft.name,
    // The step before does not continue without a grade of the list.
    grade: draft.grade as '1',
    capacity: Number(draft.capacity),
    schoolYear: draft.schoolYear,
    studentIds: moving,
    leavingIds: students.map(({ id }) => id).filter((id) => !moving.includes(id)),
    coTeacherIds: coTeachers.map(({ id }) => id).filter((id) => !draft.goneTeacherIds.includes(id)),
    newPasswords: draft.passwords === 'new',
  };
};

const useStart = (nextYear: NextYear, onAlreadyStarted: () => void) => {
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useStartNextYear(nextYear.classroom.id);
  const keyFor = useIdempotencyKey();
  const [error, setError] = useState<Error>();
  const start = async (draft: YearDraft) => {
    const request = toRequest(nextYear, draft);
    setError(undefined);
    try {
      const { nextYear: after } = await mutateAsync({
        draft: request,
        idempotencyKey: keyFor(request),
      });
      forgetYearDraft();
      const newId = after.started?.classroomId;
      if (!newId || !(draft.opensCards || draft.printsList)) return;
      // The result is this page, one step back in the history.
      await navigate(listStudentsPath(newId, draft.opensCards ? 'cards' : undefined));
    } catch (reason) {
      if (reason instanceof ApiError && reason.code === 'YER_001') {
        forgetYearDraft();
        onAlreadyStarted();
      } else setError(reason as Error);
    }
  };
  return { start, isPending, error };
};

/** Leads through the three steps. Nothing changes before the last button. */
export const YearSteps = ({
  nextYear,
  onAlreadyStarted,
}: {
  nextYear: NextYear;
  onAlreadyStarted: () => void;
}) => {
  const t = useTranslations('nextYear');
  const state = useYearDraft(nextYear);
  const { draft, change } = state;
  const [hasMoved, setMoved] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const { start, isPending, error } = useStart(nextYear, onAlreadyStarted);
  const moving = movingStudents(nextYear.students, draft).length;
  const errors = checkClass(draft, moving, t('class.tooSmall', { count: moving }));
  const isReady = Object.keys(errors).length === 0;
  const goTo = (step: number) => {
    setMoved(true);
    setChecked(false);
    change({ step });
  };
  const handleContinue = () => {
    if (draft.step === 1 && !isReady) {
      // Rendered at once, so the first field with an error can take the focus.
      flushSync(() => setChecked(true));
      card.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    } else if (draft.step === 2) void start(draft);
    else goTo(draft.step + 1);
  };
  // A draft from an earlier visit may lead to the check with a class that is no longer valid.
  const step = draft.step === 2 && !isReady ? 1 : draft.step;
  const parts = { nextYear, state, takesFocus: hasMoved };
  const views: { main: ReactNode; aside: ReactNode }[] = [
    {
      main: <ChooseStudents {...parts} />,
      aside: <StudentsAside nextYear={nextYear} draft={draft} />,
    },
    {
      main: <NewClassStep {...parts} errors={isChecked ? errors : {}} />,
      aside: <ClassPreview nextYear={nextYear} draft={draft} />,
    },
    {
      main: <CheckStep {...parts} error={error} onChange={() => goTo(0)} />,
      aside: <CheckAside nextYear={nextYear} state={state} />,
    },
  ];
  const notes = ['done', 'now', 'next'] as const;
  return (
    <>
      <EducatorBody hasBar>
        <div className={styles.columns}>
          <Card padding="md" className={styles.card}>
            <div className={styles.steps}>
              <Steps
                label={t('steps.label')}
                layout="row"
                current={step}
                onSelect={goTo}
                steps={STEPS.map((name, index) => ({
                  label: t(`steps.${name}`),
                  note: t(`steps.${notes[Math.sign(index - step) + 1] ?? 'next'}`, {
                    step: index + 1,
                  }),
                }))}
              />
            </div>
            <div ref={card}>{views[step]?.main}</div>
          </Card>
          <div className={styles.aside}>{views[step]?.aside}</div>
        </div>
      </EducatorBody>
      <YearBar
        {...{ nextYear, draft, step }}
        isBusy={isPending}
        onBack={() => goTo(step - 1)}
        onContinue={handleContinue}
      />
    </>
  );
};
