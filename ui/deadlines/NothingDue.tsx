import { Button } from '@mantine/core'
import type { Horizon } from '@osh/core/deadline-tables/deadline-table.ts'
import { findWindowEnd } from '@osh/core/deadlines/window.ts'
import type { Section } from '@osh/core/sections/section.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { sayNothingFound, wordNothingDue } from '@osh/core/wording/sections.ts'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import type { DeadlineTableStore } from './deadline-table-store.ts'
import { NotRequired } from './NotRequired.tsx'
import { NotThere } from './NotThere.tsx'
import { deadlineTexts as texts } from './texts.ts'

/** No row: of the month chosen, of the window, because all is done for good, or because no one has an obligation yet. */
export const NothingDue = observer(function NothingDue({ store }: { readonly store: DeadlineTableStore }) {
  const { section, narrowed, horizon, today } = store
  if (narrowed)
    return (
      <EmptyState
        hint={store.filter.search === '' ? undefined : <NotThere store={store} />}
        action={
          <Button variant="default" onClick={() => void store.reset()}>
            {texts.reset}
          </Button>
        }
      >
        {sayNothingFound(section)}
      </EmptyState>
    )
  if (horizon?.next)
    return (
      <EmptyState hint={texts.nearest(formatDate(horizon.next.deadline), horizon.next.fullName)}>
        {sayNothingFound(section)} {texts.nothingUntil(formatDate(findWindowEnd(section, today)))}
      </EmptyState>
    )
  return (
    <EmptyState
      hint={horizon === null ? undefined : tellWhy(horizon, section)}
      action={
        <Button variant="default" component={Link} to="/employees">
          {texts.toEmployees}
        </Button>
      }
    >
      {wordNothingDue(section)}
    </EmptyState>
  )
})

const tellWhy = ({ allDone }: Horizon, section: Section): ReactNode =>
  allDone ? texts.allDone : <NotRequired section={section} />
