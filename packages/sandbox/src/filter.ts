import { z } from 'zod';

/** Query `?to=` of the mailbox and the text messages. */
export const FilterSchema = z.object({
  to: z
    .string()
    .max(320)
    // No address contains a space. It was a plus sign that the caller did not encode.
    .transform((to) => to.trimEnd().replaceAll(' ', '+'))
    .optional(),
});
