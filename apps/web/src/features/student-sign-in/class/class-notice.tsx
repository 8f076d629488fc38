import { Hare } from '@wonderfield/ui/art/animals/hare';
import { Picture } from '@wonderfield/ui/art/kit';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Sheet } from '@wonderfield/ui/card/card';
import { Keyboard } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PATHS } from '../../../shared/routing/paths.ts';
import styles from './class-notice.module.css';
import type { OpenClassView } from './use-open-class.ts';

/** Returns why no tile can be tapped. */
const useReason = (view: OpenClassView) => {
  const t = useTranslations('studentSignIn');
  if (view.isPending) return t('class.loading');
  if (view.isOffline) return t('noInternet');
  if (view.isClosed) return t('class.closed');
  return view.tiles.length === 0 && view.openUntil ? t('class.empty') : undefined;
};

/** Says why no tile can be tapped: above the tiles, or in the middle of a page without tiles. */
export const ClassNotice = ({ view }: { view: OpenClassView }) => {
  const t = useTranslations('studentSignIn');
  const reason = useReason(view);
  if (!reason) return null;
  // An open class says at the bottom how to type, and offline nobody can.
  const canType = view.isClosed && !view.isOffline;
  if (view.tiles.length > 0 || view.isPending) {
    return (
      <p className={styles.notice} role="status" data-notice>
        <span>{reason}</span>
        {canType && <Link to={PATHS.studentSignIn}>{t('typeInstead')}</Link>}
      </p>
    );
  }
  return (
    <Sheet as="section" className={styles.card} data-notice>
      <Picture width={150} height={200} size={[150, 200]}>
        <Hare x={75} y={196} s={0.56} wave={false} />
      </Picture>
      <p role="status">{reason}</p>
      {canType && (
        <ButtonLink
          variant="secondary"
          icon={<Keyboard size={20} strokeWidth={2.2} aria-hidden />}
          render={<Link to={PATHS.studentSignIn} />}
        >
          {t('typeInstead')}
        </ButtonLink>
      )}
    </Sheet>
  );
};
