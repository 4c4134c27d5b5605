import type { IncidentId } from '@osh/core/incidents/incident.ts'
import { useEffect, useState } from 'react'
import type { MeasureStore } from '../measure-store.ts'
import { measureTexts as texts } from '../texts.ts'
import { encodeTyped } from './MeasureFields.tsx'
import { MeasureModal } from './MeasureModal.tsx'
import { listOrderFields, makePoint, OrderFields, type OrderTyped, type PointTyped } from './OrderFields.tsx'

type Props = {
  readonly store: MeasureStore
  /** The accident that it was issued after; null for any other reason. */
  readonly incidentId: IncidentId | null
  readonly onClose: () => void
}

/** An inspector's order by its points. */
export function OrderModal({ store, incidentId, onClose }: Props) {
  const [order, setOrder] = useState<OrderTyped>({ number: '', issuedOn: store.today, issuer: '' })
  const [points, setPoints] = useState<readonly PointTyped[]>([makePoint(1)])
  useEffect(() => void store.readPeople(), [store])
  const details = {
    ...{ ...order, incidentId },
    issuedOn: order.issuedOn ?? '',
    points: points.map(({ key: _k, measure: _m, answer: _a, point, ...typed }) => ({
      point,
      ...encodeTyped(typed),
    })),
  }
  return (
    <MeasureModal
      title={texts.orderTitle}
      save={texts.save}
      fields={listOrderFields(points)}
      send={() => store.recordOrder(details)}
      onClose={onClose}
    >
      {(messages) => (
        <OrderFields
          {...{ store, order, points, messages }}
          onOrder={(changes) => setOrder((known) => ({ ...known, ...changes }))}
          onPoints={setPoints}
        />
      )}
    </MeasureModal>
  )
}
