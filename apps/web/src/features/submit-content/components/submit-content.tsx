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
import { useVisit } from './use-address.ts';
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

type OpeningProps = {
  /** A draft's id, `new`, or nothing for the one saved last. */
  named: string | null;
  visit: string;
  children: (opened: OpenedDraft) => ReactNode;
};

/** Reads what the wizard starts with, once. */
const Opening = ({ named, visit, children }: OpeningProps) => {
  const [left] = useState(() => keptTyping(readSession()?.userId ?? ''));
  const [asked] = useState(named ?? (left && (left.id ?? NEW)));
  const isDraft = !!asked && asked !== NEW;
  const draft = useQuery({ ...draftQuery(asked ?? '', visit), enabled: isDraft });
  const start = useQuery({ ...planStartQuery(visit), enabled: !isDraft });
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

/** The wizard with the draft that the address named when it was opened, and what follows it. */
const OneVisit = ({ visit }: { visit: string }) => {
  const [params] = useSearchParams();
  const [named] = useState(() => params.get('draft'));
  const [isSubmitted, setSubmitted] = useState(false);
  if (isSubmitted) return <SubmitDone />;
  return (
    <Opening named={named} visit={visit}>
      {(opened) => <Wizard opened={opened} visit={visit} onSubmitted={() => setSubmitted(true)} />}
    </Opening>
  );
};

/** Whoever comes here by a link opens a wizard of their own; the id that a draft is given does not. */
export const SubmitContent = () => {
  const visit = useVisit();
  return <OneVisit key={visit} visit={visit} />;
};
