import { Bloom } from '@wonderfield/ui/art/plants/bloom';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { PlayButton } from '@wonderfield/ui/play-button/play-button';
import { type ReactNode, useCallback, useState } from 'react';
import type { SpokenPart } from '../../speech/spoken-part.ts';
import type { Back } from '../hud.tsx';
import { fieldStrings } from '../shared/field.strings.en.ts';
import { FieldCard } from '../shared/field-card.tsx';
import { useEscapeKey } from '../shared/use-escape-key.ts';
import { useHeadingFocus } from '../shared/use-heading-focus.ts';
import { dayEndStrings as words } from './day-end.strings.en.ts';
import styles from './day-end-card.module.css';
import type { EndOfDay } from './end-of-day.ts';
import { SeedIcon } from './seed-icon.tsx';

export type DayEndCardProps = {
  cause: EndOfDay;
  playerName: string;
  bloom: number;
  /** Minutes of play that an adult allows today. */
  minutesAllowed: number | undefined;
  /** True if the seed of today is in the ground. */
  hasPlanted: boolean;
  isPlain: boolean;
  /** True while a row is being dealt. */
  isBusy?: boolean;
  /** Button that reads the card aloud, if the device has a voice. */
  speaker?: ReactNode;
  /** Undefined in the sample game. */
  wayOut: Back | undefined;
  onPlant: () => void;
  onOneMore: () => void;
  onField: () => void;
};

/** Returns the texts of the card to read aloud. */
export const dayEndParts = ({
  cause,
  playerName,
  minutesAllowed,
  hasPlanted,
}: Pick<
  DayEndCardProps,
  'cause' | 'playerName' | 'minutesAllowed' | 'hasPlanted'
>): SpokenPart[] => [
  { name: 'heading', text: words.seeYou(playerName) },
  { name: 'lead', text: hasPlanted ? words.inTheGround : words.lead },
  ...words.reasons(cause, minutesAllowed).map((text, at) => ({ name: `reason-${at}`, text })),
];

const DoneActions = ({ wayOut, onField }: Pick<DayEndCardProps, 'wayOut' | 'onField'>) => (
  <div className={styles.actions}>
    <Button variant="quiet" onClick={onField}>
      {fieldStrings.lookAround}
    </Button>
    {wayOut &&
      ('href' in wayOut ? (
        <ButtonLink href={wayOut.href}>{wayOut.label}</ButtonLink>
      ) : (
        <Button onClick={wayOut.onBack}>{wayOut.label}</Button>
      ))}
  </div>
);

const Reason = ({ cause, minutesAllowed, bloom }: DayEndCardProps) => {
  const [title, text] = words.reasons(cause, minutesAllowed);
  return title === undefined ? null : (
    <div className={styles.why}>
      <Bloom seed={bloom} size={56} />
      <p>
        <b>{title}</b> {text}
      </p>
    </div>
  );
};

/** Says "See you tomorrow" and lets the player plant a seed that opens on a later day. */
export const DayEndCard = (props: DayEndCardProps) => {
  const { cause, playerName, hasPlanted, isPlain, isBusy = false, speaker } = props;
  const heading = useHeadingFocus();
  const [wasPlanted] = useState(hasPlanted);
  const [isLeaving, setIsLeaving] = useState(false);
  const isDone = hasPlanted || isLeaving;
  const doneText = wasPlanted ? words.inTheGround : words.sleepWell(playerName, hasPlanted);
  const goWithoutSeed = useCallback(() => setIsLeaving(true), []);
  useEscapeKey(goWithoutSeed);
  return (
    <FieldCard className={styles.card} isPlain={isPlain}>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {words.seeYou(playerName)}
        </h1>
        {speaker}
      </div>
      <p className={styles.lead} role="status">
        {isDone ? doneText : words.lead}
      </p>
      <Reason {...props} />
      {isDone ? (
        <DoneActions {...props} />
      ) : (
        <div className={styles.actions}>
          {cause === 'enough' ? (
            <Button
              variant="quiet"
              busy={isBusy}
              busyLabel={fieldStrings.starting}
              onClick={props.onOneMore}
            >
              {fieldStrings.oneMoreRow}
            </Button>
          ) : (
            <Button variant="quiet" onClick={goWithoutSeed}>
              {words.withoutSeed}
            </Button>
          )}
          <PlayButton icon={<SeedIcon />} onClick={props.onPlant}>
            {words.plant}
          </PlayButton>
        </div>
      )}
    </FieldCard>
  );
};
