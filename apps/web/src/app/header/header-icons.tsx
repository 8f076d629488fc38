import { CircleUserRound, KeyRound, LogOut } from 'lucide-react';

const size = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;

export const HEADER_ICONS = {
  myAccount: <CircleUserRound {...size} />,
  changePassword: <KeyRound {...size} />,
  logout: <LogOut {...size} />,
};
