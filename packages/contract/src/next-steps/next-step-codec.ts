import { defineCodec } from '../codec.ts';

export const getNextSteps = defineCodec('getNextSteps', {});
