import type {
  DuplicateDecision,
  SyncPreview,
} from '@wonderfield/contract/classroom-sync/sync-preview';
import { undecidedDuplicates } from '@wonderfield/contract/classroom-sync/sync-rules';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { RadioCards } from '@wonderfield/ui/radio-cards/radio-cards';
import { Tag } from '@wonderfield/ui/tag/tag';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type PreviewChoices, undecidedNamesakes } from '../../rules/preview-choices.ts';
import { DuplicatePanels } from './duplicate-panels.tsx';
import styles from './preview.module.css';
import { PART_IDS } from './preview-part-ids.ts';
import { useDuplicateStrings } from './use-duplicate-strings.ts';

/** Asks about possible duplicates, one pair at a time. No decision is preselected. */
export const DuplicateCard = ({
  preview,
  choices,
  onDecide,
}: {
  preview: SyncPreview;
  choices: PreviewChoices;
  onDecide: (decision: DuplicateDecision) => void;
}) => {
  const t = useTranslations('classroomSync.preview.twin');
  const stringsOf = useDuplicateStrings(preview.service);
  const [wanted, setWanted] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const { twins: duplicates } = preview;
  // A new read may return fewer pairs.
  const index = Math.min(wanted, duplicates.length - 1);
  const duplicate = duplicates[index];
  if (!duplicate) return null;
  const { there: external, here } = duplicate;
  const decision = choices.decisions.find(
    ({ outsideId: externalId }) => externalId === external.id,
  );
  const words = stringsOf(duplicate);
  const handleGo = (to: number) => {
    setWanted(to);
    // At either end the clicked button is disabled and loses the focus.
    if (to === 0 || to === duplicates.length - 1) heading.current?.focus();
  };
  const namesakes = undecidedNamesakes(preview, choices.decisions);
  const handleAll = () => {
    for (const decision of namesakes) onDecide(decision);
    const decided = new Set(namesakes.map(({ outsideId: externalId }) => externalId));
    // Go to the first undecided pair.
    const open = undecidedDuplicates(preview, choices.decisions).find(
      (each) => !decided.has(each.there.id),
    );
    if (open) setWanted(duplicates.indexOf(open));
    heading.current?.focus();
  };
  return (
    <Card as="section" padding="none" id={PART_IDS.same} className={styles.twin}>
      <div className={styles.partHead}>
        <h2 ref={heading} tabIndex={-1}>
          {t('title')}
        </h2>
        {duplicates.length > 1 && (
          <span role="status" className={styles.pairNumber}>
            {t('of', { number: index + 1, count: duplicates.length })}
          </span>
        )}
        {decision && (
          <Tag icon={<Check size={16} strokeWidth={2.4} aria-hidden />}>{t('decided')}</Tag>
        )}
      </div>
      {namesakes.length > 1 && (
        <div className={styles.namesakes}>
          <p>{t('namesakes', { count: namesakes.length })}</p>
          <Button variant="secondary" size="sm" onClick={handleAll}>
            {t('allSame', { count: namesakes.length })}
          </Button>
        </div>
      )}
      <DuplicatePanels duplicate={duplicate} service={preview.service} />
      <RadioCards
        key={external.id}
        legend={<span className="visually-hidden">{t('title')}</span>}
        columns={2}
        value={decision ? (decision.isSame ? 'same' : 'two') : ''}
        onChange={({ target }) =>
          onDecide({ outsideId: external.id, studentId: here.id, isSame: target.value === 'same' })
        }
        options={[
          { value: 'same', label: t('same'), description: words.same },
          { value: 'two', label: t('two'), description: words.two },
        ]}
      />
      {duplicates.length > 1 && (
        <div className={styles.pairs}>
          <Button
            variant="quiet"
            size="sm"
            disabled={index === 0}
            onClick={() => handleGo(index - 1)}
          >
            {t('previous')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            disabled={index === duplicates.length - 1}
            onClick={() => handleGo(index + 1)}
          >
            {t('next')}
          </Button>
        </div>
      )}
    </Card>
  );
};
