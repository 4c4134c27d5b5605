import { programmeOnProtocol } from '@osh/core/memos/protocols-of-memo.ts'
import { trainingPrograms } from '@osh/core/norms/training-programs.ts'
import { look } from '@osh/core/paper-records/look.ts'
import type { PaperOffer } from '@osh/core/paper-records/offer.ts'
import { record } from '@osh/core/paper-records/record.ts'
import { undo } from '@osh/core/paper-records/undoing/undo.ts'
import { followInCompany } from './commands/follow-in-company.ts'
import { facts } from './commands/memo-storage.ts'
import { asked, makePaperStorage, signed } from './commands/paper-storage.ts'
import { aMemo, aRow, memo } from './examples.ts'

export const answers = { programme: programmeOnProtocol.firstAid }
export type Stored = Parameters<typeof makePaperStorage>[0]
export const looked = (stored: Stored) =>
  followInCompany(look.run(asked, signed), makePaperStorage({ answers, ...stored }).answers)
export function offerOf(stored: Stored): PaperOffer {
  const offer = looked(stored)
  if (!offer.ok) throw new Error(JSON.stringify(offer.error))
  return offer.value.answer
}
export const recorded = (stored: Stored, details: object = {}) => {
  const { mark, rows } = offerOf(stored)
  const chosen = rows.flatMap(({ key, chosen: isIn }) => (isIn ? [key] : []))
  const given = { rows: chosen, failed: [], mark, ...details }
  const storage = makePaperStorage({ answers, ...stored })
  return followInCompany(record.run({ ...asked, details: given }, signed), storage.answers)
}
export const undone = (stored: Stored) =>
  followInCompany(undo.run(asked, signed), makePaperStorage({ answers, ...stored }).answers)

export const stored = aMemo({ id: memo(1), number: 4, rows: [aRow(1), aRow(2)], version: 3 })
export const here = { memo: { id: stored.id, number: 4 } }
export const both = { known: [facts(1, here), facts(2, here), facts(3)], memo: stored }
export const [work, otherWork] = trainingPrograms.filter(({ code }) => code === 'V')
export const ofWork = (title = '') => ({ subject: { section: 'training', name: title } }) as const
