import { PLACES } from '@wonderfield/contract/play/field';
import type { Harvest } from '@wonderfield/contract/play/game-calls';
import type { Rest } from '@wonderfield/contract/play/play-day';
import { Button } from '@wonderfield/ui/button/button';
import { ChevronRight } from 'lucide-react';
import { fieldStrings as words } from '../shared/field.strings.en.ts';
import { FieldCard } from '../shared/field-card.tsx';
import { growthStrings } from '../shared/place-sentences.ts';
import { useHeadingFocus } from '../shared/use-heading-focus.ts';
import styles from './harvest-card.module.css';
import { NextButton } from './next-button.tsx';
import { StageGlyph } from './stage-glyph.tsx';
import { VisitorPicture } from './visitor-picture.tsx';

export type HarvestCardProps = {
  harvest: Harvest;
  rest: Rest;
  /** True while a row is being dealt. */
  isBusy?: boolean;
  /** Returns the character of a part that is being read aloud. */
  voiceIn?: (part: string) => number | undefined;
  onOneMore: () => void;
  onField: () => void;
};

/** Shown after a finished row: learned skills, a new visitor and the next steps. */
export const HarvestCard = ({
  harvest: { subject, learned, cameBack, visitor },
  rest,
  isBusy = false,
  onOneMore,
  onField,
}: HarvestCardProps) => {
  const { name, crop, harvest } = PLACES[subject];
  const heading = useHeadingFocus();
  return (
    <FieldCard className={styles.card}>
      <h1 ref={heading} tabIndex={-1}>
        {words.rowDone}
      </h1>
      <p className={styles.lead}>{words.harvestLead(harvest, name)}</p>
      <div className={styles.columns} data-visited={visitor !== undefined || undefined}>
        <section aria-labelledby="learned">
          <h2 id="learned">{words.learned}</h2>
          {learned.length === 0 ? <p>{words.learnedLater}</p> : null}
          <ul className={styles.skills}>
            {learned.map(({ skillName, before, after }) => (
              <li key={skillName}>
                <span className={styles.was}>
                  <StageGlyph crop={crop} stage={before} size={44} />
                </span>
                <ChevronRight size={20} aria-hidden className={styles.arrow ?? ''} />
                <StageGlyph crop={crop} stage={after} size={52} />
                <span>
                  <b>{skillName}</b>
                  <small>{growthStrings(before, after)}</small>
                </span>
              </li>
            ))}
          </ul>
          {cameBack > 0 ? <p className={styles.cameBack}>{words.cameBack(cameBack)}</p> : null}
        </section>
        {visitor ? (
          <section className={styles.visitor} aria-label={words.newVisitor}>
            <VisitorPicture visitor={visitor} />
            <b>{words.movedIn(visitor)}</b>
            <p>{words.livesThere(visitor, subject)}</p>
          </section>
        ) : null}
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onField}>
          {words.backToField}
        </Button>
        <NextButton rest={rest} isBusy={isBusy} onOneMore={onOneMore} />
      </div>
    </FieldCard>
  );
};
