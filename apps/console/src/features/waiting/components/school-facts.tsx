import type { WaitingSchool } from '@wonderfield/contract/operators/operator-views';
import { Note } from '@wonderfield/ui/note/note';
import facts from '../../../shared/fact-list.module.css';
import { Fact } from '../../../shared/fact-list.tsx';
import { useAgo } from '../../../shared/use-ago.ts';
import { useStrings } from '../../../shared/use-strings.ts';
import { ApplicantFacts } from './applicant-facts.tsx';
import { cityAndState } from './city-state.ts';

/** Shows whether the school may be a duplicate, and who requests the license. */
export const SchoolFacts = ({ school }: { school: WaitingSchool }) => {
  const t = useStrings('waiting');
  const ago = useAgo();
  const { administrator, sameNameNearby } = school;
  const account = t('account', { when: ago(administrator.accountCreatedAt) });
  return (
    <>
      {sameNameNearby > 0 && <Note tone="sun">{t('duplicates', { count: sameNameNearby })}</Note>}
      <ApplicantFacts person={administrator}>
        <Fact label={t('facts.administrator')} isWide>
          <span>
            {administrator.firstName} {administrator.lastName}
          </span>
          <span className={facts.more}>
            {[cityAndState(administrator), account].filter(Boolean).join(' · ')}
          </span>
        </Fact>
      </ApplicantFacts>
    </>
  );
};
