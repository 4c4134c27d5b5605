import { Textarea, TextInput } from '@mantine/core'
import type { NamedInRecord, Review } from '@osh/core/incidents/microtraumas/microtrauma.ts'
import { findClassifier } from '@osh/core/norms/classifiers.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import { microtraumaTexts as texts } from '../texts.ts'
import { type CardDialogProps, useChange } from './card-dialog.ts'
import { FormModal } from './FormModal.tsx'
import { encodePerson, PersonField } from './PersonField.tsx'
import { usePeople } from './use-people.ts'

const labels = texts.fields
const causes = (findClassifier('accident-causes')?.items ?? []).map(({ code, label }) => ({
  value: code,
  label: `${code} ${label}`,
}))

type Typed = Omit<Review, 'on' | 'reviewers'> & {
  readonly on: LocalDate | null
  readonly reviewers: readonly NamedInRecord[]
}

const empty = (on: LocalDate): Typed => ({
  on,
  reviewers: [],
  heard: '',
  causeCode: null,
  causes: '',
  proposals: '',
  measuresTaken: '',
  consequences: '',
  experience: '',
})

const order = [
  'on',
  'reviewers',
  'heard',
  'causeCode',
  'causes',
  'proposals',
  'measuresTaken',
  'consequences',
  'experience',
] as const

/** Who looked into it, what they found, and what they propose. */
export function ReviewModal(props: CardDialogProps) {
  const { store, microtrauma, onClose } = props
  const change = useChange(props)
  const people = usePeople()
  const send = ({ reviewers, on, causeCode, ...typed }: Typed) =>
    change({
      review: {
        ...typed,
        on: on ?? '',
        reviewers: reviewers.map(encodePerson),
        ...(causeCode === null ? {} : { causeCode }),
      },
    })
  return (
    <FormModal
      title={texts.reviewTitle}
      begin={microtrauma.review ?? empty(store.findToday(microtrauma))}
      fields={order}
      send={send}
      onStored={onClose}
      onClose={onClose}
    >
      {(typed: Typed, type, messages) => (
        <>
          <DateField
            id="on"
            data-autofocus
            label={labels.on}
            value={typed.on}
            error={messages.on}
            onChange={(on) => type({ on })}
          />
          <PersonField
            id="reviewers"
            label={labels.reviewers}
            hint={texts.firstSigns}
            choices={people}
            people={typed.reviewers}
            error={messages.reviewers}
            onChange={(reviewers) => type({ reviewers })}
          />
          <Words id="heard" typed={typed} type={type} messages={messages} />
          <SelectField
            id="causeCode"
            label={labels.causeCode}
            choices={causes}
            value={typed.causeCode}
            error={messages.causeCode}
            onChange={(causeCode) => type({ causeCode })}
          />
          <Words id="causes" typed={typed} type={type} messages={messages} />
          <Words id="proposals" typed={typed} type={type} messages={messages} />
          <Words id="measuresTaken" typed={typed} type={type} messages={messages} />
          <Words id="consequences" typed={typed} type={type} messages={messages} />
          <TextInput
            id="experience"
            label={labels.experience}
            maxLength={100}
            value={typed.experience}
            error={messages.experience}
            onChange={({ currentTarget }) => type({ experience: currentTarget.value })}
          />
        </>
      )}
    </FormModal>
  )
}

type WordsProps = {
  readonly id: 'heard' | 'causes' | 'proposals' | 'measuresTaken' | 'consequences'
  readonly typed: Typed
  readonly type: (changes: Partial<Typed>) => void
  readonly messages: Messages
}

const Words = ({ id, typed, type, messages }: WordsProps) => (
  <Textarea
    id={id}
    label={labels[id]}
    autosize
    minRows={id === 'causes' || id === 'proposals' ? 2 : 1}
    maxRows={8}
    maxLength={2000}
    value={typed[id]}
    error={messages[id]}
    onChange={({ currentTarget }) => type({ [id]: currentTarget.value })}
  />
)
