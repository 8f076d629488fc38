import { homePath } from '@wonderfield/contract/accounts/home-path';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePageTheme } from '../../../shared/pages/page-theme.ts';
import { PATHS } from '../../../shared/routing/paths.ts';
import { readClassToken } from '../../../shared/session/class-device.ts';
import { OtherStudent } from '../enter/other-student.tsx';
import { useCardEntry } from '../enter/use-card-entry.ts';
import { CardStage } from '../scanner/card-stage.tsx';
import { useCameraPage } from '../scanner/use-camera-page.ts';

/** Signs in with a card in front of the camera. */
export const CardScreen = () => {
  const t = useTranslations('studentSignIn.card');
  const navigate = useNavigate();
  usePageTheme('morning', 'student');
  useCameraPage();
  const classToken = readClassToken();
  const [isHelpAsked, setHelpAsked] = useState(false);
  const entry = useCardEntry();
  const { earlier } = entry;
  if (earlier) {
    return (
      <OtherStudent
        user={earlier}
        target="card"
        onUse={entry.accept}
        onStay={() => void navigate(homePath(earlier), { replace: true })}
      />
    );
  }
  return (
    <CardStage
      classToken={classToken}
      helpText={isHelpAsked ? t('askHelp') : undefined}
      onSignedIn={entry.handleSignedIn}
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
