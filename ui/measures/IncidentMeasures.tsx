import { Button } from '@mantine/core'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useState } from 'react'
import { May } from '#ui/app/session/May.tsx'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { MeasureList } from './MeasureList.tsx'
import styles from './Measures.module.css'
import { measureStore } from './measure-store.ts'
import { measureTexts as texts } from './texts.ts'

const PlanModal = makeLazyPart(async () => ({ default: (await import('./dialogs/PlanModal.tsx')).PlanModal }))
const OrderModal = makeLazyPart(async () => ({
  default: (await import('./dialogs/OrderModal.tsx')).OrderModal,
}))

type Props = {
  readonly incidentId: IncidentId
  /** The accident was annulled: no term is told. */
  readonly isOver?: boolean
}

/** Measures after one accident, and points of inspectors' orders issued after it. */
export const IncidentMeasures = observer(function IncidentMeasures({ incidentId, isOver }: Props) {
  const store = useService(measureStore)
  const [dialog, setDialog] = useState<'plan' | 'order' | null>(null)
  useEffect(() => void store.open({ is: 'incident', incidentId }), [store, incidentId])
  const close = () => setDialog(null)
  return (
    <section aria-labelledby="measures">
      <h2 id="measures" className={styles.part}>
        {texts.section}
      </h2>
      <Loaded state={store.state} onRetry={() => void store.reload()} rows={2}>
        {() =>
          store.measures.length === 0 ? (
            <p className={styles.muted}>{texts.noneOfIncident}</p>
          ) : (
            <MeasureList store={store} of="incident" isOver={isOver} />
          )
        }
      </Loaded>
      <May right="change">
        <div className={styles.tools}>
          <Button variant="default" size="xs" onClick={() => setDialog('plan')}>
            {texts.add}
          </Button>
          <Button variant="default" size="xs" onClick={() => setDialog('order')}>
            {texts.addOrder}
          </Button>
        </div>
      </May>
      <Suspense fallback={null}>
        {dialog === 'plan' && (
          <PlanModal {...{ store }} origin={{ origin: 'incident', incidentId }} onClose={close} />
        )}
        {dialog === 'order' && <OrderModal {...{ store, incidentId }} onClose={close} />}
      </Suspense>
    </section>
  )
})
