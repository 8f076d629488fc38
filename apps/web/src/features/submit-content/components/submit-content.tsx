import { useQuery } from '@tanstack/react-query';
import { TEXTS } from '@wonderfield/contract/texts';
import { Card } from '@wonderfield/ui/card/card';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readSession } from '../../../shared/session-store.ts';
import { draftQuery, planStartQuery } from '../api/plan-calls.ts';
import { keptTyping } from '../autosave/kept-typing.ts';
import { newDraft, type OpenedDraft, openedDraft } from '../autosave/opened-draft.ts';
import { SubmitDone } from './submit-done.tsx';
import { AlreadySent, SubmitTrouble } from './submit-trouble.tsx';
import styles from './wizard.module.css';
import { Wizard } from './wizard.tsx';

const NEW = 'new';
const ROWS = ['first', 'second', 'third', 'fourth'];

const Loading = () => (
  <Card padding="none" className={styles.card}>
    <Skeleton label={TEXTS.loading}>
      <Furrow height="52px" />
      {ROWS.map((row) => (
        <Furrow key={row} height="76px" />
      ))}
    </Skeleton>
  </Card>
);

type At = {
  /** What the address named when the wizard was opened. */
  asked: string | null;
  turn: number;
  /** What the draft has been called since. */
  id?: string;
  isSubmitted?: boolean;
};

type OpeningProps = {
  /** A draft's id, `new`, or nothing for the one saved last. */
  named: string | null;
  turn: number;
  children: (opened: OpenedDraft) => ReactNode;
};

/** Reads what the wizard starts with, once. */
const Opening = ({ named, turn, children }: OpeningProps) => {
  const [left] = useState(() => keptTyping(readSession()?.userId ?? ''));
  const [asked] = useState(named ?? (left && (left.id ?? NEW)));
  const isDraft = !!asked && asked !== NEW;
  const draft = useQuery({ ...draftQuery(asked ?? '', turn), enabled: isDraft });
  const start = useQuery({ ...planStartQuery(turn), enabled: !isDraft });
  const { error, isFetching, refetch } = isDraft ? draft : start;
  const found = isDraft ? draft.data : asked === NEW ? undefined : start.data?.draft;
  const [opened, setOpened] = useState<OpenedDraft>();

  if (opened) return children(opened);
  if (found && found.state !== 'draft') return <AlreadySent id={found.id} />;
  if (found) setOpened(openedDraft(found, left));
  else if (start.data) setOpened(newDraft(start.data.background, left));
  else if (error && !isFetching)
    return <SubmitTrouble error={error} onRetry={() => void refetch()} />;
  return <Loading />;
};

/** The wizard with the draft that the address names, and what follows it. */
export const SubmitContent = () => {
  const [params] = useSearchParams();
  const named = params.get('draft');
  const [at, setAt] = useState<At>({ asked: named, turn: 0 });
  const open = (asked: string | null) => setAt(({ turn }) => ({ asked, turn: turn + 1 }));
  // Another draft in the address is another wizard; the id that a new one was given is not.
  if (named !== at.asked) {
    if (named === at.id) setAt({ ...at, asked: named });
    else open(named);
  }
  if (at.isSubmitted) return <SubmitDone onAnother={() => open(named)} />;
  return (
    <Opening key={at.turn} named={at.asked} turn={at.turn}>
      {(opened) => (
        <Wizard
          opened={opened}
          onNamed={(id) => setAt((before) => ({ ...before, id }))}
          onSubmitted={() => setAt((before) => ({ ...before, isSubmitted: true }))}
        />
      )}
    </Opening>
  );
};
