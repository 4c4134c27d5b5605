import { parseEmail, parsePassword } from '@osh/core/auth/credentials.ts'
import { parseNewPassword } from '@osh/core/auth/new-password.ts'
import { companyFieldNames } from '@osh/core/companies/company-fields.ts'
import { parseActivityRequest } from '@osh/core/companies/parse-activity-request.ts'
import { parseCompanyDetails } from '@osh/core/companies/parse-company.ts'
import { parseBik } from '@osh/core/companies/requisites/bank-account.ts'
import { parseInn } from '@osh/core/companies/requisites/inn.ts'
import { readDepartmentName } from '@osh/core/departments/department.ts'
import { makeFormSearch } from '@osh/core/documents/library/search-forms.ts'
import { parseDocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import { findCity } from '@osh/core/documents/on-paper/city-of-address.ts'
import { declinePosition } from '@osh/core/documents/on-paper/decline-position.ts'
import { readPersonOnPaper } from '@osh/core/documents/on-paper/person-on-paper.ts'
import { listRoots } from '@osh/core/documents/own-forms/placeholder-type.ts'
import { searchTerms } from '@osh/core/documents/search-terms.ts'
import { parsePersonName } from '@osh/core/employees/person-name.ts'
import { parseSnils } from '@osh/core/employees/snils.ts'
import { cleanFileName } from '@osh/core/files/file-name.ts'
import { readMicrotrauma } from '@osh/core/incidents/microtraumas/read-details.ts'
import { readIncident } from '@osh/core/incidents/reading/read-incident.ts'
import { readMeasure } from '@osh/core/measures/reading/read-measure.ts'
import { parseMemoHeaderChanges } from '@osh/core/memos/reading/parse-memo-header.ts'
import { parseRegisterPeriodicity } from '@osh/core/obligations/reading/parse-obligation.ts'
import { parseFactor } from '@osh/core/obligations/reading/parse-subject.ts'
import { parseQuantity } from '@osh/core/obligations/reading/subject-fields.ts'
import { readPositionName } from '@osh/core/positions/position.ts'
import { parseOrderLink, readOrder } from '@osh/core/responsibilities/order-link.ts'
import { makeMoment, parseMoment } from '@osh/core/shared/dates/local-moment.ts'
import { parseDay } from '@osh/core/shared/dates/parse-day.ts'
import { parsePhone } from '@osh/core/shared/input/contacts.ts'
import { identifier } from '@osh/core/shared/input/identifier.ts'
import { foldName } from '@osh/core/shared/names/name-search.ts'
import { parseAddress } from '@osh/core/shared/texts/address.ts'
import { parseNeededReason } from '@osh/core/shared/texts/reason.ts'
import { parseText } from '@osh/core/shared/texts/text.ts'
import { describe, expect, it } from 'vitest'
import { checkTags } from '#adapters/documents/own-form/placeholders/check-tags.ts'
import { findTags, looksLikeTag } from '#adapters/documents/own-form/placeholders/find-tags.ts'
import { translateOpening } from '#adapters/documents/own-form/placeholders/in-latin.ts'
import { makeKnown } from '#adapters/documents/own-form/placeholders/known-words.ts'
import { makeRussianNameForms } from '#adapters/documents/paper/russian-name-forms.ts'
import { day } from '#tests/examples.ts'
import { hostileTexts } from '#tests/hostile-text.ts'
import { forms, plainPress } from '#tests/plain-press.ts'

const known = makeKnown(listRoots(forms.order))

const newPassword = (text: string) => parseNewPassword(text, { email: text })

const told = {
  people: new Map(),
  timeZone: 'Europe/Moscow',
  today: day('2026-03-16'),
  decidedOn: day('2026-03-16'),
  nowIn: () => makeMoment(day('2026-03-16'), '12:00'),
}

/** The text in each of the fields, and as the name of everyone. */
function allOf(text: string, fields: readonly string[]): Readonly<Record<string, unknown>> {
  const person = { fullName: text, post: text, about: text }
  return {
    ...Object.fromEntries(fields.map((field) => [field, text])),
    injured: [person],
    reportedBy: person,
  }
}

/** What a person's text comes to first, of any length that a request may have. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'a line': (text) => parseText(text, { max: 255, required: true }),
  'a long text': (text) => parseText(text, { max: 4000, required: false }),
  'an e-mail': parseEmail,
  'a new password': newPassword,
  'a password': parsePassword,
  'a password to be hashed': parsePassword,
  'a phone': parsePhone,
  'a company': (text) =>
    parseCompanyDetails(Object.fromEntries(companyFieldNames.map((field) => [field, text]))),
  'a request for an activity': (text) =>
    parseActivityRequest({ name: text, email: text, phone: text, contactName: text }),
  'an ИНН': parseInn,
  'a БИК': parseBik,
  'a СНИЛС': parseSnils,
  'a name': parsePersonName,
  'a department': (text) => readDepartmentName({ name: text }),
  'a position': (text) => readPositionName({ name: text }),
  'an order': parseOrderLink,
  'a number of an order': (text) => readOrder(text, text),
  'a periodicity': parseRegisterPeriodicity,
  'a factor': parseFactor,
  'a quantity': parseQuantity,
  'a day': parseDay,
  'an id': identifier({ required: 'number/invalid', unknown: 'number/invalid' }),
  'a memo': (text) => parseMemoHeaderChanges({ recipient: text, note: text }),
  'a number of a document': parseDocumentNumber,
  'a name in a search': foldName,
  'an address of the web': parseAddress,
  'a reason': (text) => parseNeededReason(text, 'text/required'),
  'a moment': parseMoment,
  'an accident': (text) =>
    readIncident(allOf(text, ['date', 'time', 'timeZone', 'place', 'description']), told),
  'a microtrauma': (text) =>
    readMicrotrauma(allOf(text, ['place', 'circumstances', 'injury', 'firstAid', 'time']), told),
  'a measure': (text) => readMeasure(allOf(text, ['what', 'dueOn', 'shownBy']), told),
  'tags of a form': (text) => checkTags(findTags(`{${text}}`).tags, forms.order, known),
}

const person = (text: string) => ({
  ...readPersonOnPaper('', ''),
  lastName: text,
  firstName: text,
  fatherName: text,
})
const search = makeFormSearch(plainPress.templates)

/** What is given a text that has been read: no longer than its field lets it be, which is told here. */
const afterReading: Readonly<Record<string, readonly [number, (text: string) => unknown]>> = {
  'the search of the archive': [200, searchTerms],
  'the search of the library': [200, search],
  'a placeholder': [500, (text) => looksLikeTag(text, known.words)],
  'a placeholder in Russian': [500, (text) => translateOpening(text, known.words)],
  'a town': [500, findCity],
  'a position in a case': [500, (text) => declinePosition(text, 'dative')],
  'a name in a case': [500, (text) => makeRussianNameForms().name(person(text), 'dative')],
  'a person typed by hand': [500, (text) => readPersonOnPaper(text, text)],
  'a name of a file': [500, cleanFileName],
}

/** Milliseconds of this thread's own work: what else the machine does in the meantime does not count. */
function timeOf(read: (text: string) => unknown, text: string): number {
  const started = process.threadCpuUsage()
  read(text)
  const { user, system } = process.threadCpuUsage(started)
  return (user + system) / 1000
}

/** The best of several: collecting garbage and compiling only ever make it longer. */
function best(read: (text: string) => unknown, text: string, enough: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < 5 && least > enough; i++) least = Math.min(least, timeOf(read, text))
  return least
}

