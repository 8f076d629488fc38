/**
 * A press is one act for whoever does it, and two events for a page. What appears in between moves the
 * button away from under the pointer, and the click is lost. So what can wait for the end of a press
 * waits, and a button that was moved all the same still gets its click.
 *
 * Mouse events, because every pointer ends in them: those of a finger come all at once after it was
 * lifted, and the focus moves with the first. Keys and screen readers press without them, and wait
 * for nothing.
 */
type Press = { on: Element; box: DOMRect };

const PRESSABLE = 'button, a, label, input, summary';

let isDown = false;
let press: Press | undefined;
let waiting: (() => void)[] = [];

/** Does it now or, while something is being pressed, when the press is over. */
export const afterPress = (act: () => void): void => {
  if (isDown) waiting.push(act);
  else act();
};

/** The same check, whose answer does not come in the middle of a press. */
export const checkAfterPress =
  <Input extends unknown[], Answer>(check: (...args: Input) => Answer | Promise<Answer>) =>
  async (...args: Input): Promise<Answer> => {
    await new Promise<void>(afterPress);
    return check(...args);
  };

const isIn = (box: DOMRect, { clientX: x, clientY: y }: MouseEvent) =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/** Whoever let go where the button was has not changed their mind: it was the button that went. */
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

// Seen before anybody can stop them. What is dragged is not let go, and a key means that it was missed.
addEventListener('mousedown', handleDown, true);
for (const end of ['mouseup', 'dragend', 'keydown', 'click']) {
  addEventListener(end, handleOver, true);
}
