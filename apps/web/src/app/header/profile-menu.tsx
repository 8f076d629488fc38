import type { PortalUser, StudentUser } from '@wonderfield/contract/accounts/user';
import { bloomOf } from '@wonderfield/contract/options';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { Menu, MenuItem, MenuLink } from '@wonderfield/ui/menu/menu';
import { MenuButton } from '@wonderfield/ui/menu/menu-button';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { displayName } from '../../shared/account/display-name.ts';
import type { HeaderAction, StepItem } from './header-actions.ts';
import { HEADER_ICONS } from './header-icons.tsx';

/** Returns the avatar name, or the full name of a student who has none yet. */
const shownName = (student: StudentUser) => student.avatarName ?? displayName(student);

/** Shows a button with the user's name and its dropdown menu. */
export const ProfileMenu = ({
  user,
  actions,
  onStep,
}: {
  user: PortalUser;
  actions: HeaderAction[];
  onStep: (item: StepItem) => void;
}) => {
  const t = useTranslations('shell');
  const shared = useTranslations('shared');
  return (
    <Menu
      trigger={
        <MenuButton
          avatar={
            <Avatar
              userId={user.id}
              bloom={user.userType === 'student' ? bloomOf(user.avatarLook) : undefined}
              imageUrl={user.pictures?.thumbnail}
              size={40}
              alt=""
            />
          }
          // Others may look at the screen of a student, so it shows no real name.
          name={user.userType === 'student' ? shownName(user) : displayName(user)}
          detail={shared(`accountType.${user.userType}`)}
        />
      }
    >
      {actions.map((action) =>
        action.to !== undefined ? (
          <MenuLink
            key={action.item}
            icon={HEADER_ICONS[action.item]}
            locked={action.isLocked}
            render={<Link to={action.to} />}
          >
            {t(action.item)}
          </MenuLink>
        ) : (
          <MenuItem
            key={action.item}
            icon={HEADER_ICONS[action.item]}
            onSelect={() => onStep(action.item)}
          >
            {t(action.item)}
          </MenuItem>
        ),
      )}
    </Menu>
  );
};
