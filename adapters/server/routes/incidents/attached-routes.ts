import { computeSha256 } from '#adapters/documents/file/rendered-file.ts'
import { attachedCalls, attachedUploadCalls } from '#adapters/wire/incidents/attached-calls.ts'
import type { Api } from '../../api.ts'
import { serve } from '../../serve.ts'

const described = {
  ofMeasure: 'What shows that a measure is done, in the order in which it came, withdrawn too',
  linkToMeasure: 'Attaches the address of a recording that is kept elsewhere to a measure',
  listForMicrotrauma: 'Evidence of a microtrauma in the order in which it came, withdrawn too',
  linkToMicrotrauma: 'Attaches the address of a recording that is kept elsewhere to a microtrauma',
}
const ofUploads = {
  toMeasure: 'Attaches a photo, scan or recording of 25 MB at most to a measure, 200 for each',
  toMicrotrauma: 'Attaches a photo, scan or recording of 25 MB at most to a microtrauma, 200 for each',
}

/** Evidence of measures and microtraumas. */
export function addAttachedRoutes(api: Api): void {
  serve(api, attachedCalls, described, ({ records: { evidence } }) => ({
    ofMeasure: (companyId, measureId) => evidence.list(companyId, { is: 'measure', measureId }),
    linkToMeasure: ({ companyId, id, details }) =>
      evidence.attachLink({ companyId, of: { is: 'measure', measureId: id }, details }),
    listForMicrotrauma: (companyId, microtraumaId) =>
      evidence.list(companyId, { is: 'microtrauma', microtraumaId }),
    linkToMicrotrauma: ({ companyId, id, details }) =>
      evidence.attachLink({ companyId, of: { is: 'microtrauma', microtraumaId: id }, details }),
  }))
  serve(api, attachedUploadCalls, ofUploads, ({ records: { evidence } }) => ({
    toMeasure: async (companyId, id, file) => {
      const draft = { ...file, sha256: await computeSha256(file.bytes) }
      return evidence.attach({ companyId, of: { is: 'measure', measureId: id }, draft })
    },
    toMicrotrauma: async (companyId, id, file) => {
      const draft = { ...file, sha256: await computeSha256(file.bytes) }
      return evidence.attach({ companyId, of: { is: 'microtrauma', microtraumaId: id }, draft })
    },
  }))
}
