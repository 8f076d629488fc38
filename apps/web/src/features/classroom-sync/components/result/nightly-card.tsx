import { useErrorToast } from '@wonderfield/client/use-error-toast';
import {
  NIGHTLY_MODES,
  type NightlyMode,
  type SyncHistory,
} from '@wonderfield/contract/classroom-sync/sync-record';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { RadioCards } from '@wonderfield/ui/radio-cards/radio-cards';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSetNightly } from '../../api/sync-calls.ts';
import { SERVICE_NAMES } from '../services.ts';
import styles from './syncs.module.css';

/**
 * Chooses what the nightly sync does. Saves on click only, because arrow keys pass through other
 * options.
 */
export const NightlyCard = ({ classroom }: { classroom: SyncHistory['classroom'] }) => {
  const t = useTranslations('classroomSync.syncs.nightly');
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const save = useSetNightly(classroom.id);
  const [wanted, setWanted] = useState<NightlyMode>();
  const mode = wanted ?? classroom.nightly;
  const names = { service: SERVICE_NAMES[classroom.service] };

  const handleSave = () =>
    save.mutate(mode, {
      onSuccess: () => {
        setWanted(undefined);
        show({ tone: 'success', text: t('saved'), topic: 'nightly-sync' });
      },
      onError: (error) => showErrorToast(error),
    });
  return (
    <Card
      as="section"
      padding="none"
      className={`${styles.card} ${styles.nightly}`}
      aria-labelledby="nightly"
    >
      <h2 id="nightly">{t('title')}</h2>
      <RadioCards
        legend={t('legend')}
        columns={3}
        value={mode}
        onChange={({ target }) => setWanted(target.value as NightlyMode)}
        options={NIGHTLY_MODES.map((value) => ({
          value,
          label: t(value),
          description: t(`${value}Text`, names),
        }))}
      />
      <Button
        variant="secondary"
        disabled={mode === classroom.nightly}
        busy={save.isPending}
        busyLabel={t('saving')}
        onClick={handleSave}
      >
        {t('save')}
      </Button>
    </Card>
  );
};
