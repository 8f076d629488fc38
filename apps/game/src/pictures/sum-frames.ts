/** Two numbers that fit into ten-frames show what they come to; anything else does not. */
export const framesOfSum = (text: string) => {
  const [, one, other] = /^(\d+) \+ (\d+) =$/.exec(text) ?? [];
  const counts = [Number(one), Number(other)];
  return counts.every((count) => count <= 10) ? counts : undefined;
};
