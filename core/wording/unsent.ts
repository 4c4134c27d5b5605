import type { OfflineChange, UnsentChange } from '../incidents/offline/outbox.ts'
import type { Degree } from '../norms/accidents/degree.ts'
import { findStepName, findStepQuestion } from '../norms/accidents/investigation-steps.ts'
import type { LocalMoment } from '../shared/dates/local-moment.ts'
import { cutText } from '../shared/texts/cut.ts'
import { formatLocalMoment } from './incidents.ts'

const LONGEST_QUOTE = 120

/** What a change that waits on the device is; `degree` of its accident, null where that isn't known any more. */
export function describeUnsent(change: OfflineChange, degree: Degree | null): string {
  switch (change.is) {
    case 'record':
      return 'Новое происшествие'
    case 'mark':
      return `Отметка о выполнении: ${findStepName(change.step, degree)}`
    case 'answer':
      return `Ответ: ${findStepQuestion(change.step, degree) ?? change.step}`
    case 'note':
      return `Запись: ${cutQuote(change.text)}`
    case 'photo':
      return `Файл: ${change.name}`
  }
}

const cutQuote = (text: string): string =>
  text.length > LONGEST_QUOTE ? `${cutText(text, LONGEST_QUOTE)}…` : text

/** A mark or an answer: «выполнено 19.11.2026, 14:30», «да». */
export const describeValue = (is: 'mark' | 'answer', value: LocalMoment | boolean | null): string => {
  if (is === 'answer') return value === null ? 'ответа нет' : value ? 'да' : 'нет'
  return typeof value === 'string' ? `выполнено ${formatLocalMoment(value)}` : 'не выполнено'
}

/** What becomes of a change, in words that ask for nothing. */
export function describeUnsentState({ state }: Pick<UnsentChange, 'state'>): string {
  switch (state.is) {
    case 'waiting':
      if (state.sentAt !== null) return 'отправляется'
      return state.lostAt === null ? 'ждёт отправки' : 'ответа не было, отправится ещё раз'
    case 'conflict':
      return 'это изменил кто-то другой, выберите, что останется'
    case 'refused':
      return 'сервер не принял'
    case 'doubtful':
      return 'ответа не было больше суток: проверьте на странице происшествия, есть ли это там'
  }
}
