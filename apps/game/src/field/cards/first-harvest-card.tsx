import { PLACES } from '@wonderfield/contract/play/field';
import { Button } from '@wonderfield/ui/button/button';
import { SpokenText } from '../../speech/spoken-text.tsx';
import { fieldStrings as words } from '../shared/field.strings.en.ts';
import { FieldCard } from '../shared/field-card.tsx';
import { useHeadingFocus } from '../shared/use-heading-focus.ts';
import styles from './first-harvest-card.module.css';
import type { HarvestCardProps } from './harvest-card.tsx';
import { GainPicture, RowPicture } from './harvest-pictures.tsx';
import { NextButton } from './next-button.tsx';
import { VisitorPicture } from './visitor-picture.tsx';

/** Shown after the first row of a place: what stands in the field from now on. */
export const FirstHarvestCard = ({
  harvest: { subject, cameBack, visitor },
  rest,
  isBusy = false,
  voiceIn = () => undefined,
  onOneMore,
  onField,
}: HarvestCardProps) => {
  const { crop, harvest, gain } = PLACES[subject];
  const heading = useHeadingFocus();
  return (
    <FieldCard className={styles.card}>
      <h1 ref={heading} tabIndex={-1}>
        <SpokenText text={words.lookWhatYouGrew} from={voiceIn('heading')} />
      </h1>
      <ul className={styles.gains}>
        <li>
          <RowPicture crop={crop} />
          <b>
            <SpokenText text={harvest} from={voiceIn('harvest')} />
          </b>
          <small>{words.plantsStay(subject)}</small>
        </li>
        <li>
          <GainPicture subject={subject} />
          <b>
            <SpokenText text={gain} from={voiceIn('gain')} />
          </b>
          <small>{words.gainStays}</small>
        </li>
        {visitor && (
          <li data-visitor>
            <VisitorPicture visitor={visitor} />
            <b>
              <SpokenText text={words.movedIn(visitor)} from={voiceIn('visitor')} />
            </b>
            <small>{words.livesThere(visitor, subject)}</small>
          </li>
        )}
      </ul>
      {cameBack > 0 && <p className={styles.cameBack}>{words.cameBack(cameBack)}</p>}
      <div className={styles.actions}>
        <NextButton rest={rest} isBusy={isBusy} onOneMore={onOneMore} />
        <Button variant="quiet" onClick={onField}>
          {words.lookAround}
        </Button>
      </div>
    </FieldCard>
  );
};
