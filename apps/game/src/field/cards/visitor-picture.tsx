import type { Visitor } from '@wonderfield/contract/play/field';
import { VISITOR_ART } from '@wonderfield/ui/field-art/animals/visitors';
import { at } from '@wonderfield/ui/field-art/svg';
import { svgUrl } from '@wonderfield/ui/field-art/svg-image';

const FRAME = { width: 240, height: 120 } as const;
const ROOM = { width: 206, height: 112 } as const;
const FLOOR = 108;
/** The origin of flying visitors is their center, not their feet. */
const FLYING: readonly Visitor[] = ['bee', 'butterflies'];

/** Shows a visitor of any size on a yellow background. */
export const VisitorPicture = ({ visitor }: { visitor: Visitor }) => {
  const { draw, box } = VISITOR_ART[visitor];
  const [left, top, width, height] = box;
  const scale = Math.min(ROOM.width / width, ROOM.height / height, 1.8);
  const x = FRAME.width / 2 - (left + width / 2) * scale;
  const y = FLYING.includes(visitor) ? FRAME.height / 2 - (top + height / 2) * scale : FLOOR;
  const sunny = '<ellipse cx="118" cy="108" rx="104" ry="12" fill="#FFE3A0"/>';
  return (
    <img
      src={svgUrl(sunny + at(x, y, scale, draw()), [0, 0, FRAME.width, FRAME.height])}
      alt=""
      width={216}
      height={108}
    />
  );
};
