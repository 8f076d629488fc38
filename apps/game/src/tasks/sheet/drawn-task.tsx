import type { Question, TaskKind } from '@wonderfield/questions/question';
import { Choose } from '../choose/choose.tsx';
import { Line } from '../line/line.tsx';
import { TownMap } from '../map/map.tsx';
import { Match } from '../match/match.tsx';
import { NumberPad } from '../number-pad/number-pad.tsx';
import { Order } from '../order/order.tsx';
import { Rhythm } from '../rhythm/rhythm.tsx';
import type { TaskViewProps } from '../shared/task-view.ts';

type Shared = Omit<TaskViewProps<TaskKind>, 'task'>;

/** Shows the task of a question with pictures. */
export const DrawnTask = ({ question, ...rest }: Shared & { question: Question }) => {
  const { task, picture } = question;
  switch (task.kind) {
    case 'choose':
      return <Choose task={task} {...rest} />;
    case 'number':
      return <NumberPad task={task} picture={picture} {...rest} />;
    case 'order':
      return <Order task={task} {...rest} />;
    case 'match':
      return <Match task={task} {...rest} />;
    case 'line':
      return <Line task={task} {...rest} />;
    case 'map':
      return <TownMap task={task} {...rest} />;
    case 'rhythm':
      return <Rhythm task={task} {...rest} />;
  }
};
