import type { MicrotraumaId } from '@osh/core/incidents/microtraumas/microtrauma-id.ts'
import { useRef } from 'react'
import { ports } from '#ui/app/container.ts'
import { inCompany } from '#ui/app/session/in-company.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import { load } from '#ui/kit/loading-state.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { wordMicrotraumaFailure, wordMicrotraumaRefusal } from '../refused-microtrauma.ts'
import { microtraumaTexts as texts } from '../texts.ts'
import { FormModal } from './FormModal.tsx'
import { emptyRecord, encodeRecord, RecordFields, recordFields, type TypedRecord } from './RecordFields.tsx'
import { usePeople } from './use-people.ts'

type Props = { readonly onClose: () => void; readonly onRecorded: (id: MicrotraumaId) => void }

/** «Записать микротравму». */
export function RecordMicrotrauma({ onClose, onRecorded }: Props) {
  const repository = useService(ports.microtraumas)
  const current = useService(inCompany)
  const { show } = useService(notices)
  const people = usePeople()
  const recorded = useRef<MicrotraumaId | null>(null)
  const send = async (typed: TypedRecord): Promise<Messages> => {
    const companyId = current.company.id
    const answer = await load(() => repository.record({ companyId, details: encodeRecord(typed) }))
    if (answer.is === 'failed') return wordMicrotraumaFailure(answer.status)
    if (!answer.value.ok) return wordMicrotraumaRefusal(answer.value.error)
    recorded.current = answer.value.value.id
    show(texts.recorded)
    return {}
  }
  return (
    <FormModal
      title={texts.recordTitle}
      begin={emptyRecord(current.today())}
      fields={recordFields}
      send={send}
      onStored={() => recorded.current !== null && onRecorded(recorded.current)}
      onClose={onClose}
    >
      {(typed, type, messages) => (
        <RecordFields typed={typed} messages={messages} people={people} onType={type} />
      )}
    </FormModal>
  )
}
