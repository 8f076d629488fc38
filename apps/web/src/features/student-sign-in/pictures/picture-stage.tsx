import { Button } from '@wonderfield/ui/button/button';
import { Sheet } from '@wonderfield/ui/card/card';
import { PeekingHare, PicturesScene } from '@wonderfield/ui/scenes/way-in-scenes';
import { Undo2, Volume2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHeadingFocus } from '../../../shared/focus/use-heading-focus.ts';
import { PageTitle } from '../../../shared/pages/page-title.tsx';
import { useReadAloud } from '../../../shared/speech/use-read-aloud.ts';
import { NeedHelp } from '../help/need-help.tsx';
import { boardOrder } from '../rules/board-order.ts';
import styles from './picture-board.module.css';
import { PictureBoard } from './picture-board.tsx';
import { PictureSlots } from './picture-slots.tsx';
import type { PictureSignIn } from './use-picture-sign-in.ts';

const ICON = { size: 20, strokeWidth: 2.4, 'aria-hidden': true } as const;

/** Lets a student tap three of twelve pictures. The third one signs in by itself. */
export const PictureStage = ({
  board,
  who,
  signIn,
  onHelp,
  helpText,
  nextSteps,
}: {
  /** Decides the order of the pictures. */
  board: number;
  /** The flower and the name of the student, with the way back. */
  who: ReactNode;
  signIn: PictureSignIn;
  /** Asks for help. Undefined if no teacher can see it. */
  onHelp: (() => void) | undefined;
  helpText: string;
  /** Shown in place of Undo while the board is locked. */
  nextSteps?: ReactNode;
}) => {
  const t = useTranslations('studentSignIn');
  const title = useHeadingFocus();
  const read = useReadAloud();
  const [isReading, setReading] = useState(false);
  const { picks, state } = signIn;
  const isBusy = state === 'busy';
  const isLocked = state === 'locked';
  const message = isBusy
    ? t('signingIn')
    : state === 'wrong'
      ? t('pictures.wrong')
      : isLocked
        ? helpText
        : signIn.problem;
  return (
    <main id="main" className={styles.full}>
      <PageTitle>{t('pictures.title')}</PageTitle>
      <PicturesScene />
      <div className={styles.stage}>
        <Sheet as="section" className={styles.side} padding="none">
          <PeekingHare className={styles.peek} />
          <div className={styles.me}>{who}</div>
          <h1 ref={title} tabIndex={-1}>
            {t('pictures.title')}
          </h1>
          <PictureSlots picks={picks} state={state} message={message} />
          {onHelp && <NeedHelp className={styles.help} onClick={onHelp} />}
          {isLocked && nextSteps}
          <div className={styles.buttons} hidden={isLocked && nextSteps !== undefined}>
            <Button
              variant="secondary"
              icon={<Undo2 {...ICON} />}
              disabled={picks.length === 0 || isBusy || isLocked}
              onClick={signIn.undo}
            >
              {t('pictures.undo')}
            </Button>
            {read && (
              <Button
                variant="secondary"
                icon={<Volume2 {...ICON} />}
                aria-pressed={isReading}
                onClick={() => {
                  if (!isReading) read(t('pictures.title'));
                  setReading(!isReading);
                }}
              >
                {t('readAloud')}
              </Button>
            )}
          </div>
        </Sheet>
        <PictureBoard
          order={boardOrder(board)}
          ringed={signIn.ringed}
          isBusy={isBusy}
          isLocked={isLocked}
          onPick={signIn.pick}
          onUndo={signIn.undo}
          onFocus={(word) => isReading && read?.(word)}
        />
      </div>
    </main>
  );
};
