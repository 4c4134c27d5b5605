import type { Subject } from '../../obligations/subject.ts'

/** A subject on record with the size of PPE from a row: the size that was issued last counts; where the row has none or the same, the very subject. */
export function takeSize(known: Subject, fromRow: Subject): Subject {
  const isSized = known.section === 'ppe' && fromRow.section === 'ppe' && fromRow.size !== null
  return isSized && fromRow.size !== known.size ? { ...known, size: fromRow.size } : known
}
