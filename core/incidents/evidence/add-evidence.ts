import type { Decision } from '../../commands/command.ts'
import type { Signed } from '../../shared/identity.ts'
import type { Evidence } from './evidence.ts'
import type { EvidenceWrite, HeldMeasure } from './evidence-facts.ts'
import { tellEvidence } from './tell-evidence.ts'

type Added = Omit<Evidence, 'enteredBy' | 'enteredAt' | 'withdrawn'>

/** What is attached, signed; `files` are written before what refers to them. */
export function addEvidence(
  added: Added,
  measure: HeldMeasure | null,
  { by, at }: Signed,
  files: readonly EvidenceWrite[] = [],
): Decision<Evidence, EvidenceWrite> {
  const { id, name, content } = added
  const { is: _, ...of } = added.of
  const evidence: Evidence = { ...added, enteredBy: by, enteredAt: at, withdrawn: null }
  const mark = content.is === 'file' ? { sha256: content.file.sha256 } : { url: content.url }
  return {
    writes: [
      ...files,
      { kind: 'new-evidence', rows: [evidence] },
      ...tellEvidence(evidence, measure, null, { by, at }),
    ],
    changes: [{ record: 'evidence', ids: [id], before: null, after: { ...of, name, ...mark } }],
    answer: evidence,
  }
}
