import { Button } from '@wonderfield/ui/button/button';
import { Dialog, DialogBody } from '@wonderfield/ui/dialog/dialog';
import { MonitorSmartphone, QrCode } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { JoinBoard } from '../../../shared/join-board/join-board.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';
import { classUrl } from '../../../shared/student-login/card-address.ts';
import styles from './live-aside.module.css';
import { OpenHereDialog } from './open-here-dialog.tsx';

const ICON = { size: 18, strokeWidth: 2.2, 'aria-hidden': true } as const;

/** Shows the class code, and opens the class on a projector or on this device. */
export const ClassCodePart = ({
  classroomId,
  name,
  code,
}: {
  classroomId: string;
  name: string;
  code: string | undefined;
}) => {
  const t = useTranslations('classLive.code');
  const shared = useTranslations('shared');
  const [isShown, setShown] = useState(false);
  const [isOpeningHere, setOpeningHere] = useState(false);
  return (
    <div className={styles.part}>
      {code && (
        <div className={styles.code}>
          <div>
            <span className={styles.small}>{t('label')}</span>
            <span className={`code ${styles.signs}`}>{code}</span>
          </div>
          <Button
            variant="secondary"
            size="sm"
            icon={<QrCode {...ICON} />}
            onClick={() => setShown(true)}
          >
            {t('show')}
          </Button>
        </div>
      )}
      <Button
        variant="secondary"
        size="sm"
        block
        icon={<MonitorSmartphone {...ICON} />}
        onClick={() => setOpeningHere(true)}
      >
        {t('openHere')}
      </Button>
      {code && (
        <Dialog
          open={isShown}
          onClose={() => setShown(false)}
          size="full"
          title={t('title', { name })}
          closeLabel={shared('close')}
        >
          <DialogBody className={styles.board}>
            <JoinBoard
              code={code}
              typeLabel={t('type')}
              path={PATHS.openClass}
              link={classUrl(code)}
            />
          </DialogBody>
        </Dialog>
      )}
      <OpenHereDialog
        classroomId={classroomId}
        open={isOpeningHere}
        onClose={() => setOpeningHere(false)}
      />
    </div>
  );
};
