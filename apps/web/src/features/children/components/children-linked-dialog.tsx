import { CHILDREN_LINKED_REDIRECT_MS } from '@wonderfield/contract/limits';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { CompletedPicture } from '@wonderfield/ui/art/plants/growth';
import { Button } from '@wonderfield/ui/button/button';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

const SECOND_MS = 1000;

/** Shows that all children are linked, with a countdown that can be skipped. */
export const ChildrenLinkedDialog = ({ open, onDone }: { open: boolean; onDone: () => void }) => {
  const t = useTranslations('children.several');
  const [left, setLeft] = useState(CHILDREN_LINKED_REDIRECT_MS / SECOND_MS);
  useEffect(() => {
    if (!open) return;
    if (left <= 0) {
      onDone();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), SECOND_MS);
    return () => clearTimeout(timer);
  }, [open, left, onDone]);
  return (
    <Dialog
      open={open}
      onClose={onDone}
      title={TEXTS.childrenLinked}
      picture={<CompletedPicture />}
    >
      <DialogBody>{t('redirect', { seconds: left })}</DialogBody>
      <DialogFoot>
        <Button variant="primary" onClick={onDone}>
          {t('goNow')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
