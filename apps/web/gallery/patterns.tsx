import { GoogleMark } from '@wonderfield/ui/art/google-mark';
import { CompletedPicture } from '@wonderfield/ui/art/plants/growth';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { Divider } from '@wonderfield/ui/divider/divider';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { Menu, MenuItem, MenuLink } from '@wonderfield/ui/menu/menu';
import { MenuButton } from '@wonderfield/ui/menu/menu-button';
import { Note } from '@wonderfield/ui/note/note';
import { Progress } from '@wonderfield/ui/progress/progress';
import { QrCode } from '@wonderfield/ui/qr-code/qr-code';
import {
  BeeScene,
  HedgehogScene,
  SnailScene,
  SproutScene,
  WindmillScene,
} from '@wonderfield/ui/scenes/empty-scenes';
import { Seats } from '@wonderfield/ui/seats/seats';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { Tag } from '@wonderfield/ui/tag/tag';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { ToastCard } from '@wonderfield/ui/toast/toast-card';
import { type ToastMessage, useToasts } from '@wonderfield/ui/toast/toast-provider';
import { KeyRound, Lock, LogOut, Play, Plus, Users } from 'lucide-react';
import { useState } from 'react';
import styles from './gallery.module.css';
import { Block } from './parts.tsx';
import { Roster } from './roster.tsx';

const iconProps = { size: 20, strokeWidth: 2.2 };
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type OpenDialog = 'confirm' | 'form' | 'done';

const SAMPLE_TOASTS: ToastMessage[] = [
  { tone: 'success', text: 'Child account details updated successfully' },
  { tone: 'error', title: 'Sign In Failed', text: 'Something went wrong, Please try again' },
  { tone: 'info', text: 'You can now sign in now with your new password.' },
];

/** Shows toasts as they look, paused. */
const PausedToasts = () => (
  <div className={styles.toasts}>
    {SAMPLE_TOASTS.map((message) => (
      <ToastCard
        key={message.tone}
        message={message}
        dismissLabel="Close message"
        onDismiss={() => {}}
        data-expanded=""
      />
    ))}
  </div>
);

/** Shows toasts for some seconds. */
const ToastButtons = () => {
  const { show } = useToasts();
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => show({ tone: 'success', text: 'Child account added successfully' })}
      >
        Success
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          show({ tone: 'error', title: 'Link Child Failed', text: 'Please try again' })
        }
      >
        Error
      </Button>
      <Button variant="secondary" onClick={() => show({ tone: 'info', text: 'By the way' })}>
        Info
      </Button>
    </>
  );
};

const ProfileMenu = ({ onLogout }: { onLogout: () => void }) => (
  <Menu
    trigger={
      <MenuButton
        avatar={<Avatar userId="dana" size={40} />}
        name="Dana Okafor"
        detail="Home account"
      />
    }
  >
    <MenuLink locked href="#main">
      My Account
    </MenuLink>
    <MenuLink href="#main" icon={<Users {...iconProps} />}>
      My Children
    </MenuLink>
    <MenuItem icon={<Play {...iconProps} />} onSelect={() => {}}>
      Play Game
    </MenuItem>
    <MenuItem icon={<KeyRound {...iconProps} />} onSelect={() => {}}>
      Change Password
    </MenuItem>
    <MenuItem icon={<LogOut {...iconProps} />} onSelect={onLogout}>
      Logout
    </MenuItem>
  </Menu>
);

const Dialogs = ({ open, onClose }: { open: OpenDialog | null; onClose: () => void }) => (
  <>
    <ConfirmDialog
      open={open === 'confirm'}
      onClose={onClose}
      title="Are you sure you want to unlink the child's account?"
      text="The child account will be unlinked and you will not be able to access the child's information."
      cancelLabel="Cancel"
      confirmLabel="Unlink"
      busyLabel="Unlinking..."
      tone="danger"
      onConfirm={() => wait(1500)}
    />
    <Dialog open={open === 'form'} onClose={onClose} title="Add Child" closeLabel="Close">
      <form>
        <DialogBody>
          <TextField label="First Name" />
        </DialogBody>
        <DialogFoot>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button busyLabel="Adding Child..." onClick={onClose}>
            Continue
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
    <Dialog
      open={open === 'done'}
      onClose={onClose}
      title="Sign up completed!"
      picture={<CompletedPicture />}
    >
      <DialogBody>
        Please check your inbox and click on the verification link to verify your account
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Ok</Button>
      </DialogFoot>
    </Dialog>
  </>
);

