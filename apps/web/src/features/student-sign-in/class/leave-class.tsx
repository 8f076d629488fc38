import { Button } from '@wonderfield/ui/button/button';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

/** Asks before the device forgets its class, because only the teacher or the code brings it back. */
export const LeaveClass = ({ onLeave }: { onLeave: () => void }) => {
  const t = useTranslations('studentSignIn.class');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
        {t('notMine')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('leaveTitle')}
        text={t('leaveText')}
        cancelLabel={t('stay')}
        confirmLabel={t('leave')}
        busyLabel={t('leave')}
        onConfirm={onLeave}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
