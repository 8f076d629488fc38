import { useQuery } from '@tanstack/react-query';
import { CircleCheckBig } from 'lucide-react';
import type { AnswerOf } from '../../../shared/call/call-client.ts';
import { QueryView } from '../../../shared/call/query-view.tsx';
import { Empty } from '../../../shared/empty-state.tsx';
import { Page } from '../../../shared/page.tsx';
import { RefreshButton } from '../../../shared/refresh-button.tsx';
import { useStrings } from '../../../shared/use-strings.ts';
import { waitingQuery } from '../api/waiting-query.ts';
import { ApprovedEducators } from '../components/approved-educators.tsx';
import { EducatorQueue } from '../components/educator-queue.tsx';
import { SchoolQueue } from '../components/school-queue.tsx';
import { useEducatorRows } from '../components/use-educator-rows.ts';

const WaitingLists = ({ educators, schools, approved }: AnswerOf<'listWaiting'>) => {
  const t = useStrings('waiting');
  const { rows, approvedElsewhere, keepInPlace } = useEducatorRows(educators, approved);
  const isNoOne = rows.length + schools.length === 0;
  return (
    <>
      {isNoOne && <Empty icon={CircleCheckBig} title={t('nobody')} text={t('nobodyText')} />}
      {/*
       * The queues stay after the last entry was removed, because their dialogs and the focus still
       * need them.
       */}
      <EducatorQueue rows={rows} keepInPlace={keepInPlace} isHidden={isNoOne} />
      <ApprovedEducators educators={approvedElsewhere} />
      <SchoolQueue schools={schools} isHidden={isNoOne} />
    </>
  );
};

/** Home screen with all pending decisions. */
export const WaitingScreen = () => {
  const t = useStrings('waiting');
  const waiting = useQuery(waitingQuery());
  return (
    <Page title={t('title')} lead={t('lead')} tools={<RefreshButton query={waiting} />}>
      <QueryView query={waiting}>{(lists) => <WaitingLists {...lists} />}</QueryView>
    </Page>
  );
};
