import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { BackLink } from '@wonderfield/ui/back-link/back-link';
import { Band } from '@wonderfield/ui/band/band';
import { Logo } from '@wonderfield/ui/logo/logo';
import { Menu, MenuItem } from '@wonderfield/ui/menu/menu';
import { MenuButton } from '@wonderfield/ui/menu/menu-button';
import { OptionLink } from '@wonderfield/ui/option-link/option-link';
import { PageFooter } from '@wonderfield/ui/page-footer/page-footer';
import { HeaderAction, HeaderLink } from '@wonderfield/ui/page-header/header-link';
import { PageHeader } from '@wonderfield/ui/page-header/page-header';
import { HarePortrait } from '@wonderfield/ui/scenes/hare-portrait';
import { NotFoundScene } from '@wonderfield/ui/scenes/not-found-scene';
import { ParentSignUpScene } from '@wonderfield/ui/scenes/parent-sign-up-scene';
import { PlaceThumbnail } from '@wonderfield/ui/scenes/place-thumbnail';
import { PlayHero, PlayScene } from '@wonderfield/ui/scenes/play-scene';
import { SignInScene } from '@wonderfield/ui/scenes/sign-in-scene';
import { StudentScene } from '@wonderfield/ui/scenes/student-scene';
import { type ReactNode, useState } from 'react';
import styles from './gallery.module.css';
import { Block } from './parts.tsx';

const PLACES = ['home', 'educator', 'student'] as const;

const OPTIONS = {
  home: ['Home Account', 'For parents and guardians'],
  educator: ['Educator / School Account', 'For teachers and school leaders'],
  student: ['Student', 'With your username and password'],
} as const;

const ALONE: Record<string, ReactNode> = {
  home: <SignInScene place="home" />,
  educator: <SignInScene place="educator" />,
  student: <SignInScene place="student" />,
  'student-sign-in': <StudentScene />,
  'parent-sign-up': <ParentSignUpScene />,
  'not-found': <NotFoundScene />,
  play: <PlayScene />,
};

/** Fills the window with one scene. */
export const SceneAlone = ({ name }: { name: string }) => {
  const side =
    name === 'parent-sign-up'
      ? styles.left
      : PLACES.some((place) => place === name)
        ? styles.right
        : null;
  return <div className={side ? `${styles.beside} ${side}` : styles.alone}>{ALONE[name]}</div>;
};

const SignInScenes = () => {
  const [place, setPlace] = useState<(typeof PLACES)[number]>('home');
  return (
    <Block title="Sign-in scene">
      <div className={styles.grid3}>
        {PLACES.map((each) => (
          <OptionLink
            key={each}
            href="#main"
            picture={<PlaceThumbnail place={each} />}
            title={OPTIONS[each][0]}
            detail={OPTIONS[each][1]}
            active={each === place}
            onMouseEnter={() => setPlace(each)}
            onFocus={() => setPlace(each)}
          />
        ))}
      </div>
      <div className={`${styles.stage} ${styles.tallStage}`}>
        <SignInScene place={place} />
      </div>
    </Block>
  );
};

const OtherScenes = () => (
  <Block title="Student, parent, not found, play">
    <div className={styles.grid3}>
      <div className={styles.stage}>
        <StudentScene />
      </div>
      <div className={styles.stage}>
        <ParentSignUpScene />
      </div>
      <div className={styles.stage}>
        <NotFoundScene />
      </div>
      <div className={styles.stage} data-hour="golden">
        <HarePortrait flower={3} />
        <HarePortrait />
      </div>
      <div className={styles.stage}>
        <PlayScene />
        <div className={styles.low}>
          <PlayHero />
        </div>
      </div>
    </div>
  </Block>
);

const EducatorHeader = () => (
  <PageHeader
    logo={<Logo name="Wonderfield" href="#main" aria-label="Wonderfield home" />}
    navLabel="Main"
    openLabel="Open menu"
    closeLabel="Close menu"
    links={
      <>
        <HeaderLink href="#main" aria-current="page">
          My Classrooms
        </HeaderLink>
        <HeaderLink href="#main">Submit Content</HeaderLink>
      </>
    }
    profile={
      <Menu
        trigger={
          <MenuButton avatar={<Avatar userId="e" size={40} />} name="Elena" detail="Educator" />
        }
      >
        <MenuItem onSelect={() => {}}>Logout</MenuItem>
      </Menu>
    }
    panel={
      <>
        <HeaderLink href="#main">My Classrooms</HeaderLink>
        <HeaderAction locked onSelect={() => {}}>
          My Account
        </HeaderAction>
        <HeaderAction onSelect={() => {}}>Logout</HeaderAction>
      </>
    }
  />
);

const Bands = () => (
  <>
    <div data-hour="golden" className={styles.low}>
      <Band
        cast="family"
        size="tall"
        title="My Children"
        lead="Every child you link gets their own login for Wonderfield."
      />
    </div>
    <div data-hour="noon" className={styles.low}>
      <Band
        cast="educator"
        size="home"
        title="Welcome, Elena"
        lead="What would you like to grow today?"
      />
    </div>
    <div data-hour="noon" className={styles.low}>
      <Band
        cast="educator"
        size="list"
        title="My Classroom(s)"
        back={<BackLink label="Back" href="#main" />}
      />
    </div>
    <div data-hour="noon" className={styles.low}>
      <Band
        cast="plain"
        size="work"
        title="Submit Content and Monetize"
        back={<BackLink label="Back" href="#main" />}
      />
    </div>
    <div data-hour="morning" className={styles.low}>
      <Band cast="student" size="home" title="My Classrooms" />
    </div>
  </>
);

/** Shows all scenes, the page header, bands and the footer. */
export const Scenes = () => (
  <>
    <SignInScenes />
    <OtherScenes />
    <Block title="Header, bands and footer">
      <EducatorHeader />
      <Bands />
      <div data-hour="golden" className={styles.footerRoom}>
        <PageFooter>
          <a href="#main">Privacy Policy</a>
          <a href="#main">Terms of Use</a>
          <a href="#main">FAQ</a>
        </PageFooter>
      </div>
    </Block>
  </>
);
