import type { SystemStatus } from '@wonderfield/contract/operators/operator-views';
import { Table, TableCell } from '@wonderfield/ui/table/table';
import { Tag } from '@wonderfield/ui/tag/tag';
import { useStrings } from '../../../shared/use-strings.ts';

const MODE_TONES = { live: 'leaf', sandbox: 'sun', off: 'plain', builtIn: 'sky' } as const;

/** Lists external services, and whether the real one or a fake is used. */
export const PartsTable = ({ parts }: { parts: SystemStatus['parts'] }) => {
  const t = useStrings('status');
  return (
    <Table caption={t('partsTitle')} captionShown>
      <thead>
        <tr>
          <th scope="col">{t('part')}</th>
          <th scope="col">{t('mode')}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ part, mode }) => (
          <tr key={part}>
            <TableCell>{t(`parts.${part}`)}</TableCell>
            <TableCell>
              <Tag tone={MODE_TONES[mode]}>{t(`modes.${mode}`)}</Tag>
            </TableCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
