import { TEXTS } from '@wonderfield/contract/texts/texts';
import { CompletedPicture } from '@wonderfield/ui/art/plants/growth';
import { Button } from '@wonderfield/ui/button/button';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { useTranslations } from 'use-intl';

export const SignUpCompletedDialog = ({
  open,
  onClose,
}: {
  open: boolean;
  onClose: () => void;
}) => {
  const shared = useTranslations('shared');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={TEXTS.signUpCompletedTitle}
      picture={<CompletedPicture />}
    >
      <DialogBody>{TEXTS.signUpCompleted}</DialogBody>
      <DialogFoot>
        <Button variant="primary" onClick={onClose}>
          {shared('ok')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
