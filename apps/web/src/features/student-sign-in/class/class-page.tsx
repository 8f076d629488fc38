import type { StudentUser } from '@wonderfield/contract/accounts/user';
import type { Tile } from '@wonderfield/contract/student-sign-in/open-class';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { ClassScene } from '@wonderfield/ui/scenes/way-in-scenes';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../../../shared/pages/page-title.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';
import { readOwnTile } from '../../../shared/session/class-device.ts';
import { tileHere } from '../rules/tile-here.ts';
import { ClassDock } from './class-dock.tsx';
import { ClassHead } from './class-head.tsx';
import { ClassNotice } from './class-notice.tsx';
import styles from './class-page.module.css';
import { ClassTiles } from './class-tiles.tsx';
import { LeaveClass } from './leave-class.tsx';
import type { OpenClassView } from './use-open-class.ts';

/** Leads students without a tile to a card or the keyboard. */
const NoFlower = () => {
  const t = useTranslations('studentSignIn.class');
  return (
    <p className={styles.noFlower}>
      <span>{t('noFlower')}</span>
      <Link to={PATHS.cardSignIn}>{t('showCard')}</Link>
      <Link to={PATHS.studentSignIn}>{t('typeIt')}</Link>
    </p>
  );
};

/** Shows the tiles of the class, and who is signed in on this device. */
export const ClassPage = ({
  view,
  here,
  isHelping,
  onHelp,
  isOpeningGame,
  onOpen,
  onPlay,
  onDone,
  onLeave,
}: {
  view: OpenClassView;
  /** The student who is signed in on this device. */
  here: StudentUser | undefined;
  /** True while the next tile raises a hand. */
  isHelping: boolean;
  onHelp: (isHelping: boolean) => void;
  isOpeningGame: boolean;
  onOpen: (tile: Tile) => void;
  onPlay: () => void;
  onDone: () => void;
  /** Forgets the class on this device. */
  onLeave: () => void;
}) => {
  const t = useTranslations('studentSignIn.class');
  const [tileInUse, setTileInUse] = useState<Tile>();
  const ownTile = here && tileHere(view.tiles, { ownTile: readOwnTile(), name: here.avatarName });
  const handleTile = (tile: Tile) => {
    if (isHelping) onOpen(tile);
    else if (tile.tile === ownTile) onPlay();
    else if (tile.isIn) setTileInUse(tile);
    else onOpen(tile);
  };
  return (
    <main id="main" className={styles.full}>
      <PageTitle>{view.name ?? t('title')}</PageTitle>
      <div className={styles.backdrop}>
        <ClassScene />
      </div>
      <ClassHead view={view} isHelping={isHelping} onHelp={() => onHelp(!isHelping)} />
      <div className={styles.middle}>
        <ClassNotice view={view} />
        {view.tiles.length > 0 && (
          <ClassTiles
            tiles={view.tiles}
            ownTile={ownTile}
            isClosed={view.isClosed}
            onOpen={handleTile}
          />
        )}
      </div>
      {here ? (
        <ClassDock user={here} isOpening={isOpeningGame} onPlay={onPlay} onDone={onDone} />
      ) : (
        <footer className={styles.foot}>
          {view.openUntil && !view.isOffline && <NoFlower />}
          <LeaveClass onLeave={onLeave} />
        </footer>
      )}
      <ConfirmDialog
        open={tileInUse !== undefined}
        title={t('areYou', { name: tileInUse?.name ?? '' })}
        text=""
        cancelLabel={t('no')}
        confirmLabel={t('yes')}
        busyLabel={t('yes')}
        onConfirm={() => tileInUse && onOpen(tileInUse)}
        onClose={() => setTileInUse(undefined)}
      />
    </main>
  );
};
