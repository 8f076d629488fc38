import type { Tile } from '@wonderfield/contract/student-sign-in/open-class';
import { useTranslations } from 'use-intl';
import { TileFlower } from './class-tiles.tsx';
import styles from './tile-who.module.css';

/** Shows the chosen student with the way back to the tiles. */
export const TileWho = ({
  tile,
  size,
  onBack,
}: {
  tile: Tile;
  size: number;
  onBack: (() => void) | undefined;
}) => {
  const t = useTranslations('studentSignIn.pictures');
  return (
    <>
      <TileFlower tile={tile} size={size} />
      <div className={styles.name}>
        <b>
          <bdi>{tile.name}</bdi>
        </b>
        {onBack && (
          <button type="button" className={styles.back} onClick={onBack}>
            {t('notMe')}
          </button>
        )}
      </div>
    </>
  );
};
