import type { Parse } from '@osh/core/shared/input/field-reader.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import * as z from 'zod/mini'

type Integer = { readonly schema: z.ZodMiniType; readonly read: Parse<number, 'number/invalid'> }

/** A whole number of four digits at most: as a query publishes it, and as it is read there. */
export const integerParameter = (min: number, max: number): Integer => ({
  schema: z.int().check(z.gte(min), z.lte(max)),
  read: (value) => {
    const number = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : Number.NaN
    return number >= min && number <= max ? ok(number) : err({ code: 'number/invalid' })
  },
})
