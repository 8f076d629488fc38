export const rostersWords = {} as const;
