import { useQuery } from '@tanstack/react-query';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Card } from '@wonderfield/ui/card/card';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  hasUnsavedNew,
  newPlan,
  type OpenedPlan,
  openedPlan,
} from '../../../shared/plans/autosave/opened-plan.ts';
import { filledOf, isEmpty } from '../../../shared/plans/autosave/plan-values.ts';
import { PlanError } from '../../../shared/plans/plan-error.tsx';
import { draftQuery, planStartQuery } from '../api/plan-calls.ts';
import { AlreadySent } from './no-form.tsx';
import { SubmitDone } from './submit-done.tsx';
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

/** The opened plan. Steps 1 and 2 of a new plan may be prefilled from the author's profile. */
type Opened = { plan: OpenedPlan; isPrefilled: boolean };

type OpeningProps = {
  /** A draft id, `new`, or null for the last saved draft. */
  named: string | null;
  visit: string;
  children: (opened: Opened) => ReactNode;
};

/** Loads the wizard's initial data once. */
const Opening = ({ named, visit, children }: OpeningProps) => {
  const [requested] = useState(() => named ?? (hasUnsavedNew() ? NEW : undefined));
  const isDraft = !!requested && requested !== NEW;
  const draft = useQuery({ ...draftQuery(requested ?? '', visit), enabled: isDraft });
  const start = useQuery({ ...planStartQuery(visit), enabled: !isDraft });
  const { error, isFetching, refetch } = isDraft ? draft : start;
  const current = isDraft ? draft.data : requested === NEW ? undefined : start.data?.draft;
  const [opened, setOpened] = useState<Opened>();

  if (opened) return children(opened);
  if (current && current.state !== 'draft') return <AlreadySent id={current.id} />;
  if (current) setOpened({ plan: openedPlan(current), isPrefilled: false });
  else if (start.data) {
    const { background } = start.data;
    setOpened({ plan: newPlan(background), isPrefilled: !isEmpty(filledOf(background)) });
  } else if (error && !isFetching)
    return <PlanError error={error} onRetry={() => void refetch()} />;
  return <Loading />;
};

/** Shows the wizard for the draft that the URL named on opening, then the confirmation. */
const OneVisit = ({ visit }: { visit: string }) => {
  const [params] = useSearchParams();
  const [named] = useState(() => params.get('draft'));
  const [isSubmitted, setSubmitted] = useState(false);
  if (isSubmitted) return <SubmitDone />;
  return (
    <Opening named={named} visit={visit}>
      {(opened) => <Wizard {...opened} visit={visit} onSubmitted={() => setSubmitted(true)} />}
    </Opening>
  );
};

/** Each visit by a link opens a new wizard. Assigning an id to the draft does not. */
export const SubmitContent = () => {
  const visit = useVisit();
  return <OneVisit key={visit} visit={visit} />;
};
