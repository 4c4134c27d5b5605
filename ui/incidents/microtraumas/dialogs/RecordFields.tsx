import { Textarea, TextInput } from '@mantine/core'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { Microtrauma, NamedInRecord } from '@osh/core/incidents/microtraumas/microtrauma.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { takeMomentDay, takeMomentTime } from '@osh/core/shared/dates/local-moment.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import type { Choice } from '#ui/kit/forms/SelectField.tsx'
import styles from '../../Incidents.module.css'
import { microtraumaTexts as texts } from '../texts.ts'
import { encodePerson, PersonField } from './PersonField.tsx'

const labels = texts.fields

/** What is typed of a microtrauma. */
export type TypedRecord = {
  readonly injured: readonly NamedInRecord[]
  readonly date: LocalDate | null
  readonly time: string
  readonly place: string
  readonly circumstances: string
  readonly injury: string
  readonly firstAid: string
  readonly reportDate: LocalDate | null
  readonly reportTime: string
  readonly reportedBy: readonly NamedInRecord[]
}

/** In the order of the dialog. */
export const recordFields = [
  'injured',
  'date',
  'time',
  'place',
  'circumstances',
  'injury',
  'firstAid',
  'reportDate',
  'reportTime',
  'reportedBy',
] as const

export const emptyRecord = (today: LocalDate): TypedRecord => ({
  injured: [],
  date: today,
  time: '',
  place: '',
  circumstances: '',
  injury: '',
  firstAid: '',
  reportDate: today,
  reportTime: '',
  reportedBy: [],
})

export const fillTypedRecord = (known: Microtrauma): TypedRecord => ({
  injured: [known.injured],
  date: takeMomentDay(known.occurredAt),
  time: takeMomentTime(known.occurredAt),
  place: known.place,
  circumstances: known.circumstances,
  injury: known.injury,
  firstAid: known.firstAid,
  reportDate: takeMomentDay(known.reportedAt),
  reportTime: takeMomentTime(known.reportedAt),
  reportedBy: known.reportedBy ? [known.reportedBy] : [],
})

/** What is sent of it. */
export const encodeRecord = ({ injured: [injured], reportedBy: [teller], ...typed }: TypedRecord): Input => ({
  ...typed,
  date: typed.date ?? '',
  reportDate: typed.reportDate ?? '',
  injured: injured ? encodePerson(injured) : {},
  reportedBy: teller ? encodePerson(teller) : null,
})

type Props = {
  readonly typed: TypedRecord
  readonly messages: Messages
  readonly people: readonly Choice<EmployeeId>[]
  readonly onType: (changes: Partial<TypedRecord>) => void
}

/** Who, when, where, what happened and what was done; when the employer was told. */
export function RecordFields({ typed, messages, people, onType }: Props) {
  return (
    <>
      <PersonField
        id="injured"
        one
        focused
        label={labels.injured}
        hint={texts.injuredHint}
        choices={people}
        people={typed.injured}
        error={messages.injured}
        onChange={(injured) => onType({ injured })}
      />
      <Moment
        ids={['date', 'time']}
        labels={[labels.date, labels.time]}
        typed={typed}
        messages={messages}
        onType={onType}
      />
      <TextInput
        id="place"
        label={labels.place}
        maxLength={500}
        value={typed.place}
        error={messages.place}
        onChange={({ currentTarget }) => onType({ place: currentTarget.value })}
      />
      <LongText id="circumstances" most={1000} typed={typed} messages={messages} onType={onType} />
      <LongText id="injury" most={300} typed={typed} messages={messages} onType={onType} />
      <LongText id="firstAid" most={300} typed={typed} messages={messages} onType={onType} />
      <Moment
        ids={['reportDate', 'reportTime']}
        labels={[labels.reportDate, labels.reportTime]}
        typed={typed}
        messages={messages}
        onType={onType}
      />
      <PersonField
        id="reportedBy"
        one
        label={labels.reportedBy}
        choices={people}
        people={typed.reportedBy}
        error={messages.reportedBy}
        onChange={(reportedBy) => onType({ reportedBy })}
      />
    </>
  )
}

type Part = Omit<Props, 'people'>

type MomentProps = Part & {
  readonly ids: readonly ['date' | 'reportDate', 'time' | 'reportTime']
  readonly labels: readonly [string, string]
}

const Moment = ({
  ids: [day, time],
  labels: [dayLabel, timeLabel],
  typed,
  messages,
  onType,
}: MomentProps) => (
  <div className={`${styles.pair} ${styles.even}`}>
    <DateField
      id={day}
      label={dayLabel}
      value={typed[day]}
      error={messages[day]}
      onChange={(value) => onType({ [day]: value })}
    />
    <TextInput
      id={time}
      label={timeLabel}
      inputMode="numeric"
      maxLength={5}
      autoComplete="off"
      value={typed[time]}
      error={messages[time]}
      onChange={({ currentTarget }) => onType({ [time]: currentTarget.value })}
    />
  </div>
)

type TextProps = Part & { readonly id: 'circumstances' | 'injury' | 'firstAid'; readonly most: number }

const LongText = ({ id, most, typed, messages, onType }: TextProps) => (
  <Textarea
    id={id}
    label={labels[id]}
    autosize
    minRows={2}
    maxRows={8}
    maxLength={most}
    value={typed[id]}
    error={messages[id]}
    onChange={({ currentTarget }) => onType({ [id]: currentTarget.value })}
  />
)
