import type { SomeWords } from './words-of.ts'

/** Papers that are sent by e-mail. */
export const sendingWords = {
  'sending/no-documents': 'Выберите документы, которые нужно отправить',
  'sending/too-many-documents': 'Выберите не больше 50 документов: столько помещается в одно письмо',
  'sending/annulled': 'Документ аннулирован, отправить его нельзя. Уберите его из выбранных',
  'sending/no-recipients': 'Укажите, кому отправить: адрес e-mail или работника',
  'sending/too-many-recipients': 'Укажите не больше 20 получателей. Остальным отправьте ещё одно письмо',
  'sending/no-address': 'У работника нет e-mail. Внесите его в карточку работника или укажите адрес здесь',
  'sending/too-large':
    'Документы вместе больше 15 МБ: такое письмо почтовые серверы не примут. Отправьте их несколькими письмами',
  'sending/too-many-today':
    'За сутки можно отправить 200 писем с документами, и их не останется. Отправьте остальное завтра',
} satisfies SomeWords
