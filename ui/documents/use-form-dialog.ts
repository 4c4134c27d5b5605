import type { Template } from '@osh/core/documents/library/template.ts'
import { useRef, useState } from 'react'
import { ports } from '#ui/app/container.ts'
import { inCompany } from '#ui/app/session/in-company.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { load } from '#ui/kit/loading-state.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import type { PaperAbout } from './issue/issue-store.ts'
import { documentTexts as texts } from './texts.ts'

type Opened = { readonly template: Template; readonly about: PaperAbout }

/** The dialog of a form that is known by its lasting name, opened from elsewhere than the library. */
export function useFormDialog() {
  const templates = useService(ports.templates)
  const current = useService(inCompany)
  const { show } = useService(notices)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [busy, setBusy] = useState(false)
  const opener = useRef<Element | null>(null)
  /** Whether the form is there. */
  const open = async (
    scope: 'company' | 'employee',
    form: string,
    about: PaperAbout = {},
  ): Promise<boolean> => {
    opener.current = document.activeElement
    setBusy(true)
    const answer = await load(() => templates.listGroups(current.company.id, scope, current.today()))
    setBusy(false)
    const offered = answer.is === 'ready' ? answer.value.flatMap((group) => group.templates) : []
    const template = offered.find(({ slug }) => slug === form)
    if (template) setOpened({ template, about })
    else show(texts.formFailed, { tone: 'failed' })
    return template !== undefined
  }
  const close = () => {
    setOpened(null)
    requestAnimationFrame(() => opener.current instanceof HTMLElement && opener.current.focus())
  }
  return { opened, busy, open, close }
}
