import { expect, test } from 'vitest'
import type { CompletionId } from '../obligations/obligation-ids.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { EmployeeId } from '../shared/identity.ts'
import { type AnsweredRecord, noAnswer } from './answered-record.ts'
import { matchAnswer, type SentRecord } from './match-answer.ts'
import { readAnswer } from './read-answer.ts'
import { readXml } from './read-xml.ts'
import type { OuterId } from './registry-record.ts'

const galkin = '112-233-445 95'
const read = (text: string) => {
  const answer = readAnswer(text)
  return answer.ok ? answer.value : answer.error
}

test('a record of an answer is read from attributes and elements alike', () => {
  const xml = `<?xml version="1.0"?><Set xmlns:a="x"><a:RegistryRecord baseNo="4512/26" outerId="1-2-3" baseDateCreated="2026-11-21">
    <Worker><LastName>Галкин</LastName><Snils>11223344595</Snils></Worker>
    <Test learnProgramId="3" isPassed="true"><Date>2026-11-20T00:00:00</Date><ProtocolNumber> 12 &amp; 13 </ProtocolNumber></Test>
    </a:RegistryRecord><RegistryRecord><baseNo>8</baseNo></RegistryRecord></Set>`
  expect(read(xml)).toEqual([
    {
      outerId: '1-2-3',
      snils: galkin,
      programId: 3,
      protocol: '12 & 13',
      date: '2026-11-20',
      number: '4512/26',
    },
    { ...noAnswer, number: '8' },
  ])
})

test('what says nothing of use is none', () => {
  const xml =
    '<RegistryRecord outerId=" " baseNo="-"><Snils>1</Snils><Date>?</Date><Test learnProgramId="5"/></RegistryRecord>'
  expect(read(xml)).toEqual([noAnswer])
  expect(read('<RegistryRecord baseNo="20.11.2026"/>')).toEqual([noAnswer])
  expect(read(`<RegistryRecord baseNo="${'1'.repeat(51)}"/>`)).toEqual([noAnswer])
  expect(read(`<RegistryRecord baseNo="${'1'.repeat(50)}"/>`)).toEqual([
    { ...noAnswer, number: '1'.repeat(50) },
  ])
})

test('an error of the register is told in its own words', () => {
  const error =
    '<Response><Error><StatusCode>400</StatusCode><Message> Неверный\n ключ </Message></Error></Response>'
  expect(read(error)).toEqual({ code: 'registry/answer-error', said: 'Неверный ключ' })
  expect(read('<Error> Сбой </Error>')).toEqual({ code: 'registry/answer-error', said: 'Сбой' })
  expect(read(`<Error>${'я'.repeat(400)}</Error>`)).toEqual({
    code: 'registry/answer-error',
    said: 'я'.repeat(300),
  })
})

test('what is no answer is told apart from what is broken', () => {
  expect(read(' \n')).toEqual({ code: 'registry/answer-empty' })
  expect(read('<Set></Set>')).toEqual({ code: 'registry/answer-empty' })
  expect(read('\ufeff <Set><RegistryRecord>')).toEqual({ code: 'registry/answer-damaged' })
  expect(read(` ${'x'.repeat(20_000_000)}`)).toEqual({ code: 'registry/answer-too-long' })
  expect(read('x'.repeat(20_000_000))).not.toEqual({ code: 'registry/answer-too-long' })
})

test('a line names a person or a record first and the number last', () => {
  const pasted = `СНИЛС\tПрограмма\tНомер\n${galkin}\t3\t4512\r\n\n1-2-3; 4513 ;\n112 233 445 95;Оказание первой помощи пострадавшим;№ 9`
  expect(read(pasted)).toEqual([
    { ...noAnswer, snils: galkin, programId: 3, number: '4512' },
    { ...noAnswer, outerId: '1-2-3', number: '4513' },
    { ...noAnswer, snils: galkin, programId: 1, number: '№ 9' },
  ])
})

test('a СНИЛС without blanks is no id of ours, a number that is also a programme’s is a number', () => {
  expect(read('112-233-44595;3')).toEqual([{ ...noAnswer, snils: galkin, number: '3' }])
})

test('a line that is none is told, but the head', () => {
  expect(read(`${galkin};1\nГалкин;2`)).toEqual({ code: 'registry/answer-line', line: 2 })
  expect(read(`${galkin};1\n${galkin}`)).toEqual({ code: 'registry/answer-line', line: 2 })
  expect(read('СНИЛС;Номер')).toEqual({ code: 'registry/answer-empty' })
})

test('xml is read as it is, and nothing that could be looked up', () => {
  expect(
    readXml('<?x?><!-- < --><a b=\'1 &quot;\' x:c="&#1071;&#x44F;"><![CDATA[<&]]>&lt;<d/>е</a>'),
  ).toEqual({
    name: 'a',
    attributes: { b: '1 "', c: 'Яя' },
    children: [{ name: 'd', attributes: {}, children: [], text: '' }],
    text: '<&<е',
  })
  expect(readXml('\ufeff <a/>\n')?.name).toBe('a')
  expect(readXml('<a>&#x10ffff;&#x110000;&AMP;&apos;&gt;&other;</a>')?.text).toBe("\u{10ffff}&'>&other;")
  const wrong = [
    '',
    'a',
    '<a>',
    '</a>',
    '<a></b>',
    '<a/><b/>',
    '<a/>x',
    'x<a/>',
    '<a></a b="1">',
    '<!DOCTYPE a><a/>',
    '<a b=1/>',
  ]
  expect(wrong.map(readXml)).toEqual(wrong.map(() => null))
  const nested = (depth: number) => readXml('<a>'.repeat(depth) + '</a>'.repeat(depth))
  expect([nested(19) === null, nested(20) === null]).toEqual([false, true])
})

