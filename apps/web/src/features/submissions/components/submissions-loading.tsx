import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Card } from '@wonderfield/ui/card/card';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

export const SubmissionsLoading = () => (
  <Card padding="md">
    <Skeleton label={TEXTS.loading}>
      {ROWS.map((row) => (
        <Furrow key={row} height="60px" />
      ))}
    </Skeleton>
  </Card>
);
