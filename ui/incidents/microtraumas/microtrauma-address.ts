import { microtraumaStates } from '@osh/core/incidents/microtraumas/microtrauma.ts'
import type { MicrotraumaFilter } from '@osh/core/incidents/microtraumas/microtrauma-repository.ts'
import { parseLocalDate } from '@osh/core/shared/dates/local-date.ts'
import { writeAddress } from '#ui/kit/pages/write-address.ts'

export const microtraumasPath = '/notifications/microtraumas'
export const nameMicrotraumaPath = (id: number): string => `/notifications/microtrauma/${id}`

/** The filter that the page's address names; whatever can't be read stands for nothing. */
export function readMicrotraumaAddress(params: URLSearchParams): MicrotraumaFilter {
  const day = (name: string) => {
    const date = parseLocalDate(params.get(name) ?? '')
    return date.ok ? date.value : null
  }
  return {
    search: params.get('search') ?? '',
    state: microtraumaStates.find((one) => one === params.get('state')) ?? null,
    from: day('from'),
    to: day('to'),
  }
}

export const isFiltered = (filter: MicrotraumaFilter): boolean =>
  Object.keys(writeAddress({ ...filter, search: filter.search.trim() })).length > 0
