import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Button } from '@wonderfield/ui/button/button';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { useTranslations } from 'use-intl';

/** Shows that the username is taken, without revealing by which account. */
export const ChildExistsDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useTranslations('children.add');
  return (
    <Dialog open={open} onClose={onClose} title={TEXTS.childExistsTitle}>
      <DialogBody>{TEXTS.childExists}</DialogBody>
      <DialogFoot>
        <Button variant="primary" onClick={onClose}>
          {t('existsOk')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
