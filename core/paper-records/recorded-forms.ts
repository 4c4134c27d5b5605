import { type Document, isFirstEdition } from '../documents/document.ts'
import { PROTOCOL_FORM } from '../memos/protocols-of-memo.ts'
import { PROTOCOL_ID } from '../registry/protocols/protocol-id.ts'

/** The lasting name of the form of the journal of PPE issues. */
const ISSUES_FORM = 'journal-ppe-issue'

/** What of a paper becomes record: results of a knowledge check, who holds a role, or PPE that was issued. */
export type PaperKind = 'check' | 'order' | 'issue'

/** Forms whose papers go into the records: the numbers that the library has given them, with their lasting names. A test holds it to the library. */
export const recordedForms: ReadonlyMap<number, string> = new Map([
  [1001, 'appoint-ot-head'],
  [1003, 'appoint-ot-division'],
  [1009, 'appoint-intro-briefing'],
  [1010, 'appoint-workplace-briefing'],
  [1011, 'appoint-knowledge-chair'],
  [1012, 'appoint-knowledge-member'],
  [1013, 'appoint-micro-examiner'],
  [1014, 'appoint-trainer'],
  [1015, 'appoint-internship'],
  [1016, 'appoint-ppe-head'],
  [1017, 'appoint-ppe-cards'],
  [1018, 'appoint-ppe-care'],
  [1019, 'appoint-med'],
  [1020, 'appoint-psych'],
  [1021, 'appoint-sout-chair'],
  [1022, 'appoint-sout-member'],
  [1023, 'appoint-risk'],
  [1024, 'appoint-committee'],
  [1025, 'appoint-instructions'],
  [1026, 'appoint-permit-issuer'],
  [1027, 'appoint-permit-head'],
  [1028, 'appoint-high-altitude'],
  [1029, 'appoint-lifting'],
  [1030, 'appoint-pressure'],
  [1031, 'appoint-buildings'],
  [1032, 'appoint-tools'],
  [1033, 'appoint-transport'],
  [1034, 'appoint-prerun-med'],
  [1035, 'knowledge-commission'],
  [1036, 'sout-commission'],
  [1048, 'appoint-several'],
  [4012, ISSUES_FORM],
  [PROTOCOL_ID, PROTOCOL_FORM],
  [7101, 'appoint-mt-register'],
  [7102, 'appoint-mt-review'],
  [8101, 'appoint-kit-head'],
  [8102, 'appoint-kit-place'],
  [9101, 'appoint-fire-head'],
  [9102, 'appoint-fire-briefing'],
  [9103, 'appoint-fire-extinguishers'],
  [9104, 'appoint-fire-systems'],
  [9105, 'appoint-fire-evac'],
  [9106, 'appoint-fire-hot'],
  [9107, 'appoint-fire-room'],
  [9108, 'appoint-fire-duty'],
  [10101, 'appoint-el-head'],
  [10102, 'appoint-el-deputy'],
  [10103, 'appoint-el-group1'],
  [10104, 'appoint-el-commission'],
  [10105, 'appoint-el-operative'],
  [10106, 'appoint-el-tools'],
])

/** The lasting name of the paper's form, where its papers go into the records; else null. Only a first edition is recorded from, later ones say the same again. */
export const nameFormToRecord = (paper: Pick<Document, 'templateId' | 'editionOf'>): string | null =>
  isFirstEdition(paper) ? (recordedForms.get(paper.templateId) ?? null) : null

export const takePaperKind = (form: string): PaperKind =>
  form === PROTOCOL_FORM ? 'check' : form === ISSUES_FORM ? 'issue' : 'order'
