/**
 * Keeps clicks when content appears between mousedown and mouseup and moves the button away.
 * Updates wait for the mouseup, and a moved button still gets its click.
 *
 * Uses mouse events, because every pointer ends in them: a touch sends them all after it ends, and
 * the first moves the focus. Keys and screen readers send none and do not wait.
 */
type Press = { on: Element; box: DOMRect };

const PRESSABLE = 'button, a, label, input, summary';

let isDown = false;
let press: Press | undefined;
let waiting: (() => void)[] = [];

/** Runs the function now, or after the current press. */
export const afterPress = (act: () => void): void => {
  if (isDown) waiting.push(act);
  else act();
};

/** Wraps a validation, so its result does not arrive while the mouse button is down. */
export const checkAfterPress =
  <Input extends unknown[], Result>(check: (...args: Input) => Result | Promise<Result>) =>
  async (...args: Input): Promise<Result> => {
    await new Promise<void>(afterPress);
    return check(...args);
  };

const isIn = (box: DOMRect, { clientX: x, clientY: y }: MouseEvent) =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/** Sends the click if the pointer is at the button's old position and the button has moved. */
const follow = ({ on, box }: Press, event: MouseEvent) => {
  if (isIn(box, event) && !isIn(on.getBoundingClientRect(), event)) {
    on.dispatchEvent(new MouseEvent('click', event));
  }
};

const handleDown = (event: MouseEvent) => {
  if (event.button !== 0) return;
  const on = (event.target as Element).closest?.(PRESSABLE);
  isDown = true;
  press = on ? { on, box: on.getBoundingClientRect() } : undefined;
};

const handleOver = (event: Event) => {
  if (event.type === 'mouseup' && press) follow(press, event as MouseEvent);
  isDown = false;
  press = undefined;
  const acts = waiting;
  waiting = [];
  for (const act of acts) act();
};

// Capture phase, so no handler can stop them. A drag sends no mouseup, and a key means that the end
// was missed.
addEventListener('mousedown', handleDown, true);
for (const end of ['mouseup', 'dragend', 'keydown', 'click']) {
  addEventListener(end, handleOver, true);
}
