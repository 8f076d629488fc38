import { Note } from '@wonderfield/ui/note/note';
import { useTranslations } from 'use-intl';
import { useEducator } from '../../../shared/current-user.ts';
import noteRow from '../../../shared/pages/note-row.module.css';
import { mayWritePlans } from '../../../shared/plans/may-write-plans.ts';

/** Tells a confirmed educator what stays closed before approval and set-up. */
export const ReadOnlyNote = () => {
  const t = useTranslations('library.readOnly');
  const user = useEducator();
  if (!user?.isConfirmed || mayWritePlans(user)) return null;
  return (
    <Note className={noteRow.note}>
      <p>{t(user.isApproved ? 'unconfigured' : 'pending')}</p>
    </Note>
  );
};
