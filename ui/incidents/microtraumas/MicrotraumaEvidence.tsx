import { isOpenRecord, type Microtrauma } from '@osh/core/incidents/microtraumas/microtrauma.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { EvidencePart } from '../evidence/EvidencePart.tsx'
import { evidenceStore } from '../evidence/evidence-store.ts'
import styles from '../Incidents.module.css'
import type { MicrotraumaStore } from './microtrauma-store.ts'
import { microtraumaTexts as texts } from './texts.ts'

type Props = { readonly store: MicrotraumaStore; readonly microtrauma: Microtrauma }

/** Photos, scans and links that belong to the record. */
export const MicrotraumaEvidence = observer(function MicrotraumaEvidence({ store, microtrauma }: Props) {
  const { id: microtraumaId } = microtrauma
  const evidence = useService(evidenceStore)
  const of = { is: 'microtrauma', microtraumaId } as const
  useEffect(() => void evidence.open({ is: 'microtrauma', microtraumaId }), [evidence, microtraumaId])
  const { all } = evidence
  useEffect(() => {
    if (all.length > 0) void store.readEvents(microtrauma)
  }, [store, microtrauma, all])
  return (
    <section aria-labelledby="evidence">
      <h2 id="evidence" className={styles.part}>
        {texts.evidence}
      </h2>
      <Loaded state={evidence.state} onRetry={() => void evidence.open(of)} rows={1}>
        {() => (
          <EvidencePart
            store={evidence}
            of={of}
            label={texts.evidence}
            isClosed={!isOpenRecord(microtrauma)}
          />
        )}
      </Loaded>
    </section>
  )
})
