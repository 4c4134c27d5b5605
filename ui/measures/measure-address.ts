import { measureStates, originKinds } from '@osh/core/measures/measure.ts'
import type { MeasureFilter } from '@osh/core/measures/measure-repository.ts'

/** The filter that the page's address names; whatever can't be read stands for nothing. */
export const readMeasureAddress = (params: URLSearchParams): MeasureFilter => ({
  search: (params.get('search') ?? '').slice(0, 200),
  state: measureStates.find((one) => one === params.get('state')) ?? null,
  origin: originKinds.find((one) => one === params.get('origin')) ?? null,
})
