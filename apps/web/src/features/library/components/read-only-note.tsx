import { Note } from '@wonderfield/ui/note/note';
import { useTranslations } from 'use-intl';
import { useEducator } from '../../../shared/account/current-user.ts';
import noteRow from '../../../shared/pages/note-row.module.css';
import { mayWritePlans } from '../../../shared/plans/may-write-plans.ts';

/** Explains to a confirmed educator what is not available before approval and setup. */
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
