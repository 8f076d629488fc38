/** Colors of pictures on a sheet. */
export const PAINT = {
  ink: '#14302A',
  shade: '#0B2B2A',
  rule: '#566C63',
  label: '#3A534B',
  cell: '#F2F6EE',
  cellEdge: '#D5E0D3',
  jump: '#0B5073',
  paper: '#FFFFFF',
  wood: '#8A5C3A',
} as const;

/** Colors of adjacent pieces. */
const PIECE_COLORS = ['#F28B6C', '#6FB6D6', '#FABD3C', '#8ACB99', '#D9A0C0'] as const;

export const pieceColor = (index: number) =>
  PIECE_COLORS[index % PIECE_COLORS.length] ?? PIECE_COLORS[0];
