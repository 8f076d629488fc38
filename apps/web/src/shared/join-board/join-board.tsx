import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Button } from '@wonderfield/ui/button/button';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { Copy, Link2, Maximize } from 'lucide-react';
import { type CSSProperties, lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useBackgroundTask } from '../call/use-background-task.ts';
import { PATHS } from '../routing/paths.ts';
import styles from './join-board.module.css';

const QrCode = lazy(() =>
  import('@wonderfield/ui/qr-code/qr-code').then((module) => ({ default: module.QrCode })),
);

const ICON = { size: 18, strokeWidth: 2.2, 'aria-hidden': true } as const;

type JoinBoardProps = {
  code: string;
  typeLabel: string;
  /** Page that asks for the code. */
  path?: string | undefined;
  /** Address with the code, if it does not belong into the query. */
  link?: string | undefined;
};

/** Shows students the address, the code and a QR code on a projector. */
export const JoinBoard = ({
  code,
  typeLabel,
  path = PATHS.join,
  link: ownLink,
}: JoinBoardProps) => {
  const t = useTranslations('shared.joinBoard');
  const { show } = useToasts();
  const guarded = useBackgroundTask();
  const board = useRef<HTMLDivElement>(null);
  const enlarge = useRef<HTMLButtonElement>(null);
  // Browsers blur an element that full screen hides and do not restore the focus.
  useEffect(() => {
    const keepFocus = () => (document.fullscreenElement ? board : enlarge).current?.focus();
    document.addEventListener('fullscreenchange', keepFocus);
    return () => document.removeEventListener('fullscreenchange', keepFocus);
  }, []);
  const address = `${window.location.origin}${path}`;
  const link = ownLink ?? `${address}?code=${encodeURIComponent(code)}`;

  const handleCopy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      show({ tone: 'success', text: t('copied') });
    } catch {
      show({ tone: 'error', text: TEXTS.somethingWrong });
    }
  };
  return (
    <>
      <div
        ref={board}
        tabIndex={-1}
        className={styles.board}
        style={{ '--signs': code.length } as CSSProperties}
      >
        <div className={styles.words}>
          <p className={styles.label}>{t('goTo')}</p>
          <p className={styles.address}>
            {window.location.origin}
            <wbr />
            {path}
          </p>
          <p className={styles.label}>{typeLabel}</p>
          <p className={styles.code}>{code}</p>
        </div>
        <div className={styles.scan}>
          <Suspense fallback={<div className={styles.qr} />}>
            <QrCode text={link} label={t('qrLabel', { address })} className={styles.qr} />
          </Suspense>
          <p className={styles.label}>{t('scan')}</p>
        </div>
      </div>
      <div className={styles.boardActions}>
        <Button
          variant="secondary"
          size="sm"
          icon={<Copy {...ICON} />}
          onClick={() => void handleCopy(code)}
        >
          {t('copyCode')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<Link2 {...ICON} />}
          onClick={() => void handleCopy(link)}
        >
          {t('copyLink')}
        </Button>
        {document.fullscreenEnabled && (
          <Button
            ref={enlarge}
            variant="secondary"
            size="sm"
            icon={<Maximize {...ICON} />}
            onClick={() => guarded(() => board.current?.requestFullscreen())}
          >
            {t('fullScreen')}
          </Button>
        )}
      </div>
    </>
  );
};
