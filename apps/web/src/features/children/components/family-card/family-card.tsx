import type { Child } from '@wonderfield/contract/children/child';
import { bloomOf } from '@wonderfield/contract/options';
import { Mark } from '@wonderfield/ui/art/mark';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { QrCode } from '@wonderfield/ui/qr-code/qr-code';
import { Scissors } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { studentName } from '../../../../shared/account/display-name.ts';
import { portalAddress } from '../../../../shared/account/sign-in-url.ts';
import { cardUrl } from '../../../../shared/student-login/card-address.ts';
import { PictureStrip } from '../../../../shared/student-login/picture-strip.tsx';
import type { FamilyCardSecrets } from '../../api/child-login-calls.ts';
import { HiddenPictures } from '../cards/pictures-cell.tsx';
import styles from './family-card.module.css';

const QR_SIZE = 132;
const PICTURE_SIZE = 60;
const MASK = '••••••••••';

type CardProps = {
  child: Child;
  /** Undefined before a print. The card then shows placeholders. */
  secrets: FamilyCardSecrets | undefined;
};

/** One way to sign in, numbered in order. */
const Way = ({ title, children }: { title: string; children: ReactNode }) => (
  <li className={styles.way}>
    <h3>{title}</h3>
    {children}
  </li>
);

/** Not lazy, so the code is there when the browser prints. */
const Scan = ({ child, secrets }: CardProps) => {
  const t = useTranslations('childLogin.card');
  return (
    <div className={styles.scan}>
      {secrets ? (
        <QrCode
          text={cardUrl(secrets.cardCode)}
          label={t('qr', { name: child.firstName })}
          size={QR_SIZE}
        />
      ) : (
        <p className={styles.noCode}>{t('noCode')}</p>
      )}
      <p>{t('devices')}</p>
    </div>
  );
};

const Words = ({ child, secrets }: CardProps) => {
  const t = useTranslations('childLogin.card');
  const columns = useTranslations('children.columns');
  const password = secrets ? secrets.password : MASK;
  return (
    <dl className={styles.words}>
      <dt>{columns('username')}</dt>
      <dd className="code">{child.username}</dd>
      <dt>{columns('password')}</dt>
      {password ? <dd className="code password">{password}</dd> : <dd>{t('ownPassword')}</dd>}
    </dl>
  );
};

/** Shows the card of a child to cut out. It contains no last name, because it may get lost. */
export const FamilyCard = ({ child, secrets }: CardProps) => {
  const t = useTranslations('childLogin.card');
  const name = child.firstName;
  return (
    <article className={styles.card} aria-label={t('title', { name })}>
      <Scissors size={22} strokeWidth={1.8} aria-hidden className={styles.scissors} />
      <div className={styles.cut}>
        <div className={styles.head}>
          <Avatar userId={child.id} bloom={bloomOf(child.avatarLook)} size={64} />
          <p>
            <b>{studentName(child)}</b>
            <span>{t('whose', { name })}</span>
          </p>
        </div>
        <ol className={styles.ways}>
          <Way title={t('scan')}>
            <Scan child={child} secrets={secrets} />
          </Way>
          {child.signInMethod === 'pictures' && (
            <Way title={t('pictures')}>
              <p className={styles.how}>
                {t.rich('picturesHow', {
                  username: child.username,
                  b: (text) => <b className="code">{text}</b>,
                })}
              </p>
              {secrets?.pictures ? (
                <PictureStrip pictures={secrets.pictures} size={PICTURE_SIZE} hasWords />
              ) : (
                <HiddenPictures size={PICTURE_SIZE} />
              )}
            </Way>
          )}
          <Way title={t('words')}>
            <Words child={child} secrets={secrets} />
          </Way>
        </ol>
        <p className={styles.foot}>
          <Mark size={22} />
          <span>{t.rich('foot', { address: portalAddress(), b: (text) => <b>{text}</b> })}</span>
        </p>
      </div>
    </article>
  );
};
