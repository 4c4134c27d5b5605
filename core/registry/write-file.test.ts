import { expect, test } from 'vitest'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { OuterId } from './registry-record.ts'
import { type NamedRecord, splitIntoFiles, writeRegistryFile } from './write-file.ts'

const company = { inn: '7707083893', title: 'ООО "Ромашка" & Ко' }
const record: NamedRecord = {
  outerId: '1-2-3' as OuterId,
  lastName: 'Галкин',
  firstName: 'Пётр',
  fatherName: null,
  snils: '112-233-445 95',
  foreign: null,
  position: 'Кладовщик <склада>',
  passed: true,
  programId: 1,
  programTitle: 'Первая помощь',
  date: '2026-11-20' as LocalDate,
  protocol: '12',
}

test('a record is written in the words of the Ministry’s schema', () => {
  expect(writeRegistryFile([record], company)).toBe(`<?xml version="1.0" encoding="utf-8"?>
<RegistrySet>
<RegistryRecord outerId="1-2-3"><Worker><LastName>Галкин</LastName><FirstName>Пётр</FirstName><MiddleName></MiddleName><Snils>112-233-445 95</Snils><Position>Кладовщик &lt;склада&gt;</Position><EmployerInn>7707083893</EmployerInn><EmployerTitle>ООО &quot;Ромашка&quot; &amp; Ко</EmployerTitle></Worker><Organization><Inn>7707083893</Inn><Title>ООО &quot;Ромашка&quot; &amp; Ко</Title></Organization><Test isPassed="1" learnProgramId="1"><Date>2026-11-20</Date><ProtocolNumber>12</ProtocolNumber><LearnProgramTitle>Первая помощь</LearnProgramTitle></Test></RegistryRecord>
</RegistrySet>
`)
})

test('a foreigner has a document, whoever failed has failed, and no sign stays that XML has none for', () => {
  const foreign = { number: 'AN 1', citizenship: 'Киргизия' }
  const text = writeRegistryFile(
    [
      {
        ...record,
        snils: null,
        foreign,
        passed: false,
        fatherName: 'Ильич',
        protocol: '1\u0001\ud8002\u{1f600}',
      },
    ],
    company,
  )
  expect(text).toContain(
    '<MiddleName>Ильич</MiddleName><IsForeignSnils>1</IsForeignSnils><ForeignSnils>AN 1</ForeignSnils><Citizenship>Киргизия</Citizenship><Position>',
  )
  expect(text).toContain('isPassed="0"')
  expect(text).toContain('<ProtocolNumber>12\u{1f600}</ProtocolNumber>')
})

test('five thousand records stand in a file', () => {
  const sizes = (count: number) =>
    splitIntoFiles(Array.from({ length: count }, (_, at) => at)).map((file) => file.length)
  expect([0, 1, 5000, 5001].map(sizes)).toEqual([[], [1], [5000], [5000, 1]])
  expect(splitIntoFiles(Array.from({ length: 5001 }, (_, at) => at))[1]).toEqual([5000])
})
