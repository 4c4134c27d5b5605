import '#ui/app/styles.ts'
import { MantineProvider } from '@mantine/core'
import type { Company, CompanyId } from '@osh/core/companies/company.ts'
import type { DeadlineTable as Table } from '@osh/core/deadline-tables/deadline-table.ts'
import { observer } from 'mobx-react-lite'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { systemClock } from '#adapters/clock/system-clock.ts'
import { aCompany } from '#tests/examples.ts'
import { CurrentCompany } from '#ui/app/session/current-company.ts'
import { InCompany } from '#ui/app/session/in-company.ts'
import { OwnRights, ownRights } from '#ui/app/session/own-rights.ts'
import { DeadlineTableStore } from '#ui/deadlines/deadline-table-store.ts'
import { SavedFilters } from '#ui/deadlines/filters/saved-filters.ts'
import { DeadlineTable } from '#ui/deadlines/table/DeadlineTable.tsx'
import type { Services, Token } from '#ui/kit/services/service.ts'
import { ServicesProvider } from '#ui/kit/services/services-context.tsx'
import { resolveVariables, theme } from '#ui/kit/theme.ts'
import { frames, frameWithRows, ROWS, rowsFrom } from './bench-rows.ts'

const company: Company = { ...aCompany(), id: 1 as CompanyId, version: 1 }
const rows = rowsFrom(ROWS, systemClock.today(company.timeZone))
let received = 0

/** The server that has answered with everything at once. */
const table: Table = {
  listPage: async (_company, { page }) => {
    received ||= performance.now()
    return { items: page === 1 ? rows : [], total: 1000, more: true }
  },
  listFreeIds: async () => [],
  readHorizon: async () => ({ total: 0, overdue: 0, waiting: 0, months: [], next: null, allDone: false }),
  countOverdue: async () => Promise.reject(new Error('not asked here')),
  listSavedFilters: async () => [],
  saveFilter: async () => Promise.reject(new Error('not asked here')),
}

const session = { readUserId: () => null }
const current = new CurrentCompany({ list: async () => [company] }, systemClock, session, null)
current.take(company)
const inCompany = new InCompany(current)
const store = new DeadlineTableStore(table, new SavedFilters(table, session, inCompany), inCompany)

const Rows = observer(() => (store.rows.length > 0 ? <DeadlineTable store={store} /> : null))

const rights = new OwnRights({ listOwn: async () => [] }, session, current)

/** What the lines and the head of the table ask for: whether the person may. */
const services: Services = {
  get: <T,>(asked: Token<T>): T => {
    if (asked.id !== ownRights.id) throw new Error('the table asks for more than rights')
    return rights as T
  },
}

const root = document.createElement('div')
document.body.append(root)
createRoot(root).render(
  <MantineProvider theme={theme} cssVariablesResolver={resolveVariables} forceColorScheme="light">
    <ServicesProvider services={services}>
      <MemoryRouter>
        <Rows />
      </MemoryRouter>
    </ServicesProvider>
  </MantineProvider>,
)

globalThis.paint = async () => {
  store.clear()
  await frames()
  received = 0
  void store.open('training')
  return (await frameWithRows(root)) - received
}
