import { Button } from '@wonderfield/ui/button/button';
import { Note } from '@wonderfield/ui/note/note';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import noteRow from '../../../shared/pages/note-row.module.css';
import { PATHS, submissionPath } from '../../../shared/routing/paths.ts';
import type { PlanDraft } from '../autosave/use-plan-draft.ts';

/** Shows that another window submitted or deleted the draft, and the next step. */
export const StoppedNote = ({ draft: { saver, state } }: { draft: PlanDraft }) => {
  const t = useTranslations('submitContent.stopped');
  // No note if the author deleted the draft in this window.
  if (!state.stop || state.stop === 'deleted') return null;
  const isGone = state.stop === 'gone';
  return (
    <Note tone="sun" role="alert" className={noteRow.note}>
      <p>{t(state.stop)}</p>
      {isGone ? (
        <Button variant="secondary" size="sm" onClick={() => void saver.startAnew()}>
          {t('keep')}
        </Button>
      ) : (
        <Link to={state.id ? submissionPath(state.id) : PATHS.submissions}>{t('see')}</Link>
      )}
    </Note>
  );
};

/** Shows that the first steps were prefilled, with a button to check them. */
export const PrefilledNote = ({ onCheck }: { onCheck?: (() => void) | undefined }) => {
  const t = useTranslations('submitContent.notes');
  return (
    <Note className={noteRow.note}>
      <p>{t('prefilled')}</p>
      {onCheck && (
        <Button variant="secondary" size="sm" onClick={onCheck}>
          {t('check')}
        </Button>
      )}
    </Note>
  );
};
