import type { Task, TaskKind } from '@wonderfield/questions/question';
import type { TaskViewProps } from '../shared/task-view.ts';
import { PlainChoose } from './plain-choose.tsx';
import { PlainLine } from './plain-line.tsx';
import { PlainMap } from './plain-map.tsx';
import { PlainMatch } from './plain-match.tsx';
import { PlainNumber } from './plain-number.tsx';
import { PlainOrder } from './plain-order.tsx';
import { PlainRhythm } from './plain-rhythm.tsx';

type Shared = Omit<TaskViewProps<TaskKind>, 'task'>;

/** A task as a form without drawings. */
export const PlainTask = ({ task, ...rest }: Shared & { task: Task }) => {
  switch (task.kind) {
    case 'choose':
      return <PlainChoose task={task} {...rest} />;
    case 'number':
      return <PlainNumber task={task} {...rest} />;
    case 'order':
      return <PlainOrder task={task} {...rest} />;
    case 'match':
      return <PlainMatch task={task} {...rest} />;
    case 'line':
      return <PlainLine task={task} {...rest} />;
    case 'map':
      return <PlainMap task={task} {...rest} />;
    case 'rhythm':
      return <PlainRhythm task={task} {...rest} />;
  }
};
