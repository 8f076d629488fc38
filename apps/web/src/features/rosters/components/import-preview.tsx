import { Button } from '@wonderfield/ui/button/button';
import { CheckboxField } from '@wonderfield/ui/checkbox-field/checkbox-field';
import { DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { Note } from '@wonderfield/ui/note/note';
import { ArrowLeftRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IMPORT_MAX_ROWS, PREVIEW_MAX_ROWS } from '../rules/import-limits.ts';
import { type ImportSurroundings, isReady, judgeImport, needsLook } from '../rules/judge-import.ts';
import type { ImportRow } from '../rules/read-entries.ts';
import styles from './import-preview.module.css';
import { ImportTable, type JudgedRow } from './import-table.tsx';
import type { useAddImport } from './use-add-import.ts';
import type { ImportInHand } from './use-import.ts';
import { useOnlyBad } from './use-only-bad.ts';

const KINDS = ['good', 'fixed', 'check', 'bad', 'skipped'] as const;

/** Every row with what is to be said about it; only those that are ready are added. */
export const ImportPreview = ({
  rows,
  isCut,
  hand,
  adding: { add, isBusy },
  surroundings,
  onClose,
}: {
  rows: readonly ImportRow[];
  isCut: boolean;
  hand: ImportInHand;
  adding: ReturnType<typeof useAddImport>;
  surroundings: ImportSurroundings;
  onClose: () => void;
}) => {
  const t = useTranslations('rosters.import');
  const shared = useTranslations('shared');
  const judged = useMemo((): JudgedRow[] => {
    const verdicts = judgeImport(rows, surroundings);
    return rows.flatMap((row, place) => {
      const verdict = verdicts[place];
      return verdict ? { row, verdict } : [];
    });
  }, [rows, surroundings]);
  // As it was at first: a row must not jump away under the hand that mends it.
  const [firstLines] = useState(
    () => new Set(judged.filter(({ verdict }) => needsLook(verdict)).map(({ row }) => row.line)),
  );
  const isFirst = ({ row }: JudgedRow) => firstLines.has(row.line);
  const ordered = [...judged.filter(isFirst), ...judged.filter((each) => !isFirst(each))];
  const ready = judged.filter(({ verdict }) => isReady(verdict)).map(({ row }) => row);
  const { isOnlyBad, wanted, narrow } = useOnlyBad(ordered);
  const countOf = (kind: (typeof KINDS)[number]) =>
    judged.filter(({ verdict }) => verdict.kind === kind).length;
  const bad = countOf('bad');
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
          {(bad + countOf('check') > 0 || isOnlyBad) && (
            <CheckboxField
              label={t('onlyBad')}
              checked={isOnlyBad}
              onChange={(event) => narrow(event.target.checked)}
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
