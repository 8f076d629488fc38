import type { Child } from '@wonderfield/contract/children/child';
import { SignInCodeDialog } from '../../../shared/student-login/sign-in-code-dialog.tsx';
import { PrintCardDialog } from './family-card/print-card-dialog.tsx';
import type { FamilyCards } from './family-card/use-family-cards.ts';
import { AddChildDialog } from './forms/add-child-dialog.tsx';
import { EditChildDialog } from './forms/edit-child-dialog.tsx';
import { PlayHereDialog } from './play-here/play-here-dialog.tsx';
import type { PlayHere } from './play-here/use-play-here.ts';
import { UnlinkDialog } from './unlink-dialog.tsx';
import type { OpenDialog } from './use-open-dialog.ts';

/** The dialogs of My Children. One of them is open at most. */
export const ChildrenDialogs = ({
  list,
  dialog,
  cards,
  playHere,
}: {
  list: readonly Child[];
  dialog: OpenDialog;
  cards: FamilyCards;
  playHere: PlayHere;
}) => {
  const { opened, edited, close } = dialog;
  // Always the stored child, because a dialog may have changed it.
  const child = list.find(({ id }) => id === opened?.childId);
  return (
    <>
      <AddChildDialog key={dialog.addings} open={opened?.kind === 'add'} onClose={close} />
      <EditChildDialog
        edited={child && edited && { child, tab: edited.tab }}
        onUnlink={(unlinked) => dialog.open('unlink', unlinked)}
        onClose={close}
      />
      <UnlinkDialog child={opened?.kind === 'unlink' ? child : undefined} onClose={close} />
      <SignInCodeDialog
        student={
          child && opened?.kind === 'code' ? { id: child.id, name: child.firstName } : undefined
        }
        renews
        onClose={close}
      />
      <PrintCardDialog
        child={cards.asked}
        others={cards.others}
        isBusy={cards.isMaking}
        onPrint={(chosen) => void cards.print(chosen)}
        onClose={cards.cancel}
      />
      <PlayHereDialog
        child={playHere.askedChild}
        onConfirm={playHere.confirm}
        onClose={playHere.cancel}
      />
    </>
  );
};
