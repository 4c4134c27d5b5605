import { Button } from '@mantine/core'
import { isOpenRecord, type Microtrauma } from '@osh/core/incidents/microtraumas/microtrauma.ts'
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

type Props = {
  readonly microtrauma: Microtrauma
  /** A measure was planned: the chronology has it. */
  readonly onPlanned: () => void
}

/** Measures after one microtrauma. */
export const MicrotraumaMeasures = observer(function MicrotraumaMeasures({ microtrauma, onPlanned }: Props) {
  const store = useService(measureStore)
  const [planning, setPlanning] = useState(false)
  const { id: microtraumaId } = microtrauma
  useEffect(() => void store.open({ is: 'microtrauma', microtraumaId }), [store, microtraumaId])
  const close = () => {
    setPlanning(false)
    onPlanned()
  }
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
            <MeasureList store={store} of="microtrauma" />
          )
        }
      </Loaded>
      {isOpenRecord(microtrauma) && (
        <May right="change">
          <div className={styles.tools}>
            <Button variant="default" size="xs" onClick={() => setPlanning(true)}>
              {texts.add}
            </Button>
          </div>
        </May>
      )}
      {planning && (
        <Suspense fallback={null}>
          <PlanModal store={store} origin={{ origin: 'microtrauma', microtraumaId }} onClose={close} />
        </Suspense>
      )}
    </section>
  )
})
