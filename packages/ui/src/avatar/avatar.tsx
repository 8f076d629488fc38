import { useState } from 'react';
import { Bloom } from '../art/bloom.tsx';
import styles from './avatar.module.css';

/** Props of {@link Avatar}. */
export type AvatarProps = {
  /** Decides the flower. */
  userId: string;
  /** The number of the flower somebody chose; it wins over the id. */
  bloom?: number | undefined;
  /** An uploaded picture takes the flower's place. */
  imageUrl?: string | null | undefined;
  size?: number | undefined;
  /** Only where the picture stands alone; beside a name it is decoration. */
  alt?: string | undefined;
};

/** A person: their flower, or the picture they uploaded. */
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
