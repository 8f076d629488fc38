import { Button } from '@wonderfield/ui/button/button';
import { DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { Note } from '@wonderfield/ui/note/note';
import { TextareaField } from '@wonderfield/ui/textarea-field/textarea-field';
import { Download, FileUp } from 'lucide-react';
import { type ClipboardEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBackgroundTask } from '../../../shared/call/use-background-task.ts';
import { saveTemplate } from '../entry/save-students.ts';
import styles from './import-source.module.css';
import type { SourceStage } from './import-stage.ts';
import { looksLikeList } from './rules/looks-like-list.ts';
import { useFileDrop } from './use-file-drop.ts';

const ICON = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;
const FILES = '.csv,.tsv,.txt,.xlsx,text/csv,text/plain,text/tab-separated-values';

/** Accepts a list that is pasted, typed, dropped or chosen as a file. */
export const ImportSource = ({
  start,
  onRead,
  onClose,
}: {
  start: SourceStage;
  /** Gets the typed text too, so it is kept if a file cannot be read. */
  onRead: (source: File | string, typed?: string) => void;
  onClose: () => void;
}) => {
  const t = useTranslations('rosters.import');
  const columns = useTranslations('rosters.columns');
  const shared = useTranslations('shared');
  const chooser = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(start.text ?? '');
  const guarded = useBackgroundTask();
  const isOver = useFileDrop((file) => onRead(file, text), true);

  /** Reads a list at once when it is pasted into the empty field. */
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (text.trim() || !looksLikeList(pasted)) return;
    event.preventDefault();
    onRead(pasted);
  };
  return (
    <>
      <DialogBody className={styles.body}>
        <p className={styles.lead}>{t('lead')}</p>
        {start.isSaved && <Note>{t('saved')}</Note>}
        {start.problem && <Note tone="error">{t(`problems.${start.problem}`)}</Note>}
        <TextareaField
          label={t('paste')}
          help={t('pasteHelp')}
          placeholder={t('pasteExample')}
          rows={7}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onPaste={handlePaste}
        />
        <div className={styles.files}>
          <Button
            variant="secondary"
            size="sm"
            icon={<FileUp {...ICON} />}
            onClick={() => chooser.current?.click()}
          >
            {t('chooseFile')}
          </Button>
          <p className={styles.hint}>{isOver ? t('dropHere') : t('fileHelp')}</p>
          <Button
            variant="quiet"
            size="sm"
            icon={<Download {...ICON} />}
            onClick={() =>
              guarded(() =>
                saveTemplate({
                  firstName: columns('firstName'),
                  lastName: columns('lastName'),
                  username: columns('username'),
                }),
              )
            }
          >
            {t('template')}
          </Button>
          <input
            ref={chooser}
            type="file"
            hidden
            accept={FILES}
            aria-label={t('chooseFile')}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) onRead(file, text);
              // Lets the user choose the same file again after fixing it.
              event.target.value = '';
            }}
          />
        </div>
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet" onClick={onClose}>
          {shared('cancel')}
        </Button>
        <Button variant="primary" disabled={!text.trim()} onClick={() => onRead(text)}>
          {t('look')}
        </Button>
      </DialogFoot>
    </>
  );
};
