import { bloomOf } from '@wonderfield/contract/options';
import type { Tile } from '@wonderfield/contract/student-sign-in/open-class';
import { Bloom } from '@wonderfield/ui/art/plants/bloom';
import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { moveInGrid } from '../../../shared/focus/move-in-grid.ts';
import { LARGE_TILES_MAX, sortTiles } from '../rules/tile-order.ts';
import styles from './class-tiles.module.css';

/** The server also sends the flower of a student who has not chosen one. */
export const TileFlower = ({ tile, size }: { tile: Tile; size: number }) => (
  <Bloom seed={bloomOf(tile.avatarPreview) ?? tile.name} size={size} />
);

const TileState = ({ tile, isHere }: { tile: Tile; isHere: boolean }) => {
  const t = useTranslations('studentSignIn.class');
  if (isHere) return <span className={styles.flag}>{t('here')}</span>;
  if (!tile.isIn) return null;
  return (
    <span className={styles.flag}>
      <Check size={16} strokeWidth={3} aria-hidden />
      {t('in')}
    </span>
  );
};

/** Shows a large button for each student. Arrows move the focus, letters jump to a name. */
export const ClassTiles = ({
  tiles,
  ownTile,
  isClosed,
  onOpen,
}: {
  tiles: readonly Tile[];
  /** The tile of the student who is signed in on this device. */
  ownTile: string | undefined;
  isClosed: boolean;
  onOpen: (tile: Tile) => void;
}) => {
  const t = useTranslations('studentSignIn.class');
  return (
    <ul
      className={styles.tiles}
      aria-label={t('tiles')}
      data-many={tiles.length > LARGE_TILES_MAX || undefined}
      onKeyDown={(event) => moveInGrid(event, { letters: true })}
    >
      {sortTiles(tiles).map((tile) => {
        const isHere = tile.tile === ownTile;
        return (
          <li key={tile.tile}>
            <button
              type="button"
              className={styles.tile}
              data-in={(!isClosed && (isHere || tile.isIn)) || undefined}
              disabled={isClosed}
              onClick={() => onOpen(tile)}
            >
              <TileFlower tile={tile} size={tiles.length > LARGE_TILES_MAX ? 44 : 76} />
              <span className={styles.name}>
                <bdi>{tile.name}</bdi>
                {!tile.isNamed && <small>{t('newFlower')}</small>}
              </span>
              {!isClosed && <TileState tile={tile} isHere={isHere} />}
            </button>
          </li>
        );
      })}
    </ul>
  );
};
