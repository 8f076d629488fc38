import { Button } from '@wonderfield/ui/button/button';
import { CheckboxField } from '@wonderfield/ui/checkbox-field/checkbox-field';
import { DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { Note } from '@wonderfield/ui/note/note';
import { ArrowLeftRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Login } from '../api/roster-calls.ts';
import type { Roster } from '../api/roster-query.ts';
import { IMPORT_MAX_ROWS, PREVIEW_MAX_ROWS } from '../rules/import-limits.ts';
import { type ImportSurroundings, isReady, judgeImport } from '../rules/judge-import.ts';
import type { ImportRow } from '../rules/read-entries.ts';
import styles from './import-preview.module.css';
import { ImportTable, type JudgedRow } from './import-table.tsx';
import { useAddImport } from './use-add-import.ts';
import type { ImportInHand } from './use-import.ts';

const KINDS = ['good', 'fixed', 'bad', 'skipped'] as const;

/** Every row with what is to be said about it; only those that are ready are added. */
export const ImportPreview = ({
  rows,
  isCut,
  hand,
  roster,
  surroundings,
  onClose,
  onAdded,
}: {
  rows: readonly ImportRow[];
  isCut: boolean;
  hand: ImportInHand;
  roster: Roster;
  surroundings: ImportSurroundings;
  onClose: () => void;
  onAdded: (logins: Login[]) => void;
}) => {
  const t = useTranslations('rosters.import');
  const shared = useTranslations('shared');
  const [isOnlyBad, setOnlyBad] = useState(false);
  const judged = useMemo((): JudgedRow[] => {
    const verdicts = judgeImport(rows, surroundings);
    return rows.flatMap((row, place) => {
      const verdict = verdicts[place];
      return verdict ? { row, verdict } : [];
    });
  }, [rows, surroundings]);
  const ready = judged.filter(({ verdict }) => isReady(verdict)).map(({ row }) => row);
  const { add, isBusy } = useAddImport(roster.classRoomId, hand, (logins) => {
    onAdded(logins);
    onClose();
  });
  const countOf = (kind: (typeof KINDS)[number]) =>
    judged.filter(({ verdict }) => verdict.kind === kind).length;
  const bad = countOf('bad');
  const wanted = isOnlyBad ? judged.filter(({ verdict }) => verdict.kind === 'bad') : judged;
  const shown = wanted.slice(0, PREVIEW_MAX_ROWS);
  return (
    <>
      <DialogBody className={styles.body}>
        {isCut && <Note tone="sun">{t('cut', { count: IMPORT_MAX_ROWS })}</Note>}
        <div className={styles.top}>
          <ul className={styles.counts} aria-live="polite">
            {KINDS.filter((kind) => countOf(kind) > 0).map((kind) => (
              <li key={kind} data-kind={kind}>
                {t(`counts.${kind}`, { count: countOf(kind) })}
              </li>
            ))}
          </ul>
          {(bad > 0 || isOnlyBad) && (
            <CheckboxField
              label={t('onlyBad')}
              checked={isOnlyBad}
              onChange={(event) => setOnlyBad(event.target.checked)}
            />
          )}
          <Button
            variant="quiet"
            size="sm"
            icon={<ArrowLeftRight size={18} strokeWidth={2.2} aria-hidden />}
            disabled={isBusy}
            onClick={hand.swapNames}
          >
            {t('swap')}
          </Button>
        </div>
        <fieldset disabled={isBusy} className={styles.scroll}>
          <ImportTable judged={shown} hand={hand} />
        </fieldset>
        {wanted.length > shown.length && (
          <p className={styles.more}>{t('more', { count: wanted.length - shown.length })}</p>
        )}
      </DialogBody>
      <DialogFoot className={styles.foot}>
        <p className={styles.promise}>
          {bad > 0 ? t('badStay', { count: bad }) : t('nothingSaved')}
        </p>
        <Button variant="quiet" disabled={isBusy} onClick={hand.startOver}>
          {t('startOver')}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={onClose}>
          {shared('cancel')}
        </Button>
        <Button
          variant="primary"
          disabled={ready.length === 0}
          busy={isBusy}
          busyLabel={t('adding')}
          onClick={() => add(ready)}
        >
          {t('add', { count: ready.length })}
        </Button>
      </DialogFoot>
    </>
  );
};
