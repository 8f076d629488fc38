/*
 * Keeps clicks when content appears between mousedown and mouseup and moves the button away.
 * Updates wait for the mouseup, and a moved button still gets its click.
 *
 * Uses mouse events, because every pointer sends them. A touch sends all of them after it ends, and
 * the first one moves the focus. Keys and screen readers send no mousedown, so nothing waits.
 */

/** A pressed element and its position at the mousedown. */
type Press = { element: Element; box: DOMRect };

const PRESSABLE = 'button, a, label, input, summary';

let isDown = false;
let press: Press | undefined;
let waiting: (() => void)[] = [];

/** Runs the function now, or after the current press. */
export const afterPress = (action: () => void): void => {
  if (isDown) waiting.push(action);
  else action();
};

/** Wraps a validation, so its result does not arrive while the mouse button is down. */
export const checkAfterPress =
  <Input extends unknown[], Result>(check: (...args: Input) => Result | Promise<Result>) =>
  async (...args: Input): Promise<Result> => {
    await new Promise<void>(afterPress);
    return check(...args);
  };

const isInside = (box: DOMRect, { clientX: x, clientY: y }: MouseEvent) =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/** Sends the click if the button has moved away and the pointer is still at its old position. */
const clickIfMoved = ({ element, box }: Press, event: MouseEvent) => {
  if (isInside(box, event) && !isInside(element.getBoundingClientRect(), event)) {
    element.dispatchEvent(new MouseEvent('click', event));
  }
};

const handleDown = (event: MouseEvent) => {
  if (event.button !== 0) return;
  const element = (event.target as Element).closest?.(PRESSABLE);
  isDown = true;
  press = element ? { element, box: element.getBoundingClientRect() } : undefined;
};

const handleEnd = (event: Event) => {
  if (event.type === 'mouseup' && press) clickIfMoved(press, event as MouseEvent);
  isDown = false;
  press = undefined;
  const actions = waiting;
  waiting = [];
  for (const action of actions) action();
};

// Listens in the capture phase, so no other handler can stop these events. A drag sends no mouseup,
// and a key press means that the mouseup was missed.
if (typeof document !== 'undefined') {
  addEventListener('mousedown', handleDown, true);
  for (const end of ['mouseup', 'dragend', 'keydown', 'click']) {
    addEventListener(end, handleEnd, true);
  }
}
