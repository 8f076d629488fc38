import { homePath } from '@wonderfield/contract/accounts/home-path';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePageTheme } from '../../../shared/pages/page-theme.ts';
import { PATHS } from '../../../shared/routing/paths.ts';
import { readClassToken } from '../../../shared/session/class-device.ts';
import { readSession } from '../../../shared/session/session-store.ts';
import { OtherStudent } from '../enter/other-student.tsx';
import { useEnterAsStudent } from '../enter/use-enter-as-student.ts';
import { CardStage } from '../scanner/card-stage.tsx';
import { useCameraPage } from '../scanner/use-camera-page.ts';

/** Signs in with a card in front of the camera. */
export const CardScreen = () => {
  const t = useTranslations('studentSignIn.card');
  const navigate = useNavigate();
  usePageTheme('morning', 'student');
  useCameraPage();
  const classToken = readClassToken();
  const [other, setOther] = useState(() => readSession()?.user);
  const [isHelpAsked, setHelpAsked] = useState(false);
  const { enter } = useEnterAsStudent();
  if (other) {
    return (
      <OtherStudent
        user={other}
        target="card"
        onUse={() => setOther(undefined)}
        onStay={() => void navigate(homePath(other), { replace: true })}
      />
    );
  }
  return (
    <CardStage
      classToken={classToken}
      helpText={isHelpAsked ? t('askHelp') : undefined}
      onSignedIn={enter}
      // In a class, the student taps the tile, which raises the hand.
      onHelp={() =>
        classToken
          ? void navigate(PATHS.openClass, { state: { needsHelp: true } })
          : setHelpAsked(true)
      }
      onType={() => void navigate(PATHS.studentSignIn)}
      onBack={() => void navigate(classToken ? PATHS.openClass : PATHS.studentSignIn)}
    />
  );
};
