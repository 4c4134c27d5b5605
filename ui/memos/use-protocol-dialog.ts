import type { Template } from '@osh/core/documents/library/template.ts'
import { PROTOCOL_FORM, type ProtocolOfMemo } from '@osh/core/memos/protocols-of-memo.ts'
import { useState } from 'react'
import { ports } from '#ui/app/container.ts'
import { inCompany } from '#ui/app/session/in-company.ts'
import type { PaperAbout } from '#ui/documents/issue/issue-store.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { load } from '#ui/kit/loading-state.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { memoTexts as texts } from './texts.ts'

export type ProtocolDialog = {
  /** The protocol whose dialog is open. */
  readonly opened: { readonly template: Template; readonly about: PaperAbout } | null
  /** Whether the form is being fetched. */
  readonly fetching: boolean
  readonly open: (protocol: ProtocolOfMemo) => void
  readonly close: () => void
}

/** The dialog of a knowledge-check protocol, filled from a memo. Nothing is issued by opening it. */
export function useProtocolDialog(): ProtocolDialog {
  const templates = useService(ports.templates)
  const current = useService(inCompany)
  const { show } = useService(notices)
  const [opened, setOpened] = useState<ProtocolDialog['opened']>(null)
  const [fetching, setFetching] = useState(false)
  const fetchForm = async ({ employeeIds: employees, answers }: ProtocolOfMemo) => {
    setFetching(true)
    const answer = await load(() => templates.listGroups(current.company.id, 'employee', current.today()))
    setFetching(false)
    const offered = answer.is === 'ready' ? answer.value.flatMap((group) => group.templates) : []
    const template = offered.find(({ slug }) => slug === PROTOCOL_FORM)
    if (template) setOpened({ template, about: { employees, answers } })
    else show(texts.protocolFailed, { tone: 'failed' })
  }
  return { opened, fetching, open: (protocol) => void fetchForm(protocol), close: () => setOpened(null) }
}
