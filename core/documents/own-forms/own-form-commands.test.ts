import { expect, test } from 'vitest'
import { followInCompany } from '../../../tests/commands/follow-in-company.ts'
import { newDesk } from '../../../tests/contracts/desk.ts'
import { accepted, refusal, refused } from '../../../tests/contracts/world.ts'
import { instant, mining, someone } from '../../../tests/examples.ts'
import { forms, plainPress } from '../../../tests/plain-press.ts'
import type { Answers } from '../../commands/follow.ts'
import type { HoldMembership } from '../../members/member-facts.ts'
import { ownership } from '../../rights/membership.ts'
import type { UserId } from '../../shared/identity.ts'
import type { TemplateId } from '../library/template.ts'
import { describeOwnFormError } from './describe-own-form-error.ts'
import { OWN_FORM_LIMIT, type OwnForm, type OwnFormId } from './own-form.ts'
import type { OwnFormQuestion } from './own-form-facts.ts'
import { putToUse } from './put-to-use.ts'
import { revert } from './revert.ts'
import { uploadOwnForm } from './upload-own-form.ts'

const signed = { by: someone, at: instant('2026-03-16T09:30:00.000Z') }
const bytes = new TextEncoder().encode('own form')
const draft = { templateId: forms.order.id, fileName: 'приказ.docx', sha256: 'ab', bytes }
const before: OwnForm = {
  id: 4 as OwnFormId,
  companyId: mining,
  templateId: forms.order.id,
  fileName: 'прежний.docx',
  size: 1,
  sha256: 'cd',
  enteredBy: someone,
  enteredAt: signed.at,
}
const storage = (
  inUse: OwnForm | null,
  members: readonly UserId[] = [someone],
): Answers<OwnFormQuestion | HoldMembership> => ({
  'own-membership': ({ user, companyId }) =>
    members.includes(user) && companyId === mining ? ownership : null,
  'form-in-use': ({ companyId, templateId }) =>
    companyId === mining && templateId === forms.order.id ? inUse : null,
  'new-own-form-id': () => 9 as OwnFormId,
})
const retired = { kind: 'retired-forms', rows: [{ id: 4, companyId: mining, retired: signed }] }

test('a form is put to use, and the one before goes out of it', () => {
  const put = (inUse: OwnForm | null) =>
    followInCompany(putToUse.run({ companyId: mining, draft }, signed), storage(inUse))
  const { bytes: _, ...named } = draft
  const form = { ...named, id: 9, companyId: mining, size: 8, enteredBy: someone, enteredAt: signed.at }
  const kept = { kind: 'files', rows: [{ companyId: mining, sha256: 'ab', bytes }] }
  expect(put(before)).toMatchObject({
    ok: true,
    value: { writes: [retired, kept, { kind: 'own-forms', rows: [form] }, {}], answer: form },
  })
  expect(put(null)).toMatchObject({ value: { writes: [{ kind: 'retired-forms', rows: [] }, {}, {}, {}] } })
  const said = JSON.stringify(put(before))
  expect(said).toContain('"before":{"templateId":1001,"fileName":"прежний.docx","sha256":"cd"}')
  expect(said).toContain('"record":"own-form","ids":[9]')
  expect(said).toContain('"after":{"templateId":1001,"fileName":"приказ.docx","sha256":"ab"}')
  expect(JSON.stringify(put(null))).toContain('"ids":[9],"before":null')
})

test('no form is put to use by whoever has lost access meanwhile', () => {
  const put = followInCompany(putToUse.run({ companyId: mining, draft }, signed), storage(null, []))
  expect(put).toEqual({ ok: false, error: { code: 'not-found' } })
})

test('the library’s form comes back, once', () => {
  const back = (inUse: OwnForm | null) =>
    followInCompany(revert.run({ companyId: mining, templateId: forms.order.id }, signed), storage(inUse))
  expect(back(before)).toMatchObject({ ok: true, value: { writes: [retired, {}], answer: null } })
  expect(JSON.stringify(back(before))).toContain('"record":"own-form","ids":[4],"before":{"templateId":1001')
  expect(back(null)).toEqual({ ok: false, error: { code: 'not-found' } })
})

test('a file is put to use only if nothing is wrong with it', async () => {
  const { company, opened } = await newDesk()
  const ownForms = opened.ownForms?.kept
  if (!ownForms) throw new Error('there are no own forms')
  const needs = { press: plainPress, ownForms, markOf: async (file: Uint8Array) => `mark ${file.length}` }
  const upload = (file: { name?: string; bytes?: Uint8Array }, templateId: TemplateId = forms.card.id) =>
    uploadOwnForm(needs, company.id, templateId, { name: 'C:\\формы\\карточка.docx', bytes, ...file })
  expect(accepted(await upload({}))).toMatchObject({
    templateId: forms.card.id,
    fileName: 'карточка.docx',
    sha256: 'mark 8',
    size: 8,
  })
  expect((await ownForms.findInUse(company.id, forms.card.id))?.bytes).toEqual(bytes)
  expect(refusal(await upload({}, 1 as TemplateId))).toBe('not-found')
  expect(refusal(await upload({ name: ' ' }))).toBe('fileName: text/required')
  expect(refusal(await upload({ name: 'я'.repeat(201) }))).toBe('fileName: text/too-long')
  expect(refusal(await upload({ bytes: new Uint8Array(OWN_FORM_LIMIT + 1) }))).toBe(
    'file: own-form/too-large',
  )
  expect(refused(await upload({ bytes: new Uint8Array(OWN_FORM_LIMIT) }))).toEqual({
    code: 'fields',
    errors: [
      {
        field: 'file',
        code: 'server/said',
        said: describeOwnFormError({ code: 'own-form/not-docx', label: '', near: '' }),
      },
    ],
  })
})

test.each([
  ['own-form/not-docx', '', '', /^Это не документ/],
  ['own-form/damaged', '', '', /^Файл повреждён\. /],
  ['own-form/damaged', 'a.xml', '', /повреждён \(a\.xml\)/],
  ['own-form/unknown-placeholder', '{a}', '', /^«\{a\}».*Возьмите нужное/],
  ['own-form/unknown-placeholder', '{a}', '{b}', /Возможно, нужно \{b\}$/],
  ['own-form/unknown-filter', '{a}', '', /Возьмите нужное/],
  ['own-form/unknown-filter', '{a}', '{b}', /Возможно, нужно \{b\}$/],
  ['own-form/loop-unopened', '{/a}', '', /ничего не закрывает/],
  ['own-form/loop-unopened', '{/a}', '{/b}', /закрываться \{\/b\}/],
] as const)('%s (%s, %s) says what to do', (code, label, near, said) => {
  expect(describeOwnFormError({ code, label, near })).toMatch(said)
})
