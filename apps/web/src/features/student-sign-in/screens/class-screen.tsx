import { homePath } from '@wonderfield/contract/accounts/home-path';
import type { Tile } from '@wonderfield/contract/student-sign-in/open-class';
import { Sheet } from '@wonderfield/ui/card/card';
import { ClassScene as Field } from '@wonderfield/ui/scenes/way-in-scenes';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { studentName } from '../../../shared/account/display-name.ts';
import { usePageTheme } from '../../../shared/pages/page-theme.ts';
import { PageTitle } from '../../../shared/pages/page-title.tsx';
import { useStartPlay } from '../../../shared/play/use-play.ts';
import { PATHS } from '../../../shared/routing/paths.ts';
import {
  readClassToken,
  removeClassToken,
  storeClassToken,
} from '../../../shared/session/class-device.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import styles from '../class/class-page.module.css';
import { ClassPage } from '../class/class-page.tsx';
import { EnterClass } from '../class/enter-class.tsx';
import { TileSignIn } from '../class/tile-sign-in.tsx';
import { useBye } from '../class/use-bye.ts';
import { useOpenClass } from '../class/use-open-class.ts';
import { useStudentHere } from '../class/use-student-here.ts';
import { OtherStudent } from '../enter/other-student.tsx';
import { useAddressFragment } from '../enter/use-address-fragment.ts';
import { useEnterAsStudent } from '../enter/use-enter-as-student.ts';
import { useSignOutHere } from '../enter/use-sign-out-here.ts';
import { useCameraPage } from '../scanner/use-camera-page.ts';

/** Says goodbye before the next student comes. */
const Bye = ({ name }: { name: string }) => {
  const t = useTranslations('studentSignIn.class');
  return (
    <main id="main" className={styles.single}>
      <PageTitle>{t('bye', { name })}</PageTitle>
      <Field />
      <Sheet as="section" className={styles.bye}>
        <p role="status">{t('bye', { name })}</p>
      </Sheet>
    </main>
  );
};

/** Signs out at once if the game or the timeout opened the page with `?done=1`. */
const useDoneElsewhere = (onDone: () => void) => {
  const [search, setSearch] = useSearchParams();
  const isDone = search.has('done');
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    if (!isDone) return;
    done.current();
    setSearch({}, { replace: true });
  }, [isDone, setSearch]);
};

type Chosen = { tile: Tile; needsHelp: boolean };

/** The class of this device: tiles, then what the student's method needs. */
const OpenedClass = ({
  classToken,
  onDone,
  onLeave,
}: {
  classToken: string;
  onDone: () => void;
  onLeave: () => void;
}) => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const view = useOpenClass(classToken);
  const here = useStudentHere();
  const { enter, isOpeningGame } = useEnterAsStudent();
  const startPlay = useStartPlay();
  // The card page sends students who need help here.
  const [isHelping, setHelping] = useState(state?.needsHelp === true);
  const [chosen, setChosen] = useState<Chosen>();
  const { hasLeft, isClosed } = view;
  useEffect(() => {
    if (hasLeft) onLeave();
  }, [hasLeft, onLeave]);
  const done = useRef(onDone);
  done.current = onDone;
  // The server has ended the sessions of the class. Nothing of a student may stay.
  useEffect(() => {
    if (!isClosed) return;
    setChosen(undefined);
    setHelping(false);
    done.current();
  }, [isClosed]);

  if (chosen && !isClosed) {
    return (
      <TileSignIn
        key={chosen.tile.tile}
        tile={chosen.tile}
        needsHelp={chosen.needsHelp}
        classToken={classToken}
        onSignedIn={enter}
        onBack={() => setChosen(undefined)}
      />
    );
  }
  return (
    <ClassPage
      view={view}
      here={here}
      isHelping={isHelping}
      onHelp={setHelping}
      isOpeningGame={isOpeningGame || startPlay.isPending || startPlay.isSuccess}
      onOpen={(tile) => {
        setChosen({ tile, needsHelp: isHelping });
        setHelping(false);
      }}
      // A student without a flower names it first.
      onPlay={() => (here?.avatarName ? startPlay.mutate() : void navigate(PATHS.avatar))}
      onDone={onDone}
      onLeave={onLeave}
    />
  );
};

/** Shows the class of this device, or asks for the code of one. */
const ClassDevice = ({ code }: { code: string }) => {
  const navigate = useNavigate();
  const user = useSession()?.user;
  const signOut = useSignOutHere();
  const bye = useBye();
  // A code in the address moves the device to that class.
  const [classToken, setClassToken] = useState(() => (code ? undefined : readClassToken()));
  const [hasLeft, setLeft] = useState(false);
  const handleDone = () => {
    if (!user || !classToken) return;
    if (user.userType === 'student') bye.sayBye(studentName(user));
    signOut();
  };
  useDoneElsewhere(handleDone);
  const handleLeave = useRef(() => {
    removeClassToken();
    setLeft(true);
    setClassToken(undefined);
  });
  if (bye.name !== undefined) return <Bye name={bye.name} />;
  if (user && user.userType !== 'student') {
    return (
      <OtherStudent
        user={user}
        target="class"
        onUse={signOut}
        onStay={() => void navigate(homePath(user), { replace: true })}
      />
    );
  }
  if (classToken) {
    return (
      <OpenedClass classToken={classToken} onDone={handleDone} onLeave={handleLeave.current} />
    );
  }
  return (
    <EnterClass
      code={code}
      hasLeft={hasLeft}
      onEntered={(entered) => {
        storeClassToken(entered.classToken);
        setClassToken(entered.classToken);
      }}
    />
  );
};

/** Opens a class on a device that students share. */
export const ClassScreen = () => {
  usePageTheme('morning', 'student');
  useCameraPage();
  const code = useAddressFragment();
  return <ClassDevice key={code} code={code} />;
};