/** Milliseconds that no one notices. */
const SHORT = 25
const texts = Object.entries(hostileTexts)

describe.each(texts)('a text of %s', (_, make) => {
  it.each(Object.entries(readers))('takes no longer than its length to be read as %s', (_, read) => {
    for (let length = 4; length <= 40; length += 2)
      expect(best(read, make(length), SHORT)).toBeLessThan(SHORT)
    const [one, four] = [25_000, 100_000].map(make)
    const known = best(read, one ?? '', 0)
    expect(best(read, four ?? '', SHORT)).toBeLessThan(Math.max(SHORT, known * 8))
  })

  it.each(Object.entries(afterReading))('is short work for %s', (_, [longest, read]) => {
    for (let length = 4; length <= 40; length += 2)
      expect(best(read, make(length), SHORT)).toBeLessThan(SHORT)
    expect(best(read, make(longest), SHORT)).toBeLessThan(SHORT * 2)
  })
})

describe('a text that is over its bound', () => {
  it('is refused before its letters are composed', () => {
    const huge = hostileTexts['marks out of order']?.(100_000) ?? ''
    expect(timeOf((text) => parseText(text, { max: 4000, required: true }), huge)).toBeLessThan(SHORT)
    expect(timeOf(newPassword, huge)).toBeLessThan(SHORT)
  })

  it('is over it by a letter as it is composed', () => {
    const long = (length: number) =>
      parseText('й'.normalize('NFD').repeat(length), { max: 255, required: true })
    expect(long(255)).toEqual({ ok: true, value: 'й'.repeat(255) })
    expect(long(256)).toEqual({ ok: false, error: { code: 'text/too-long', max: 255 } })
  })

  it('may have blanks around it, up to four times the bound', () => {
    const blank = (length: number) => parseText(`${' '.repeat(length)}а`, { max: 255, required: true })
    expect(blank(1019)).toEqual({ ok: true, value: 'а' })
    expect(blank(1020)).toEqual({ ok: false, error: { code: 'text/too-long', max: 255 } })
  })
})
