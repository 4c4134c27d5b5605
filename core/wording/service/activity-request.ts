/** A request for an activity that the list does not have (заявка на актуальное направление). */
export const activityRequestWords = {
  title: 'Заявка на вид деятельности',
  intro: 'Назовите вид деятельности, которого нет в списке. Мы изучим его и ответим на e-mail.',
  name: 'Вид деятельности',
  consent: 'Отправляя заявку, вы соглашаетесь на обработку этих сведений, чтобы вам ответили.',
  privacy: 'Политика конфиденциальности',
  send: 'Отправить',
  close: 'Закрыть',
  optional: 'необязательно',
  thanks: 'Спасибо, заявка принята.',
  thanksHint: 'После рассмотрения вид деятельности появляется в списке.',
} as const

/** Milliseconds after which the thanks close by themselves. */
export const THANKS_CLOSE_AFTER = 5000
