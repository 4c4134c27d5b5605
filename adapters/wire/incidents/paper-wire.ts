import type { IncidentPaper } from '@osh/core/incidents/papers-of-file.ts'
import * as z from 'zod/mini'
import { day, id } from '../wire-format.ts'

/** A paper of an accident or a microtrauma; `documentId` is of the archive. */
export const filedPaper = z.object({
  documentId: id,
  form: z.string(),
  step: z.string(),
  title: z.string(),
  number: z.string(),
  date: day,
  about: z.exactOptional(z.string()),
  annulled: z.exactOptional(z.literal(true)),
}) satisfies z.ZodMiniType<IncidentPaper>
