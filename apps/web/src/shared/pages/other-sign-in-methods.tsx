import { GoogleMark } from '@wonderfield/ui/art/google-mark';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Divider } from '@wonderfield/ui/divider/divider';
import { KeyRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { AUTHORIZE_PATHS } from '../account/sign-in-methods.ts';
import { usePortalConfig } from '../routing/portal-config.ts';
import styles from './other-sign-in-methods.module.css';

/** External sign-in methods in the order of their links. */
const METHODS = ['school', 'google', 'clever'] as const;

type Notice = { place: 'educator'; title: string; description: string; points: string[] };

/** Links to the external sign-in services of this installation. */
export const OtherSignInMethods = ({ onNotify }: { onNotify: (way: Notice) => void }) => {
  const t = useTranslations('shared.ways');
  const offered = usePortalConfig()?.signIn;
  const ways = METHODS.filter((way) => offered?.[way]);
  if (ways.length === 0) return null;
  const tell = (way: (typeof METHODS)[number]) => () =>
    onNotify({
      place: 'educator',
      title: t(way),
      description: t(`about.${way}`, { school: offered?.school ?? '' }),
      points: [t('point1'), t('point2')],
    });
  return (
    <div className={styles.ways}>
      <Divider>{t('or')}</Divider>
      <div className={styles.links}>
        {ways.map((way) => (
          <ButtonLink
            key={way}
            variant="secondary"
            href={AUTHORIZE_PATHS[way]}
            icon={
              // We may not draw Clever's logo.
              (way === 'google' && <GoogleMark />) ||
              (way === 'school' && <KeyRound size={20} strokeWidth={2.2} aria-hidden />)
            }
            onPointerEnter={tell(way)}
            onFocus={tell(way)}
          >
            {t(way)}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
};
