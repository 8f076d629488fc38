import type { SignInMethod } from '@wonderfield/contract/sign-in-method';
import { Button } from '@wonderfield/ui/button/button';
import { CheckboxField } from '@wonderfield/ui/checkbox-field/checkbox-field';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { RadioCards } from '@wonderfield/ui/radio-cards/radio-cards';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MethodChoice } from '../../../../shared/student-login/method-choice.tsx';
import type { Roster } from '../../api/roster-query.ts';
import {
  canUndoMethod,
  lostPasswordText,
  methodOfClass,
  planClassChange,
} from './class-method.rules.ts';
import styles from './class-method-dialog.module.css';
import { useClassSignIn } from './use-class-sign-in.ts';

/** Says who changes, and asks whether students with an individual method keep it. */
const Consequences = ({
  plan: { others, changing },
  method,
  keepsOthers,
  onKeepsOthers,
}: {
  plan: ReturnType<typeof planClassChange>;
  method: SignInMethod;
  keepsOthers: boolean;
  onKeepsOthers: (keeps: boolean) => void;
}) => {
  const t = useTranslations('rosters.students.signIn');
  const count = others.length;
  return (
    <>
      {count > 0 && (
        <RadioCards
          legend={t('others', { count })}
          columns={2}
          value={keepsOthers ? 'keep' : 'all'}
          options={[
            { value: 'keep', label: t('keepOthers', { count }) },
            { value: 'all', label: t('changeAll') },
          ]}
          onChange={(event) => onKeepsOthers(event.target.value === 'keep')}
        />
      )}
      <p>
        {changing.length > 0
          ? t('classWarning', { count: changing.length })
          : t('classWarningNone')}
      </p>
      {!canUndoMethod(changing, method) && <p>{t(lostPasswordText(method))}</p>}
    </>
  );
};

const MethodForm = ({ roster, onClose }: { roster: Roster; onClose: () => void }) => {
  const t = useTranslations('rosters.students.signIn');
  const shared = useTranslations('shared');
  const { save, isPending } = useClassSignIn(roster);
  const [method, setMethod] = useState<SignInMethod>();
  const [keepsOthers, setKeepsOthers] = useState(true);
  const [areCardsLimited, setCardsLimited] = useState(roster.areCardsLimited);
  const plan = planClassChange(roster, { method, keepsOthers, areCardsLimited });
  const handleSave = async () => {
    try {
      await save(plan, method === undefined || canUndoMethod(plan.changing, method));
      onClose();
    } catch {
      // A toast shows the error, and the dialog stays open.
    }
  };
  return (
    <>
      <DialogBody className={styles.body}>
        <MethodChoice
          legend={t('classLegend')}
          value={method ?? methodOfClass(roster)}
          onChange={(event) => setMethod(event.target.value as SignInMethod)}
        />
        {method && (
          <Consequences {...{ plan, method, keepsOthers }} onKeepsOthers={setKeepsOthers} />
        )}
        <CheckboxField
          label={t('cardsOnlyWhileOpen')}
          checked={areCardsLimited}
          onChange={(event) => setCardsLimited(event.currentTarget.checked)}
        />
        <p className={styles.small}>{t('cardsOnlyWhileOpenHelp')}</p>
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet" disabled={isPending} onClick={onClose}>
          {shared('cancel')}
        </Button>
        <Button
          variant="primary"
          busy={isPending}
          busyLabel={t('saving')}
          disabled={!plan.isChanged}
          onClick={() => void handleSave()}
        >
          {t('save')}
        </Button>
      </DialogFoot>
    </>
  );
};

/** Chooses how the students of a class sign in, and whether cards need the open class. */
export const ClassMethodDialog = ({
  roster,
  open,
  onClose,
}: {
  roster: Roster;
  open: boolean;
  onClose: () => void;
}) => {
  const t = useTranslations('rosters.students.signIn');
  const shared = useTranslations('shared');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="wide"
      title={t('classTitle', { name: roster.name })}
      closeLabel={shared('close')}
    >
      {open && <MethodForm roster={roster} onClose={onClose} />}
    </Dialog>
  );
};
