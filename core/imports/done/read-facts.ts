import { isWornInPairs } from '../../employees/sizes/size-for-ppe.ts'
import { normItems } from '../../norms/ppe-norms.ts'
import { trainingPrograms } from '../../norms/training-programs.ts'
import type { CompletionPapers } from '../../obligations/completion.ts'
import { isSameDuty } from '../../obligations/entering/same-duty.ts'
import { parseRegisterPeriodicity } from '../../obligations/reading/parse-obligation.ts'
import { parseFactor, parseSubjectName } from '../../obligations/reading/parse-subject.ts'
import { makeSubjectInput, parseQuantity } from '../../obligations/reading/subject-fields.ts'
import type { PpeUnit, Subject } from '../../obligations/subject.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { parseDayUpTo } from '../../shared/dates/parse-day.ts'
import { foldName } from '../../shared/names/name-search.ts'
import type { ValueError } from '../../shared/results/refusals.ts'
import type { Result } from '../../shared/results/result.ts'
import { parseText } from '../../shared/texts/text.ts'
import type { ImportRow } from '../import-field.ts'
import type { Fault, FaultCode } from '../plan/import-plan.ts'
import { readDay } from '../rows/read-day.ts'
import type { Duty, Fact, OfPerson, Term } from './fact.ts'
import { type FactField, isFactField, type OfProgram, splitField } from './fact-field.ts'
import { findTerm } from './find-term.ts'
import { findBriefingKind, findTrainingProgram, listPoints, readClass, readLevel } from './name-subject.ts'

export type FactsRead = { readonly facts: readonly Fact[]; readonly faults: readonly Fault[] }

/**
 * What a row says was done, and what of it can't be taken; where anything can't, the facts are of no use.
 * A medical examination without points is of all that the person has already.
 */
export function readFacts({ values }: ImportRow, { own, isYoung }: OfPerson, today: LocalDate): FactsRead {
  const fields = Object.keys(values).filter(isFactField)
  const reader = makeReader(values, { own, isYoung }, today)
  const facts = [
    ...readBriefings(reader, fields),
    ...readTrainings(reader, fields),
    ...readExamination(reader, own),
    ...readIssuance(reader),
    ...readAssessments(reader),
  ]
  return { facts, faults: reader.faults }
}

type Values = ImportRow['values']
type Reader = ReturnType<typeof makeReader>

function makeReader(values: Values, { own, isYoung }: OfPerson, today: LocalDate) {
  const faults: Fault[] = []
  const refuse = (field: FactField, error: ValueError<FaultCode & ValueError['code']>): null => {
    const fault = { field, value: values[field] ?? '', error: { field, ...error } as Fault['error'] }
    if (!faults.some((one) => one.field === field)) faults.push(fault)
    return null
  }
  /** What the parser makes of the text; null where it is refused. */
  const take = <T>(
    field: FactField,
    read: Result<T, ValueError<FaultCode & ValueError['code']>>,
  ): T | null => (read.ok ? read.value : refuse(field, read.error))
  const day = (field: FactField): LocalDate | null => {
    const text = values[field]
    return text === undefined
      ? refuse(field, { code: 'fact/date-required' })
      : take(field, parseDayUpTo(today)(readDay(text, today)))
  }
  /** What the person has to do and has never done needs no day: the row says nothing new. */
  const dayOf = (field: FactField, subject: Subject): LocalDate | null =>
    values[field] === undefined && isUndone(own, subject) ? null : day(field)
  const line = (field: FactField): string | null => {
    const text = values[field]
    return text === undefined ? null : take(field, parseText(text, { max: 100, required: true }))
  }
  /** What it was, as the row has it; empty where it is refused. */
  const nameOf = (field: FactField): string => take(field, parseSubjectName(values[field])) ?? ''
  const said = parseRegisterPeriodicity(values.factPeriodicity)
  // What can't be read is refused where it is needed.
  const term: Term | null = said.ok ? { periodicity: said.value, ruleId: null } : null
  return {
    ...{ values, faults, refuse, take, day, dayOf, line, nameOf },
    /** What the person has under that very name, whatever the words would mean otherwise. */
    findOwn: (section: 'briefing' | 'training' | 'ppe', words: string): string | null =>
      findOwn(own, section, words),
    make: (
      field: FactField,
      subject: Subject,
      date: LocalDate | null,
      papers: CompletionPapers | null,
    ): Fact => ({
      ...{ field, subject, date, papers },
      term: findTerm(subject, date !== null, isYoung) ?? term,
    }),
  }
}

function readBriefings(reader: Reader, fields: readonly FactField[]): readonly Fact[] {
  const { values, refuse, dayOf, findOwn, nameOf, make } = reader
  const brief = (field: FactField, name: string): Fact => {
    const subject = { section: 'briefing', name } as const
    return make(field, subject, dayOf(field, subject), null)
  }
  const named = fields.flatMap((field) => {
    const { plain, of } = splitField(field)
    return plain === 'briefingDate' && of !== null ? [brief(field, of)] : []
  })
  const { briefingKind, briefingDate } = values
  if (briefingKind === undefined) {
    if (briefingDate !== undefined) refuse('briefingKind', { code: 'fact/subject-required' })
    return named
  }
  const own = findOwn('briefing', briefingKind)
  return [...named, brief('briefingDate', own ?? findBriefingKind(briefingKind) ?? nameOf('briefingKind'))]
}

