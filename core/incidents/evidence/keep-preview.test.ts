import { expect, test } from 'vitest'
import {
  answers,
  codeOf,
  content,
  details,
  id,
  photo,
  signed,
} from '../../../tests/commands/known-evidence.ts'
import { mining } from '../../../tests/examples.ts'
import { aPicture } from '../../../tests/pictures.ts'
import { follow } from '../../commands/follow.ts'
import type { UserId } from '../../shared/identity.ts'
import { type Evidence, PREVIEW_LIMIT, PREVIEW_SIDE } from './evidence.ts'
import { keepPreview } from './keep-preview.ts'

const previewed = (small: Uint8Array, evidence: Evidence | null = photo) =>
  follow(
    keepPreview.run({ companyId: mining, id, picture: { bytes: small, sha256: 'cd' } }, signed),
    answers({ evidence }),
  )

test('the small picture is kept once, from whoever sent the file', () => {
  const small = aPicture('small')
  const preview = { sha256: 'cd', size: small.length }
  const outcome = previewed(small)
  expect(outcome).toMatchObject({ ok: true, value: { answer: { content: { ...content, preview } } } })
  expect(outcome.ok && outcome.value.writes).toMatchObject([
    { kind: 'files', rows: [{ companyId: mining, sha256: 'cd', bytes: small }] },
    { kind: 'evidence-previews', rows: [{ companyId: mining, id, preview }] },
    {
      rows: [
        { changes: [{ record: 'evidence', ids: [id], before: { preview: null }, after: { preview: 'cd' } }] },
      ],
    },
  ])
  const kept = { ...photo, content: { ...content, preview } }
  expect(previewed(aPicture('other'), kept)).toMatchObject({ ok: true, value: { writes: [], answer: kept } })
  expect(codeOf(previewed(aPicture('', PREVIEW_LIMIT)))).toBeNull()
  expect(codeOf(previewed(aPicture('', 0, PREVIEW_SIDE)))).toBeNull()
})

test.each<[string, Uint8Array, Evidence | null, string]>([
  ['of nothing', aPicture(), null, 'not-found'],
  ['of another’s file', aPicture(), { ...photo, enteredBy: 77 as UserId }, 'not-found'],
  ['of an address', aPicture(), { ...photo, content: { is: 'link', url: details.url } }, 'not-found'],
  ['that is too large', aPicture('', PREVIEW_LIMIT + 1), photo, 'evidence/too-large'],
  ['that unfolds into too much', aPicture('', 0, PREVIEW_SIDE + 1), photo, 'evidence/not-recognised'],
  ['that is no JPEG', new TextEncoder().encode('%PDF-1.7'), photo, 'evidence/not-recognised'],
])('a small picture is refused %s', (_, small, evidence, code) => {
  expect(codeOf(previewed(small, evidence))).toBe(code)
})
