import { Button, TextInput } from '@mantine/core'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { useEffect, useState } from 'react'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import styles from '../Measures.module.css'
import type { MeasureStore } from '../measure-store.ts'
import { measureTexts as texts } from '../texts.ts'
import { given, MeasureFields, nothingTyped, type Typed } from './MeasureFields.tsx'
import { MeasureModal } from './MeasureModal.tsx'

type Props = {
  readonly store: MeasureStore
  /** The accident that it was issued after; null for any other reason. */
  readonly incidentId: IncidentId | null
  readonly onClose: () => void
}

type Point = Typed & { readonly key: number; readonly point: string }
const aPoint = (key: number): Point => ({ ...nothingTyped, key, point: String(key) })

/** An inspector's order by its points. */
export function OrderModal({ store, incidentId, onClose }: Props) {
  const [number, setNumber] = useState('')
  const [issuedOn, setIssuedOn] = useState<LocalDate | null>(store.today)
  const [issuer, setIssuer] = useState('')
  const [points, setPoints] = useState<readonly Point[]>([aPoint(1)])
  useEffect(() => void store.readPeople(), [store])
  const details = {
    ...{ number, issuer, incidentId },
    issuedOn: issuedOn ?? '',
    points: points.map(({ key: _, point, ...typed }) => ({ point, ...given(typed) })),
  }
  const type = (key: number, changes: Partial<Point>) =>
    setPoints((known) => known.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  const add = () => setPoints((known) => [...known, aPoint((known.at(-1)?.key ?? 0) + 1)])
  return (
    <MeasureModal
      title={texts.orderTitle}
      save={texts.save}
      fields={['number', 'issuedOn', 'issuer']}
      send={() => store.recordOrder(details)}
      onClose={onClose}
    >
      {(messages) => (
        <>
          <div className={styles.pair}>
            <TextInput
              data-autofocus
              label={texts.fields.number}
              maxLength={50}
              value={number}
              error={messages.number}
              onChange={({ currentTarget }) => setNumber(currentTarget.value)}
            />
            <DateField
              label={texts.fields.issuedOn}
              value={issuedOn}
              error={messages.issuedOn}
              onChange={setIssuedOn}
            />
          </div>
          <TextInput
            label={texts.fields.issuer}
            maxLength={300}
            value={issuer}
            error={messages.issuer}
            onChange={({ currentTarget }) => setIssuer(currentTarget.value)}
          />
          <ul className={styles.points} aria-label={texts.points}>
            {points.map((point) => (
              <PointFields
                key={point.key}
                point={point}
                store={store}
                onType={(changes) => type(point.key, changes)}
                onRemove={
                  points.length > 1
                    ? () => setPoints((known) => known.filter(({ key }) => key !== point.key))
                    : null
                }
              />
            ))}
          </ul>
          <div>
            <Button variant="default" size="xs" onClick={add}>
              {texts.addPoint}
            </Button>
          </div>
        </>
      )}
    </MeasureModal>
  )
}

const noMessages: Messages = {}

type PointProps = {
  readonly point: Point
  readonly store: MeasureStore
  readonly onType: (changes: Partial<Point>) => void
  readonly onRemove: (() => void) | null
}

function PointFields({ point, store, onType, onRemove }: PointProps) {
  return (
    <li className={styles.point}>
      <TextInput
        label={texts.fields.point}
        maxLength={50}
        value={point.point}
        onChange={({ currentTarget }) => onType({ point: currentTarget.value })}
      />
      <MeasureFields store={store} typed={point} messages={noMessages} onType={onType} />
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
