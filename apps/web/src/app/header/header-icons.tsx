import {
  BookOpen,
  ChartColumn,
  CircleUserRound,
  Gamepad2,
  KeyRound,
  LogOut,
  School,
  UsersRound,
} from 'lucide-react';

const size = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;

export const HEADER_ICONS = {
  myChildren: <UsersRound {...size} />,
  progress: <ChartColumn {...size} />,
  myClassrooms: <School {...size} />,
  mySchool: <School {...size} />,
  library: <BookOpen {...size} />,
  myAccount: <CircleUserRound {...size} />,
  playGame: <Gamepad2 {...size} />,
  changePassword: <KeyRound {...size} />,
  logout: <LogOut {...size} />,
};
