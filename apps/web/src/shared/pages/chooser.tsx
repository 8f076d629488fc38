import { OptionLink } from '@wonderfield/ui/option-link/option-link';
import { PlaceThumbnail } from '@wonderfield/ui/scenes/place-thumbnail';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import styles from './chooser.module.css';
import { FieldPage, type Place } from './field-page.tsx';
import { OtherSignInMethods } from './other-sign-in-methods.tsx';
import { THEME_OF, usePageTheme } from './page-theme.ts';

export type SignInOption = {
  place: Place;
  to: string;
  title: string;
  line: string;
  description: string;
  points: readonly string[];
};

/** Content of the panel. */
type Notice = Pick<SignInOption, 'place' | 'title' | 'description' | 'points'>;

const AUDIENCE = { home: 'parent', educator: 'educator', student: 'student' } as const;

/** Describes the audience of a choice. Announced politely when it changes. */
const SignInPanel = ({ door }: { door: Notice }) => (
  <aside className={styles.panel} aria-live="polite">
    <h2>{door.title}</h2>
    <p>{door.description}</p>
    <ul>
      {door.points.map((point) => (
        <li key={point}>
          <Check size={18} strokeWidth={2.6} aria-hidden />
          {point}
        </li>
      ))}
    </ul>
  </aside>
);

/**
 * Lets a visitor choose an account type. Hover, focus or touch changes the theme and the
 * description.
 */
export const Chooser = ({
  title,
  lead,
  doors,
  below,
}: {
  title: string;
  lead: string;
  doors: readonly [SignInOption, ...SignInOption[]];
  below: ReactNode;
}) => {
  const [way, setWay] = useState<Notice>();
  const [place, setPlace] = useState<Place>(doors[0].place);
  const { state } = useLocation();
  const shown = way ?? doors.find((door) => door.place === place) ?? doors[0];
  const handleSignInPage = (next: Place) => {
    setWay(undefined);
    setPlace(next);
  };
  const handleWay = (next: Notice) => {
    setWay(next);
    setPlace(next.place);
  };
  usePageTheme(THEME_OF[AUDIENCE[place]]);
  return (
    <FieldPage place={place} aside={<SignInPanel door={shown} />}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.doors}>
        {doors.map((door) => (
          <li key={door.place}>
            <OptionLink
              // Passes the visitor's original target to the sign-in page.
              render={<Link to={door.to} state={state} />}
              picture={<PlaceThumbnail place={door.place} />}
              title={door.title}
              detail={door.line}
              active={!way && door.place === place}
              onPointerEnter={() => handleSignInPage(door.place)}
              onFocus={() => handleSignInPage(door.place)}
              onTouchStart={() => handleSignInPage(door.place)}
            />
          </li>
        ))}
      </ul>
      <OtherSignInMethods onNotify={handleWay} />
      {below}
    </FieldPage>
  );
};
