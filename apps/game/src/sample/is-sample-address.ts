/** Returns true for the address of the sample game: `/game/?sample`. */
export const isSampleAddress = ({ search }: Pick<Location, 'search'>) =>
  new URLSearchParams(search).has('sample');
