import type { Decision } from '../../commands/command.ts'
import type { Signed } from '../../shared/identity.ts'
import { eventOf } from '../chronology.ts'
import type { Evidence } from './evidence.ts'
import type { EvidenceWrite } from './evidence-facts.ts'

type Added = Omit<Evidence, 'enteredBy' | 'enteredAt' | 'withdrawn'>

/** What is attached, signed; `files` are written before what refers to them. */
export function addEvidence(
  added: Added,
  { by, at }: Signed,
  files: readonly EvidenceWrite[] = [],
): Decision<Evidence, EvidenceWrite> {
  const { id, incidentId, step, name, content } = added
  const evidence: Evidence = { ...added, enteredBy: by, enteredAt: at, withdrawn: null }
  const mark = content.is === 'file' ? { sha256: content.file.sha256 } : { url: content.url }
  return {
    writes: [
      ...files,
      { kind: 'new-evidence', rows: [evidence] },
      { kind: 'incident-events', rows: [attached(evidence)] },
    ],
    changes: [{ record: 'evidence', ids: [id], before: null, after: { incidentId, step, name, ...mark } }],
    answer: evidence,
  }
}

const attached = ({ companyId, incidentId: id, step, name, enteredBy: by, enteredAt: at }: Evidence) =>
  eventOf({ id, companyId }, { before: {}, after: { evidence: { name, step } } }, { by, at })