const EmptyStates = () => (
  <>
    <Card padding="none">
      <EmptyState
        picture={<SproutScene />}
        title="No Classroom created yet!"
        action={
          <Button size="sm" icon={<Plus {...iconProps} />}>
            Create Classroom
          </Button>
        }
      />
    </Card>
    <Card padding="none">
      <EmptyState
        picture={<HedgehogScene />}
        title="No Children linked yet!"
        action={
          <Button size="sm" icon={<Plus {...iconProps} />}>
            Add Child
          </Button>
        }
      />
    </Card>
    <Card padding="none">
      <EmptyState
        picture={<WindmillScene turning />}
        title="No Classrooms found for the user"
        action={
          <Button size="sm" variant="secondary">
            Cancel
          </Button>
        }
      />
    </Card>
    <Card padding="none">
      <EmptyState picture={<SnailScene />} title="That took too long" />
    </Card>
    <Card padding="none">
      <EmptyState picture={<BeeScene />} title="Still working" />
    </Card>
    <Card padding="none">
      <Furrow height="112px" square />
      <div className={styles.padded}>
        <Skeleton label="Loading, please wait..." />
      </div>
    </Card>
  </>
);

const SeatCounts = () => (
  <Block title="Seats">
    <p className={styles.caption}>18 of 24</p>
    <Seats filled={18} capacity={24} label="18 of 24 places filled" />
    <p className={styles.caption}>40 of 40</p>
    <Seats filled={40} capacity={40} label="40 of 40 places filled" />
    <Seats filled={26} capacity={30} layout="line" label="26 of 30 places filled" />
    <Note tone="error">Max no. of Students exceeded</Note>
  </Block>
);

const NotesAndTags = () => (
  <Block title="Notes, tags, divider, avatars">
    <Note>
      Currently we do not support the game on your device. <a href="#main">See the FAQ</a>
    </Note>
    <Note tone="sun">Your account is waiting for approval.</Note>
    <div className={styles.row}>
      <Tag>Grade 3</Tag>
      <Tag tone="sky" icon={<GoogleMark size={16} />}>
        Google
      </Tag>
      <Tag tone="sun">Beta is free to play</Tag>
      <Tag tone="plain" icon={<Lock size={16} strokeWidth={2.2} />}>
        Read only
      </Tag>
    </div>
    <Divider>or use your school login</Divider>
    <div className={styles.row}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((id) => (
        <Avatar key={id} userId={id} />
      ))}
    </div>
  </Block>
);

/** Shows toasts, dialogs, menus, empty and loading states, seats, notes and tables. */
export const Patterns = () => {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  return (
    <>
      <Block title="Toasts">
        <PausedToasts />
        <div className={styles.row}>
          <ToastButtons />
          <Button variant="secondary" onClick={() => setOpen('confirm')}>
            Confirm dialog
          </Button>
          <Button variant="secondary" onClick={() => setOpen('form')}>
            Form dialog
          </Button>
          <Button variant="secondary" onClick={() => setOpen('done')}>
            Picture dialog
          </Button>
          <ProfileMenu onLogout={() => setOpen('confirm')} />
        </div>
      </Block>
      <Dialogs open={open} onClose={() => setOpen(null)} />
      <div className={styles.grid3}>
        <EmptyStates />
        <SeatCounts />
        <Block title="Progress">
          <Progress label="Adding students" done={12} total={41} text="12 of 41" />
        </Block>
        <NotesAndTags />
        <Block title="QR code">
          <QrCode text="https://www.wonderfield.example/sign-in/student" label="QR code" />
        </Block>
        <Roster />
      </div>
    </>
  );
};
