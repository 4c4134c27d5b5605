import { microtraumaTexts as texts } from '../texts.ts'
import { type CardDialogProps, useChange } from './card-dialog.ts'
import { FormModal } from './FormModal.tsx'
import {
  encodeRecord,
  fillTypedRecord,
  RecordFields,
  recordFields,
  type TypedRecord,
} from './RecordFields.tsx'
import { usePeople } from './use-people.ts'

/** Mends what was recorded; people who stay are sent no more. */
export function DetailsModal(props: CardDialogProps) {
  const { microtrauma, onClose } = props
  const change = useChange(props)
  const people = usePeople()
  const begin = fillTypedRecord(microtrauma)
  const send = (typed: TypedRecord) => {
    const { injured, reportedBy, ...others } = encodeRecord(typed)
    return change({
      ...others,
      ...(isSame(typed.injured, begin.injured) ? {} : { injured }),
      ...(isSame(typed.reportedBy, begin.reportedBy) ? {} : { reportedBy }),
    })
  }
  return (
    <FormModal
      title={texts.detailsTitle}
      begin={begin}
      fields={recordFields}
      send={send}
      onStored={onClose}
      onClose={onClose}
    >
      {(typed, type, messages) => (
        <RecordFields typed={typed} messages={messages} people={people} onType={type} />
      )}
    </FormModal>
  )
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
