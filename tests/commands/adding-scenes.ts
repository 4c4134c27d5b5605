import { makeMemoPatch } from '@osh/core/memos/reading/memo-input.ts'
import { circumstances } from '@osh/core/norms/circumstances.ts'
import { keySubject } from '@osh/core/requirements/subject-key.ts'
import { aMemo, aRow, aTraining, mining } from '#tests/examples.ts'
import { aProfile } from '#tests/profile-example.ts'
import { general } from '#tests/requirement-example.ts'
import { kept, known, offered, storage } from '#tests/requirement-storage.ts'
import { facts, makeMemoStorage, row } from './memo-storage.ts'

/** What a command is asked, and what it is answered with. */
export type Scene = { readonly input?: object; readonly answers?: object }

const [aCircumstance] = circumstances
const key = keySubject(aTraining)
const decide = (details: object, post = known): Scene => ({
  input: { details: { ...general, ...details }, offered },
  answers: storage(post),
})

const memo = aMemo({ rows: [aRow(1)] })
const inMemo = { memo: { id: memo.id, number: memo.number } }

/** Of commands that add by what they are given, or by what they decide: where each does. By names. */
export const addingScenes: Readonly<Record<string, Scene>> = {
  'measures/plan': { input: { details: { origin: 'inspector-order' } } },
  'requirements/answer': decide(aProfile, { ...known, answers: null }),
  'requirements/change': decide(
    { key, periodicity: '1 год' },
    kept({ decision: { kind: 'refused', reason: 'Нет таких работ' } }),
  ),
  'responsibilities/answer-circumstance': {
    input: { circumstanceId: aCircumstance?.id, applies: true },
    answers: { 'answer-of-company': () => null },
  },
  'requirements/refuse': decide({ key, reason: 'Нет таких работ' }),
  'requirements/except': decide({ requirementId: 7, employeeId: 1, reason: 'Декрет' }, kept()),
  'calendar/set-day': {
    input: { details: { day: '20.11.2026', kind: 'off', note: 'приказ № 5' } },
    answers: { 'edit-of-day': () => null, 'new-calendar-edit-id': () => 7 },
  },
  'facts/keep': {
    input: { details: { list: 'cranes', version: 0, rows: [{ name: 'Кран' }] } },
    answers: { 'facts-of-list': () => null },
  },
  'memos/edit': {
    input: { id: memo.id, patch: makeMemoPatch({ rows: [row(1), row(2)] }), version: null },
    answers: makeMemoStorage([facts(1, inMemo), facts(2)], memo).answers,
  },
}

/** What any command takes. */
export const anyInput = { companyId: mining, details: {}, draft: {}, patch: {}, of: {} }
