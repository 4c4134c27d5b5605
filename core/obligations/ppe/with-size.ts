import { sizeForPpe } from '../../employees/sizes/size-for-ppe.ts'
import type { Sizes } from '../../employees/sizes/sizes.ts'
import type { Subject } from '../subject.ts'

/** What is to be issued, with the size that it has to be: its own, else the employee's. What is returned is as it was issued. */
export const withSize = (subject: Subject, sizes: Sizes): Subject =>
  subject.section === 'ppe' && subject.event === 'issuance'
    ? { ...subject, size: subject.size ?? sizeForPpe(subject.name, sizes) }
    : subject
