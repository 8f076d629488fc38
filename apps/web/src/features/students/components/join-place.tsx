import { useMutation } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Note } from '@wonderfield/ui/note/note';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHeadingFocus } from '../../../shared/focus/use-heading-focus.ts';
import { PATHS } from '../../../shared/routing/paths.ts';
import { lookUpCode } from '../api/student-calls.ts';
import type { JoinCodeTarget } from './join-code.tsx';
import styles from './join-place.module.css';

/** Shows that the class is full, what to do, and a retry. */
const Full = ({
  place,
  onFound,
}: {
  place: JoinCodeTarget;
  onFound: (place: JoinCodeTarget) => void;
}) => {
  const t = useTranslations('students.join');
  const showErrorToast = useErrorToast();
  const { code } = place;
  const look = useMutation({
    mutationFn: () => lookUpCode({ code }),
    onSuccess: (target) => onFound({ ...target, code }),
    onError: (error) => showErrorToast(error),
  });
  return (
    <>
      <Note tone="sun" role="status">
        {t(place.teacherName ? 'full' : 'schoolFull')}
      </Note>
      <Button
        variant="primary"
        busy={look.isPending}
        busyLabel={t('looking')}
        onClick={() => look.mutate()}
      >
        {t('lookAgain')}
      </Button>
    </>
  );
};

/**
 * Shows class, teacher and school before the form. Asks every student about a login card, because
 * asking only some would reveal who is on the roster.
 */
export const JoinPreview = ({
  place,
  onFound,
  onNew,
  onBack,
}: {
  place: JoinCodeTarget;
  onFound: (place: JoinCodeTarget) => void;
  /** Called when the student has no login card. */
  onNew: () => void;
  onBack: () => void;
}) => {
  const t = useTranslations('students.join');
  const heading = useHeadingFocus();
  const { joins, teacherName, schoolName } = place;
  return (
    <div className={styles.step}>
      <h1 ref={heading} tabIndex={-1}>
        {t(teacherName ? 'classTitle' : 'schoolTitle')}
      </h1>
      <div className={styles.place}>
        <p className={styles.name}>{joins}</p>
        {teacherName && (
          <dl className={styles.facts}>
            <dt>{t('teacher')}</dt>
            <dd>{teacherName}</dd>
            {schoolName && (
              <>
                <dt>{t('school')}</dt>
                <dd>{schoolName}</dd>
              </>
            )}
          </dl>
        )}
      </div>
      {place.isFull ? (
        <Full place={place} onFound={onFound} />
      ) : (
        <section aria-labelledby="ask-card" className={styles.ask}>
          <h2 id="ask-card">{t('askCard')}</h2>
          <p className={styles.help}>{t('askCardHelp')}</p>
          <div className={styles.answers}>
            <ButtonLink variant="secondary" render={<Link to={PATHS.studentSignIn} />}>
              {t('haveCard')}
            </ButtonLink>
            <Button variant="primary" onClick={onNew}>
              {t('noCard')}
            </Button>
          </div>
        </section>
      )}
      <Button variant="quiet" className={styles.back} onClick={onBack}>
        {t('notMine')}
      </Button>
    </div>
  );
};
