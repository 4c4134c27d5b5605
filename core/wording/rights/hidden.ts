import type { Subject } from '../../obligations/subject.ts'

/** In the place of whatever is not shown: the same one word everywhere, never an empty value. */
export const HIDDEN = 'скрыто'

/** Whether what an examination is about is not shown, and with it why and, where it keeps somebody from work, when. */
export const hidesFactor = (subject: Subject): boolean =>
  subject.section === 'medicalExamination' && subject.factorNumber === HIDDEN
