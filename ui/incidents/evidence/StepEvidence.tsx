import { observer } from 'mobx-react-lite'
import { EvidencePart } from './EvidencePart.tsx'
import type { EvidenceStore } from './evidence-store.ts'
import { evidenceTexts } from './texts.ts'

type Props = { readonly store: EvidenceStore; readonly step: string; readonly number: number }

/** Photos, scans, recordings and links of a step of the investigation whose evidence is open. */
export const StepEvidence = observer(function StepEvidence({ store, step, number }: Props) {
  const { holder } = store
  return (
    holder?.is === 'incident' && (
      <EvidencePart
        store={store}
        of={{ is: 'step', incidentId: holder.incidentId, step }}
        label={evidenceTexts.evidenceOf(number)}
      />
    )
  )
})
