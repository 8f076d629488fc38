import { HARE_BOX, hare } from '@wonderfield/ui/field-art/animals/hare';
import { svgUrl } from '@wonderfield/ui/field-art/svg-image';
import styles from './visit-screen.module.css';

type VisitHareProps = {
  name: string;
  bloom: number;
  says: string | undefined;
  /** Has another scarf and looks the other way. */
  isFriend?: boolean;
};

/** The hare of one participant with the last message. */
export const VisitingHare = ({ name, bloom, says, isFriend = false }: VisitHareProps) => (
  <div className={styles.hare} data-friend={isFriend}>
    {says && (
      <p key={says} className={styles.bubble}>
        {says}
      </p>
    )}
    <img src={svgUrl(hare('wave', bloom, isFriend ? 'berry' : 'leaf'), HARE_BOX)} alt="" />
    <span className={styles.tag}>{name}</span>
  </div>
);
