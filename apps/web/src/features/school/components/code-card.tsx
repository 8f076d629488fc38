import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { Picture } from '@wonderfield/ui/art/kit';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type CodeChange, useSetSchoolCode } from '../api/school-calls.ts';
import styles from './code-cards.module.css';
import { CodeChangeDialog } from './code-change-dialog.tsx';
import { type CodeConfirmation, useCodeConfirmation } from './use-code-confirmation.ts';

type Kind = CodeChange['kind'];

/** Creates a code without a confirmation, because no earlier code stops working. */
const MakeCode = ({ kind, heading }: { kind: Kind; heading: RefObject<HTMLElement | null> }) => {
  const t = useTranslations(kind === 'staff' ? 'school.staffCode' : 'school.studentCode');
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const change = useSetSchoolCode();
  const handleMake = () =>
    change.mutate(
      { kind, action: 'renew' },
      {
        onSuccess: () => {
          show({ tone: 'success', text: t('made') });
          // The button disappears after its action.
          heading.current?.focus();
        },
        onError: (error) => showErrorToast(error),
      },
    );
  return (
    <>
      <p className={styles.off}>{t('none')}</p>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="sm"
          busy={change.isPending}
          busyLabel={t('making')}
          onClick={handleMake}
        >
          {t('make')}
        </Button>
      </div>
    </>
  );
};

/** Shows one of the school's two codes with its audience, or a button to create it. */
export const CodeCard = ({
  kind,
  animal,
  mark,
  children,
}: {
  kind: Kind;
  animal: ReactNode;
  /** Shown next to the title. */
  mark?: ReactNode;
  /** Renders the code. Undefined if there is none. */
  children: ((onAsk: CodeConfirmation['ask']) => ReactNode) | undefined;
}) => {
  const t = useTranslations(kind === 'staff' ? 'school.staffCode' : 'school.studentCode');
  const { pending, ask, drop } = useCodeConfirmation(children !== undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  return (
    <Card
      as="section"
      padding="md"
      className={`${styles.card} ${styles[kind]}`}
      aria-labelledby={titleId}
    >
      <div className={styles.head}>
        <Picture width={60} height={60} size={[56, 56]} className={styles.animal}>
          {animal}
        </Picture>
        <div>
          <div className={styles.title}>
            <h2 ref={heading} id={titleId} tabIndex={-1}>
              {t('title')}
            </h2>
            {mark}
          </div>
          <p className={styles.text}>{t('text')}</p>
        </div>
      </div>
      {children ? children(ask) : <MakeCode kind={kind} heading={heading} />}
      <CodeChangeDialog kind={kind} action={pending} onClose={drop} heading={heading} />
    </Card>
  );
};
