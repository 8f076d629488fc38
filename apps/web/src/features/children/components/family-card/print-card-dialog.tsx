import type { Child } from '@wonderfield/contract/children/child';
import { Button } from '@wonderfield/ui/button/button';
import { CheckboxField } from '@wonderfield/ui/checkbox-field/checkbox-field';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLastValue } from '../../../../shared/hooks/use-last-value.ts';
import styles from './print-card-dialog.module.css';

type DialogProps = {
  /** Other children who can have a card on the same print. */
  others: readonly Child[];
  isBusy: boolean;
  onPrint: (children: readonly Child[]) => void;
  onClose: () => void;
};

const PrintForm = ({ child, others, isBusy, onPrint, onClose }: DialogProps & { child: Child }) => {
  const t = useTranslations('childLogin.printDialog');
  const shared = useTranslations('shared');
  const [addedIds, setAddedIds] = useState<readonly string[]>([]);
  const printed = [child, ...others.filter(({ id }) => addedIds.includes(id))];
  const toggle = (id: string, isAdded: boolean) =>
    setAddedIds((ids) => (isAdded ? [...ids, id] : ids.filter((each) => each !== id)));
  return (
    <>
      <DialogBody className={styles.body}>
        {/* Always there, because a card that was printed elsewhere stops working, too. */}
        <p>
          <b>{t('newPrint')}</b>
        </p>
        <p>{t('recorded')}</p>
        {others.length > 0 && (
          <fieldset className={styles.others}>
            <legend>{t('others')}</legend>
            {others.map(({ id, firstName }) => (
              <CheckboxField
                key={id}
                label={firstName}
                checked={addedIds.includes(id)}
                disabled={isBusy}
                onChange={(event) => toggle(id, event.currentTarget.checked)}
              />
            ))}
          </fieldset>
        )}
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet" disabled={isBusy} onClick={onClose}>
          {shared('cancel')}
        </Button>
        <Button
          variant="primary"
          busy={isBusy}
          busyLabel={t('making')}
          onClick={() => onPrint(printed)}
        >
          {t('print', { count: printed.length })}
        </Button>
      </DialogFoot>
    </>
  );
};

/** Says that a new print ends the old card before it prints one card or several. */
export const PrintCardDialog = ({
  child,
  ...form
}: DialogProps & {
  /** Undefined while the dialog is closed. */
  child: Child | undefined;
}) => {
  const t = useTranslations('childLogin.printDialog');
  const shared = useTranslations('shared');
  const shown = useLastValue(child);
  return (
    <Dialog
      open={child !== undefined}
      onClose={form.onClose}
      title={t('title', { name: shown?.firstName ?? '' })}
      closeLabel={shared('close')}
      locked={form.isBusy}
    >
      {child && <PrintForm child={child} {...form} />}
    </Dialog>
  );
};
