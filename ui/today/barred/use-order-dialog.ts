import { admissionForms } from '@osh/core/admission/admission-order.ts'
import type { BarredEmployee } from '@osh/core/admission/barred-employee.ts'
import { fillOrder } from '@osh/core/admission/fill-order.ts'
import type { Template } from '@osh/core/documents/library/template.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { useRef, useState } from 'react'
import { ports } from '#ui/app/container.ts'
import { inCompany } from '#ui/app/session/in-company.ts'
import type { PaperAbout } from '#ui/documents/issue/issue-store.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { load } from '#ui/kit/loading-state.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { todayTexts } from '../texts.ts'

type Opened = { readonly template: Template; readonly about: PaperAbout }

export type OrderDialog = {
  /** The paper whose dialog is open. */
  readonly opened: Opened | null
  /** Whose form is being fetched. */
  readonly fetching: EmployeeId | null
  open(barred: BarredEmployee): void
  close(): void
}

/** The dialog of the paper that someone needs next, filled with what is known. Nothing is issued by opening it. */
export function useOrderDialog(): OrderDialog {
  const templates = useService(ports.templates)
  const current = useService(inCompany)
  const { show } = useService(notices)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [fetching, setFetching] = useState<EmployeeId | null>(null)
  const opener = useRef<Element | null>(null)
  const fetchForm = async (barred: BarredEmployee, slug: NonNullable<BarredEmployee['next']>) => {
    opener.current = document.activeElement
    setFetching(barred.employeeId)
    const answer = await load(() => templates.listGroups(current.company.id, 'employee', current.today()))
    setFetching(null)
    const offered = answer.is === 'ready' ? answer.value.flatMap((group) => group.templates) : []
    const template = offered.find(({ id }) => id === admissionForms[slug].id)
    if (template)
      setOpened({ template, about: { employees: [barred.employeeId], answers: fillOrder(barred) } })
    else show(todayTexts.barred.dialogFailed, { tone: 'failed' })
  }
  return {
    opened,
    fetching,
    open: (barred) => {
      if (barred.next !== null) void fetchForm(barred, barred.next)
    },
    close: () => {
      setOpened(null)
      requestAnimationFrame(() => {
        if (opener.current instanceof HTMLElement) opener.current.focus()
        keepCursor()
      })
    },
  }
}

/** Where the button has gone with what it did, the cursor is at the head of the part, not at the top of the page. */
export function keepCursor(): void {
  if (document.activeElement === document.body) document.getElementById(BARRED_HEAD)?.focus()
}

export const BARRED_HEAD = 'barred-today'
