import { useQuery } from '@tanstack/react-query';
import { CircleCheckBig } from 'lucide-react';
import { Loaded } from '../../../shared/loaded.tsx';
import { Nothing } from '../../../shared/nothing.tsx';
import { Page } from '../../../shared/page.tsx';
import { RefreshButton } from '../../../shared/refresh-button.tsx';
import { useWords } from '../../../shared/use-words.ts';
import { waitingQuery } from '../api/waiting-query.ts';
import { ApprovedEducators } from '../components/approved-educators.tsx';
import { EducatorQueue } from '../components/educator-queue.tsx';
import { SchoolQueue } from '../components/school-queue.tsx';

/** Home: who waits for a decision. */
export const WaitingScreen = () => {
  const t = useWords('waiting');
  const waiting = useQuery(waitingQuery());
  return (
    <Page title={t('title')} lead={t('lead')} tools={<RefreshButton query={waiting} />}>
      <Loaded query={waiting}>
        {({ educators, schools, approved }) => {
          const isNobody = educators.length + schools.length === 0;
          return (
            <>
              {isNobody && (
                <Nothing icon={CircleCheckBig} title={t('nobody')} text={t('nobodyText')} />
              )}
              {/* Stay when the last one has left: their dialogs and the focus are still on the way. */}
              <EducatorQueue educators={educators} isHidden={isNobody} />
              <ApprovedEducators educators={approved} />
              <SchoolQueue schools={schools} isHidden={isNobody} />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
};
