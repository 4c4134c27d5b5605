import type { IncidentPaper } from '@osh/core/incidents/papers-of-file.ts'
import { z } from 'zod'
import { day, id } from '../wire-format.ts'

/** A paper of an accident or a microtrauma; `documentId` is of the archive. */
export const filedPaper = z.object({
  documentId: id,
  form: z.string(),
  step: z.string(),
  title: z.string(),
  number: z.string(),
  date: day,
  about: z.string().exactOptional(),
  annulled: z.literal(true).exactOptional(),
}) satisfies z.ZodType<IncidentPaper>
