import type { SignInKind } from '@wonderfield/contract/sign-in-method';
import { GoogleMark } from '@wonderfield/ui/art/google-mark';
import { Cloud, GraduationCap, Grid3x3, Hand, House, KeyRound, QrCode } from 'lucide-react';
import { useTranslations } from 'use-intl';
import styles from './live-tiles.module.css';

const ICON = { size: 18, strokeWidth: 2.2, 'aria-hidden': true } as const;
const ICONS = {
  password: KeyRound,
  card: QrCode,
  pictures: Grid3x3,
  help: Hand,
  parent: House,
  clever: Cloud,
  school: GraduationCap,
} as const;

/** Shows how a student signed in. With the time, a tile has no room for the word. */
export const SignInKindLabel = ({
  kind,
  time,
}: {
  kind: SignInKind;
  time?: string | undefined;
}) => {
  const t = useTranslations('studentLogin.kinds');
  const Icon = kind === 'google' ? undefined : ICONS[kind];
  return (
    <span className={styles.kind} title={time && t(kind)}>
      {Icon ? <Icon {...ICON} /> : <GoogleMark size={16} />}
      {time ? (
        <>
          <span className="visually-hidden">{t(kind)}</span> {time}
        </>
      ) : (
        t(kind)
      )}
    </span>
  );
};
