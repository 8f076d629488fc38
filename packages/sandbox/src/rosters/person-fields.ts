import { z } from 'zod';

/** Long enough to test values that do not fit. */
const MAX_NAME = 500;
const MAX_ADDRESS = 500;

/** Fields of a person at any provider. */
export const personFields = (newAddressOf: () => string) => ({
  firstName: z.string().max(MAX_NAME).default('Robin'),
  lastName: z.string().max(MAX_NAME).default('Example'),
  email: z.string().max(MAX_ADDRESS).default(newAddressOf),
  shows: z.string().max(MAX_NAME).default(''),
});

/** Fields of a class at any provider. */
export const classFields = {
  name: z.string().min(1).max(MAX_NAME),
  teacherIds: z.array(z.string()).default(() => []),
  studentIds: z.array(z.string()).default(() => []),
};
