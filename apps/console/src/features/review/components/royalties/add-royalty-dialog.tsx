import { useCallForm } from '@wonderfield/client/use-call-form';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { RoyaltyFormSchema } from '@wonderfield/contract/operators/review-calls';
import { CURRENCIES } from '@wonderfield/contract/plans/submission';
import { Button } from '@wonderfield/ui/button/button';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { SelectField } from '@wonderfield/ui/select-field/select-field';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useState } from 'react';
import dialog from '../../../../shared/dialogs/reason-dialog.module.css';
import { useStrings } from '../../../../shared/use-strings.ts';
import { useReviewSteps } from '../../api/review-steps.ts';
import { useReview } from '../review-context.ts';
import styles from './ledger.module.css';
import { useMoney } from './use-money.ts';

const OPTIONS = CURRENCIES.map((currency) => ({ value: currency, label: currency }));

const AddRoyaltyForm = ({ onClose }: { onClose: () => void }) => {
  const t = useStrings('review');
  const shared = useStrings('shared');
  const money = useMoney();
  const { show } = useToasts();
  const { addRoyalty } = useReviewSteps(useReview().plan);
  // Makes a retried request create only one entry.
  const [entryId] = useState(() => crypto.randomUUID());
  const { form, isBusy, handleSubmit, errorOf } = useCallForm({
    schema: RoyaltyFormSchema,
    defaultValues: { amount: '', currency: 'USD', note: '' },
    send: (entry) => addRoyalty({ ...entry, entryId }),
    onDone: (_, values) => {
      show({ tone: 'success', text: t('addEntry.done', { amount: money(values) }) });
      onClose();
    },
    onError: useErrorToast(),
  });
  return (
    <form onSubmit={handleSubmit} noValidate>
      <DialogBody className={dialog.body}>
        <p className={dialog.text}>{t('addEntry.text')}</p>
        <div className={styles.sum}>
          <TextField
            label={t('ledger.amount')}
            help={t('addEntry.amountHelp')}
            error={errorOf('amount')}
            inputMode="decimal"
            autoComplete="off"
            {...form.register('amount')}
          />
          <SelectField
            label={t('addEntry.currency')}
            options={OPTIONS}
            error={errorOf('currency')}
            {...form.register('currency')}
          />
        </div>
        <TextField
          label={t('ledger.noteColumn')}
          help={t('addEntry.noteHelp')}
          error={errorOf('note')}
          autoComplete="off"
          {...form.register('note')}
        />
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet" disabled={isBusy} onClick={onClose}>
          {shared('cancel')}
        </Button>
        <Button type="submit" busy={isBusy} busyLabel={t('addEntry.busy')}>
          {t('addEntry.confirm')}
        </Button>
      </DialogFoot>
    </form>
  );
};

/** Dialog that adds an entry to the ledger. */
export const AddRoyaltyDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const t = useStrings('review');
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('addEntry.title')}>
      <AddRoyaltyForm onClose={onClose} />
    </Dialog>
  );
};
