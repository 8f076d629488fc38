import type { SchoolCode } from '@wonderfield/contract/educators/school-office';
import { TEXTS } from '@wonderfield/contract/texts';
import { Picture } from '@wonderfield/ui/art/kit';
import { Owl } from '@wonderfield/ui/art/owl';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { Copy, Eye, EyeOff, Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CodeChange } from '../api/school-calls.ts';
import styles from './code-cards.module.css';
import { CodeChangeDialog } from './code-change-dialog.tsx';

const ICON = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;
const HIDDEN = '••-••••-••••';

const CodeLine = ({ code }: { code: string }) => {
  const t = useTranslations('school.staffCode');
  const [isShown, setShown] = useState(false);
  return (
    <p className={styles.staffCode}>
      {isShown ? (
        <span className="code">{code}</span>
      ) : (
        <>
          <span className={styles.hidden} aria-hidden>
            {HIDDEN}
          </span>
          <span className="visually-hidden">{t('hidden')}</span>
        </>
      )}
      <IconButton
        label={t(isShown ? 'hide' : 'show')}
        icon={isShown ? <EyeOff {...ICON} /> : <Eye {...ICON} />}
        onClick={() => setShown(!isShown)}
      />
    </p>
  );
};

/** The code that makes teachers: long, hidden until asked for, with the owl and a lock. */
export const StaffCodeCard = ({ staffCode }: { staffCode: SchoolCode | undefined }) => {
  const t = useTranslations('school.staffCode');
  const { show } = useToasts();
  const [asked, setAsked] = useState<CodeChange['action']>();
  const handleCopy = async (code: string) => {
    try {
      await navigator.clipboard.writeText(code);
      show({ tone: 'success', text: t('copied') });
    } catch {
      // Browsers may not let a page copy.
      show({ tone: 'error', text: TEXTS.somethingWrong });
    }
  };
  return (
    <Card as="section" padding="md" className={`${styles.card} ${styles.staff}`}>
      <div className={styles.head}>
        <Picture width={60} height={60} size={[56, 56]} className={styles.animal}>
          <Owl x={30} y={56} s={0.22} book={false} />
        </Picture>
        <div>
          <h2>{t('title')}</h2>
          <p className={styles.text}>{t('text')}</p>
        </div>
        <Lock {...ICON} className={styles.lock} />
      </div>
      {staffCode ? <CodeLine code={staffCode.code} /> : <p>{t('none')}</p>}
      <div className={styles.actions}>
        {staffCode && (
          <Button
            variant="secondary"
            size="sm"
            icon={<Copy {...ICON} />}
            onClick={() => void handleCopy(staffCode.code)}
          >
            {t('copy')}
          </Button>
        )}
        <Button
          variant={staffCode ? 'quiet' : 'secondary'}
          size="sm"
          onClick={() => setAsked('renew')}
        >
          {t(staffCode ? 'renew' : 'make')}
        </Button>
        {staffCode && (
          <Button variant="quiet" size="sm" onClick={() => setAsked('revoke')}>
            {t('revoke')}
          </Button>
        )}
      </div>
      {staffCode && <p className={styles.facts}>{t('uses', { count: staffCode.uses })}</p>}
      <CodeChangeDialog kind="staff" action={asked} onClose={() => setAsked(undefined)} />
    </Card>
  );
};