function readTrainings(reader: Reader, fields: readonly FactField[]): readonly Fact[] {
  const { values, refuse, dayOf, findOwn, line, nameOf, make } = reader
  const train = (name: string, fieldOf: (one: OfProgram) => FactField): Fact => {
    const papers = { protocol: line(fieldOf('protocolNumber')), registry: line(fieldOf('registryNumber')) }
    const isKept = papers.protocol !== null || papers.registry !== null
    const field = fieldOf('trainingDate')
    const subject = { section: 'training', name } as const
    return make(field, subject, dayOf(field, subject), isKept ? papers : null)
  }
  const told = fields.map(splitField).filter(({ plain }) => isOfProgram(plain))
  const named = trainingPrograms
    .filter(({ registryId }) => told.some(({ of }) => of === String(registryId)))
    .map(({ title, registryId }) => train(title, (field) => `${field}:${registryId}`))
  const { trainingProgram } = values
  if (trainingProgram === undefined) {
    if (told.some(({ of }) => of === null)) refuse('trainingProgram', { code: 'fact/subject-required' })
    return named
  }
  const own = findOwn('training', trainingProgram)
  const name = own ?? findTrainingProgram(trainingProgram)?.title ?? nameOf('trainingProgram')
  return [...named, train(name, (field) => field)]
}

const isOfProgram = (field: string): boolean =>
  field === 'trainingDate' || field === 'protocolNumber' || field === 'registryNumber'

function readExamination(reader: Reader, own: readonly Duty[]): readonly Fact[] {
  const { values, take, dayOf, make } = reader
  const { medicalPoints, medicalDate } = values
  if (medicalPoints === undefined && medicalDate === undefined) return []
  const known = own.flatMap(({ subject }) =>
    subject.section === 'medicalExamination' ? [subject.factorNumber] : [],
  )
  const said = medicalPoints === undefined ? known : listPoints(medicalPoints)
  const points = (said.length === 0 ? [medicalPoints ?? ''] : said).map((point) =>
    take('medicalPoints', parseFactor(point)),
  )
  return points.flatMap((factorNumber) => {
    if (factorNumber === null) return []
    const subject = { section: 'medicalExamination', factorNumber } as const
    return [make('medicalDate', subject, dayOf('medicalDate', subject), null)]
  })
}

function readIssuance(reader: Reader): readonly Fact[] {
  const { values, refuse, take, dayOf, findOwn, nameOf, make } = reader
  const { ppeItem, ppeQuantity, ppeSize, ppeDate } = values
  if ([ppeItem, ppeQuantity, ppeDate].every((text) => text === undefined)) return []
  if (ppeItem === undefined) {
    refuse('ppeItem', { code: 'fact/subject-required' })
    return []
  }
  const name = findOwn('ppe', ppeItem) ?? nameOf('ppeItem')
  const pieces = ppeQuantity
    ?.replace(/\s*(?:шт\p{L}*|пар\p{L}*|компл\p{L}*|к-?т)?\.?$/iu, '')
    .replace(/[.,]0+$/u, '')
  const size = ppeSize === undefined ? null : take('ppeSize', parseText(ppeSize, OF_SIZE))
  const rest = { unit: readUnit(name, ppeQuantity ?? ''), event: 'issuance', norm: null, size } as const
  const item = { section: 'ppe', name, ...rest } as const
  const date = dayOf('ppeDate', { ...item, quantity: 1 })
  const quantity = take('ppeQuantity', parseQuantity(pieces ?? '1')) ?? 0
  return [make('ppeDate', { ...item, quantity }, date, null)]
}

/** As long as an obligation's own. */
const OF_SIZE = { max: 60, required: true } as const

function readUnit(name: string, said: string): PpeUnit {
  if (/пар/iu.test(said)) return 'pair'
  if (/компл|к-?т/iu.test(said)) return 'set'
  const norm = normItems.find((item) => foldName(item.name) === foldName(name))?.unit
  return norm ?? (isWornInPairs(name) && !/шт/iu.test(said) ? 'pair' : 'piece')
}

function readAssessments(reader: Reader): readonly Fact[] {
  const { values, refuse, day, make } = reader
  const { soutClass, soutDate, riskLevel, riskDate } = values
  const facts: Fact[] = []
  if (soutClass !== undefined || soutDate !== undefined) {
    const established = readClass(soutClass ?? '') ?? refuse('soutClass', { code: 'choice/unknown' })
    const date = soutDate === undefined ? null : day('soutDate')
    if (established !== null)
      facts.push(make('soutClass', { section: 'workingConditions', established }, date, null))
  }
  if (riskLevel !== undefined || riskDate !== undefined) {
    const established = readLevel(riskLevel ?? '') ?? refuse('riskLevel', { code: 'choice/unknown' })
    const date = riskDate === undefined ? null : day('riskDate')
    if (established !== null) facts.push(make('riskLevel', { section: 'risk', established }, date, null))
  }
  return facts
}

const isUndone = (own: readonly Duty[], subject: Subject): boolean =>
  own.some(
    (one) => one.baseDate === null && isSameDuty(one.subject, subject.section, makeSubjectInput(subject)),
  )

const findOwn = (
  own: readonly Duty[],
  section: 'briefing' | 'training' | 'ppe',
  words: string,
): string | null =>
  own
    .flatMap(({ subject }) => (subject.section === section ? [subject.name] : []))
    .find((name) => foldName(name) === foldName(words)) ?? null
