import { PLACE_ORDER } from '@wonderfield/contract/play/field';
import { describe, expect, it } from 'vitest';
import {
  fieldFrame,
  leanOf,
  pageCount,
  pageOf,
  paintScale,
  pinSpot,
  placeSpot,
  rowFrame,
  rowTop,
  skyShift,
  toScreen,
} from './layout.ts';

const LAPTOP = { width: 1366, height: 768 };
const SHORT_LAPTOP = { width: 1366, height: 657 };
const PHONE = { width: 390, height: 844 };

describe('whole field', () => {
  it('matches the design in a window of its size', () => {
    expect(fieldFrame(LAPTOP, 0)).toEqual({ left: 0, top: 0, scale: 1 });
    expect(placeSpot('math', LAPTOP, 0)).toEqual({ x: 168, y: 468 });
    expect(placeSpot('foreignLanguage', LAPTOP, 0)).toEqual({ x: 1198, y: 646 });
  });

  it('aligns the field to the bottom, so shorter windows show less sky', () => {
    expect(fieldFrame(SHORT_LAPTOP, 0)).toEqual({ left: 0, top: -111, scale: 1 });
    expect(fieldFrame({ width: 1366, height: 1000 }, 0).top).toBe(232);
  });

  it('centers the field in a very wide window with all places in view', () => {
    const view = { width: 2560, height: 1080 };
    const { x: left } = toScreen(fieldFrame(view, 0), { x: 0, y: 0 });
    const { x: right } = toScreen(fieldFrame(view, 0), { x: 1366, y: 0 });
    expect(left).toBeCloseTo(view.width - right);
    for (const subject of PLACE_ORDER) expect(placeSpot(subject, view, 0).y).toBeGreaterThan(90);
  });

  it.each([{ width: 992, height: 700 }, { width: 1180, height: 820 }, LAPTOP, SHORT_LAPTOP])(
    'keeps the plates above the panel and below the beds in $width × $height',
    (view) => {
      for (const subject of PLACE_ORDER) {
        const { y } = placeSpot(subject, view, 0);
        expect(y).toBeLessThanOrEqual(view.height - 104);
        expect(y - 44).toBeGreaterThan(fieldFrame(view, 0).top + 380 * fieldFrame(view, 0).scale);
      }
    },
  );

  it('has one page if the whole field is visible', () => {
    expect(pageCount(LAPTOP)).toBe(1);
    expect(fieldFrame(LAPTOP, 1)).toEqual(fieldFrame(LAPTOP, 0));
  });
});

describe('field on a phone', () => {
  it('shows two columns of places per page', () => {
    expect(pageCount(PHONE)).toBe(2);
    expect(placeSpot('math', PHONE, 0).x).toBeCloseTo(88.9, 0);
    for (const view of [PHONE, { width: 683, height: 600 }, { width: 768, height: 1024 }]) {
      for (const subject of PLACE_ORDER) {
        const { x, y } = placeSpot(subject, view, pageOf(subject));
        expect(x).toBeGreaterThan(70);
        expect(x).toBeLessThan(view.width - 70);
        expect(y).toBeLessThan(view.height - 140);
      }
    }
  });

  it('moves the sky less than the field', () => {
    expect(skyShift(304)).toBeCloseTo(-341.1);
    expect(skyShift(683)).toBe(0);
  });
});

describe('pinSpot', () => {
  it('points at the place from above', () => {
    expect(pinSpot('math', LAPTOP, 0)).toEqual({ x: 154, y: 196, scale: 1 });
  });
  it('keeps the pin below the bar at the top', () => {
    expect(pinSpot('math', SHORT_LAPTOP, 0).y).toBe(164);
  });
});

describe('rowFrame', () => {
  it('matches the design on a laptop and is a small scene on a phone', () => {
    expect(rowFrame(LAPTOP)).toEqual({ left: 0, top: 0, scale: 1 });
    expect(rowFrame(PHONE)).toEqual({ left: 0, top: 0, scale: 1 });
    expect(rowTop(LAPTOP)).toBe(568);
  });
});

describe('leanOf', () => {
  it('limits the parallax to 24 pixels and keeps the places near their plates', () => {
    expect(leanOf(0.1, 1) - leanOf(1.25, 1)).toBeCloseTo(24);
    expect(Math.abs(leanOf(0.5, 1))).toBeLessThan(4);
    expect(Math.abs(leanOf(0.8, -1))).toBeLessThan(4);
  });
});

describe('paintScale', () => {
  it('grows in steps up to two pixels per unit', () => {
    expect(paintScale(1, 1)).toBe(1);
    expect(paintScale(1.01, 1)).toBe(1.25);
    expect(paintScale(1, 3)).toBe(2);
  });
});
