import { Button } from '@wonderfield/ui/button/button';
import { useStrings } from '../../../shared/use-strings.ts';

/** Button that undoes an approval, labeled with the educator's name. */
export const UndoButton = ({
  name,
  isBusy,
  onUndo,
}: {
  name: string;
  isBusy: boolean;
  onUndo: () => void;
}) => {
  const t = useStrings('waiting');
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={isBusy}
      busyLabel={t('approvedList.undoing')}
      aria-label={isBusy ? undefined : t('approvedList.undoOf', { name })}
      onClick={onUndo}
    >
      {t('approvedList.undo')}
    </Button>
  );
};
