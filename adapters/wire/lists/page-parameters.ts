import * as z from 'zod/mini'
import type { QueryParameter } from '../contract/input.ts'
import { LARGEST_PAGE, USUAL_PAGE } from '../page-wire.ts'

/** The parameters of every list that comes in pages. */
export const pageQuery: Readonly<Record<string, QueryParameter>> = {
  page: { schema: z._default(z.int().check(z.gte(1)), 1) },
  limit: { schema: z._default(z.int().check(z.gte(1), z.lte(LARGEST_PAGE)), USUAL_PAGE) },
}
