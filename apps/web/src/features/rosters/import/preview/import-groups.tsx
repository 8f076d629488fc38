import { CheckboxField } from '@wonderfield/ui/checkbox-field/checkbox-field';
import { useTranslations } from 'use-intl';
import { useFocusRestore } from '../../../../shared/focus/use-focus-restore.ts';
import type { PreviewStage } from '../import-stage.ts';
import { answersFor, asksAboutStudents } from '../rules/answers.ts';
import type { Group as GroupName, ValidatedRow } from '../rules/group-rows.ts';
import type { ImportHandoff } from '../use-import.ts';
import { Group, headingId } from './group.tsx';
import { ImportLine } from './import-line.tsx';
import { ReadyList } from './ready-list.tsx';
import { SameGroup } from './same-group.tsx';
import { SkippedList } from './skipped-list.tsx';

type GroupProps = { rows: readonly ValidatedRow[]; hand: ImportHandoff };

const Lines = ({ rows, hand }: GroupProps) => (
  <ul>
    {rows.map(({ row, result }) => (
      <ImportLine key={row.id} row={row} result={result} onChange={hand.changeRow} />
    ))}
  </ul>
);

/** Focuses the heading of a group when a button with the focus is removed. */
const useGroupFocus = (group: GroupName, count: number) =>
  useFocusRestore(count, () => document.getElementById(headingId(group))?.focus());

/** Returns the actions that add or skip all rows of a group. */
const useBulk = ({ rows, hand }: GroupProps) => {
  const t = useTranslations('rosters.import');
  const setSkipped = (isSkipped: boolean) =>
    hand.changeEach(new Map(rows.map(({ row }) => [row.id, { isSkipped }])));
  return [
    { label: t('addAll'), onClick: () => setSkipped(false) },
    { label: t('skipAll'), onClick: () => setSkipped(true) },
  ];
};

/** Lists the lines that wait for an answer. They stay here after it. */
const AnswerGroup = ({ rows, openCount, hand }: GroupProps & { openCount: number }) => {
  const t = useTranslations('rosters.import');
  // A question about another student has no obvious answer.
  const guessed = rows.filter((each) => each.result.kind === 'check' && !asksAboutStudents(each));
  useGroupFocus('answer', guessed.length);
  const confirmAll = () =>
    hand.changeEach(
      new Map(guessed.map((each) => [each.row.id, answersFor(each)[0]?.changes ?? {}])),
    );
  return (
    <Group
      group="answer"
      count={openCount}
      bulk={guessed.length > 0 ? [{ label: t('allRight'), onClick: confirmAll }] : []}
    >
      <Lines rows={rows} hand={hand} />
    </Group>
  );
};

const ChangedGroup = ({ rows, isAsTyped, hand }: GroupProps & { isAsTyped: boolean }) => {
  const t = useTranslations('rosters.import');
  const bulk = useBulk({ rows, hand });
  const hasCapitals = rows.some(({ row }) => row.typed !== undefined);
  const capitals = hasCapitals && (
    <CheckboxField
      label={t('correctCapitals')}
      checked={!isAsTyped}
      onChange={(event) => hand.setAsTyped(!event.target.checked)}
    />
  );
  return (
    <Group group="changed" count={rows.length} hint={t('crossedOut')} extra={capitals} bulk={bulk}>
      <Lines rows={rows} hand={hand} />
    </Group>
  );
};

const ReadyGroup = ({ rows, hand }: GroupProps) => (
  <Group group="ready" count={rows.length} bulk={useBulk({ rows, hand })}>
    <ReadyList rows={rows} onChange={hand.changeRow} />
  </Group>
);

const SkippedGroup = ({
  rows,
  skipped,
  hand,
}: GroupProps & { skipped: PreviewStage['skipped'] }) => {
  const t = useTranslations('rosters.import');
  useGroupFocus('skipped', skipped.length);
  const addAll = { label: t('addAll'), onClick: () => void hand.makeStudents(skipped) };
  return (
    <Group group="skipped" count={skipped.length} bulk={skipped.length > 0 ? [addAll] : []}>
      <SkippedList
        skipped={skipped}
        made={rows}
        onMake={hand.makeStudents}
        onChange={hand.changeRow}
      />
    </Group>
  );
};

/** Shows the groups that have lines. */
export const ImportGroups = ({
  rowsByGroup,
  openCount,
  stage: { isAsTyped, skipped },
  hand,
}: {
  rowsByGroup: Readonly<Record<GroupName, readonly ValidatedRow[]>>;
  openCount: number;
  stage: PreviewStage;
  hand: ImportHandoff;
}) => {
  const { answer, same, changed, ready, skipped: made } = rowsByGroup;
  return (
    <>
      {answer.length > 0 && <AnswerGroup rows={answer} openCount={openCount} hand={hand} />}
      {same.length > 0 && <SameGroup rows={same} hand={hand} />}
      {changed.length > 0 && <ChangedGroup rows={changed} isAsTyped={isAsTyped} hand={hand} />}
      {ready.length > 0 && <ReadyGroup rows={ready} hand={hand} />}
      {skipped.length + made.length > 0 && (
        <SkippedGroup rows={made} skipped={skipped} hand={hand} />
      )}
    </>
  );
};