const record = (place: number, given: Partial<SentRecord> = {}): SentRecord => ({
  outerId: `1-2-${place}` as OuterId,
  completionId: place as CompletionId,
  employeeId: place as EmployeeId,
  lastName: 'Галкин',
  firstName: 'Пётр',
  fatherName: null,
  snils: galkin,
  foreign: null,
  position: 'Кладовщик',
  passed: true,
  programId: place,
  programTitle: '',
  date: '2026-11-20' as LocalDate,
  protocol: '12',
  number: null,
  ...given,
})
const match = (sent: readonly SentRecord[], ...answered: readonly Partial<AnsweredRecord>[]) => {
  const matched = matchAnswer(
    sent,
    answered.map((one) => ({ ...noAnswer, ...one })),
  )
  if (!matched.ok) return matched.error.errors.map(({ row, code }) => `${row ?? ''} ${code}`)
  const { registered, ...counts } = matched.value
  return { ...counts, registered: registered.map(({ outerId, number }) => `${outerId}: ${number}`) }
}

test('numbers go to the records that an answer names by our ids', () => {
  expect(match([record(1), record(2)], { outerId: '1-2-2', number: 'A7' })).toEqual({
    registered: ['1-2-2: A7'],
    ...{ same: 0, others: 0, unanswered: 1 },
  })
})

test('without our id all that is said of the person tells', () => {
  const sent = [record(1), record(2, { protocol: '13' }), record(3, { date: '2026-11-21' as LocalDate })]
  const by = (said: Partial<AnsweredRecord>) => match(sent, { snils: galkin, number: '7', ...said })
  expect(by({ programId: 1 })).toMatchObject({ registered: ['1-2-1: 7'] })
  expect(by({ protocol: '13' })).toMatchObject({ registered: ['1-2-2: 7'] })
  expect(by({ date: '2026-11-21' as LocalDate })).toMatchObject({ registered: ['1-2-3: 7'] })
  expect(by({})).toEqual(['0 registry/answer-unclear'])
  expect(match(sent, { number: '7' })).toEqual([' registry/answer-of-others'])
  expect(by({ snils: '001-001-998 00' })).toEqual([' registry/answer-of-others'])
})

test('a foreigner is told by our id alone', () => {
  const sent = [record(1, { snils: null })]
  expect(match(sent, { snils: galkin, number: '7' })).toEqual([' registry/answer-of-others'])
  expect(match(sent, { number: '7' })).toEqual([' registry/answer-of-others'])
  expect(match(sent, { outerId: '1-2-1', snils: galkin, number: '7' })).toMatchObject({
    registered: ['1-2-1: 7'],
  })
})

test('an id of ours with another’s СНИЛС, and an id that is not ours, are of others', () => {
  const sent = [record(1)]
  const others = [
    { outerId: '1-2-1', snils: '001-001-998 00', number: '7' },
    { outerId: '9-9-9', snils: galkin },
  ]
  expect(match(sent, ...others)).toEqual([' registry/answer-of-others'])
  expect(match(sent, ...others, { outerId: '1-2-1', number: '8' })).toEqual({
    registered: ['1-2-1: 8'],
    ...{ same: 0, others: 2, unanswered: 0 },
  })
})

test('an answer that comes twice changes nothing', () => {
  const sent = [record(1, { number: '7' }), record(2)]
  const again = { outerId: '1-2-1', number: '7' }
  expect(match(sent, again)).toEqual({ registered: [], same: 1, others: 0, unanswered: 1 })
  expect(match(sent, { outerId: '1-2-1' })).toMatchObject({ registered: [], same: 0, unanswered: 1 })
  const twice = { outerId: '1-2-2', number: '8' }
  expect(match(sent, twice, twice)).toEqual({
    registered: ['1-2-2: 8'],
    ...{ same: 0, others: 0, unanswered: 0 },
  })
})

test('a record that the register gave no number stays without answer', () => {
  expect(match([record(1)], { outerId: '1-2-1' })).toEqual({
    registered: [],
    same: 0,
    others: 0,
    unanswered: 1,
  })
})

test('of an answer that contradicts itself or what is known nothing is taken', () => {
  const sent = [record(1, { number: '7' }), record(2)]
  expect(match(sent, { outerId: '1-2-2', number: '8' }, { outerId: '1-2-1', number: '9' })).toEqual([
    '1 registry/number-differs',
  ])
  expect(match(sent, { outerId: '1-2-2', number: '8' }, { outerId: '1-2-2', number: '9' })).toEqual([
    '1 registry/number-differs',
  ])
  expect(match(sent, { outerId: '1-2-2', number: '7' })).toEqual(['0 registry/number-repeated'])
  const two = [record(1), record(2)]
  expect(match(two, { outerId: '1-2-1', number: '7' }, { outerId: '1-2-2', number: '7' })).toEqual([
    '1 registry/number-repeated',
  ])
})
