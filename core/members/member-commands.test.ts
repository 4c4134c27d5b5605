import { describe, expect, test } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import { answers, hidden, of, reader, signed } from '../../tests/commands/known-members.ts'
import { instant, mining, someDepartment } from '../../tests/examples.ts'
import type { MailId, UserId } from '../shared/identity.ts'
import { accept } from './accept.ts'
import { changeMember } from './change-member.ts'
import { handOver } from './hand-over.ts'
import { invite } from './invite.ts'
import type { KeptInvitation } from './member.ts'
import { leave, removeMember } from './remove-member.ts'
import { withdraw } from './withdraw.ts'

const [owner, other] = [1 as UserId, 2 as UserId]
const expiresAt = instant('2026-11-27T10:00:00Z')
const invitation: KeptInvitation = {
  ...{ companyId: mining, tokenHash: 'ab', email: 'new@example.org', ...reader },
  ...{ invited: signed, expiresAt, acceptedBy: null },
}
const codeOf = (outcome: { readonly ok: boolean; readonly error?: unknown }) => outcome.error

describe('inviting', () => {
  const invited = (details: Readonly<Record<string, unknown>>, link: string | null = null, by = owner) =>
    followInCompany(
      invite.run({ ...of, details, tokenHash: 'ab', expiresAt, link }, { ...signed, by }),
      answers(),
    )

  test('keeps the hash of the link with what the person shall be, and says it in the journal', () => {
    const outcome = invited({ email: 'new@example.org', role: 'reader' })
    expect(outcome).toMatchObject({ ok: true, value: { answer: invitation } })
    expect(outcome.ok && outcome.value.writes).toMatchObject([
      { kind: 'invitations', rows: [invitation] },
      { kind: 'mails', rows: [] },
      { kind: 'jobs', rows: [] },
      {
        rows: [
          {
            command: 'members/invite',
            changes: [{ record: 'invitation', ids: [], before: null, after: reader }],
          },
        ],
      },
    ])
  })

  test('writes the mail with the link where the service knows its own address', () => {
    const outcome = invited({ email: 'new@example.org', role: 'reader' }, 'https://ohrana.example/x')
    expect(outcome.ok && outcome.value.writes.slice(1, 3)).toMatchObject([
      {
        kind: 'mails',
        rows: [
          {
            ...{ id: 'mail', companyId: mining, about: 'invitation', to: 'new@example.org' },
            ...{ goodUntil: expiresAt, enteredAt: signed.at },
            subject: 'Приглашение — Охрана труда онлайн',
            text: expect.stringMatching(
              /ООО «Карьер».*Наблюдатель.*\nhttps:\/\/ohrana\.example\/x\n.*7 дней/s,
            ),
          },
        ],
      },
      { kind: 'jobs', rows: [{ facts: { kind: 'send-awaited-mail', mailId: 'mail' as MailId } }] },
    ])
  })

  test('wants an e-mail and a role, tells all that is wrong, and no one who is there', () => {
    const codesOf = (details: Readonly<Record<string, unknown>>) => {
      const outcome = invited(details)
      return outcome.ok ? null : outcome.error
    }
    expect(codesOf({ email: '', role: 'owner' })).toMatchObject({
      errors: [
        { field: 'email', code: 'email/required' },
        { field: 'role', code: 'choice/unknown' },
      ],
    })
    expect(codesOf({ email: 'x', role: 'reader' })).toMatchObject({
      errors: [{ field: 'email', code: 'email/invalid' }],
    })
    expect(codesOf({ email: 'new@example.org', role: 'head', departments: [5] })).toMatchObject({
      errors: [{ field: 'departments', code: 'department/unknown' }],
    })
    expect(codesOf({ email: 'new@example.org', role: 'head', departments: ['first'] })).toMatchObject({
      errors: [{ field: 'departments', code: 'department/unknown' }],
    })
    expect(codesOf({ email: 'OWNER@example.org', role: 'reader' })).toEqual({ code: 'member/already' })
    const gone = invited({ email: 'new@example.org', role: 'reader' }, null, other)
    expect(codeOf(gone)).toEqual({ code: 'not-found' })
  })

  test('a head leads departments that the company has, each told once', () => {
    const outcome = invited({ email: 'new@example.org', role: 'head', departments: [1, 1] })
    expect(outcome).toMatchObject({ value: { answer: { role: 'head', departments: [someDepartment] } } })
  })
})

