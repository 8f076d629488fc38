import type { EducatorUser } from '@wonderfield/contract/accounts/user';
import type { SchoolByCode } from '@wonderfield/contract/educators/school';
import { useState } from 'react';
import { SchoolCodeForm } from './school-code-form.tsx';
import { SchoolSetupForm } from './school-setup-form.tsx';

export type SetupProps = { user: EducatorUser; onTouched: () => void; onDone: () => void };

/** Asks for the code, then for confirmation of its school. Back clears the code. */
export const SchoolCodeSetup = ({ user, onTouched, onDone }: SetupProps) => {
  const [school, setSchool] = useState<SchoolByCode>();
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
