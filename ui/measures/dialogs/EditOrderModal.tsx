import type { InspectorOrder } from '@osh/core/measures/inspector-orders/inspector-order.ts'
import type { Measure } from '@osh/core/measures/measure.ts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { type Messages, nameInRow } from '#ui/kit/forms/refused-fields.ts'
import type { CorrectedPoint, OpenedOrder } from '../measure-store.ts'
import { measureTexts as texts } from '../texts.ts'
import { encodeTyped } from './MeasureFields.tsx'
import { type MeasureDialogProps, MeasureModal } from './MeasureModal.tsx'
import { listOrderFields, OrderFields, type OrderTyped, type PointTyped } from './OrderFields.tsx'

/** An inspector's order that is corrected: itself, its points with terms and answers, and points that were left out. */
export const EditOrderModal = observer(function EditOrderModal({
  store,
  measure,
  onClose,
}: MeasureDialogProps) {
  useEffect(() => {
    void store.openOrder(measure)
    void store.readPeople()
  }, [store, measure])
  if (store.order.is !== 'ready') return null
  const { value } = store.order
  return <Opened key={value?.order.id} {...{ store, measure, onClose }} opened={value} />
})

type Props = MeasureDialogProps & {
  readonly opened: OpenedOrder | null
}

function Opened({ store, measure, opened, onClose }: Props) {
  const [order, setOrder] = useState<OrderTyped>({
    number: opened?.order.number ?? '',
    issuedOn: opened?.order.issuedOn ?? null,
    issuer: opened?.order.issuer ?? '',
  })
  const [points, setPoints] = useState<readonly PointTyped[]>(() => (opened?.points ?? []).map(fillPoint))
  const send = async () => {
    if (!opened) return { form: texts.orderMissing }
    const refused = await store.correctOrder(findOrderChanges(opened.order, order), points.map(correctPoint))
    if (Object.keys(refused).length > 0) {
      await store.openOrder(measure)
      setPoints(points.map((one, row) => asStored(one, store.points, isRefused(refused, row))))
    }
    return refused
  }
  return (
    <MeasureModal
      title={texts.editOrderTitle}
      save={texts.save}
      fields={listOrderFields(points)}
      send={send}
      onClose={onClose}
    >
      {(messages) =>
        opened ? (
          <OrderFields
            {...{ store, order, points, messages }}
            onOrder={(changes) => setOrder((known) => ({ ...known, ...changes }))}
            onPoints={setPoints}
          />
        ) : (
          <p>{texts.orderMissing}</p>
        )
      }
    </MeasureModal>
  )
}

const fillPoint = (measure: Measure, row: number): PointTyped => {
  const { what, employeeId, dueOn, shownBy, answer, origin } = measure
  const point = origin.is === 'inspector-order' ? origin.point : ''
  return { key: row + 1, point, what, employeeId, dueOn, shownBy, answer, measure }
}

const isRefused = (refused: Messages, row: number): boolean =>
  Object.keys(refused).some((field) => field.startsWith(nameInRow(row, '')))

/** The point with its measure as it is stored by now: what was refused is sent again, all else is there. */
function asStored(typed: PointTyped, stored: readonly Measure[], refused: boolean): PointTyped {
  const { measure, point } = typed
  const now = stored.find(({ id, origin }) =>
    measure
      ? id === measure.id
      : !refused && origin.is === 'inspector-order' && origin.point === point.trim(),
  )
  return { ...typed, measure: now ?? measure }
}

/** What is typed otherwise than it is stored. */
function findOrderChanges(stored: InspectorOrder, { number, issuedOn, issuer }: OrderTyped) {
  const typed = { number, issuedOn: issuedOn ?? '', issuer }
  const was = new Map<string, unknown>(Object.entries(stored))
  return Object.fromEntries(Object.entries(typed).filter(([name, value]) => was.get(name) !== value))
}

function correctPoint({ key: _, measure, answer, point, ...typed }: PointTyped): CorrectedPoint {
  if (!measure) return { measure, typed: { point, ...encodeTyped(typed) } }
  const all = { answer, ...(measure.done ? {} : encodeTyped(typed)) }
  const stored = new Map<string, unknown>(Object.entries(measure))
  return {
    measure,
    typed: Object.fromEntries(Object.entries(all).filter(([name, value]) => stored.get(name) !== value)),
  }
}
