import { Dialog, DialogBody } from '@wonderfield/ui/dialog/dialog';
import { useTranslations } from 'use-intl';
import { useLastValue } from '../hooks/use-last-value.ts';
import { LinkedLogins } from './linked-logins.tsx';

/** Shows the external logins of one student in a list. */
export const LinkedLoginsDialog = ({
  student,
  onClose,
}: {
  student: { id: string; name: string } | undefined;
  onClose: () => void;
}) => {
  const t = useTranslations('linkedLogins');
  const shared = useTranslations('shared');
  const shown = useLastValue(student);
  return (
    <Dialog
      open={student !== undefined}
      onClose={onClose}
      title={t('dialogTitle', { name: shown?.name ?? '' })}
      closeLabel={shared('close')}
    >
      <DialogBody>{shown && <LinkedLogins studentId={shown.id} name={shown.name} />}</DialogBody>
    </Dialog>
  );
};
