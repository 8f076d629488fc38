import { isFirstHarvest, PLACES } from '@wonderfield/contract/play/field';
import { Button } from '@wonderfield/ui/button/button';
import type { HarvestCardProps } from '../cards/harvest-card.tsx';
import { dayEndStrings } from '../day-end/day-end.strings.en.ts';
import { fieldStrings as words } from '../shared/field.strings.en.ts';
import { growthStrings } from '../shared/place-sentences.ts';
import { useHeadingFocus } from '../shared/use-heading-focus.ts';
import styles from './plain-harvest.module.css';

/** The harvest card in plain mode. */
export const PlainHarvest = ({
  harvest: { subject, rows, learned, cameBack, visitor },
  rest,
  isBusy = false,
  onOneMore,
  onField,
}: HarvestCardProps) => {
  const { name, harvest, gain } = PLACES[subject];
  const heading = useHeadingFocus();
  return (
    <main id="main" className={styles.harvest}>
      <h1 ref={heading} tabIndex={-1}>
        {words.rowDone}
      </h1>
      <p>
        {words.harvestLead(harvest, name)}
        {isFirstHarvest({ rows }) && ` ${gain}.`}
      </p>
      <h2>{words.learned}</h2>
      {learned.length === 0 ? <p>{words.learnedLater}</p> : null}
      <ul>
        {learned.map(({ skillName, before, after }) => (
          <li key={skillName}>
            <b>{skillName}.</b> {growthStrings(before, after)}.
          </li>
        ))}
      </ul>
      {cameBack > 0 ? <p>{words.cameBack(cameBack)}</p> : null}
      {visitor ? (
        <p>
          <b>{words.movedIn(visitor)}.</b> {words.livesThere(visitor, subject)}
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button busy={isBusy} busyLabel={words.starting} onClick={onOneMore}>
          {rest === 'over' ? dayEndStrings.seeYouShort : words.oneMoreRow}
        </Button>
        <Button variant="secondary" onClick={onField}>
          {words.backToField}
        </Button>
      </div>
    </main>
  );
};
