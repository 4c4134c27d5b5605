import pg from 'pg'

const INT8 = 20
const DATE = 1082
const TIMESTAMPTZ = 1184
const TEXT_ARRAY = 1009
const INT8_ARRAY = 1016
const DATE_ARRAY = 1182

/** An int8 as a number; throws beyond ±(2^53 − 1), where a number would silently be another one. */
export function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 beyond a safe integer: ${text}`)
  return value
}

/** A timestamptz as core's `Instant`: ISO 8601 in UTC with milliseconds. Needs DateStyle ISO. */
const parseInstant = (text: string): string => new Date(text).toISOString()

const asIs = (text: string): string => text
type Parse = (text: string) => unknown
/** pg's own parsers; its types know the scalar types alone. */
const ownParser: (oid: number, format?: 'text' | 'binary') => Parse = pg.types.getTypeParser
const textArray = ownParser(TEXT_ARRAY, 'text') as (text: string) => (string | null)[]
const makeArrayParser =
  <T>(parse: (text: string) => T) =>
  (text: string): (T | null)[] =>
    textArray(text).map((item) => (item === null ? null : parse(item)))

const parsers = new Map<number, Parse>([
  [INT8, parseInt8],
  [DATE, asIs],
  [TIMESTAMPTZ, parseInstant],
  [INT8_ARRAY, makeArrayParser(parseInt8)],
  [DATE_ARRAY, makeArrayParser(asIs)],
])

/** How columns arrive: int8 as number, date as `yyyy-mm-dd` text, timestamptz as ISO text; the rest as pg has it. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers.get(oid)) ?? ownParser(oid, format),
}
