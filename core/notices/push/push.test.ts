import { describe, expect, test } from 'vitest'
import type { IncidentId } from '../../incidents/incident.ts'
import type { Instant } from '../../shared/dates/instant.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { LocalMoment } from '../../shared/dates/local-moment.ts'
import type { CompanyId, SessionId, UserId } from '../../shared/identity.ts'
import type { FeedKind, TitledNotice } from '../feed/feed-notice.ts'
import type { StepNotice } from '../notice.ts'
import { makePushJobs } from './push-jobs.ts'
import { findPushTurn } from './push-turn.ts'
import { showsSteps, wordPush, wordStepPushes } from './push-words.ts'

const today = '2026-11-20' as LocalDate
const yesterday = '2026-11-19' as LocalDate
/** Five in the morning in Greenwich is eight in Moscow. */
const at = (clock: string, day = today) => `${day}T${clock}:00.000Z` as Instant
const turn = (toldOn: LocalDate | null, now: Instant, hour = 8) =>
  findPushTurn({ hour }, 'Europe/Moscow', toldOn, now)

describe('the turn of someone’s devices', () => {
  test('comes once a day, at their hour by the clock of the company', () => {
    expect(turn(yesterday, at('04:59'))).toEqual({ told: null, toldOn: yesterday, dueAt: at('05:00') })
    expect(turn(yesterday, at('05:00'))).toMatchObject({
      told: { after: yesterday, today },
      toldOn: today,
      dueAt: at('05:00', '2026-11-21' as LocalDate),
    })
    expect(turn(today, at('05:01')).told).toBeNull()
  })

  test('begins with what comes after it was asked for', () => {
    expect(turn(null, at('04:59'))).toEqual({ told: null, toldOn: yesterday, dueAt: at('05:00') })
    expect(turn(null, at('05:00'))).toEqual({
      told: null,
      toldOn: today,
      dueAt: at('05:00', '2026-11-21' as LocalDate),
    })
  })

  test('is one for all days of a server that was away', () => {
    expect(turn('2026-11-10' as LocalDate, at('09:00')).told).toMatchObject({ after: '2026-11-10', today })
  })
})

const notice = (kind: FeedKind, changes: Partial<TitledNotice> = {}): TitledNotice => ({
  ...{ key: `${kind}/1`, kind, day: today, title: `О ${kind}`, content: 'Абрамова Анна: медосмотр' },
  ...{ path: `/${kind}`, read: false },
  ...changes,
})
const told = { after: yesterday, today }
const all = { unpushed: [] }
const quarry = { id: 3 as CompanyId, name: 'ООО «Карьер»' }

describe('what a device shows', () => {
  test('is one message of what is new and not read, and names no one', () => {
    const notices = (['overdue', 'entered', 'news', 'memos', 'employees'] as const).map((kind) =>
      notice(kind),
    )
    const old = [notice('acts', { day: yesterday }), notice('responsible', { read: true })]
    expect(wordPush([...old, ...notices], all, told, null)).toEqual({
      title: 'Охрана труда онлайн',
      body: 'О overdue: срок прошёл\nО entered: подходит срок\nНовость: О news\nИ ещё уведомлений: 2',
      path: '/notifications',
      tag: 'feed/2026-11-20',
    })
    expect(wordPush(old, all, told, null)).toBeNull()
  })

  test('is of the kinds alone that its person wants there', () => {
    const unpushed = ['memos', 'investigations'] as const
    expect(wordPush([notice('memos'), notice('acts')], { unpushed }, told, null)?.body).toBe('О acts')
    expect(wordPush([notice('memos')], { unpushed }, told, null)).toBeNull()
    expect([showsSteps({ unpushed }), showsSteps(all)]).toEqual([false, true])
  })

  test('of a single notice leads to what it is about, and says the company to whoever has several', () => {
    expect(wordPush([notice('memos')], all, told, quarry)).toMatchObject({
      title: 'ООО «Карьер»',
      body: 'О memos',
      path: '/memos?company=3',
      tag: 'feed/2026-11-20/3',
    })
    const three = [notice('memos'), notice('acts'), notice('employees')]
    expect(wordPush(three, all, told, null)?.body).toBe('О memos\nО acts\nО employees')
  })

  const step: StepNotice = {
    ...{ kind: 'incident-step', incidentId: 12 as IncidentId, step: 'medical-report' },
    ...{ state: 'due', endsAt: '2026-11-20T14:30' as LocalMoment },
  }

  test('of a step is when its term ends, and neither whom it is about nor what is to be done', () => {
    expect(wordStepPushes([step], null)).toEqual([
      {
        title: 'Охрана труда онлайн',
        body: 'Расследование: срок шага до 20.11.2026, 14:30',
        path: '/notifications/incident/12',
        tag: 'incident-step/12/medical-report/due/2026-11-20T14:30',
      },
    ])
    expect(wordStepPushes([{ ...step, state: 'overdue' }], quarry)).toMatchObject([
      {
        title: 'ООО «Карьер»',
        path: '/notifications/incident/12?company=3',
        tag: 'incident-step/12/medical-report/overdue/2026-11-20T14:30/3',
        body: 'Расследование: срок шага истёк 20.11.2026, 14:30',
      },
    ])
  })

  test('of all that is to be done at once after an accident is one', () => {
    const atOnce = (['first-aid', 'commission'] as const).map(
      (key): StepNotice => ({ ...step, step: key, state: 'at-once' }),
    )
    const other = { ...atOnce[0], incidentId: 13 as IncidentId } as StepNotice
    expect(wordStepPushes([...atOnce, other, step], null).map(({ body, tag }) => [body, tag])).toEqual([
      ...[12, 13].map((id) => [
        'Расследование: есть шаги, которые делают немедленно, с 20.11.2026, 14:30',
        `incident-step/${id}/all/at-once/2026-11-20T14:30`,
      ]),
      [expect.stringContaining('до 20.11.2026'), expect.stringContaining('/due/')],
    ])
  })

  test('is sent to each device by itself', () => {
    const [message] = wordStepPushes([step], null)
    if (!message) throw new Error('nothing is told')
    const devices = [7, 8].map((session) => ({ user: 5 as UserId, session: session as SessionId }))
    const companyId = 3 as CompanyId
    const jobs = makePushJobs({ companyId, devices, message, urgency: 'high', now: at('05:00') })
    expect(jobs).toEqual(
      devices.map((device) => ({
        companyId,
        key: `push/${device.session}/${message.tag}`,
        facts: { kind: 'send-push', ...device, message, urgency: 'high' },
        runAt: at('05:00'),
      })),
    )
  })
})
