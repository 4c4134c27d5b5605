import { Button, Textarea, TextInput } from '@mantine/core'
import type { Measure } from '@osh/core/measures/measure.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { type Messages, nameInRow } from '#ui/kit/forms/refused-fields.ts'
import styles from '../Measures.module.css'
import type { MeasureStore } from '../measure-store.ts'
import { measureTexts as texts } from '../texts.ts'
import { MeasureFields, nothingTyped, type Typed } from './MeasureFields.tsx'

/** What is typed of an order, its points apart. */
export type OrderTyped = {
  readonly number: string
  readonly issuedOn: LocalDate | null
  readonly issuer: string
}

/** What is typed of a point; `measure` is null for one that is not stored yet. */
export type PointTyped = Typed & {
  readonly key: number
  readonly point: string
  readonly answer: string
  readonly measure: Measure | null
}

export const makePoint = (key: number): PointTyped => ({
  ...nothingTyped,
  key,
  point: String(key),
  answer: '',
  measure: null,
})

const ofOrder = ['number', 'issuedOn', 'issuer']
const ofPoint = ['point', 'what', 'employeeId', 'dueOn', 'shownBy', 'answer']

/** The names of all fields that show their own message. */
export const listOrderFields = (points: readonly PointTyped[]): readonly string[] => [
  ...ofOrder,
  ...points.flatMap((_, row) => ofPoint.map((field) => nameInRow(row, field))),
]

type Props = {
  readonly store: MeasureStore
  readonly order: OrderTyped
  readonly points: readonly PointTyped[]
  readonly messages: Messages
  readonly onOrder: (changes: Partial<OrderTyped>) => void
  readonly onPoints: (change: (known: readonly PointTyped[]) => readonly PointTyped[]) => void
}

/** An inspector's order by its points; what was refused of a point is said in its row. */
export function OrderFields({ store, order, points, messages, onOrder, onPoints }: Props) {
  const type = (key: number, changes: Partial<PointTyped>) =>
    onPoints((known) => known.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  const remove = (key: number) => onPoints((known) => known.filter((one) => one.key !== key))
  const add = () => onPoints((known) => [...known, makePoint((known.at(-1)?.key ?? 0) + 1)])
  return (
    <>
      <div className={styles.pair}>
        <TextInput
          data-autofocus
          label={texts.fields.number}
          maxLength={50}
          value={order.number}
          error={messages.number}
          onChange={({ currentTarget }) => onOrder({ number: currentTarget.value })}
        />
        <DateField
          label={texts.fields.issuedOn}
          value={order.issuedOn}
          error={messages.issuedOn}
          onChange={(issuedOn) => onOrder({ issuedOn })}
        />
      </div>
      <TextInput
        label={texts.fields.issuer}
        maxLength={300}
        value={order.issuer}
        error={messages.issuer}
        onChange={({ currentTarget }) => onOrder({ issuer: currentTarget.value })}
      />
      <ul className={styles.points} aria-label={texts.points}>
        {points.map((point, row) => (
          <PointFields
            key={point.key}
            point={point}
            store={store}
            messages={Object.fromEntries(
              ofPoint.map((field) => [field, messages[nameInRow(row, field)] ?? '']),
            )}
            onType={(changes) => type(point.key, changes)}
            onRemove={points.length > 1 && point.measure === null ? () => remove(point.key) : null}
          />
        ))}
      </ul>
      <div>
        <Button variant="default" size="xs" onClick={add}>
          {texts.addPoint}
        </Button>
      </div>
    </>
  )
}

type PointProps = {
  readonly point: PointTyped
  readonly store: MeasureStore
  readonly messages: Messages
  readonly onType: (changes: Partial<PointTyped>) => void
  /** Null where it can't be left out here. */
  readonly onRemove: (() => void) | null
}

function PointFields({ point, store, messages, onType, onRemove }: PointProps) {
  const { measure } = point
  return (
    <li className={styles.point}>
      <TextInput
        label={texts.fields.point}
        maxLength={50}
        readOnly={measure !== null}
        value={point.point}
        error={messages.point}
        onChange={({ currentTarget }) => onType({ point: currentTarget.value })}
      />
      {measure?.done ? (
        <p className={styles.muted}>{texts.pointDone(measure.what)}</p>
      ) : (
        <MeasureFields store={store} typed={point} messages={messages} onType={onType} />
      )}
      {measure && (
        <Textarea
          label={texts.fields.answer}
          autosize
          maxLength={1000}
          value={point.answer}
          error={messages.answer}
          onChange={({ currentTarget }) => onType({ answer: currentTarget.value })}
        />
      )}
      {onRemove && (
        <div>
          <Button variant="subtle" size="xs" onClick={onRemove}>
            {texts.removePoint(point.point)}
          </Button>
        </div>
      )}
    </li>
  )
}
