import type { Subject } from '@wonderfield/contract/options';
import { PLACE_ORDER } from '@wonderfield/contract/play/field';
import type { Place } from '@wonderfield/contract/play/game-calls';
import type { Rest } from '@wonderfield/contract/play/play-day';
import type { Seed } from '@wonderfield/contract/play/seed-calls';
import { Picture } from '@wonderfield/ui/art/kit';
import { Pin } from '@wonderfield/ui/art/pin';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { fieldFrame, pageCount, pageOf, pinSpot, placeSpot, type View } from '../scene/layout.ts';
import { placeInDirection } from './arrow-navigation.ts';
import { PlacePlate, type PlateHandle } from './cards/place-plate.tsx';
import { StartPanel } from './cards/start-panel.tsx';
import { seedSentence } from './day-end/day-end.strings.en.ts';
import styles from './field-screen.module.css';
import { PageTurner } from './page-turner.tsx';
import { fieldStrings as words } from './shared/field.strings.en.ts';
import { useHeadingFocus } from './shared/use-heading-focus.ts';
import { usePageSwipe } from './use-page-swipe.ts';

export type FieldScreenProps = {
  places: readonly Place[];
  selected: Subject;
  /** The visible part if the field is wider than the window. */
  page: number;
  view: View;
  rest: Rest;
  /** True while a row is being dealt. */
  isBusy?: boolean;
  onSelect: (subject: Subject) => void;
  onPage: (page: number) => void;
  onStart: (subject: Subject) => void;
  onEndDay?: (() => void) | undefined;
  /** The seed that was planted last. */
  seed?: Seed | undefined;
  /** Content before the places. */
  children?: ReactNode;
};

/** The pin above the selected place. */
const SelectedPin = ({ spot }: { spot: ReturnType<typeof pinSpot> }) => (
  <span className={styles.pin} style={{ left: spot.x, top: spot.y, scale: spot.scale }}>
    <Picture width={60} height={90} size={[60, 90]}>
      <Pin x={30} y={84} s={0.72} />
    </Picture>
  </span>
);

/** Text and buttons above the drawn field: its places and the button that starts a row. */
export const FieldScreen = ({
  places,
  selected,
  page,
  view,
  rest,
  isBusy = false,
  onSelect,
  onPage,
  onStart,
  onEndDay,
  seed,
  children,
}: FieldScreenProps) => {
  const heading = useHeadingFocus();
  const plates = useRef(new Map<Subject, PlateHandle>());
  const pages = pageCount(view);
  const swipe = usePageSwipe(page, pages, onPage);
  const inOrder = PLACE_ORDER.flatMap((subject) =>
    places.filter((place) => place.subject === subject),
  );
  const chosen = places.find(({ subject }) => subject === selected);

  const start = () => {
    if (chosen?.isOpen && rest !== 'over' && !isBusy) onStart(selected);
  };
  /** A second click on the same place opens it. */
  const press = (subject: Subject) => {
    if (subject === selected) start();
    else onSelect(subject);
  };
  const seePage = (subject: Subject) => {
    if (pages > 1 && pageOf(subject) !== page) onPage(pageOf(subject));
  };
  const walk = (event: KeyboardEvent, from: Subject) => {
    const next = placeInDirection(from, event.key);
    if (!next) return;
    event.preventDefault();
    plates.current.get(next)?.focus();
    onSelect(next);
  };

  return (
    <main id="main" className={styles.screen} tabIndex={-1}>
      <h1 className="visually-hidden" ref={heading} tabIndex={-1}>
        {words.myField}
      </h1>
      {seed && <p className="visually-hidden">{seedSentence(seed)}</p>}
      {children}
      {/* A swipe is an alternative to the arrows. */}
      <div className={styles.surface} {...swipe}>
        <fieldset className={styles.places} aria-label={words.places}>
          {inOrder.map((place) => (
            <PlacePlate
              key={place.subject}
              ref={(plate) => {
                if (plate) plates.current.set(place.subject, plate);
              }}
              place={place}
              spot={placeSpot(place.subject, view, page)}
              scale={fieldFrame(view, page).scale}
              isSelected={place.subject === selected}
              onClick={press}
              onFocus={seePage}
              onKeyDown={walk}
            />
          ))}
        </fieldset>
        {/* The key restarts the animation for each place. */}
        <SelectedPin key={selected} spot={pinSpot(selected, view, page)} />
      </div>
      <div className={styles.foot}>
        {pages > 1 ? <PageTurner page={page} pages={pages} onPage={onPage} /> : null}
        {chosen && (
          <StartPanel
            place={chosen}
            rest={rest}
            isBusy={isBusy}
            onStart={start}
            onEndDay={onEndDay}
          />
        )}
      </div>
    </main>
  );
};
