import { Button } from '@wonderfield/ui/button/button';
import { CheckboxField } from '@wonderfield/ui/checkbox-field/checkbox-field';
import { DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { Note } from '@wonderfield/ui/note/note';
import { CheckCheck } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFocusRestore } from '../../../shared/focus/use-focus-restore.ts';
import { ImportExcluded } from './import-excluded.tsx';
import styles from './import-preview.module.css';
import { ImportParseResult } from './import-reading.tsx';
import { ImportTable, type ValidatedRow } from './import-table.tsx';
import { IMPORT_MAX_ROWS, PREVIEW_MAX_ROWS } from './parse/import-limits.ts';
import {
  type ImportSurroundings,
  isReady,
  isUnsettled,
  needsLook,
  validateImport,
} from './rules/validate-import.ts';
import type { useAddImport } from './use-add-import.ts';
import type { ImportHandoff, PreviewStage } from './use-import.ts';
import { useProblemFilter } from './use-problem-filter.ts';

const KINDS = ['good', 'fixed', 'check', 'bad', 'skipped'] as const;

const linesToLookAt = (validated: readonly ValidatedRow[]) =>
  new Set(validated.filter(({ result }) => needsLook(result)).map(({ row }) => row.line));

/** Validates the rows and lists those that need a look first. */
const useValidatedRows = (
  rows: PreviewStage['rows'],
  reading: PreviewStage['reading'],
  surroundings: ImportSurroundings,
) => {
  const validated = useMemo((): ValidatedRow[] => {
    const results = validateImport(rows, surroundings);
    return rows.flatMap((row, place) => {
      const validationResult = results[place];
      return validationResult ? { row, result: validationResult } : [];
    });
  }, [rows, surroundings]);
  // Keeps the initial order, so a row does not move while the user fixes it.
  const [first, setFirst] = useState(() => ({ reading, lines: linesToLookAt(validated) }));
  if (first.reading !== reading) setFirst({ reading, lines: linesToLookAt(validated) });
  const isFirst = ({ row }: ValidatedRow) => row.isMade || first.lines.has(row.line);
  const ordered = [...validated.filter(isFirst), ...validated.filter((each) => !isFirst(each))];
  return { validated, ordered };
};

const rowsOfKind = (validated: readonly ValidatedRow[], kind: (typeof KINDS)[number]) =>
  validated.filter(({ result }) => result.kind === kind).map(({ row }) => row);

/** Counts the rows of each kind. The excluded ones are listed below the table. */
const ImportCounts = ({
  validated,
  excluded,
  onExcluded,
}: {
  validated: readonly ValidatedRow[];
  excluded: number;
  onExcluded: () => void;
}) => {
  const t = useTranslations('rosters.import');
  return (
    <ul className={styles.counts} aria-live="polite">
      {KINDS.filter((kind) => rowsOfKind(validated, kind).length > 0).map((kind) => (
        <li key={kind} data-kind={kind}>
          {t(`counts.${kind}`, { count: rowsOfKind(validated, kind).length })}
        </li>
      ))}
      {excluded > 0 && (
        <li>
          <button type="button" className={styles.left} onClick={onExcluded}>
            {t('counts.leftOut', { count: excluded })}
          </button>
        </li>
      )}
    </ul>
  );
};

/** Shows every row with its validation result. Only ready rows are added. */
export const ImportPreview = ({
  stage: { rows, reading, excluded, added },
  hand,
  adding: { add, isBusy },
  surroundings,
  onClose,
}: {
  stage: PreviewStage;
  hand: ImportHandoff;
  adding: ReturnType<typeof useAddImport>;
  surroundings: ImportSurroundings;
  onClose: () => void;
}) => {
  const t = useTranslations('rosters.import');
  const shared = useTranslations('shared');
  const { validated, ordered } = useValidatedRows(rows, reading, surroundings);
  const ready = validated.filter(({ result }) => isReady(result)).map(({ row }) => row);
  const [toCheck, bad] = [rowsOfKind(validated, 'check'), rowsOfKind(validated, 'bad')];
  const { isOnlyBad, wanted, narrow } = useProblemFilter(ordered);
  const shown = wanted.slice(0, PREVIEW_MAX_ROWS);
  const excludedTitle = useRef<HTMLHeadingElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  useFocusRestore(toCheck.length, () => addButton.current?.focus());
  const waiting = bad.length + toCheck.length;
  return (
    <>
      <DialogBody className={styles.body}>
        {reading.isCut && <Note tone="sun">{t('cut', { count: IMPORT_MAX_ROWS })}</Note>}
        {added > 0 && <Note>{t('added', { count: added })}</Note>}
        <ImportParseResult
          reading={reading}
          // Parsing again would list students who are already added.
          isChangeable={added === 0 && !isBusy}
          onReadAs={hand.readAs}
        />
        <div className={styles.top}>
          <ImportCounts
            validated={validated}
            excluded={excluded.length}
            onExcluded={() => excludedTitle.current?.focus()}
          />
          {(waiting > 0 || isOnlyBad) && (
            <CheckboxField
              label={t('onlyBad')}
              checked={isOnlyBad}
              onChange={(event) => narrow(event.target.checked)}
            />
          )}
          {toCheck.length > 0 && (
            <Button
              variant="secondary"
              size="sm"
              icon={<CheckCheck size={18} strokeWidth={2.2} aria-hidden />}
              aria-label={t('allRightOf', { count: toCheck.length })}
              disabled={isBusy}
              onClick={() => hand.checkRows(new Set(toCheck.map(({ line }) => line)))}
            >
              {t('allRight')}
            </Button>
          )}
        </div>
        <fieldset disabled={isBusy} className={styles.scroll}>
          {rows.length > 0 && <ImportTable validated={shown} hand={hand} />}
          {wanted.length > shown.length && (
            <p className={styles.more}>{t('more', { count: wanted.length - shown.length })}</p>
          )}
          <ImportExcluded excluded={excluded} onMake={hand.makeStudent} title={excludedTitle} />
        </fieldset>
      </DialogBody>
      <DialogFoot className={styles.foot}>
        <p className={styles.promise}>
          {waiting > 0 ? t('stay', { count: waiting }) : added === 0 && t('nothingSaved')}
        </p>
        {added === 0 && (
          <Button variant="quiet" disabled={isBusy} onClick={hand.startOver}>
            {t('startOver')}
          </Button>
        )}
        <Button variant="quiet" disabled={isBusy} onClick={onClose}>
          {added > 0 ? t('close') : shared('cancel')}
        </Button>
        <Button
          ref={addButton}
          variant="primary"
          disabled={ready.length === 0}
          busy={isBusy}
          busyLabel={t('adding')}
          onClick={() =>
            add(
              ready,
              validated.some(({ result }) => isUnsettled(result)),
            )
          }
        >
          {t('add', { count: ready.length })}
        </Button>
      </DialogFoot>
    </>
  );
};
