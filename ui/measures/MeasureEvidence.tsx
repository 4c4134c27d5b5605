import type { Measure } from '@osh/core/measures/measure.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { memberNames } from '#ui/app/session/member-names.ts'
import { EvidencePart } from '#ui/incidents/evidence/EvidencePart.tsx'
import { evidenceStore } from '#ui/incidents/evidence/evidence-store.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import type { MeasureStore } from './measure-store.ts'
import { measureTexts } from './texts.ts'

type Props = { readonly store: MeasureStore; readonly measure: Measure }

/** Photos, scans and links that show that a measure is done. */
export const MeasureEvidence = observer(function MeasureEvidence({ store, measure }: Props) {
  const { id: measureId, what, removed } = measure
  const evidence = useService(evidenceStore)
  const names = useService(memberNames)
  useEffect(() => {
    void evidence.open({ is: 'measure', measureId })
    void names.read()
  }, [evidence, names, measureId])
  const { holding } = evidence
  useEffect(() => {
    if (holding !== null) store.countAttached(measureId, holding)
  }, [store, measureId, holding])
  const of = { is: 'measure', measureId } as const
  return (
    <Loaded state={evidence.state} onRetry={() => void evidence.open(of)} rows={1}>
      {() => (
        <EvidencePart
          store={evidence}
          of={of}
          label={measureTexts.of(measureTexts.evidence, what)}
          isClosed={removed !== null}
        />
      )}
    </Loaded>
  )
})
