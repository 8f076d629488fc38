import type { Tile } from '@wonderfield/contract/student-sign-in/open-class';
import { boardOf } from '@wonderfield/contract/student-sign-in/pictures';
import { ClassScene } from '@wonderfield/ui/scenes/way-in-scenes';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../../../shared/pages/page-title.tsx';
import { type StudentSession, signInToClass } from '../api/student-sign-in-calls.ts';
import { HelpWaits } from '../help/help-waits.tsx';
import { RaisedHand } from '../help/raised-hand.tsx';
import { useHand } from '../help/use-hand.ts';
import { PictureStage } from '../pictures/picture-stage.tsx';
import { usePictureSignIn } from '../pictures/use-picture-sign-in.ts';
import { CardStage } from '../scanner/card-stage.tsx';
import styles from './class-page.module.css';
import { TilePassword } from './tile-password.tsx';
import { TileWho } from './tile-who.tsx';

type MethodProps = {
  tile: Tile;
  classToken: string;
  /** Gets no tile after a card, which may belong to another student. */
  onSignedIn: (session: StudentSession, tile?: string) => void;
  onHelp: () => void;
  onBack: () => void;
};

/** A page with one sheet in the middle of the field. */
const Centered = ({ title, children }: { title: string; children: ReactNode }) => (
  <main id="main" className={styles.single}>
    <PageTitle>{title}</PageTitle>
    <ClassScene />
    {children}
  </main>
);

const WithPictures = ({
  tile,
  classToken,
  onSignedIn,
  onHelp,
  onStuck,
  onBack,
}: MethodProps & { onStuck: () => void }) => {
  const t = useTranslations('studentSignIn.pictures');
  const signIn = usePictureSignIn({
    send: (pictures) => signInToClass({ classToken, tile: tile.tile, pictures }),
    onSignedIn: (session) => onSignedIn(session, tile.tile),
    onLocked: onStuck,
  });
  return (
    <PictureStage
      board={tile.board ?? boardOf(tile.name)}
      who={<TileWho tile={tile} size={84} onBack={onBack} />}
      signIn={signIn}
      onHelp={onHelp}
      helpText={t('locked')}
    />
  );
};

/** Asks the student of a tile for what the method needs. */
const Method = (props: MethodProps & { onStuck: () => void }) => {
  const t = useTranslations('studentSignIn');
  const { tile, classToken, onSignedIn, onHelp, onBack } = props;
  const [isTyping, setTyping] = useState(false);
  if (tile.method === 'pictures' && !isTyping) return <WithPictures {...props} />;
  if (tile.method === 'scan' && !isTyping) {
    return (
      <CardStage
        classToken={classToken}
        onSignedIn={(session) => onSignedIn(session)}
        onHelp={onHelp}
        onType={() => setTyping(true)}
        onBack={onBack}
      />
    );
  }
  return (
    <Centered title={t('password.title')}>
      <TilePassword
        tile={tile}
        classToken={classToken}
        who={<TileWho tile={tile} size={84} onBack={onBack} />}
        onSignedIn={(session) => onSignedIn(session, tile.tile)}
        onHelp={onHelp}
      />
    </Centered>
  );
};

/** Signs in the student of a tile, or raises a hand for the student. */
export const TileSignIn = ({
  needsHelp,
  onBack,
  ...props
}: Omit<MethodProps, 'onHelp'> & {
  /** True if the student asked for help before choosing the tile. */
  needsHelp: boolean;
}) => {
  const t = useTranslations('studentSignIn');
  const toasts = useToasts();
  const [isStuck, setStuck] = useState(false);
  const { tile, classToken, onSignedIn } = props;
  const hand = useHand({
    classToken,
    onLetIn: (session) => onSignedIn(session, tile.tile),
    onLowered: () => {
      toasts.show({ tone: 'info', text: t('hand.lowered') });
      onBack();
    },
  });
  const start = useRef({ isAsked: false, hand });
  useEffect(() => {
    if (!needsHelp || start.current.isAsked) return;
    start.current.isAsked = true;
    start.current.hand.raise(tile.tile);
  }, [needsHelp, tile.tile]);
  if ((needsHelp || hand.isOffline) && !hand.picture && !hand.hasFailed) {
    return (
      <Centered title={t('help')}>
        <HelpWaits
          who={<TileWho tile={tile} size={52} onBack={undefined} />}
          isOffline={hand.isOffline}
          onBack={onBack}
        />
      </Centered>
    );
  }
  if (hand.picture) {
    return (
      <Centered title={t('hand.title')}>
        <RaisedHand
          who={<TileWho tile={tile} size={52} onBack={undefined} />}
          picture={hand.picture}
          isComing={hand.isComing}
          isLetIn={hand.isLetIn}
          isStuck={isStuck}
          isOffline={hand.isOffline}
          onNext={onBack}
          onLower={() => {
            hand.lower();
            onBack();
          }}
        />
      </Centered>
    );
  }
  return (
    <Method
      {...props}
      onBack={onBack}
      onHelp={() => hand.raise(tile.tile)}
      onStuck={() => {
        setStuck(true);
        hand.raise(tile.tile);
      }}
    />
  );
};
