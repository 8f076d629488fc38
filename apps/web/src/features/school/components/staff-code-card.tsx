import type { School } from '@wonderfield/contract/educators/school-admin';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Owl } from '@wonderfield/ui/art/animals/owl';
import { Button } from '@wonderfield/ui/button/button';
import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { Copy, Eye, EyeOff, Lock } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { CodeCard } from './code-card.tsx';
import styles from './code-cards.module.css';
import { CodeChangeButtons } from './code-change-buttons.tsx';
import type { CodeConfirmation } from './use-code-confirmation.ts';

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

const Code = ({
  staffCode: { code, uses },
  domains,
  onAsk,
}: {
  staffCode: NonNullable<School['staffCode']>;
  domains: string[];
  onAsk: CodeConfirmation['ask'];
}) => {
  const t = useTranslations('school.staffCode');
  const format = useFormatter();
  const { show } = useToasts();
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      show({ tone: 'success', text: t('copied') });
    } catch {
      // Browsers may deny copying.
      show({ tone: 'error', text: TEXTS.somethingWrong });
    }
  };
  return (
    <>
      <CodeLine code={code} />
      <p className={styles.text}>
        {domains.length > 0
          ? t('domains', { domains: format.list(domains, { type: 'disjunction' }) })
          : t('noDomains')}
      </p>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="sm"
          icon={<Copy {...ICON} />}
          onClick={() => void handleCopy()}
        >
          {t('copy')}
        </Button>
        <CodeChangeButtons kind="staff" onAsk={onAsk} />
      </div>
      <p className={styles.facts}>{t('uses', { count: uses })}</p>
    </>
  );
};

/** Shows the staff code, which is long and hidden until requested. */
export const StaffCodeCard = ({ school: { staffCode, domains } }: { school: School }) => (
  <CodeCard
    kind="staff"
    animal={<Owl x={30} y={56} s={0.22} book={false} />}
    mark={<Lock {...ICON} className={styles.lock} />}
  >
    {staffCode && ((ask) => <Code staffCode={staffCode} domains={domains} onAsk={ask} />)}
  </CodeCard>
);
