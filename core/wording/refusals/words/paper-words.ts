import type { FieldErrorCode } from '../../../shared/results/refusals.ts'
import { billingWords } from '../billing-words.ts'
import { inspectionWords } from '../inspection-words.ts'
import { describeLackOfObligation } from '../lacks.ts'
import { paperRecordWords } from '../paper-record-words.ts'
import { registryWords } from '../registry-words.ts'
import { requirementWords } from '../requirement-words.ts'
import { sendingWords } from '../sending-words.ts'
import { sheetWords } from '../sheet-words.ts'
import { supportWords } from '../support-words.ts'
import type { SomeWords, WordsOf } from '../words-of.ts'
import { absenceWords } from './absence-words.ts'
import { accountWords } from './account-words.ts'
import { calendarWords } from './calendar-words.ts'
import { companyWords } from './company-words.ts'
import { contactWords } from './contact-words.ts'
import { documentWords } from './document-words.ts'
import { dutyWords } from './duty-words.ts'
import { erasureWords } from './erasure-words.ts'
import { incidentWords } from './incident-words.ts'
import { measureWords } from './measure-words.ts'
import { memoWords } from './memo-words.ts'
import { microtraumaWords } from './microtrauma-words.ts'
import { obligationWords } from './obligation-words.ts'
import { peopleWords } from './people-words.ts'
import { plainWords } from './plain-words.ts'
import { requestWords } from './request-words.ts'
import { responsibilityWords } from './responsibility-words.ts'
import { staffWords } from './staff-words.ts'

/** What is not of a paper itself, every area's: a paper takes values of all. */
export const reasons = {
  ...plainWords,
  ...requestWords,
  ...accountWords,
  ...contactWords,
  ...companyWords,
  ...staffWords,
  ...absenceWords,
  ...calendarWords,
  ...peopleWords,
  ...obligationWords,
  ...incidentWords,
  ...measureWords,
  ...dutyWords,
  ...inspectionWords,
  ...sheetWords,
  ...registryWords,
  ...paperRecordWords,
  ...requirementWords,
  ...microtraumaWords,
  ...memoWords,
  ...documentWords,
  ...sendingWords,
  ...responsibilityWords,
  ...erasureWords,
  ...billingWords,
  ...supportWords,
} satisfies WordsOf<FieldErrorCode>

/** What a paper lacks, told apart from the others by its label. */
export const paperWords = {
  'document/value-missing': (_, { field, label, reason }) => {
    const said = describeLackOfObligation(field) ?? (reasons as SomeWords)[reason]
    if (typeof said === 'function') return said(label)
    // A newer server may have a reason that is unknown here.
    return said === undefined ? label : `${label}. ${said}`
  },
  'document/out-of-bounds': (_, { label, asks }) => `${label} — ${asks}`,
} satisfies SomeWords
