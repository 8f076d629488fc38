import { GoogleMark } from '@wonderfield/ui/art/google-mark';
import { BackLink } from '@wonderfield/ui/back-link/back-link';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { PlayButton } from '@wonderfield/ui/play-button/play-button';
import { Eye, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import styles from './gallery.module.css';
import { Block, State } from './parts.tsx';

export const Buttons = () => {
  const [busy, setBusy] = useState(false);
  return (
    <Block title="Buttons">
      <div className={styles.row}>
        <State name="Primary">
          <Button>Sign In</Button>
        </State>
        <State name="Click: busy for 2 s, width held">
          <Button
            busy={busy}
            busyLabel="Signing In..."
            onClick={() => {
              setBusy(true);
              setTimeout(() => setBusy(false), 2000);
            }}
          >
            Sign In
          </Button>
        </State>
        <State name="Busy">
          <Button busy busyLabel="Signing In...">
            Sign In
          </Button>
        </State>
        <State name="Disabled">
          <Button disabled>Save</Button>
        </State>
        <State name="Secondary">
          <Button variant="secondary">Back</Button>
        </State>
        <State name="Secondary busy">
          <Button variant="secondary" busy busyLabel="Updating...">
            Update
          </Button>
        </State>
        <State name="Quiet">
          <Button variant="quiet">Cancel</Button>
        </State>
        <State name="Danger">
          <Button variant="danger">Delete Classroom</Button>
        </State>
        <State name="Danger busy">
          <Button variant="danger" busy busyLabel="Unlinking...">
            Unlink
          </Button>
        </State>
        <State name="Icon, small">
          <Button size="sm" icon={<Plus size={20} strokeWidth={2.4} />}>
            Add Child
          </Button>
        </State>
        <State name="Link">
          <ButtonLink variant="secondary" href="#main" icon={<GoogleMark />}>
            Log in with Google
          </ButtonLink>
        </State>
      </div>
      <div className={styles.row}>
        <State name="Play">
          <PlayButton>Play Now</PlayButton>
        </State>
        <State name="Play busy">
          <PlayButton busy busyLabel="Saving...">
            Play Now
          </PlayButton>
        </State>
        <State name="Play disabled">
          <PlayButton disabled>Play Now</PlayButton>
        </State>
        <State name="Icon buttons">
          <div className={styles.row}>
            <IconButton label="Edit" icon={<Pencil size={20} strokeWidth={2.2} />} />
            <IconButton label="Show" icon={<Eye size={20} strokeWidth={2.2} />} />
            <IconButton
              label="Remove"
              tone="danger"
              icon={<Trash2 size={20} strokeWidth={2.2} />}
            />
            <IconButton label="Edit (off)" disabled icon={<Pencil size={20} strokeWidth={2.2} />} />
            <BackLink label="Back" href="#main" />
          </div>
        </State>
      </div>
    </Block>
  );
};
