import { singleton } from '#ui/kit/services/service.ts'
import { type ListedSection, listedSections, type StaffFilter } from './staff.ts'

export const everyone: StaffFilter = { search: '', shortage: null, withDismissed: false }

/** What an address of the list asks for; what it doesn't know it leaves out. */
export const readStaffAddress = (params: URLSearchParams): StaffFilter => ({
  search: params.get('search') ?? '',
  shortage:
    listedSections.find((section): section is ListedSection => section === params.get('shortage')) ?? null,
  withDismissed: params.get('dismissed') === '1',
})

/** The address's words of a filter; none where nothing is filtered. */
export const writeStaffAddress = ({
  search,
  shortage,
  withDismissed,
}: StaffFilter): Record<string, string> => ({
  ...(search.trim() === '' ? {} : { search }),
  ...(shortage === null ? {} : { shortage }),
  ...(withDismissed ? { dismissed: '1' } : {}),
})

/** How the list was last looked at: a card's arrows go the same way, and lead back to it. */
export class ListLastSeen {
  filter: StaffFilter = everyone

  get path(): string {
    const query = new URLSearchParams(writeStaffAddress(this.filter)).toString()
    return query === '' ? '/employees' : `/employees/documents/all?${query}`
  }
}

export const listLastSeen = singleton('ListLastSeen', [], () => new ListLastSeen())