describe('an invitation', () => {
  const accepted = (known: Parameters<typeof answers>[0], by: UserId = 3 as UserId) =>
    followInCompany(accept.run({ ...of, tokenHash: 'ab' }, { ...signed, by }), answers(known))

  test('lets in whom it is for, as it says, and opens the company', () => {
    const outcome = accepted({ invitation, email: 'new@example.org' })
    const entered = { ...signed, by: 3 }
    expect(outcome).toMatchObject({ value: { answer: null } })
    expect(outcome.ok && outcome.value.writes).toMatchObject([
      { kind: 'invitations', rows: [{ ...invitation, acceptedBy: 3 }] },
      { kind: 'new-members', rows: [{ ...of, user: 3, as: reader, entered }] },
      { kind: 'opened-companies', rows: [{ user: 3, companyId: mining }] },
      {
        rows: [
          {
            command: 'members/accept',
            changes: [{ record: 'member', ids: [3], before: null, after: reader }],
          },
        ],
      },
    ])
  })

  test('is refused once it is taken back, used, over, another’s, or needless', () => {
    const late = { ...invitation, expiresAt: instant('2026-11-20T09:59:59Z') }
    const email = 'new@example.org'
    expect(codeOf(accepted({ invitation: null, email }))).toEqual({ code: 'invitation/unknown' })
    expect(codeOf(accepted({ invitation: { ...invitation, acceptedBy: other }, email }))).toEqual({
      code: 'invitation/spent',
    })
    expect(codeOf(accepted({ invitation: late, email }))).toEqual({ code: 'invitation/expired' })
    expect(codeOf(accepted({ invitation, email: 'finder@example.org' }))).toEqual({
      code: 'invitation/of-another',
    })
    expect(codeOf(accepted({ invitation, email }, other))).toEqual({ code: 'member/already' })
    for (const by of [other, 9 as UserId])
      expect(codeOf(accepted({ invitation: { ...invitation, invited: { ...signed, by } }, email }))).toEqual({
        code: 'invitation/unknown',
      })
  })

  test('is taken back by its e-mail', () => {
    const outcome = followInCompany(withdraw.run({ ...of, email: 'new@example.org' }, signed), answers())
    expect(outcome).toMatchObject({ value: { answer: null } })
    expect(outcome.ok && outcome.value.writes).toMatchObject([
      { kind: 'withdrawn-invitations', rows: [{ ...of, email: 'new@example.org' }] },
      {
        rows: [
          {
            command: 'members/withdraw-invitation',
            changes: [{ record: 'invitation', ids: [], before: {}, after: null }],
          },
        ],
      },
    ])
  })
})

describe('a member', () => {
  const specialist = { role: 'specialist', departments: [], granted: [] }
  const before = { role: 'head', departments: [someDepartment], granted: [hidden] }

  test('has other rights, with what they were in the journal', () => {
    const change = (user: UserId, details: Readonly<Record<string, unknown>>) =>
      followInCompany(changeMember.run({ ...of, user, details }, signed), answers())
    const outcome = change(other, { role: 'reader' })
    expect(outcome).toMatchObject({ value: { answer: null } })
    expect(outcome.ok && outcome.value.writes).toMatchObject([
      { kind: 'changed-members', rows: [{ ...of, user: other, as: reader }] },
      {
        rows: [
          {
            command: 'members/change',
            changes: [{ record: 'member', ids: [other], before, after: reader }],
          },
        ],
      },
    ])
    const led = change(other, { role: 'head', departments: [someDepartment] })
    expect(led.ok && led.value.writes).toMatchObject([
      { rows: [{ as: { departments: [someDepartment] } }] },
      {},
    ])
    expect(codeOf(change(9 as UserId, { role: 'reader' }))).toEqual({ code: 'not-found' })
    expect(codeOf(change(owner, { role: 'reader' }))).toEqual({ code: 'member/last-owner' })
    expect(codeOf(change(other, { role: 'owner' }))).toMatchObject({ errors: [{ field: 'role' }] })
  })

  test('is removed with the link that let them in, or leaves; the last owner does neither', () => {
    const writes = [
      { kind: 'removed-members', rows: [{ ...of, user: other }] },
      { kind: 'withdrawn-invitations', rows: [{ ...of, email: 'head@example.org' }] },
    ]
    const changes = [{ record: 'member', ids: [other], before, after: null }]
    const removed = followInCompany(removeMember.run({ ...of, user: other }, signed), answers())
    expect(removed).toMatchObject({ value: { answer: null } })
    expect(removed.ok && removed.value.writes).toMatchObject([
      ...writes,
      { rows: [{ command: 'members/remove', changes }] },
    ])
    const left = followInCompany(leave.run(of, { ...signed, by: other }), answers())
    expect(left.ok && left.value.writes).toMatchObject([
      ...writes,
      { rows: [{ command: 'members/leave', changes }] },
    ])
    for (const refused of [
      followInCompany(removeMember.run({ ...of, user: owner }, signed), answers()),
      followInCompany(leave.run(of, signed), answers()),
    ])
      expect(codeOf(refused)).toEqual({ code: 'member/last-owner' })
    const unknown = followInCompany(removeMember.run({ ...of, user: 9 as UserId }, signed), answers())
    expect(codeOf(unknown)).toEqual({ code: 'not-found' })
  })

  test('gets the company handed over; whoever was its owner stays as a specialist', () => {
    const hand = (user: UserId) =>
      followInCompany(handOver.run({ ...of, user }, signed), answers({ email: 'head@example.org' }))
    const outcome = hand(other)
    expect(outcome).toMatchObject({ value: { answer: null } })
    const ownership = { role: 'owner', departments: [], granted: [] }
    expect(outcome.ok && outcome.value.writes).toMatchObject([
      {
        kind: 'changed-members',
        rows: [
          { ...of, user: other, as: ownership },
          { ...of, user: owner, as: specialist },
        ],
      },
      { kind: 'withdrawn-invitations-by', rows: [{ ...of, user: owner }] },
      {
        rows: [
          {
            command: 'members/hand-over',
            changes: [
              { record: 'member', ids: [other], before: { role: 'head' }, after: { role: 'owner' } },
              { record: 'member', ids: [owner], before: { role: 'owner' }, after: { role: 'specialist' } },
            ],
          },
        ],
      },
    ])
    for (const user of [owner, 9 as UserId]) expect(codeOf(hand(user))).toEqual({ code: 'not-found' })
  })
})
