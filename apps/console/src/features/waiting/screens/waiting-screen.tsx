import { useQuery } from '@tanstack/react-query';
import { CircleCheckBig } from 'lucide-react';
import type { AnswerOf } from '../../../shared/call-client.ts';
import { Nothing } from '../../../shared/empty-state.tsx';
import { Page } from '../../../shared/page.tsx';
import { Loaded } from '../../../shared/query-view.tsx';
import { RefreshButton } from '../../../shared/refresh-button.tsx';
import { useWords } from '../../../shared/use-strings.ts';
import { waitingQuery } from '../api/waiting-query.ts';
import { ApprovedEducators } from '../components/approved-educators.tsx';
import { EducatorQueue } from '../components/educator-queue.tsx';
import { SchoolQueue } from '../components/school-queue.tsx';
import { useEducatorRows } from '../components/use-educator-rows.ts';

const WaitingLists = ({ educators, schools, approved }: AnswerOf<'listWaiting'>) => {
  const t = useWords('waiting');
  const { rows, approvedElsewhere, keepInPlace } = useEducatorRows(educators, approved);
  const isNobody = rows.length + schools.length === 0;
  return (
    <>
      {isNobody && <Nothing icon={CircleCheckBig} title={t('nobody')} text={t('nobodyText')} />}
      {/* Stay when the last one has left: their dialogs and the focus are still on the way. */}
      <EducatorQueue rows={rows} keepInPlace={keepInPlace} isHidden={isNobody} />
      <ApprovedEducators educators={approvedElsewhere} />
      <SchoolQueue schools={schools} isHidden={isNobody} />
    </>
  );
};

/** Home: who waits for a decision. */
export const WaitingScreen = () => {
  const t = useWords('waiting');
  const waiting = useQuery(waitingQuery());
  return (
    <Page title={t('title')} lead={t('lead')} tools={<RefreshButton query={waiting} />}>
      <Loaded query={waiting}>{(lists) => <WaitingLists {...lists} />}</Loaded>
    </Page>
  );
};
