import { useState } from 'react';
import { Bloom } from '../art/plants/bloom.tsx';
import styles from './avatar.module.css';

export type AvatarProps = {
  /** Determines the flower. */
  userId: string;
  /** Number of the chosen flower. Overrides the id. */
  bloom?: number | undefined;
  /** An uploaded picture, which replaces the flower. */
  imageUrl?: string | null | undefined;
  size?: number | undefined;
  /** Only for a picture without a name beside it. Otherwise it is decorative. */
  alt?: string | undefined;
};

/** Shows a user's flower or uploaded picture. */
export const Avatar = ({ userId, bloom, imageUrl, size = 44, alt = '' }: AvatarProps) => {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (imageUrl && imageUrl !== brokenUrl) {
    return (
      <img
        className={styles.image}
        src={imageUrl}
        alt={alt}
        width={size}
        height={size}
        onError={() => setBrokenUrl(imageUrl)}
      />
    );
  }
  return (
    <span className={styles.bloom} {...(alt ? { role: 'img', 'aria-label': alt } : {})}>
      <Bloom seed={bloom ?? userId} size={size} />
    </span>
  );
};
