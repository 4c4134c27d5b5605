import { trainingPrograms } from '@osh/core/norms/training-programs.ts'
import { readAnswer } from '@osh/core/registry/read-answer.ts'
import { readXml } from '@osh/core/registry/read-xml.ts'
import type { OuterId } from '@osh/core/registry/registry-record.ts'
import { type NamedRecord, splitIntoFiles, writeRegistryFile } from '@osh/core/registry/write-file.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listSchemaErrors } from '../registry/validate.ts'
import { aNearDay } from './arbitrary-days.ts'

const aText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('<a>', '&amp;', ']]>', '<!--', '"', '\u0000', '\ufffe', '\ud800', '&#0;', '<?xml?>'),
)
const aProgram = fc.constantFrom(...trainingPrograms)

const aRecord: fc.Arbitrary<NamedRecord> = fc
  .record({
    ...{ lastName: aText, firstName: aText, fatherName: fc.option(aText), position: aText, protocol: aText },
    snils: fc.constantFrom('112-233-445 95', null),
    foreign: fc.record({ number: aText, citizenship: aText }),
    passed: fc.boolean(),
    program: aProgram,
    date: aNearDay,
    outerId: fc.integer({ min: 1 }).map((id) => `1-2-${id}` as OuterId),
  })
  .map(({ program, ...record }) => ({
    ...record,
    programId: program.registryId,
    programTitle: program.title,
  }))
const aCompany = fc.record({ inn: aText, title: aText })

test('whatever the records hold, the Ministry’s schema takes the file, and it reads back as it was', async () => {
  const written: string[] = []
  fc.assert(
    fc.property(fc.array(aRecord, { minLength: 1, maxLength: 20 }), aCompany, (records, company) => {
      const text = writeRegistryFile(records, company)
      written.push(text)
      const read = readXml(text)?.children.map(({ attributes }) => attributes.outerId)
      expect(read).toEqual(records.map(({ outerId }) => outerId))
    }),
    { numRuns: 60 },
  )
  expect(await listSchemaErrors(...written)).toEqual([])
})

test('of every programme and of five thousand records the schema takes the file; of one more it does not', async () => {
  const [record] = fc.sample(aRecord, 1)
  const programs = trainingPrograms.map(({ registryId: programId, title: programTitle }) => ({
    ...record,
    programId,
    programTitle,
  }))
  const many = Array.from({ length: 5001 }, (_, at) => programs[at % programs.length]) as NamedRecord[]
  const company = { inn: '7707083893', title: 'ООО «Ромашка»' }
  for (const file of splitIntoFiles(many))
    expect(await listSchemaErrors(writeRegistryFile(file, company))).toEqual([])
  expect(await listSchemaErrors(writeRegistryFile(many, company))).not.toEqual([])
  expect(await listSchemaErrors(writeRegistryFile([], company))).not.toEqual([])
})

test('no text that is brought as an answer throws or takes long', () => {
  const aPiece = fc.oneof(
    aText,
    fc.constantFrom('<RegistryRecord ', 'baseNo="1"', '/>', '<a', '</a>', '=', "'", ';', '\t', '\n'),
  )
  fc.assert(
    fc.property(fc.array(aPiece, { maxLength: 40 }), (pieces) => {
      expect(typeof readAnswer(`<${pieces.join('')}`).ok).toBe('boolean')
      expect(typeof readAnswer(pieces.join('')).ok).toBe('boolean')
    }),
    { numRuns: 500 },
  )
})
