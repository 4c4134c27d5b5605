import type { SomeWords } from './words-of.ts'

/** What the register of the trained would refuse, and answers that are not taken. */
export const registryWords = {
  'registry/registered': 'Запись уже есть в реестре: номер внесён',
  'registry/awaited': 'Запись уже в наборе, на который нет ответа. Внесите ответ или отмените набор',
  'registry/too-early': 'Реестр принимает проверки знания с 1 марта 2023 года',
  'registry/program-unknown': 'Такой программы в реестре нет. Выберите программу из списка',
  'registry/protocol-missing': 'Нет номера протокола. Введите его',
  'registry/snils-missing':
    'Нет СНИЛС. Внесите его в карточку работника, для иностранца введите его документ',
  'registry/citizenship-missing': 'Введите гражданство',
  'registry/twice': 'Такая запись уже есть в этом наборе: тот же работник, программа, дата и протокол',
  'registry/snils-shared':
    'Тот же СНИЛС у другого работника этого набора. Исправьте его в карточке того, чей он не',
  'registry/none-chosen': 'Выберите хотя бы одну проверку знания',
  'registry/too-many': 'В наборе не больше 20 000 записей. Разделите его',
  'registry/answer-of-others':
    'В ответе нет записей этого набора. Проверьте, тот ли это файл и та ли организация',
  'registry/answer-unclear':
    'Строка подходит к нескольким записям. Добавьте в неё программу или номер протокола',
  'registry/number-differs': 'У записи уже другой номер. Ответ не внесён, сверьте его с реестром',
  'registry/number-repeated': 'Один номер дан двум записям. Ответ не внесён, сверьте его с реестром',
} satisfies SomeWords
