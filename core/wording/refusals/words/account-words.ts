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
  'password/repeat-differs': 'Пароли не совпадают. Введите пароль ещё раз',
  'auth/wrong-credentials': 'Неверный e-mail или пароль',
  'auth/refresh-refused': 'Время входа истекло. Войдите ещё раз',
  'refresh/unknown': 'Время входа истекло. Войдите ещё раз',
  'refresh/expired': 'Время входа истекло. Войдите ещё раз',
  'refresh/reused': 'Вход завершён ради безопасности. Войдите ещё раз',
  'auth/too-many-attempts': ({ seconds }) =>
    `Слишком много попыток входа. Повторите ${describeWait(seconds)}`,
} satisfies SomeWords
