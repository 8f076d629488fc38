import type { ReceivedChatMessage } from '@wonderfield/contract/friends/friend-calls';
import { CHAT_MESSAGES_KEPT_DAYS } from '@wonderfield/contract/limits';
import { Dialog, DialogBody } from '@wonderfield/ui/dialog/dialog';
import { Table } from '@wonderfield/ui/table/table';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './friends.module.css';

type ChatHistoryDialogProps = {
  firstName: string;
  sayings: readonly ReceivedChatMessage[];
  isOpen: boolean;
  onClose: () => void;
};

/** Shows parents the chat messages of a child and its friends. */
export const ChatHistoryDialog = ({
  firstName,
  sayings: messages,
  isOpen,
  onClose,
}: ChatHistoryDialogProps) => {
  const t = useTranslations('friends.said');
  const format = useFormatter();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('title', { name: firstName })}
      closeLabel={t('close')}
      size="full"
    >
      <DialogBody>
        <p className={styles.about}>{t('about', { days: String(CHAT_MESSAGES_KEPT_DAYS) })}</p>
        <div className={styles.scroll}>
          <Table caption={t('caption')}>
            <thead>
              <tr>
                <th scope="col">{t('when')}</th>
                <th scope="col">{t('with')}</th>
                <th scope="col">{t('who')}</th>
                <th scope="col">{t('what')}</th>
              </tr>
            </thead>
            <tbody>
              {messages.map(({ sayingId: chatMessageId, saidAt, other, isChilds, text }) => (
                <tr key={chatMessageId}>
                  <td>
                    {format.dateTime(new Date(saidAt), { dateStyle: 'medium', timeStyle: 'short' })}
                  </td>
                  <td>{other}</td>
                  <td>{isChilds ? firstName : other}</td>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      </DialogBody>
    </Dialog>
  );
};
