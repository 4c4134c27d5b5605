import type { Template } from '@osh/core/documents/library/template.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { AddresseeKind } from '@osh/core/incidents/addressees/addressee.ts'
import type { Incident } from '@osh/core/incidents/incident.ts'
import { useRef, useState } from 'react'
import { ports } from '#ui/app/container.ts'
import { inCompany } from '#ui/app/session/in-company.ts'
import type { Letter, PaperAbout } from '#ui/documents/issue/issue-store.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { load } from '#ui/kit/loading-state.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { incidentTexts as texts } from '../texts.ts'

/** `outsider`: the place among the injured of one who is no employee. `first`: of the company's own only the first is chosen. `addressee`: to whom; `letters`: to whom each of several. */
export type PaperOf = {
  readonly outsider?: number
  readonly first?: boolean
  readonly addressee?: AddresseeKind
  readonly letters?: readonly Letter[]
}

type Opened = { readonly template: Template; readonly about: PaperAbout }

export type PaperDialog = {
  readonly opened: Opened | null
  /** The step whose form is being fetched. */
  readonly fetching: string | null
  /** @param of whose paper it is, or whom it goes to; without it, of all the company's own */
  open(step: string, form: string, of?: PaperOf): void
  close(): void
}

/** The dialog of a paper of the accident, filled with what is known of it. */
export function usePaperDialog({ id, injured }: Incident): PaperDialog {
  const templates = useService(ports.templates)
  const current = useService(inCompany)
  const { show } = useService(notices)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [fetching, setFetching] = useState<string | null>(null)
  const opener = useRef<Element | null>(null)
  const fetchForm = async (step: string, form: string, { outsider, first, addressee, letters }: PaperOf) => {
    opener.current = document.activeElement
    setFetching(step)
    const scopes = ['company', 'employee'] as const
    const answer = await load(() =>
      Promise.all(scopes.map((scope) => templates.listGroups(current.company.id, scope, current.today()))),
    )
    setFetching(null)
    const offered = answer.is === 'ready' ? answer.value.flat().flatMap((group) => group.templates) : []
    const template = offered.find(({ slug }) => slug === form)
    const own = injured.flatMap(({ employeeId }): readonly EmployeeId[] =>
      employeeId === null ? [] : [employeeId],
    )
    const chosen = first ? own.slice(0, 1) : own
    const named = outsider === undefined ? undefined : injured[outsider]?.fullName
    const whose = outsider === undefined ? { injured: chosen } : { injured: [], outsider }
    if (template)
      setOpened({
        template,
        about: {
          incident: { id, step, ...whose, ...(named ? { named } : {}), ...(addressee ? { addressee } : {}) },
          ...(letters ? { letters } : {}),
        },
      })
    else show(texts.paperFailed, { tone: 'failed' })
  }
  return {
    opened,
    fetching,
    open: (step, form, of = {}) => void fetchForm(step, form, of),
    close: () => {
      setOpened(null)
      requestAnimationFrame(() => opener.current instanceof HTMLElement && opener.current.focus())
    },
  }
}
