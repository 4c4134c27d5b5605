import { computeDueDate } from '@osh/core/deadlines/periodicity'
import { parseLocalDate } from '@osh/core/shared/local-date'
import { addMonths, format } from 'date-fns'
import fc from 'fast-check'

/** Whoever counts with another calendar gets the same day. */
const days = fc.date({ min: new Date(2000, 0, 1), max: new Date(2099, 11, 31), noInvalidDate: true })
fc.assert(
  fc.property(days, fc.integer({ min: 1, max: 999 }), (from, months) => {
    const day = parseLocalDate(format(from, 'yyyy-MM-dd'))
    if (!day.ok) return false
    return (
      computeDueDate(day.value, { kind: 'every', months }) === format(addMonths(from, months), 'yyyy-MM-dd')
    )
  }),
  { numRuns: 2000 },
)
