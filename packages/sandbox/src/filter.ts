import { z } from 'zod';

/** `?to=` of the mailbox and the text messages. */
export const FilterSchema = z.object({
  to: z
    .string()
    .max(320)
    // No address holds a space: it was a plus sign that the caller forgot to encode.
    .transform((to) => to.trimEnd().replaceAll(' ', '+'))
    .optional(),
});
