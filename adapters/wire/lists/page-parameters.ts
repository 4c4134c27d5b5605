import { z } from 'zod'
import type { QueryParameter } from '../contract/input.ts'
import { LARGEST_PAGE, USUAL_PAGE } from '../page-wire.ts'

/** The parameters of every list that comes in pages. */
export const pageQuery: Readonly<Record<string, QueryParameter>> = {
  page: { schema: z.int().min(1).default(1) },
  limit: { schema: z.int().min(1).max(LARGEST_PAGE).default(USUAL_PAGE) },
}
