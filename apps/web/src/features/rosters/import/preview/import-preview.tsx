import { Button } from '@wonderfield/ui/button/button';
import { DialogBody } from '@wonderfield/ui/dialog/dialog';
import { Note } from '@wonderfield/ui/note/note';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { PreviewStage } from '../import-stage.ts';
import { type ImportSurroundings, isOpen, isReady, isUnsettled } from '../rules/validate-import.ts';
import type { useAddImport } from '../use-add-import.ts';
import type { ImportHandoff } from '../use-import.ts';
import { ImportGroups } from './import-groups.tsx';
import styles from './import-preview.module.css';
import { PreviewBar } from './preview-bar.tsx';
import { ReadingChoice } from './reading-choice.tsx';
import { Summary } from './summary.tsx';
import { useGroups } from './use-groups.ts';
import { usePreviewKeys } from './use-preview-keys.ts';

/** Shows every line with what was understood. Only answered lines are added. */
export const ImportPreview = ({
  stage,
  hand,
  adding: { add, isBusy },
  surroundings,
  className,
  hasNoMatches,
  onCompare,
  onClose,
}: {
  stage: PreviewStage;
  hand: ImportHandoff;
  adding: ReturnType<typeof useAddImport>;
  surroundings: ImportSurroundings;
  /** Name of the classroom. */
  className: string;
  /** True if the names could not be compared with existing students. */
  hasNoMatches: boolean;
  onCompare: () => void;
  onClose: () => void;
}) => {
  const t = useTranslations('rosters.import');
  const same = useTranslations('rosters.same');
  const rosters = useTranslations('rosters');
  const { rows, reading, skipped, added } = stage;
  const { validated, rowsByGroup } = useGroups(rows, reading, surroundings);
  const open = validated.filter(({ result }) => isOpen(result));
  const ready = validated.filter(({ result }) => isReady(result));
  const isRest = validated.some(({ result }) => isUnsettled(result));
  const list = useRef<HTMLFieldSetElement>(null);
  const { focusNext, handleKeyDown } = usePreviewKeys(list);
  return (
    <>
      <DialogBody className={styles.body}>
        <p className={styles.lead}>{t('previewLead', { className, count: reading.lineCount })}</p>
        {added > 0 && <Note>{t('added', { count: added })}</Note>}
        {hasNoMatches && (
          <Note tone="sun" role="status">
            <p>{same('failed')}</p>
            <Button variant="quiet" size="sm" onClick={onCompare}>
              {rosters('tryAgain')}
            </Button>
          </Note>
        )}
        <Summary
          rowsByGroup={rowsByGroup}
          openLines={open.map(({ row }) => row.line)}
          skippedCount={skipped.length}
        />
        <fieldset ref={list} disabled={isBusy} className={styles.groups} onKeyDown={handleKeyDown}>
          <div className={styles.columns} aria-hidden>
            <span>{t('line')}</span>
            <span>{t('pasted')}</span>
            <span>{t('understood')}</span>
            <span>{t('yourAnswer')}</span>
          </div>
          <ImportGroups
            rowsByGroup={rowsByGroup}
            openCount={open.length}
            stage={stage}
            hand={hand}
          />
          {/* Reading again would list students who are already added. */}
          {added === 0 && (
            <ReadingChoice
              order={reading.order}
              onReadAs={hand.readAs}
              onEditText={hand.startOver}
            />
          )}
        </fieldset>
      </DialogBody>
      <PreviewBar
        ready={ready.length}
        withLogin={ready.filter(({ result }) => result.login !== undefined).length}
        room={surroundings.room}
        open={open.length}
        isBusy={isBusy}
        hasAdded={added > 0}
        onCancel={onClose}
        onNext={focusNext}
        onAdd={() => add(ready, isRest)}
      />
    </>
  );
};
