import type { School } from '@wonderfield/contract/educators/school-office';
import { TEXTS } from '@wonderfield/contract/texts';
import { Picture } from '@wonderfield/ui/art/kit';
import { Owl } from '@wonderfield/ui/art/owl';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { Copy, Eye, EyeOff, Lock } from 'lucide-react';
import { type RefObject, useId, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useErrorToast } from '../../../shared/use-error-toast.ts';
import { useSetSchoolCode } from '../api/school-calls.ts';
import styles from './code-cards.module.css';
import { CodeChangeButtons } from './code-change-buttons.tsx';
import { CodeChangeDialog } from './code-change-dialog.tsx';
import { type AskedChange, useAskedChange } from './use-asked-change.ts';

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

/** Nothing stops working by a first code: it is made without a question. */
const MakeCode = ({ heading }: { heading: RefObject<HTMLElement | null> }) => {
  const t = useTranslations('school.staffCode');
  const { show } = useToasts();
  const tellError = useErrorToast();
  const change = useSetSchoolCode();
  return (
    <>
      <p>{t('none')}</p>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="sm"
          busy={change.isPending}
          busyLabel={t('making')}
          onClick={() =>
            change.mutate(
              { kind: 'staff', action: 'renew' },
              {
                onSuccess: () => {
                  show({ tone: 'success', text: t('renewed') });
                  heading.current?.focus();
                },
                onError: (error) => tellError(error),
              },
            )
          }
        >
          {t('make')}
        </Button>
      </div>
    </>
  );
};

const Code = ({
  staffCode: { code, uses },
  domains,
  onAsk,
}: {
  staffCode: NonNullable<School['staffCode']>;
  domains: string[];
  onAsk: AskedChange['ask'];
}) => {
  const t = useTranslations('school.staffCode');
  const format = useFormatter();
  const { show } = useToasts();
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      show({ tone: 'success', text: t('copied') });
    } catch {
      // Browsers may not let a page copy.
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

/** The code that makes teachers: long, hidden until asked for, with the owl and a lock. */
export const StaffCodeCard = ({ school: { staffCode, domains } }: { school: School }) => {
  const t = useTranslations('school.staffCode');
  const { asked, ask, drop } = useAskedChange(staffCode !== undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  return (
    <Card
      as="section"
      padding="md"
      className={`${styles.card} ${styles.staff}`}
      aria-labelledby={titleId}
    >
      <div className={styles.head}>
        <Picture width={60} height={60} size={[56, 56]} className={styles.animal}>
          <Owl x={30} y={56} s={0.22} book={false} />
        </Picture>
        <div>
          <div className={styles.title}>
            <h2 ref={heading} id={titleId} tabIndex={-1}>
              {t('title')}
            </h2>
            <Lock {...ICON} className={styles.lock} />
          </div>
          <p className={styles.text}>{t('text')}</p>
        </div>
      </div>
      {staffCode ? (
        <Code staffCode={staffCode} domains={domains} onAsk={ask} />
      ) : (
        <MakeCode heading={heading} />
      )}
      <CodeChangeDialog kind="staff" action={asked} onClose={drop} heading={heading} />
    </Card>
  );
};
