import { measureStates, originKinds } from '@osh/core/measures/measure.ts'
import type { MeasureFilter } from '@osh/core/measures/measure-repository.ts'

/** The filter that the page's address names; whatever can't be read stands for nothing. */
export const readMeasureAddress = (params: URLSearchParams): MeasureFilter => ({
  search: (params.get('search') ?? '').slice(0, 200),
  state: measureStates.find((one) => one === params.get('state')) ?? null,
  origin: originKinds.find((one) => one === params.get('origin')) ?? null,
})

/** The same as parameters; what does not filter is left out. */
export const writeMeasureAddress = (filter: MeasureFilter): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) =>
      value === null || value === '' ? [] : [[name, value]],
    ),
  )
