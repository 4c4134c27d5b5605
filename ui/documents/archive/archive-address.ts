import type { DocumentFilter } from '@osh/core/documents/document-filter.ts'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import { parseLocalDate } from '@osh/core/shared/dates/local-date.ts'
import { writeAddress } from '#ui/kit/pages/write-address.ts'

/** The filter that the page's address names; whatever can't be read stands for nothing. */
export function readArchiveAddress(params: URLSearchParams): DocumentFilter {
  const id = <Id extends number>(name: string): Id | null => {
    const number = Number(params.get(name))
    return Number.isSafeInteger(number) && number > 0 ? (number as Id) : null
  }
  const day = (name: string) => {
    const date = parseLocalDate(params.get(name) ?? '')
    return date.ok ? date.value : null
  }
  return {
    search: params.get('search') ?? '',
    groupId: id('templateGroupId'),
    templateId: id<TemplateId>('templateId'),
    employeeId: id<EmployeeId>('employeeId'),
    incidentId: id<IncidentId>('incidentId'),
    from: day('from'),
    to: day('to'),
  }
}

/** The same as parameters; what does not filter is left out. */
export const writeArchiveAddress = ({ groupId, ...filter }: DocumentFilter): Record<string, string> =>
  writeAddress({ ...filter, templateGroupId: groupId })

export const isFiltered = (filter: DocumentFilter): boolean =>
  Object.keys(writeArchiveAddress({ ...filter, search: filter.search.trim() })).length > 0
