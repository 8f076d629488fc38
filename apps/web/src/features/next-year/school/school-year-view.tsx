import type { SchoolYear } from '@wonderfield/contract/classrooms/next-year';
import { schoolYearText } from '@wonderfield/contract/classrooms/next-year-rules';
import { BottomBar } from '@wonderfield/ui/bottom-bar/bottom-bar';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { Note } from '@wonderfield/ui/note/note';
import { Progress } from '@wonderfield/ui/progress/progress';
import { SproutScene } from '@wonderfield/ui/scenes/empty-scenes';
import { SelectField } from '@wonderfield/ui/select-field/select-field';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { EducatorBody } from '../../../shared/pages/educator-page.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';
import { checkRow, type RowChange, type SchoolRow, toRows } from '../rules/school-rows.ts';
import styles from './school-year.module.css';
import { StartedClasses } from './started-classes.tsx';
import { useSchoolChanges } from './use-school-changes.ts';
import { WaitingClasses } from './waiting-classes.tsx';

const YearSelect = ({
  proposed,
  year,
  onChange,
}: {
  proposed: number;
  year: number;
  onChange: (year: number) => void;
}) => {
  const t = useTranslations('nextYear.school');
  return (
    <SelectField
      className={styles.year}
      label={t('year')}
      options={[proposed, proposed + 1].map((each) => ({
        value: String(each),
        label: schoolYearText(each),
      }))}
      value={String(year)}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
};

/** Shows the numbers, and starts the included classes after a question. */
const StartBar = ({
  rows,
  year,
  hasFailed,
  isBusy,
  onCheck,
  onStart,
}: {
  rows: readonly SchoolRow[];
  year: number;
  hasFailed: boolean;
  isBusy: boolean;
  onCheck: () => void;
  onStart: (rows: SchoolRow[]) => Promise<void>;
}) => {
  const t = useTranslations('nextYear.school');
  const shared = useTranslations('shared');
  const [isAsking, setAsking] = useState(false);
  const included = rows.filter(({ isIncluded }) => isIncluded);
  const count = included.length;
  const isReady = included.every((row) => Object.keys(checkRow(row)).length === 0);
  return (
    <>
      <BottomBar
        label={t('open')}
        say={<p role="status">{t('count', { count, out: rows.length - count })}</p>}
      >
        <ButtonLink variant="quiet" render={<Link to={PATHS.school} />}>
          {t('cancel')}
        </ButtonLink>
        <Button
          variant="primary"
          disabled={count === 0 || isBusy}
          onClick={() => (isReady ? setAsking(true) : onCheck())}
        >
          {t(hasFailed ? 'again' : 'start', { count })}
        </Button>
      </BottomBar>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('confirmTitle', { year: schoolYearText(year), count })}
        text={t('confirmText')}
        cancelLabel={shared('cancel')}
        confirmLabel={t('confirm')}
        busyLabel={t('starting')}
        onConfirm={() => onStart(included)}
      />
    </>
  );
};

/** Starts the next year of all classes of a school. */
export const SchoolYearView = ({ school }: { school: SchoolYear }) => {
  const t = useTranslations('nextYear.school');
  const [year, setYear] = useState(school.schoolYear);
  const [changed, setChanged] = useState<ReadonlyMap<string, RowChange>>(new Map());
  const [showsErrors, setShowsErrors] = useState(false);
  const { running, failures, partly, start, undo } = useSchoolChanges();
  const rows = toRows(school.classes, year, changed, failures);
  const isBusy = running !== undefined;
  const handleChange = (id: string, change: RowChange) =>
    setChanged((before) => new Map(before).set(id, { ...before.get(id), ...change }));
  return (
    <>
      <EducatorBody hasBar={rows.length > 0}>
        <div className={styles.cards}>
          {partly && (
            <Note tone="error">
              <p>{t('partly', { ...partly, failed: partly.total - partly.done })}</p>
            </Note>
          )}
          {running && (
            <Card>
              <Progress
                label={t(running.kind === 'start' ? 'starting' : 'undoing')}
                done={running.done}
                total={running.total}
                text={t('progress', { done: running.done, total: running.total })}
              />
            </Card>
          )}
          <Card as="section" padding="none" className={styles.card}>
            <div className={styles.head}>
              <div>
                <h2>{t('heading', { year: schoolYearText(year - 1) })}</h2>
                <p>{t('text')}</p>
              </div>
              <YearSelect proposed={school.schoolYear} year={year} onChange={setYear} />
            </div>
            {rows.length === 0 ? (
              <EmptyState
                picture={<SproutScene />}
                title={t('none', { year: schoolYearText(year) })}
                text={t('noneText')}
                headingLevel={3}
              />
            ) : (
              <WaitingClasses {...{ rows, showsErrors, isBusy }} onChange={handleChange} />
            )}
          </Card>
          <StartedClasses classes={school.classes} isBusy={isBusy} onUndo={undo} />
        </div>
      </EducatorBody>
      {rows.length > 0 && (
        <StartBar
          {...{ rows, year, isBusy }}
          hasFailed={rows.some(({ reason }) => reason !== undefined)}
          onCheck={() => setShowsErrors(true)}
          onStart={(included) => start(year, included)}
        />
      )}
    </>
  );
};
