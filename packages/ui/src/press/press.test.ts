import { afterEach, describe, expect, test, vi } from 'vitest';
import { afterPress, checkAfterPress } from './press.ts';

const BOX = { left: 10, right: 110, top: 200, bottom: 244 };

/** Creates a button of 100 x 44 that can be moved. */
const makeButton = (over: { tag?: string } = {}) => {
  const button = document.createElement(over.tag ?? 'button');
  let top = BOX.top;
  button.getBoundingClientRect = () => new DOMRect(BOX.left, top, 100, 44);
  const clicked = vi.fn((event: Event) => event.preventDefault());
  button.addEventListener('click', clicked);
  document.body.append(button);
  return { button, clicked, moveBy: (by: number) => (top += by) };
};

const mouse = (type: string, at: Element, init: MouseEventInit = {}) =>
  at.dispatchEvent(
    new MouseEvent(type, { bubbles: true, composed: true, clientX: 60, clientY: 222, ...init }),
  );

afterEach(() => {
  mouse('mouseup', document.body, { clientX: -1 });
  document.body.replaceChildren();
});

describe('afterPress', () => {
  test('runs at once when nothing is pressed, as with keys and screen readers', () => {
    const act = vi.fn();
    afterPress(act);
    expect(act).toHaveBeenCalledOnce();
  });

  test.each(['mouseup', 'dragend', 'keydown', 'click'])('runs once at %s', (end) => {
    const act = vi.fn();
    mouse('mousedown', document.body);
    afterPress(act);
    expect(act).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event(end, { bubbles: true }));
    document.body.dispatchEvent(new Event(end, { bubbles: true }));
    expect(act).toHaveBeenCalledOnce();
  });

  test('does not wait for other mouse buttons', () => {
    const act = vi.fn();
    mouse('mousedown', document.body, { button: 2 });
    afterPress(act);
    expect(act).toHaveBeenCalledOnce();
  });

  test('validates the values when the mouse button is released', async () => {
    const check = vi.fn(async (values: { name: string }) => values.name);
    const values = { name: '' };
    mouse('mousedown', document.body);
    const answer = checkAfterPress(check)(values);
    values.name = 'Room 7';
    expect(check).not.toHaveBeenCalled();
    mouse('mouseup', document.body);
    expect(await answer).toBe('Room 7');
  });
});

describe('Button that moves while it is pressed', () => {
  // @proves S-press-kept
  test('gets the click at its old position with the pressed modifier keys', () => {
    const { button, clicked, moveBy } = makeButton({ tag: 'a' });
    mouse('mousedown', button);
    moveBy(60);
    mouse('mouseup', document.body, { ctrlKey: true });
    expect(clicked).toHaveBeenCalledOnce();
    expect(clicked.mock.calls[0]?.[0]).toMatchObject({ type: 'click', ctrlKey: true });
  });

  test('gets no click when the pointer was moved away', () => {
    const { button, clicked, moveBy } = makeButton();
    mouse('mousedown', button);
    moveBy(60);
    mouse('mouseup', document.body, { clientY: 500 });
    expect(clicked).not.toHaveBeenCalled();
  });

  test('gets no extra click when it is still under the pointer', () => {
    const { button, clicked, moveBy } = makeButton();
    mouse('mousedown', button);
    moveBy(10);
    mouse('mouseup', button);
    expect(clicked).not.toHaveBeenCalled();
  });

  test('gets no click when it did not move but was covered', () => {
    const { button, clicked } = makeButton();
    mouse('mousedown', button);
    mouse('mouseup', document.body);
    expect(clicked).not.toHaveBeenCalled();
  });
});
