import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Card } from '@wonderfield/ui/card/card';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import pair from '../../../../shared/pages/pair-form.module.css';
import { FORM_FIELDS } from './classroom-draft.ts';

export const FormSkeleton = () => (
  <Card padding="lg">
    <Skeleton label={TEXTS.loading}>
      <div className={pair.form}>
        {FORM_FIELDS.map((field) => (
          <Furrow key={field} height="70px" />
        ))}
      </div>
    </Skeleton>
  </Card>
);
