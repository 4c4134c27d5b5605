import { describeWait } from '../wait.ts'
import type { SomeWords } from '../words-of.ts'

/** Signing in and up, and passwords. */
export const accountWords = {
  'email/taken': 'Этот e-mail уже зарегистрирован. Войдите или укажите другой',
  'password/required': 'Введите пароль',
  'password/too-short': 'Придумайте пароль не короче 10 символов',
  'password/too-long': 'Придумайте пароль не длиннее 200 символов',
  'password/common': 'Этот пароль есть в списках самых частых, его подберут первым. Придумайте другой',
  'password/own-email': 'Пароль повторяет ваш e-mail. Придумайте другой',
  'password/product-name': 'Пароль повторяет название сервиса. Придумайте другой',
  'password/wrong': 'Это не ваш нынешний пароль. Введите его ещё раз',
  'code/unknown': 'Код не подходит: он уже использован, устарел или набран с ошибкой. Запросите новый',
  'password/repeat-differs': 'Пароли не совпадают. Введите пароль ещё раз',
  'auth/wrong-credentials': 'Неверный e-mail или пароль',
  'auth/refresh-refused': 'Время входа истекло. Войдите ещё раз',
  'refresh/unknown': 'Время входа истекло. Войдите ещё раз',
  'refresh/expired': 'Время входа истекло. Войдите ещё раз',
  'refresh/reused': 'Вход завершён ради безопасности. Войдите ещё раз',
  'auth/too-many-attempts': ({ seconds }) =>
    `Слишком много попыток входа. Повторите ${describeWait(seconds)}`,
  'member/last-owner': 'Вы последний владелец организации. Сначала передайте её другому участнику',
  'member/already': 'У этого человека уже есть доступ к организации',
  'invitation/unknown': 'Приглашение не найдено: его отозвали или заменили новым. Попросите новую ссылку',
  'invitation/spent': 'Приглашение уже использовано. Попросите новую ссылку',
  'invitation/expired': 'Срок приглашения истёк: оно действует 7 дней. Попросите новую ссылку',
  'invitation/of-another':
    'Это приглашение для другого e-mail. Выйдите и войдите под тем, на который оно пришло, или попросите владельца пригласить вас на ваш',
} satisfies SomeWords
