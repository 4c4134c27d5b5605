import type { PushMessage } from '../../push/push-message.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { takeMomentDay, takeMomentTime } from '../../shared/dates/local-moment.ts'
import type { CompanyId } from '../../shared/identity.ts'
import { formatDate } from '../../wording/formats/dates.ts'
import type { FeedNotice, TitledNotice } from '../feed/feed-notice.ts'
import type { NoticeSettings } from '../feed/notice-settings.ts'
import { keyOf, type StepNotice } from '../notice.ts'
import { pathIn } from '../path-in.ts'

/** So many notices are told by their titles. */
const TOLD = 3

const SERVICE = 'Охрана труда онлайн'

/** The company that a notice is of, for whoever has several. */
export type NamedCompany = { readonly id: CompanyId; readonly name: string }

/** What one company tells takes no place of what another does. */
const tagIn = (tag: string, company: NamedCompany | null): string =>
  company === null ? tag : `${tag}/${company.id}`

/** What a member's devices show. */
type Shown = Pick<NoticeSettings, 'unpushed'>

/** Whether a member's devices show steps of investigations. */
export const showsSteps = ({ unpushed }: Shown): boolean => !unpushed.includes('investigations')

/** What devices show of the notices that have come about since a day and were not read: one message; null for none. */
export function wordPush(
  notices: readonly TitledNotice[],
  { unpushed }: Shown,
  { after, today }: { readonly after: LocalDate; readonly today: LocalDate },
  company: NamedCompany | null,
): PushMessage | null {
  const fresh = notices.filter(({ day, read, kind }) => !read && day > after && !unpushed.includes(kind))
  const [first] = fresh
  if (!first) return null
  const lines = fresh.slice(0, TOLD).map(wordLine)
  const rest = fresh.length - lines.length
  return {
    title: company?.name ?? SERVICE,
    body: [...lines, ...(rest > 0 ? [`И ещё уведомлений: ${rest}`] : [])].join('\n'),
    path: pathIn(fresh.length === 1 ? first.path : '/notifications', company?.id ?? null),
    tag: tagIn(`feed/${today}`, company),
  }
}

/** What a notice says in its second line may name people. */
const wordLine = ({ kind, title }: FeedNotice): string => {
  if (kind === 'overdue') return `${title}: срок прошёл`
  if (kind === 'entered') return `${title}: подходит срок`
  return kind === 'news' ? `Новость: ${title}` : title
}

/**
 * What devices show at once of steps whose term ends within a day, or has ended: neither whom they are about nor what is to be done. What is to
 * be done at once after an accident is one message.
 */
export function wordStepPushes(
  steps: readonly StepNotice[],
  company: NamedCompany | null,
): readonly PushMessage[] {
  const messages = steps.map((step): PushMessage => {
    const about = step.state === 'at-once' ? keyOf({ ...step, step: 'all' }) : keyOf(step)
    return {
      title: company?.name ?? SERVICE,
      body: `Расследование: ${wordState(step)}`,
      path: pathIn(`/notifications/incident/${step.incidentId}`, company?.id ?? null),
      tag: tagIn(about, company),
    }
  })
  return [...new Map(messages.map((message) => [message.tag, message])).values()]
}

function wordState({ endsAt, state }: StepNotice): string {
  const at = `${formatDate(takeMomentDay(endsAt))}, ${takeMomentTime(endsAt)}`
  if (state === 'at-once') return `есть шаги, которые делают немедленно, с ${at}`
  return state === 'overdue' ? `срок шага истёк ${at}` : `срок шага до ${at}`
}
