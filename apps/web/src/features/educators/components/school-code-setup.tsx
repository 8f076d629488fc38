import type { EducatorUser } from '@wonderfield/contract/accounts/user';
import type { SchoolOfCode } from '@wonderfield/contract/educators/school';
import { useState } from 'react';
import { SchoolCodeForm } from './school-code-form.tsx';
import { SchoolSetupForm } from './school-setup-form.tsx';

export type SetupProps = { user: EducatorUser; onTouched: () => void; onDone: () => void };

/** First the code, then the school it stands for; Back clears the code (S 2.6). */
export const SchoolCodeSetup = ({ user, onTouched, onDone }: SetupProps) => {
  const [school, setSchool] = useState<SchoolOfCode>();
  if (!school) return <SchoolCodeForm onTouched={onTouched} onFound={setSchool} />;
  return (
    <SchoolSetupForm
      user={user}
      school={school}
      onBack={() => setSchool(undefined)}
      onDone={onDone}
    />
  );
};
